/// How long and how far one sport was done, and how long it was planned.
package struct SportVolume: Equatable, Sendable {
  package let name: ActivityName
  /// The device's name for the sport, if no activity matches it.
  package private(set) var sport: String?
  package private(set) var minutes = 0
  /// Nil if no workout has a distance.
  package private(set) var meters: Double?
  package private(set) var plannedMinutes = 0

  private init(_ name: ActivityName) { self.name = name }

  /// The longest first; rest and breaks count for nothing.
  package static func all(
    recorded: [WorkoutRecord], planned: [PlanDetails]
  ) -> [SportVolume] {
    sum(
      [recorded.map(SportVolume.init)]
        + [planned.filter { !$0.activity.isNothing }.map(SportVolume.init)])
  }

  package static func sum(_ all: [[SportVolume]]) -> [SportVolume] {
    let each = all.joined()
    var sums: [SportVolume] = []
    for one in each {
      if let place = sums.firstIndex(where: { $0.name == one.name && $0.sport == one.sport }) {
        sums[place].add(one)
      } else {
        sums.append(one)
      }
    }
    return sums.ordered { ($0.minutes, $0.plannedMinutes) > ($1.minutes, $1.plannedMinutes) }
  }

  private mutating func add(_ other: SportVolume) {
    minutes += other.minutes
    plannedMinutes += other.plannedMinutes
    meters = [meters, other.meters].compactMap(\.self).total
  }
}

extension SportVolume {
  private init(_ workout: WorkoutRecord) {
    self.init(ActivityName(workout.activity))
    sport = workout.sport
    minutes = Int(rounding: workout.movingMinutes ?? workout.span.minutes)
    meters = workout.meters
  }

  private init(_ plan: PlanDetails) {
    self.init(plan.name)
    plannedMinutes = plan.minutes
  }
}
