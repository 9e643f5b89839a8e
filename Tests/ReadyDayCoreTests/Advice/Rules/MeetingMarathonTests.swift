import Testing

@testable import ReadyDayCore

@Suite struct MeetingMarathonTests {
  private static func block(_ start: String, _ end: String) -> Occurrence {
    SampleDay.meeting("Call", start, end, people: 2, uid: start)
  }

  private static let hours = ["09", "10", "11", "12"].map {
    block("\($0):00", "\((Int($0) ?? 0) + 1):00")
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
      marathon("12:00", "16:00", isOneEvent: true, pause: "13:30"),
      "of the longer one of two",
      SampleDay.after(events: [block("08:00", "11:15"), block("12:00", "16:00")])),
    .says(
      marathon("09:00", "13:00", pause: "11:00", isAfter: true),
      "a second before the last meeting", SampleDay.after(events: hours, now: "11:59:59")),
    .silent(
      MeetingMarathon.Silence.lastMeetingBegun, "the last meeting begins",
      SampleDay.after(events: hours, now: "12:00")),
    .silent(
      MeetingMarathon.Silence.lastMeetingBegun, "dinner is hours later",
      SampleDay.after(events: hours + [block("20:00", "22:00")], now: "12:30")),
    .silent(
      MeetingMarathon.Silence.lastMeetingBegun, "an hour after the last meeting",
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
      MeetingMarathon.Silence.lastMeetingBegun, "past the middle of a single event",
      SampleDay.after(events: [block("09:00", "12:00")], now: "10:30:01")),
    .says(
      marathon("09:00", "12:00", isOneEvent: true, pause: "10:30"),
      "in the middle of a single event",
      SampleDay.after(events: [block("09:00", "12:00")], now: "10:30")),
    .silent(
      MeetingMarathon.Silence.noMarathon(longest: 90, under: 180), "the longest of several is told",
      SampleDay.after(events: [block("09:00", "10:30"), block("12:00", "12:45")])),
    .silent(
      MeetingMarathon.Silence.noMarathon(longest: nil, under: 180), "there is no meeting",
      SampleDay.after(events: [])),
    .silent(.unknown(.calendar), "no calendar was given", SampleDay.after(events: nil)),
  ]

  static let sentences = [
    AdviceSentences(
      between("Board review", "Interview", gap: 0),
      [
        "Take ten minutes between \"Board review\" and \"Interview\"",
        "They are back to back at 11:00: leave \"Board review\" ten minutes early or start \"Interview\" late. "
          + "Back-to-back meetings from 09:00 to 13:00 (4 h).",
      ],
      [
        "Descansa diez minutos entre «Board review» e «Interview»",
        "Van seguidas a las 11:00: sal de «Board review» diez minutos antes o empieza «Interview» más tarde. "
          + "Reuniones seguidas de 09:00 a 13:00 (4 h).",
      ]),
    AdviceSentences(
      between("Call", "Call", gap: 5),
      [
        "Take ten minutes at 11:00",
        "There are only 5 minutes at 11:00: leave \"Call\" ten minutes early or start \"Call\" late. "
          + "Back-to-back meetings from 09:00 to 13:00 (4 h).",
      ],
      [
        "Haz una pausa de diez minutos a las 11:00",
        "A las 11:00 solo hay 5 minutos: sal de «Call» diez minutos antes o empieza «Call» más tarde. "
          + "Reuniones seguidas de 09:00 a 13:00 (4 h).",
      ]),
  ]

  private static func between(_ ending: String, _ next: String, gap: Int) -> MeetingMarathon {
    var finding = marathon("09:00", "13:00", pause: "11:00")
    finding.seam = .init(ending: ending, next: next, gap: gap)
    return finding
  }

  @Test("a break is named by the meetings it lies between", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  @Test("three hours of meetings without a pause are told", arguments: cases)
  func verdict(_ row: RuleCase) {
    row.check(MeetingMarathon.self)
  }
}
