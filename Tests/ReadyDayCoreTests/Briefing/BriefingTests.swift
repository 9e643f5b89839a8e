import Testing

@testable import ReadyDayCore

@Suite struct BriefingTests {
  static let everyFile = BriefingSources(calendars: .init(read: 252), whoop: .init(read: 3))

  @Test("a morning with all its data is complete and has no notes") func complete() {
    let briefing = Briefing(day: SampleDay.day, sources: Self.everyFile)
    #expect(briefing.status == .complete)
    #expect(briefing.notes.isEmpty)
    #expect(briefing.headline.title == "Board review Q3")
    #expect(briefing.recommendations.count == 2)
    #expect(briefing.generatedAt == SampleDay.day.now)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    @Anew var day: Day
    let codes: [String]
    let status: Briefing.Status
  }

  static let cases = [
    Case(
      testDescription: "pending", day: SampleDay.make(morning: .unscored(.pending)),
      codes: ["recovery_pending", "sleep_pending"], status: .partial),
    Case(
      testDescription: "unscorable", day: SampleDay.make(morning: .unscored(.unscorable)),
      codes: ["recovery_unscorable", "sleep_unscorable"], status: .partial),
    Case(
      testDescription: "missing", day: SampleDay.make(morning: .unscored(.missing)),
      codes: ["recovery_missing", "sleep_missing"], status: .partial),
    Case(
      testDescription: "no calendar", day: SampleDay.make(occurrences: nil),
      codes: ["no_calendar"], status: .partial),
    Case(
      testDescription: "nothing at all", day: SampleDay.make(occurrences: nil, morning: nil),
      codes: ["no_whoop", "no_calendar"], status: .partial),
    Case(
      testDescription: "calibrating, without a mean", day: SampleDay.make(morning: calibrating),
      codes: ["recovery_calibrating", "baseline_short"], status: .complete),
  ]

  @Test("what is missing has its code, and what is provisional is still complete", arguments: cases)
  func notes(_ expected: Case) {
    var sources = Self.everyFile
    if !expected.day.hasCalendar { sources.calendars = nil }
    let briefing = Briefing(day: expected.day, sources: sources)
    #expect(briefing.notes.map(\.code) == expected.codes)
    #expect(briefing.status == expected.status)
  }

  @Test("calendars that are named and could not be read are lost, not missing") func lost() {
    let briefing = Briefing(day: SampleDay.make(occurrences: nil), sources: Self.everyFile)
    #expect(briefing.notes.map(\.code) == ["calendars_lost"])
    #expect(briefing.status == .partial)
  }

  @Test("a skipped file makes the briefing partial") func skipped() {
    let sources = BriefingSources(calendars: .init(read: 251, skipped: 1), whoop: .init(read: 3))
    #expect(Briefing(day: SampleDay.day, sources: sources).status == .partial)
  }

  static var calibrating: MorningReport {
    var morning = MorningReport.scored(50)
    morning.recovery.isCalibrating = true
    morning.recovery.score = Measure(50)
    return morning
  }
}
