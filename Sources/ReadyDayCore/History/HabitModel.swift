/// One question asked of a year: what recovery was on the mornings after days that had something, next to those after
/// days that had not.
///
/// Yₙ₊₁ = b₀ + b₁·E + b₂·(Rₙ − 60) + b₃·[weekend] + b₄·[Monday] + b₅·time, where Rₙ is recovery on the morning of the
/// day itself. Without it, whoever goes out when they feel well seems to be harmed by going out: regression to the mean
/// (Barnett and others, International Journal of Epidemiology 34:215, 2005). The night between stays out of it: what a
/// day does to the next morning, it does through the night.
struct HabitModel: Hashable, Sendable {
  /// By day number: settled recovery, 0…100.
  let recovery: [Int: Double]
  /// By day number: whether the day had it; without those of which that is not known.
  let exposed: [Int: Bool]
  /// The mornings that count.
  let mornings: ClosedRange<Int>

  /// The days that count, in order, each with what it had.
  var pairs: [(day: Int, isExposed: Bool)] {
    (mornings.lowerBound - 1...mornings.upperBound - 1).compactMap { day in
      guard recovery[day] != nil, recovery[day + 1] != nil else { return nil }
      return exposed[day].map { (day, $0) }
    }
  }

  /// What is asked about; nil if the controls leave it open.
  var answer: Regression? {
    let days = pairs.map(\.day)
    return fit(days) {
      recovery[$0 + 1]
    } before: {
      recovery[$0]
    } with: { _ in
      nil
    }
  }

  /// The same one day earlier, when the day cannot have had any effect yet: recovery on its own morning (a negative
  /// control; Lipsitch and others, Epidemiology 21:383, 2010). Whether the day before had it as well is held fixed, or
  /// what comes in a row would condemn itself.
  var control: Regression? {
    let days = pairs.map(\.day).filter { recovery[$0 - 1] != nil && exposed[$0 - 1] != nil }
    return fit(days, shift: -1) {
      recovery[$0]
    } before: {
      recovery[$0 - 1]
    } with: {
      exposed[$0 - 1].map { $0 ? 1 : 0 }
    }
  }

  /// - Parameter shift: how many days later than the morning after each day the outcome is.
  private func fit(
    _ days: [Int], shift: Int = 0, _ outcome: (Int) -> Double?, before: (Int) -> Double?,
    with other: (Int) -> Double?
  ) -> Regression? {
    let middle = Double((days.first ?? 0) + (days.last ?? 0)) / 2
    func column(_ value: (Int) -> Double) -> [Double] { days.map(value) }
    let weekdays = days.map { LocalDate(dayNumber: $0 + 1 + shift).weekday }
    return Regression(
      days.map { outcome($0) ?? 0 },
      on: [
        column { exposed[$0] == true ? 1 : 0 }, column { (before($0) ?? 0) - Self.centre },
        weekdays.map { $0.isWeekend ? 1 : 0 }, weekdays.map { $0 == .monday ? 1 : 0 },
        column { (Double($0) - middle) / Self.quarter }, column { other($0) ?? 0 },
      ], days: days)
  }

  /// Percent.
  private static let centre = 60.0
  /// Days.
  private static let quarter = 90.0
}

extension HabitModel {
  /// How many days there are of each kind, and in how many weeks.
  struct Count: Hashable, Sendable {
    let pairs: Int
    let exposed: Int
    let weeks: Int

    var others: Int { pairs - exposed }

    /// Whether it may be asked at all.
    var isEnough: Bool {
      exposed >= Self.daysNeeded && others >= Self.daysNeeded && pairs >= Self.pairsNeeded
        && weeks >= Self.weeksNeeded
    }

    static let daysNeeded = 15
    static let pairsNeeded = 60
    static let weeksNeeded = 6
  }

  var count: Count {
    let pairs = pairs
    let exposed = pairs.filter(\.isExposed).map(\.day)
    let weeks = Set(exposed.map { LocalDate(dayNumber: $0).onOrBefore(.monday) })
    return Count(pairs: pairs.count, exposed: exposed.count, weeks: weeks.count)
  }
}
