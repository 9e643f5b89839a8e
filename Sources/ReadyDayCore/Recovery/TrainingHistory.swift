/// How hard yesterday and the last week were for the user.
///
/// A day is hard if it reaches the 80th percentile of the 60 days before yesterday, and the least that
/// is hard for anybody. A day without data is unknown and does not count as rest.
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
    let limit =
      before.count >= Self.daysNeeded
      ? before.percentile(Self.percentile).map { max($0, scale.leastHard) } : nil
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

package struct TrainingWeek: Equatable, Sendable {
  package let running: Int
  package let strength: Int
  /// The number of known days without training; a walk or a massage is not training.
  package let rest: Int
  /// Whether the last 28 days have a workout; otherwise workouts may not be recorded.
  package let isKnown: Bool
  /// The number of days with data; the others may be rest or not recorded.
  package var knownDays = length

  package static let length = 7

  package static let unknown = TrainingWeek(
    running: 0, strength: 0, rest: 0, isKnown: false, knownDays: 0)
}

extension Measurements {
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    let week = (1...TrainingWeek.length).compactMap { back -> [Activity]? in
      let day = date.advanced(by: -back)
      let activities = workouts(on: day...day).map(\.activity)
      let isKnown = self[day.advanced(by: 1)] != nil || back == 1 && self[day] != nil
      return activities.isEmpty && !isKnown ? nil : activities
    }
    let month = date.advanced(by: -28)...date.advanced(by: -1)
    return TrainingWeek(
      running: week.count { $0.contains { $0 == .running || $0 == .trailRunning } },
      strength: week.count { $0.contains { $0.category == .strength } },
      rest: week.count { $0.allSatisfy { $0.category == .recovery } },
      isKnown: !workouts(on: month).isEmpty, knownDays: week.count)
  }
}

/// The unit of training load.
public enum TrainingScale: String, Equatable, CaseIterable, Sendable, Coded {
  /// WHOOP's strain of one day, 0…21, which is never added up.
  case strain
  /// Minutes, each multiplied by the number of its heart rate zone (Edwards 1993).
  case zoneMinutes = "zone_minutes"

  /// Below this no day is hard: WHOOP calls strain under 10 light, and 60 is half an hour in zone 2.
  var leastHard: Double { self == .strain ? 10 : 60 }
}

/// The load of some workouts in zone minutes.
///
/// Strain is logarithmic and cannot be added up: 14 is more than twice the load of 10, and two
/// walks would equal a race. Zone minutes come from the minutes in each zone, or else from length
/// and mean heart rate, or else from length alone.
struct TrainingStress {
  private let stress: [(date: LocalDate, amount: Double)]

  init(of workouts: [WorkoutRecord]) {
    let highest = workouts.compactMap(\.maximumHeartRate).max()
    stress = workouts.map { ($0.date, $0.zoneWeightedMinutes(highest: highest)) }
  }

  /// The load of the workouts begun on or after `date`.
  func sum(since date: LocalDate) -> Double {
    stress.reduce(0) { $0 + ($1.date >= date ? $1.amount : 0) }
  }

  /// The load of the workouts begun on `date`; nil if there were none.
  func sum(on date: LocalDate) -> Double? {
    stress.filter { $0.date == date }.map(\.amount).total
  }
}

extension WorkoutRecord {
  /// Minutes times zone number: 1 from 50 % of the `highest` heart rate, 1 more for every 10 %
  /// (Edwards 1993; validated against rated effort by Foster and others, 2001).
  func zoneWeightedMinutes(highest: Double?) -> Double {
    if let zoneMinutes {
      return zoneMinutes.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    }
    return (movingMinutes ?? span.minutes) * zone(highest: highest)
  }

  /// The zone of the mean heart rate, at least 1, because a low mean can hide harder minutes.
  private func zone(highest: Double?) -> Double {
    guard let averageHeartRate, let highest, highest > 0 else { return activity.isGentle ? 1 : 2 }
    let tenths = averageHeartRate / highest * 10
    return Double(Int(truncating: tenths.clamped(to: 5...9)) - 4).clamped(to: 1...5)
  }
}

extension Activity {
  /// Whether the activity is usually light, for workouts without a heart rate.
  fileprivate var isGentle: Bool { category == .mindBody || category == .recovery }
}
