import Testing

@testable import ReadyDayCore

@Suite struct MeetingMarathonTests {
  private static func block(_ start: String, _ end: String) -> Occurrence {
    SampleDay.meeting("Call", start, end, people: 2, uid: start)
  }

  static let cases: [RuleCase] = [
    .says(
      .meetingMarathon(
        minutes: 240, start: .at("12:00"), end: .at("16:00"), isOneEvent: true,
        .inside(.at("13:30"))),
      "of the longer one of two",
      SampleDay.after(events: [block("08:00", "11:15"), block("12:00", "16:00")])),
    .silent(
      .noMarathon(longest: 90, under: 180), "the longest of several is told",
      SampleDay.after(events: [block("09:00", "10:30"), block("12:00", "12:45")])),
    .silent(
      .noMarathon(longest: nil, under: 180), "there is no meeting", SampleDay.after(events: [])),
    .silent(.unknown(.calendar), "no calendar was given", SampleDay.after(events: nil)),
  ]

  @Test("three hours of meetings without a pause are told", arguments: cases)
  func verdict(_ row: RuleCase) {
    row.check(MeetingMarathon())
  }
}
