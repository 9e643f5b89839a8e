import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("A programme's session and the day") struct BodyDayTests {
  private static let programme = Programme(
    id: "p",
    ProgrammeRequest(
      start: SampleDay.monday.advanced(by: -28), weekdays: Set(Weekday.allCases), minutes: 25,
      seed: 1, profile: BodyProfile(), scores: [:]), after: nil, at: Instant(secondsSince1970: 0))

  /// The first session of `effort`, as if it were meant for the sample day.
  private static func programme(_ effort: PlannedIntensity) -> Programme {
    var programme = programme
    programme.sessions = programme.sessions.filter { $0.effort == effort }.prefix(1).map {
      var session = $0
      session.date = SampleDay.monday
      return session
    }
    let now = Instant(secondsSince1970: 0)
    for phase in ProgrammePhase.allCases { programme.pass(phase, at: now) }
    return programme
  }

  private static func inputs(
    _ score: Double, _ programme: Programme, races: [Int] = [], others: [PlannedIntensity] = [],
    hardYesterday: Bool = false
  ) -> DayParts {
    let day = SampleDay.monday
    let occurrences = races.map { days in
      Occurrence(
        uid: "race \(days)", title: "Lisbon marathon", calendar: "a",
        time: .allDay(day.advanced(by: days)..<day.advanced(by: days + 1)))
    }
    var records = BodyRecords()
    records.keep(programme)
    let plans = TrainingPlans().joined(by: records, on: day).sessions(on: day...day)
    var inputs = DayParts(
      date: day, now: "06:55", occurrences: occurrences, morning: .scored(score),
      sessions: others.map(other) + plans.map { PlannedSession($0, in: SampleDay.zone) })
    inputs.before = (nil, hardYesterday ? [other(.hard)] : [])
    return inputs
  }

  private static func other(_ intensity: PlannedIntensity) -> PlannedSession {
    let start = SampleDay.instant("18:00")
    return PlannedSession(
      activity: .running, span: TimeSpan(start, seconds: 3600), intensity: intensity)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let effort: PlannedIntensity
    let inputs: @Sendable (Programme) -> DayParts
    let adaptation: BodyAdaptation?
    let proposal: SessionFit.Proposal?
    /// The numbers and names of the brief's clause, in both languages.
    let says: [String]?

    init(
      _ what: String, _ effort: PlannedIntensity, _ adaptation: BodyAdaptation?,
      _ proposal: SessionFit.Proposal?, says: [String]? = nil,
      inputs: @escaping @Sendable (Programme) -> DayParts
    ) {
      (testDescription, self.effort, self.inputs) = (what, effort, inputs)
      (self.adaptation, self.proposal, self.says) = (adaptation, proposal, says)
    }
  }

  private static let race = BodyAdaptation.race(title: "Lisbon marathon", days: 1)

  @Test(
    "the brief and the programme say the same of a session",
    arguments: [
      Case("green and hard", .hard, nil, nil) { inputs(80, $0) },
      Case(
        "yellow and hard", .hard, .moderateDay, .ease,
        says: ["18:00", "18:27"]
      ) { inputs(50, $0) },
      Case("yellow and moderate", .moderate, nil, nil) { inputs(50, $0) },
      Case("red and moderate", .moderate, .easyDay, .ease) { inputs(20, $0) },
      Case("red and easy", .light, nil, nil) { inputs(20, $0) },
      Case("green, hard, and a hard run", .hard, .hardToday, .ease) {
        inputs(80, $0, others: [.hard])
      },
      Case("green, hard, and an easy run", .hard, nil, nil) {
        inputs(80, $0, others: [.light])
      },
      Case("green, hard, after a hard run", .hard, .hardYesterday, .ease) {
        inputs(80, $0, hardYesterday: true)
      },
      Case(
        "the day before a race", .light, race, .skip,
        says: ["Lisbon marathon"]
      ) { inputs(80, $0, races: [1]) },
      Case("two days before a race", .light, nil, nil) { inputs(80, $0, races: [2]) },
    ])
  func fits(_ row: Case) throws {
    let programme = Self.programme(row.effort)
    let inputs = row.inputs(programme)
    let day = BodyDay(inputs.day, in: programme, [])
    #expect(day.adaptation == row.adaptation)
    let fit = try #require(day.day.sessionFits.last)
    #expect(fit.session.isFromProgramme)
    #expect(fit.adaptation == row.adaptation)
    #expect(fit.proposal == row.proposal)
    #expect((day.shown == nil) == (row.proposal == .skip))
    if let says = row.says {
      for voice in Language.allCases.map(\.voice) {
        #expect(voice.fit(fit, on: day.day) { day.day.clocks(of: $0) }.values == says)
      }
    }
  }

  @Test(
    "a day for moderate training takes a set off each movement, a red one leaves mobility alone")
  func lighter() throws {
    let programme = Self.programme(.hard)
    let planned = try #require(programme.sessions.first)
    let yellow = BodyDay(Self.inputs(50, programme).day, in: programme, [])
    let shown = try #require(yellow.shown)
    #expect(shown.items.map(\.movement) == planned.items.map(\.movement))
    #expect(shown.items.map(\.sets) == planned.items.map { max(1, $0.sets - 1) })
    #expect(shown.minutes < planned.minutes)
    let red = BodyDay(Self.inputs(20, programme).day, in: programme, [])
    #expect(try #require(red.shown).items.allSatisfy { $0.movement.kind == .mobility })
  }

  @Test("the day of the race, and those beside it", arguments: [0, 1, -1]) func races(days: Int) {
    let programme = Self.programme(.moderate)
    let day = BodyDay(Self.inputs(80, programme, races: [days]).day, in: programme, [])
    #expect(day.adaptation == .race(title: "Lisbon marathon", days: days))
    for voice in Language.allCases.map(\.voice) {
      let sentences = [days, days - 1, days + 1].filter { (-1...1).contains($0) }
        .map { voice.adapted(.race(title: "Lisbon marathon", days: $0)) }
      #expect(sentences[0].values == ["Lisbon marathon"])
      #expect(Set(sentences).count == sentences.count)
    }
  }

  @Test("a session that is done is left as it was", arguments: [BodyStatus.done, .skipped])
  func said(_ status: BodyStatus) {
    var programme = Self.programme(.hard)
    programme.mark(status, on: SampleDay.monday, at: Instant(secondsSince1970: 1))
    let day = BodyDay(Self.inputs(20, programme).day, in: programme, [])
    #expect(day.adaptation == nil)
    #expect(day.shown == day.session)
    #expect(day.day.sessionFits.allSatisfy { $0.adaptation == nil })
  }

  @Test("what an injury or later answers rule out is not shown, nor anything a doctor has to allow")
  func spared() throws {
    var programme = Self.programme(.moderate)
    let planned = try #require(programme.sessions.first)
    var inputs = Self.inputs(80, programme)
    inputs.said = [
      try Feeling(.injured(.ankle), on: SampleDay.monday, id: "f", at: Instant(secondsSince1970: 1))
    ]
    let injured = BodyDay(inputs.day, in: programme, [])
    #expect(planned.items.contains { $0.movement.joints.contains(.ankle) })
    #expect(injured.shown?.items.contains { $0.movement.joints.contains(.ankle) } == false)
    var profile = BodyProfile()
    profile.health = [.pregnancy]
    programme = programme.knowing(profile, on: SampleDay.monday)
    let pregnant = BodyDay(Self.inputs(80, programme).day, in: programme, [])
    #expect(pregnant.needsDoctor && pregnant.shown == nil)
    profile.cleared = SampleDay.monday
    let known = programme.knowing(profile, on: SampleDay.monday)
    let cleared = BodyDay(Self.inputs(80, programme).day, in: known, [])
    let avoided = profile.sparing(on: SampleDay.monday).avoided
    #expect(
      cleared.shown?.items.allSatisfy { $0.movement.facts.loads.isDisjoint(with: avoided) } != false
    )
  }

  @Test("on a day of illness, with fever or without, nothing is listed but what was asked for")
  func ill() throws {
    let programme = Self.programme(.light)
    for isSystemic in [true, false] {
      var inputs = Self.inputs(80, programme)
      let now = Instant(secondsSince1970: 1)
      inputs.said = [
        try Feeling(.ill(isSystemic: isSystemic), on: SampleDay.monday, id: "f", at: now)
      ]
      let day = BodyDay(inputs.day, in: programme, [])
      #expect(day.adaptation == .restDay && day.shown == nil)
      #expect(BodyDay(inputs.day, in: programme, [], isWhole: true).shown != nil)
    }
  }

  @Test("in a pregnancy recovery does not count, and training is moderate at most")
  func pregnancy() {
    for score in [20.0, 50, 90] {
      var inputs = Self.inputs(score, Self.programme(.moderate))
      inputs.isPregnant = true
      let verdict = inputs.day.verdict
      #expect(verdict.training == .moderate && verdict.reasons.first == .pregnancy)
    }
  }

  @Test("dates are those of the calendar on the wall, whatever the clocks do and wherever one is")
  func travelling() throws {
    // Clocks go forward in Madrid on 29 March, and the owner flies to New York on the 30th.
    let request = ProgrammeRequest(
      start: date("2026-03-16"), weekdays: Set(Weekday.allCases), minutes: 25, seed: 1,
      profile: BodyProfile(), scores: [:])
    let programme = Programme(id: "p", request, after: nil, at: Instant(secondsSince1970: 0))
    #expect(programme.sessions.map(\.date) == (0..<42).map { date("2026-03-16").advanced(by: $0) })
    let days = [
      ("2026-03-28", "Europe/Madrid"), ("2026-03-29", "Europe/Madrid"),
      ("2026-03-30", "America/New_York"), ("2026-03-31", "America/New_York"),
    ]
    for (text, name) in days {
      let (date, zone) = (date(text), Zone.fixture(name))
      let now = zone.instant(date, "00:30")
      let inputs = DayParts(date: date, zone: zone, now: now, occurrences: [])
      let day = BodyDay(inputs.day, in: programme, [])
      #expect(day.session?.date == date)
      let slot = try #require(day.slot)
      #expect(zone.reading(at: slot.start).date == date)
      #expect(slot.wholeMinutes == day.shown?.minutes)
    }
  }
}
