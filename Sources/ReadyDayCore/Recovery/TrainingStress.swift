/// What training is counted in.
public enum TrainingScale: String, Hashable, CaseIterable, Sendable {
  /// WHOOP's strain, 0…21: of a day, never of several workouts together.
  case strain
  /// Minutes, each times the number of its heart rate zone (Edwards 1993).
  case zoneMinutes = "zone_minutes"
}

/// How much some workouts asked, in zone minutes.
///
/// Never in strain: it is logarithmic, 14 stands for more than twice the load of 10, so that a sum of it makes two
/// walks as much as a race. Zone minutes come from the minutes in each zone where they are known, else from the length
/// of the workout and its mean heart rate, else from its length alone.
struct TrainingStress {
  private let stress: [(date: LocalDate, amount: Double)]

  init(of workouts: [WorkoutRecord]) {
    let highest = workouts.compactMap(\.maximumHeartRate).max()
    stress = workouts.map { ($0.date, $0.zoneWeightedMinutes(highest: highest)) }
  }

  /// Of the workouts begun on `date` or after it.
  func sum(since date: LocalDate) -> Double {
    stress.reduce(0) { $0 + ($1.date >= date ? $1.amount : 0) }
  }

  /// Of the workouts begun on `date`; nil without one.
  func sum(on date: LocalDate) -> Double? {
    let amounts = stress.filter { $0.date == date }.map(\.amount)
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
  }
}

extension WorkoutRecord {
  /// Minutes times zone number: 1 from 50 % of the highest heart rate, then one more for every 10 %
  /// (Edwards 1993; compared with ratings of effort by Foster and others, 2001).
  ///
  /// - Parameter highest: the highest heart rate in any of the workouts compared; nil when unknown.
  func zoneWeightedMinutes(highest: Double?) -> Double {
    if let zoneMinutes {
      return zoneMinutes.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    }
    return trainedMinutes * zone(highest: highest)
  }

  /// The zone its mean heart rate lies in, at least 1: a mean below that hides harder minutes.
  private func zone(highest: Double?) -> Double {
    guard let averageHeartRate, let highest, highest > 0 else { return activity.isGentle ? 1 : 2 }
    let tenths = averageHeartRate / highest * 10
    return Double(Int(tenths.held(in: 5...9)) - 4).held(in: 1...5)
  }
}

extension Activity {
  /// Whether it is usually light, where nothing was measured of it.
  fileprivate var isGentle: Bool { category == .mindBody || category == .recovery }
}
