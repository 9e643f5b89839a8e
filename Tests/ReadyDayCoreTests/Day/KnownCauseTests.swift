import Testing

@testable import ReadyDayCore

@Suite struct KnownCauseTests {
  static let sunday = SampleDay.monday.advanced(by: -1)

  static func event(_ title: String, _ start: String, _ end: String, overnight: Bool = false)
    -> Occurrence
  {
    func moment(_ time: String, _ date: LocalDate) -> Instant { SampleDay.zone.instant(date, time) }
    return Occurrence(
      uid: title, title: title, calendar: "home",
      time: .timed(
        TimeSpan(
          from: moment(start, sunday), to: moment(end, overnight ? SampleDay.monday : sunday))))
  }

  /// A score so many points below its mean, after a night from then on.
  static func day(_ events: [Occurrence], below: Double = 12, onset: String = "23:00") -> Day {
    var report = MorningReport.scored(50 - below)
    report.recovery.score = Measure(
      50 - below, baseline: Baseline(of: Array(repeating: 50, count: 7)))
    report.sleep.usualOnset = .at("23:00")
    report.sleep.nights = [
      copy(of: SleptNight(SampleDay.monday, wake: .at("07:00"))) { $0.onset = .at(onset) }
    ]
    var parts = DayParts(now: "07:30", occurrences: events, morning: report)
    parts.earlier = []
    return parts.day
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var events: [Occurrence] = []
    var below = 12.0
    var onset = "23:00"
    let cause: KnownCause?
  }

  @Test(
    "a low morning has what came before it, only of what separates such mornings",
    arguments: [
      Row(testDescription: "nothing", cause: nil),
      Row(
        testDescription: "a race", events: [event("City half marathon", "09:00", "11:00")],
        cause: .after(title: "City half marathon")),
      Row(
        testDescription: "not low", events: [event("City half marathon", "09:00", "11:00")],
        below: 11, cause: nil),
      Row(
        testDescription: "a flight through the night",
        events: [event("Flight IB6250 JFK-MAD", "22:00", "06:30", overnight: true)],
        cause: .after(title: "Flight IB6250 JFK-MAD")),
      Row(
        testDescription: "a short flight", events: [event("Flight to Seville", "12:00", "13:00")],
        cause: nil),
      Row(
        testDescription: "a dinner near the usual hour",
        events: [event("Dinner with Ana", "20:00", "22:00")],
        cause: .evening(title: "Dinner with Ana")),
      Row(
        testDescription: "one that was over long before",
        events: [event("Dinner with Ana", "19:00", "21:00")], cause: nil),
      Row(
        testDescription: "never what is of health or faith",
        events: [event("Therapy group dinner", "20:00", "22:00")], cause: nil),
      Row(testDescription: "late to bed", onset: "23:45", cause: .late(minutes: 45, after: nil)),
      Row(testDescription: "hardly later", onset: "23:44", cause: nil),
    ])
  func cause(row: Row) {
    #expect(Self.day(row.events, below: row.below, onset: row.onset).knownCause == row.cause)
  }

  @Test("it is said as what came before", arguments: Language.allCases)
  func words(_ language: Language) {
    let late = language.voice.cause(.late(minutes: 70, after: "Dinner"))
    #expect(late.values == ["1", "10", "Dinner"])
    #expect(language.voice.cause(.after(title: "Race")).values == ["Race"])
  }
}
