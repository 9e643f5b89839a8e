/// The activities that other vendors' sports are, or are a kind of.
enum WearableSport {
  /// `running`, `trail_running`, `Outdoor Bike` or `Traditional Strength Training`; nil for a sport that is none of
  /// ours.
  static func activity(named name: String) -> Activity? {
    if let activity = WhoopSport.activity(named: name) { return activity }
    let words = words(of: name)
    if let activity = Activity(healthKit: "HKWorkoutActivityType" + words.joined()) {
      return activity
    }
    return words.lazy.reversed().compactMap { kinds[$0.lowercased()] }.first
  }

  /// A workout of that name which took so long: ours, or with the vendor's word for it.
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

  /// By one word of a name, of which the last that is here counts: `indoor_rowing`, `Weight Machines`.
  private static let kinds: [String: Activity] = [
    "run": .running, "running": .running, "treadmill": .running, "walk": .walking,
    "walking": .walking, "bike": .cycling, "biking": .cycling, "cycle": .cycling,
    "cycling": .cycling, "ride": .cycling, "spinning": .cycling, "swim": .swimming,
    "swimming": .swimming, "row": .rowing, "rowing": .rowing, "rower": .rowing, "hike": .hiking,
    "hiking": .hiking, "weights": .weightlifting, "weight": .weightlifting,
    "strength": .strengthTraining, "stairclimber": .stairClimbing,
  ]
}
