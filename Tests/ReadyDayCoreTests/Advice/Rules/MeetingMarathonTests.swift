import Testing

@testable import ReadyDayCore

@Suite struct MeetingMarathonTests {
  private static func block(_ start: String, _ end: String) -> Occurrence {
    SampleDay.meeting("Call", start, end, people: 2, uid: start)
  }

  private static let hours = ["09", "10", "11", "12"].map {
    block("\($0):00", "\((Int(written: $0) ?? 0) + 1):00")
  }

  static func marathon(
    _ start: String, _ end: String, isOneEvent: Bool = false, pause: String, isAfter: Bool = false
  ) -> MeetingMarathon {
    MeetingMarathon(
      block: SampleDay.span(start, end), isOneEvent: isOneEvent,
      pause: .init(moment: SampleDay.instant(pause), isBetweenMeetings: !isOneEvent),
      seam: isOneEvent ? nil : .init(ending: "Call", next: "Call", gap: 0),
      isAfterPause: isAfter, zone: SampleDay.zone)
  }

  static let cases: [RuleCase] = [
    .says(
      marathon("12:00", "16:00", isOneEvent: true, pause: "13:30"), "of the longer one of two",
      SampleDay.after(events: [block("08:00", "11:15"), block("12:00", "16:00")])),
    .says(
      marathon("09:00", "13:00", pause: "11:00", isAfter: true),
      "a second before the last meeting", SampleDay.after(events: hours, now: "11:59:59")),
    .silent(
      MeetingMarathon.lastMeetingBegun, "the last meeting begins",
      SampleDay.after(events: hours, now: "12:00")),
    .silent(
      MeetingMarathon.lastMeetingBegun, "dinner is hours later",
      SampleDay.after(events: hours + [block("20:00", "22:00")], now: "12:30")),
    .silent(
      MeetingMarathon.lastMeetingBegun, "an hour after the last meeting",
      SampleDay.after(events: hours + [block("14:00", "14:30")], now: "12:30")),
    .says(
      marathon("09:00", "13:00", pause: "11:00", isAfter: true),
      "something follows less than an hour after the last meeting",
      SampleDay.after(events: hours + [block("13:59", "14:30")], now: "12:30")),
    .says(
      marathon("15:00", "18:00", isOneEvent: true, pause: "16:30"),
      "of a shorter one to come while a longer one ends",
      SampleDay.after(events: hours + [block("15:00", "18:00")], now: "12:30")),
    .silent(
      MeetingMarathon.lastMeetingBegun, "past the middle of a single event",
      SampleDay.after(events: [block("09:00", "12:00")], now: "10:30:01")),
    .says(
      marathon("09:00", "12:00", isOneEvent: true, pause: "10:30"),
      "in the middle of a single event",
      SampleDay.after(events: [block("09:00", "12:00")], now: "10:30")),
    .silent(
      MeetingMarathon.noMarathon(longest: 90, under: 180), "the longest of several is told",
      SampleDay.after(events: [block("09:00", "10:30"), block("12:00", "12:45")])),
    .silent(
      MeetingMarathon.noMarathon(longest: nil, under: 180), "there is no meeting",
      SampleDay.after(events: [])),
    .silent(.noCalendar, "no calendar was given", SampleDay.after(events: nil)),
  ]

  @Test("three hours of meetings without a pause are told", arguments: cases)
  func verdict(_ row: RuleCase) { row.check(MeetingMarathon.self) }
}
