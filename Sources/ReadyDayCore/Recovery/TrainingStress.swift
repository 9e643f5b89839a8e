/// The unit of training load.
public enum TrainingScale: String, Equatable, CaseIterable, Sendable, Coded {
  /// WHOOP's strain of one day, 0…21, which is never added up.
  case strain
  /// Minutes, each multiplied by the number of its heart rate zone (Edwards 1993).
  case zoneMinutes = "zone_minutes"
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
    let amounts = stress.filter { $0.date == date }.map(\.amount)
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
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
    return Double(Int(truncating: tenths.held(in: 5...9)) - 4).held(in: 1...5)
  }
}

extension Activity {
  /// Whether the activity is usually light, for workouts without a heart rate.
  fileprivate var isGentle: Bool { category == .mindBody || category == .recovery }
}
