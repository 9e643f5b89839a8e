import Testing

@testable import ReadyDayCore

@Suite struct EarlyStartTomorrowTests {
  static let cases: [RuleCase] = [
    .says(.earlyStartTomorrow(title: "A", start: .at("07:59"), usual: nil), "07:59", day("07:59")),
    .silent(.ordinaryStart(.at("08:00"), usual: nil), "08:00", day("08:00")),
    .says(
      .earlyStartTomorrow(title: "A", start: .at("08:30"), usual: .at("10:00")),
      "90 minutes before the usual", day("08:30", usually: ["10:00", "09:00", "11:00"])),
    .silent(
      .ordinaryStart(.at("08:31"), usual: .at("10:00")), "89 minutes before the usual",
      day("08:31", usually: ["10:00", "09:00", "11:00"])),
    .says(
      .earlyStartTomorrow(title: "A", start: .at("08:15"), usual: .at("10:30")),
      "the middle of four", day("08:15", usually: ["10:00", "09:00", "11:00", "12:00"])),
    .silent(
      .ordinaryStart(.at("08:30"), usual: nil), "two days are no habit",
      day("08:30", usually: ["12:00", "12:00"])),
    .silent(.nothingTomorrow, "nothing tomorrow", SampleDay.day),
    .silent(.nothingTomorrow, "what reaches into tomorrow began today", nightShift),
    .silent(.unknown(.calendar), "no calendar", SampleDay.make(occurrences: nil)),
  ]

  @Test("tomorrow before eight, or much before the usual, is early", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(EarlyStartTomorrow()) }

  @Test("only the same weekday of six weeks tells what is usual")
  func otherDays() {
    let tooOld = SampleDay.meeting(
      "B", "12:00", "13:00", date: Self.tomorrow.advanced(by: -49))
    let otherDay = SampleDay.meeting("B", "12:00", "13:00", date: SampleDay.monday)
    let days = Self.tuesdays(["12:00", "12:00"]) + [tooOld, otherDay]
    #expect(SampleDay.make(occurrences: days).outlook?.usualStart == nil)
  }

  static let sentences = [
    AdviceSentences(
      .earlyStartTomorrow(title: "Flight", start: .at("07:15"), usual: nil),
      [
        "Early start tomorrow (07:15)",
        "Flight begins at 07:15. Prepare tonight, and go to bed in time.",
      ],
      [
        "Mañana empiezas temprano (07:15)",
        "«Flight» empieza a las 07:15. Déjalo todo listo esta noche y acuéstate a tiempo.",
      ]),
    AdviceSentences(
      .earlyStartTomorrow(title: "", start: .at("08:15"), usual: .at("10:00")),
      [
        "Early start tomorrow (08:15)",
        "(no title) begins at 08:15; the day usually starts at 10:00. Prepare tonight, and go to "
          + "bed in time.",
      ],
      [
        "Mañana empiezas temprano (08:15)",
        "(sin título) empieza a las 08:15; lo normal es empezar a las 10:00. Déjalo todo listo esta "
          + "noche y acuéstate a tiempo.",
      ]),
  ]

  @Test("it is said in both languages", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  static let tomorrow = SampleDay.monday.advanced(by: 1)

  static var nightShift: Day {
    let start = SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday, .at("22:00")))
    let shift = Occurrence(
      uid: "n", title: "Shift", calendar: "work",
      time: .timed(TimeSpan(from: start, to: start.adding(seconds: 8 * 3600))))
    return SampleDay.make(occurrences: [shift])
  }

  /// Tomorrow begins at `start`, and the Tuesdays before it at the times of `usually`.
  static func day(_ start: String, usually: [String] = []) -> Day {
    let first = SampleDay.meeting("A", start, "12:00", date: tomorrow)
    return SampleDay.make(occurrences: [first] + tuesdays(usually), morning: nil)
  }

  static func tuesdays(_ starts: [String]) -> [Occurrence] {
    starts.enumerated().map { index, start in
      SampleDay.meeting("B", start, "13:00", date: tomorrow.advanced(by: -7 * (index + 1)))
    }
  }
}
