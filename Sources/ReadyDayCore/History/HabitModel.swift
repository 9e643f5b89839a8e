/// One question about a year: the outcome on mornings after days with and without an exposure.
///
/// Yₙ₊₁ = b₀ + b₁·E + b₂·Yₙ + b₃·[weekend] + b₄·[Monday] + b₅·time, where Yₙ is the outcome on the
/// morning of the day itself. Without Yₙ, people who go out when they feel well would seem to be
/// harmed by going out: regression to the mean (Barnett and others, International Journal of
/// Epidemiology 34:215, 2005). Values of the night are left out, because a day affects the next
/// morning through the night.
struct HabitModel: Equatable, Sendable {
  let outcome: HabitOutcome
  /// Whether each day, by its number, had the exposure. Unknown days are missing.
  let exposed: [Int: Bool]
  /// The usable days in date order, each with its exposure.
  let pairs: [Pair]

  struct Pair: Equatable, Sendable {
    let day: Int
    let isExposed: Bool
  }

  init(outcome: HabitOutcome, exposed: [Int: Bool], mornings: ClosedRange<Int>) {
    (self.outcome, self.exposed) = (outcome, exposed)
    pairs = (mornings.lowerBound - 1...mornings.upperBound - 1).compactMap { day in
      guard outcome.values[day] != nil, outcome.values[day + 1] != nil else { return nil }
      return exposed[day].map { Pair(day: day, isExposed: $0) }
    }
  }

  /// Nil if the controls leave no independent variation.
  var answer: Regression? { fit(pairs.map(\.day)) { _ in nil } }

  /// A negative control (Lipsitch and others, Epidemiology 21:383, 2010).
  ///
  /// A day cannot have affected its own morning. The control adjusts for the exposure of the day
  /// before; otherwise runs of exposed days would discredit themselves.
  var control: Regression? {
    let days = pairs.map(\.day).filter { outcome.values[$0 - 1] != nil && exposed[$0 - 1] != nil }
    return fit(days, shift: -1) { exposed[$0 - 1].map { $0 ? 1 : 0 } }
  }

  /// - Parameter shift: the number of days from the morning after each day to the outcome.
  private func fit(_ days: [Int], shift: Int = 0, with other: (Int) -> Double?) -> Regression? {
    let middle = Double((days.first ?? 0) + (days.last ?? 0)) / 2
    func column(_ value: (Int) -> Double) -> [Double] { days.map(value) }
    let weekdays = days.map { LocalDate(dayNumber: $0 + 1 + shift).weekday }
    return Regression(
      column { outcome.values[$0 + 1 + shift] ?? 0 },
      on: [
        column { exposed[$0] == true ? 1 : 0 }, column { outcome.values[$0 + shift] ?? 0 },
        weekdays.map { $0.isWeekend ? 1 : 0 }, weekdays.map { $0 == .monday ? 1 : 0 },
        column { (Double($0) - middle) / Self.quarter }, column { other($0) ?? 0 },
      ], days: days)
  }

  /// In days.
  private static let quarter = 90.0

  struct Count: Equatable, Sendable {
    let pairs: Int
    let exposed: Int
    let weeks: Int

    var others: Int { pairs - exposed }

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

/// The value that mornings are compared by: one number for each morning.
package struct HabitOutcome: Equatable, Sendable {
  package enum Name: String, Equatable, Coded {
    /// 0…100, once the wearable is calibrated.
    case recovery
    /// 1…5, as reported in the morning.
    case feeling = "feel"
  }

  package let name: Name
  /// Values by day number. Mornings without a value are missing.
  let values: [Int: Double]
}

extension HabitOutcome {
  /// - Parameter value: the value on a day's own morning; nil if unknown.
  package init(_ name: Name, of days: some Sequence<HistoryDay>, _ value: (HistoryDay) -> Double?) {
    let known = days.compactMap { day in value(day).map { (day.date.dayNumber, $0) } }
    self.init(name: name, values: Dictionary(uniqueKeysWithValues: known))
  }
}

extension HabitOutcome.Name {
  var step: Double { self == .recovery ? 1 : 0.1 }

  /// Differences up to this size hardly matter: a third of the variation between mornings.
  var small: Double { self == .recovery ? 6 : 0.3 }
}
