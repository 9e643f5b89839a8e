import Testing

@testable import ReadyDayCore

@Suite struct TonightWordsTests {
  struct Sentence: Sendable, CustomTestStringConvertible {
    let plan: TonightPlan
    let english: String
    let spanish: String
    var testDescription: String { english }
  }

  static func plan(
    _ lightsOut: String, need: Int = 525, short: Int = 0,
    limit: TonightPlan.Limit? = nil
  ) -> TonightPlan {
    TonightPlan(
      lightsOut: .at(lightsOut), wake: .at("07:00"), need: need, short: short,
      usual: .at("23:10"), limit: limit)
  }

  static let sentences = [
    Sentence(
      plan: plan("21:40"), english: "For 8 h 45 min of sleep by 07:00, lights out at 21:40.",
      spanish: "Para dormir 8 h 45 min y levantarte a las 07:00, apaga la luz a las 21:40."),
    Sentence(
      plan: plan("22:10", short: 30, limit: .usual),
      english: "You need 8 h 45 min, out of reach tonight. Lights out at 22:10, an hour earlier "
        + "than usual, gives you 8 h 15 min.",
      spanish:
        "Necesitas 8 h 45 min, y esta noche no da para tanto: si apagas la luz a las 22:10, "
        + "una hora antes de lo habitual, dormirás 8 h 15 min."),
    Sentence(
      plan: plan("23:10", need: 450, limit: .usual),
      english: "Your usual 23:10 is early enough for 7 h 30 min of sleep by 07:00.",
      spanish:
        "Te basta con apagar la luz a tu hora, las 23:10, para dormir 7 h 30 min y "
        + "levantarte a las 07:00."),
    Sentence(
      plan: plan(
        "22:30", short: 40,
        limit: .event(title: "Dinner", end: .at("22:00"), free: .tomorrow)),
      english:
        "\"Dinner\" ends at 22:00; lights out at 22:30 gives you 8 h 05 min: 40 min less than "
        + "you need. Tomorrow evening is free.",
      spanish:
        "«Dinner» termina a las 22:00; si apagas la luz a las 22:30, dormirás unas 8 h 05 min, "
        + "40 min menos de lo que necesitas. Mañana tienes la noche libre."),
    Sentence(
      plan: plan(
        "01:00", short: 40,
        limit: .event(title: Voice(.english).busy, end: .at("00:30"), free: .on(.thursday))),
      english:
        "A private event ends at 00:30; lights out at 01:00 gives you 8 h 05 min: 40 min less "
        + "than you need. Thursday evening is free.",
      spanish:
        "«busy» termina a las 00:30; si apagas la luz a la 01:00, dormirás unas 8 h 05 min, "
        + "40 min menos de lo que necesitas. El jueves tienes la noche libre."),
    Sentence(
      plan: plan("23:30", need: 450, limit: .event(title: "Dinner", end: .at("23:00"), free: nil)),
      english: "\"Dinner\" ends at 23:00; lights out at 23:30 still gives you 7 h 30 min of sleep "
        + "by 07:00.",
      spanish:
        "«Dinner» termina a las 23:00; si apagas la luz a las 23:30, aún puedes dormir 7 h "
        + "30 min y levantarte a las 07:00."),
    Sentence(
      plan: plan(
        "22:30", short: 40,
        limit: .session(SampleDay.session("21:00", "22:00"), end: .at("22:00"))),
      english:
        "\"Running\" ends at 22:00; lights out at 22:30 gives you 8 h 05 min: 40 min less than "
        + "you need.",
      spanish:
        "«Carrera» termina a las 22:00; si apagas la luz a las 22:30, dormirás unas 8 h 05 min, "
        + "40 min menos de lo que necesitas."),
  ]

  @Test("the night is told in both languages", arguments: sentences)
  func tonight(_ row: Sentence) {
    #expect(Voice(.english).tonight(row.plan) == row.english)
    #expect(Voice(.spanish).tonight(row.plan) == row.spanish)
  }

  @Test("what is owed is told about, and at the cap as more")
  func owed() {
    #expect(
      Voice(.english).owed(80, isMost: false)
        == "You still have about 1 h 20 min of sleep debt after last night.")
    #expect(
      Voice(.english).owed(130, isMost: true)
        == "You still have 2 h or more of sleep debt after last night.")
    #expect(
      Voice(.spanish).owed(80, isMost: false)
        == "Tras la última noche arrastras cerca de 1 h 20 min de deuda de sueño.")
    #expect(
      Voice(.spanish).owed(130, isMost: true)
        == "Tras la última noche arrastras 2 h o más de deuda de sueño.")
  }

  static func facts(_ day: Day, _ phrases: Voice) -> [String] {
    let briefing = Briefing(day: day, sources: BriefingSources(calendars: nil, whoop: nil))
    return briefing.explanation(of: .tonight)?.facts.map(phrases.fact) ?? []
  }

  @Test("of a flight it says that the way there is not counted")
  func journey() {
    var flight = SampleDay.meeting(
      "Flight IB3166 to London", "06:00", "08:00", date: SampleTonight.tomorrow)
    flight.hasConference = false
    let facts = Self.facts(SampleTonight.day([flight]), Voice(.english))
    #expect(facts.contains { $0.hasSuffix("The way there is not counted.") }, "\(facts)")
  }

  @Test("the explanation accounts for every number")
  func explained() {
    let first = WakeTests.first([3: "09:00", 5: "09:00", 7: "09:00", 9: "08:30", 11: "09:00"])
    let day = SampleTonight.day(
      [SampleTonight.early("08:00"), SampleTonight.event("Dinner", "20:00", "22:00")], first: first)
    #expect(
      Self.facts(day, Voice(.english)) == [
        "\"Dinner\" ends at 22:00; lights out at 22:30 gives you 6 h 55 min: 1 h 05 min less "
          + "than you need. Tomorrow evening is free.",
        "You need about 8 h tonight: 7 h 30 min, the median of the sleep need WHOOP "
          + "reported, before debt (14 of 14 nights), plus your sleep debt.",
        "Sleep debt: about 30 min, capped at 2 h 08 min. That is 14 min, plus 14% of the 30 "
          + "min from before last night, plus 32% of last night's shortfall (8 h needed, 7 h 25 "
          + "min slept): an estimate, fitted to 6,612 nights scored by WHOOP.",
        "You usually wake at 07:00 on days like tomorrow (median of 4 of the last 28 nights; "
          + "working days and days with an event before noon are counted separately).",
        "\"Stand-up\" starts at 08:00 tomorrow, so be up at 06:00. Getting ready usually takes "
          + "you 2 h (median of 5 mornings like it, with an event before 10:00).",
        "You usually lie awake in bed for 35 min (median of 14 of the last 14 nights), so "
          + "that much is added to the time in bed you need.",
        "You usually turn the light out at 23:00 (median of your last 14 nights). readyday "
          + "suggests no time earlier than 22:00, an hour before that, and none later than "
          + "usual: an hour of debt takes several nights to repay, and it is hard to fall asleep "
          + "before your usual time.",
        "\"Dinner\" ends at 22:00, and half an hour stays free after it.",
      ])
    #expect(Self.facts(day, Voice(.spanish)).count == Self.facts(day, Voice(.english)).count)
  }

  @Test("also of a session that ends late")
  func session() throws {
    let day = SampleTonight.day(sessions: [SampleDay.session("21:00", "22:00", .light)])
    #expect(
      Self.facts(day, Voice(.english)).last
        == "\"Running\" ends at 22:00, and half an hour stays free after it.")
    #expect(
      Self.facts(day, Voice(.spanish)).last
        == "«Carrera» termina a las 22:00, y después se deja media hora.")
    let night = try Self.document(day)
    #expect(night["limited_by"] == .string("session"))
    #expect(night["after_event_end"] == .string("2026-11-23T22:00:00+01:00"))
  }

  @Test("and says why no time is named", arguments: Tonight.Silence.allCases)
  func silent(_ silence: Tonight.Silence) {
    let day = SampleTonight.day(
      silence == .nightEvent ? [SampleTonight.event("Shift", "22:00", "06:00")] : []
    ) {
      if silence == .irregular { $0.deviation = 150 }
      if silence == .abroad { $0.clock = 9 }
      if silence == .unknown { $0.deviation = nil }
    }
    #expect(day.tonight.silence == silence)
    for phrases in [Voice(.english), Voice(.spanish)] as [Voice] {
      let facts = Self.facts(day, phrases)
      #expect(facts.count == 3)
      #expect(
        facts[0].hasPrefix(phrases.language == .english ? "No time is" : "No se propone"))
    }
  }

  @Test("without health data there is nothing to explain")
  func unknown() {
    let day = SampleDay.make(morning: nil)
    #expect(
      Self.facts(day, Voice(.english)) == [
        "There is no health data, so nothing is known about the nights."
      ])
  }

  /// What scripts read of the night after `day`.
  static func document(_ day: Day) throws -> [String: JSON] {
    let briefing = Briefing(day: day, sources: BriefingSources(calendars: nil, whoop: nil))
    let context = DocumentContext(phrases: Voice(.english), zone: day.zone, now: day.now)
    let text = Document.brief.text(of: briefing, in: context)
    let members = try JSONReader.value(of: Array(text.utf8).span.bytes).members
    return try #require(members?["tonight"]?.members)
  }

  @Test("scripts read a night that an event makes short")
  func scripts() throws {
    let dinner = SampleTonight.event("Dinner", "20:00", "22:00")
    #expect(
      try Self.document(SampleTonight.day([dinner])) == [
        "lights_out": .string("2026-11-23T22:30:00+01:00"),
        "ideal_lights_out": .string("2026-11-23T22:25:00+01:00"),
        "usual_lights_out": .string("2026-11-23T23:00:00+01:00"),
        "wake": .string("2026-11-24T07:00:00+01:00"), "need_min": .integer(480),
        "debt_min": .integer(30), "short_min": .integer(5),
        "after_event_end": .string("2026-11-23T22:00:00+01:00"),
        "free_evening": .string("2026-11-24"), "limited_by": .string("event"),
        "silent_because": .null, "usual_nights": .null,
      ])
    let usual = try Self.document(SampleTonight.day([SampleTonight.early("06:00")]))
    #expect(usual["limited_by"] == .string("usual"))
    #expect(usual["after_event_end"] == .null)
  }

  @Test("and of a silent one what is known")
  func silentScripts() throws {
    let irregular = try Self.document(SampleTonight.day { $0.deviation = 130 })
    #expect(irregular["silent_because"] == .string("irregular"))
    #expect(irregular["need_min"] == .integer(480))
    #expect(irregular["lights_out"] == .null)
    let unknown = try Self.document(SampleDay.make(morning: nil))
    #expect(unknown["silent_because"] == .string("unknown"))
    #expect(unknown.values.count { $0 == .null } == 11)
  }
}
