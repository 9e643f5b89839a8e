/// How hard yesterday and the last week were for the user.
///
/// A day is hard if it reaches the 80th percentile of the 60 days before yesterday. A day without
/// data is unknown and does not count as rest.
public struct TrainingHistory: Equatable, Sendable {
  public let scale: TrainingScale
  /// Yesterday's load on ``scale``; nil if unknown.
  public let yesterday: Double?
  /// A day with at least this value is hard; nil if fewer than 20 of the 60 days are known.
  public let hardFrom: Double?
  /// How many of the 60 days before yesterday are known.
  public let days: Int
  /// How many of the last 7 days were hard, yesterday included; 0 if ``hardFrom`` is nil.
  public let hardDays: Int
  /// How many of the last 7 days are known.
  public let weekDays: Int
  /// The latest hard day of the last 61; nil if there is none.
  public let lastHardDay: LocalDate?

  /// Nil if no day is known.
  init?(before date: LocalDate, on scale: TrainingScale, _ amount: (LocalDate) -> Double?) {
    let known = (1...Self.span).compactMap { days -> (date: LocalDate, amount: Double)? in
      let day = date.advanced(by: -days)
      return amount(day).map { (date: day, amount: $0) }
    }
    guard !known.isEmpty else { return nil }
    let yesterday = date.advanced(by: -1)
    let before = known.filter { $0.date < yesterday }.map(\.amount)
    let limit = before.count >= Self.daysNeeded ? before.percentile(Self.percentile) : nil
    let hard = known.filter { day in limit.map { day.amount >= $0 } == true }.map(\.date)
    self.scale = scale
    self.yesterday = amount(yesterday)
    hardFrom = limit
    days = before.count
    let week = date.advanced(by: -Self.week)
    (hardDays, weekDays) = (hard.count { $0 >= week }, known.count { $0.date >= week })
    lastHardDay = hard.max()
  }

  /// The days compared: yesterday, and the 60 days before it.
  static let span = 61
  static let week = 7
  /// How many of the 60 days must be known.
  package static let daysNeeded = 20
  package static let percentile = 80.0

  /// Nil if yesterday or ``hardFrom`` is unknown.
  public var wasHardYesterday: Bool? {
    guard let yesterday, let hardFrom else { return nil }
    return yesterday >= hardFrom
  }
}

extension Measurements {
  /// Zone minutes of the days before `date`; a day without a workout may be rest or not recorded.
  func training(before date: LocalDate) -> TrainingHistory? {
    let stress = TrainingStress(
      of: workouts(on: date.advanced(by: -TrainingHistory.span)...date.advanced(by: -1)))
    return TrainingHistory(before: date, on: .zoneMinutes) { stress.sum(on: $0) }
  }
}
