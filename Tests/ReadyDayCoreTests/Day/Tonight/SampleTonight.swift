@testable import ReadyDayCore

/// The sample day after nights that are all alike: from 23:00 to 07:00, 35 minutes of them awake, after which about
/// half an hour of sleep is owed. Then 8 hours are needed, and 22:25 leaves time for them.
enum SampleTonight {
  struct Nights {
    var count = 60
    var onset = "23:00"
    var wake = "07:00"
    var asleep = 445.0
    var needed: Double? = 480
    var debt: Double? = 30
    /// Minutes of standard deviation of the onsets.
    var deviation: Double? = 30
    /// Hours of the clock that the last night was slept by.
    var clock = 1
    var naps: [SleepSummary.Nap] = []
    /// What is different about some of them, by how many days before the last one they were.
    var changes: (_ days: Int, inout SleptNight) -> Void = { _, _ in }
  }

  static let tomorrow = SampleDay.monday.advanced(by: 1)

  static func report(_ change: (inout Nights) -> Void = { _ in }) -> MorningReport {
    var nights = Nights()
    change(&nights)
    var report = MorningReport.scored(50, asleep: nights.asleep)
    report.sleep.span = SampleDay.night(from: nights.onset, to: nights.wake)
    report.sleep.offset = UTCOffset(seconds: nights.clock * 3600) ?? .zero
    (report.sleep.neededMinutes, report.sleep.debtMinutes) = (nights.needed, nights.debt)
    report.sleep.naps = nights.naps
    report.sleep.usualOnset = nights.deviation == nil ? nil : .at(nights.onset)
    report.sleep.onsetDeviation = nights.deviation
    report.sleep.nights = (0..<nights.count).map { days in
      var night = SleptNight(SampleDay.monday.advanced(by: -days), wake: .at(nights.wake))
      (night.asleep, night.awake) = (nights.asleep, 35)
      (night.needed, night.debt) = (nights.needed, nights.debt)
      nights.changes(days, &night)
      return night
    }
    return report
  }

  /// The sample day with these events, and the events that days before it began with.
  static func day(
    _ events: [Occurrence]? = [], now: String = "06:55", first: FirstEvents? = nil,
    _ preferences: Preferences = Preferences(), sessions: [PlannedSession] = [],
    change: (inout Nights) -> Void = { _ in }
  ) -> Day {
    var inputs = DayParts(
      now: now, occurrences: events, morning: report(change), preferences: preferences,
      sessions: sessions)
    inputs.firstEvents = first
    return inputs.day
  }

  /// Tomorrow, from `start` on.
  static func early(_ start: String, _ title: String = "Stand-up") -> Occurrence {
    copy(of: SampleDay.meeting(title, start, "13:00", uid: "early", date: tomorrow)) {
      $0.location = "Room 4"
    }
  }

  /// From a clock time of the sample day to another one that may be of the next day.
  static func event(_ title: String, _ start: String, _ end: String) -> Occurrence {
    let (from, to) = (TimeOfDay.at(start), TimeOfDay.at(end))
    let zone = SampleDay.zone
    let span = TimeSpan(
      from: zone.instant(of: LocalDateTime(SampleDay.monday, from)),
      to: zone.instant(of: LocalDateTime(to > from ? SampleDay.monday : tomorrow, to)))
    return Occurrence(
      uid: "\(title)@example.test", title: title, calendar: "home", time: .timed(span))
  }
}

extension Day {
  /// `22:25`, or why no time is named.
  var lightsOut: String {
    switch tonight.plan {
    case .lightsOut(let found): time(at: found.instant).clock
    case .silent(let silence): silence.rawValue
    }
  }

  /// When to get up, on the clock.
  var wakeTomorrow: String? { tonight.lightsOut.map { time(at: $0.wake.instant).clock } }
}
