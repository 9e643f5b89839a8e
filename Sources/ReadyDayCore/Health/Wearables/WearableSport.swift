enum WearableSport {
  /// Accepts `running`, `trail_running`, `Outdoor Bike` or `Traditional Strength Training`.
  static func activity(named name: String) -> Activity? {
    if let activity = WhoopSport.activity(named: name) { return activity }
    let words = words(of: name)
    if let activity = Activity(healthKit: "HKWorkoutActivityType" + words.joined()) {
      return activity
    }
    return words.lazy.reversed().compactMap { kinds[$0.lowercased()] }.first
  }

  /// A sport without an activity retains the vendor's name.
  static func workout(
    named name: String?, _ span: (start: Timestamp, end: Timestamp)
  ) -> WorkoutRecord {
    let name = name ?? ""
    let activity = activity(named: name)
    return WorkoutRecord(
      id: .began(span.start.instant),
      span: TimeSpan(from: span.start.instant, to: span.end.instant), offset: span.start.offset,
      activity: activity ?? .other, updatedAt: nil,
      sport: activity == nil && !name.isEmpty
        ? WhoopSport.words(name).beginning(bytes: 60) : nil)
  }

  private static func words(of name: String) -> [String] {
    name.split { $0 == " " || $0 == "_" || $0 == "-" || $0 == "/" }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// Activities by the last known word of a name: `indoor_rowing`, `Weight Machines`.
  private static let kinds: [String: Activity] = [
    "run": .running, "running": .running, "treadmill": .running, "walk": .walking,
    "walking": .walking, "bike": .cycling, "biking": .cycling, "cycle": .cycling,
    "cycling": .cycling, "ride": .cycling, "spinning": .cycling, "swim": .swimming,
    "swimming": .swimming, "row": .rowing, "rowing": .rowing, "rower": .rowing, "hike": .hiking,
    "hiking": .hiking, "weights": .weightlifting, "weight": .weightlifting,
    "strength": .strengthTraining, "stairclimber": .stairClimbing,
  ]
}
