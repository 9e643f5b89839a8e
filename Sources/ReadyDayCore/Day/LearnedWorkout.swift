/// A recorded workout that tells what the user usually trains.
struct LearnedWorkout: Equatable, Sendable {
  let activity: Activity
  let span: TimeSpan
  /// When it began, on the clocks there.
  let start: LocalDateTime
  let intensity: PlannedIntensity

  private init(_ record: WorkoutRecord) {
    (activity, span, intensity) = (record.activity, record.span, record.hardness)
    start = record.span.start.reading(at: record.offset)
  }

  /// Those to learn from, in order of time: no rest, no chores, no way to work.
  static func all(among records: [WorkoutRecord], _ preferences: Preferences) -> [LearnedWorkout] {
    let workouts = records.filter(\.isTraining).map { LearnedWorkout($0) }
    let rides = Set(workouts.filter { $0.isRideToWork(preferences) }.map(\.start.date)).filter {
      date in workouts.count { $0.start.date == date && $0.isRideToWork(preferences) } > 1
    }
    return workouts.filter { !rides.contains($0.start.date) || !$0.isRideToWork(preferences) }
      .ordered { $0.span.start < $1.span.start }
  }

  private static let commuting = [6..<10, 15..<20]

  private func isRideToWork(_ preferences: Preferences) -> Bool {
    activity == .cycling && preferences.isWorkDay(start.date)
      && Self.commuting.contains { $0.contains(start.time.hour) }
  }

  /// Whether half of it was during `event`, and it took a good part of that.
  func isRecorded(during event: TimeSpan) -> Bool {
    guard let both = span.intersection(event) else { return false }
    return both.seconds * 2 >= span.seconds && both.seconds * 3 >= event.seconds
  }
}

extension WorkoutRecord {
  /// Whether it trained the body; less than 20 minutes say nothing.
  var isSession: Bool { span.wholeMinutes >= 20 && activity.category != .recovery }

  /// Whether it tells what the user trains.
  fileprivate var isTraining: Bool {
    isSession && activity != .meditation && sport.map { TitleWords($0).has(Self.chores) } != true
  }

  /// WHOOP's names for what is no sport.
  private static let chores = WordList([
    "commuting", "commute", "dog", "stroller", "babywearing", "toddlerwearing", "sauna", "massage",
    "ice bath", "air compression", "meditation", "parenting", "cleaning", "cooking", "gardening",
    "yard work", "manual labor", "operations", "gaming", "speaking", "performance", "stress work",
    "coaching", "caddying", "watching sports",
  ])

  /// Strength, climbing and gentle training say little by heart rate, and count as is usual.
  fileprivate var hardness: PlannedIntensity {
    guard let zoneMinutes, zoneMinutes.count > Self.hardZone, activity.category != .strength,
      ![.rockClimbing, .bouldering].contains(activity), activity.usualIntensity > .light
    else { return activity.usualIntensity }
    let all = max(1, zoneMinutes.reduce(0, +))
    let load = zoneWeightedMinutes(highest: nil)
    if zoneMinutes[Self.hardZone...].reduce(0, +) >= all * Self.hardShare || load >= Self.hardLoad {
      return .hard
    }
    return load >= all * Self.moderateZone ? .moderate : .light
  }

  /// Hard from this share of the minutes in this zone or above, or from this load; moderate from
  /// this mean zone.
  private static let (hardZone, hardShare, hardLoad, moderateZone) = (4, 0.2, 400.0, 1.5)
}

extension [LearnedWorkout] {
  /// What most of them are; the hardness and the length are medians. Nil if there are none.
  var usual: (activity: Activity, intensity: PlannedIntensity, minutes: Int)? {
    let levels = map(\.intensity).sorted()
    guard let minutes = map(\.span.minutes).median, !levels.isEmpty else { return nil }
    let activity = map(\.activity).first { sport in count { $0.activity == sport } * 2 > count }
    return (activity ?? .other, levels[(levels.count - 1) / 2], Int(rounding: minutes))
  }
}
