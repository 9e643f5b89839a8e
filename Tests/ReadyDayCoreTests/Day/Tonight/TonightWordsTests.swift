import Testing

@testable import ReadyDayCore

@Suite struct TonightWordsTests {
  static func plan(
    _ lightsOut: String, need: Int = 525, short: Int = 0, limit: TonightPlan.Limit? = nil
  ) -> TonightPlan {
    TonightPlan(
      lightsOut: .at(lightsOut), wake: .at("07:00"), need: need, short: short,
      usual: .at("23:10"), limit: limit)
  }

  @Test("before the clocks change, lights-out says so, and which of two times it is")
  func clocks() throws {
    // The evening of 24 October 2026: at 03:00 the clocks go back to 02:00.
    let saturday = SampleDay.monday.advanced(by: -30)
    func moment(_ time: String, _ days: Int = 0) -> Instant {
      SampleDay.zone.instant(saturday.advanced(by: days), time)
    }
    func plan(_ events: [Occurrence], on date: LocalDate = saturday) -> TonightPlan? {
      DayParts(
        date: date, zone: SampleDay.zone, now: moment("18:30"), occurrences: events,
        morning: SampleTonight.report()
      ).day.tonightPlan
    }
    let party = Occurrence(
      uid: "1", title: "Party", calendar: "home",
      time: .timed(TimeSpan(from: moment("23:00"), to: moment("02:30", 1))))
    let late = try #require(plan([party]))
    #expect(late.lightsOut == .at("02:00"))
    #expect(late.clockChange == -60)
    #expect(late.isSecond)
    #expect(Voice(.english).tonight(late).contains("02:00 (after the clocks go back)"))
    #expect(Voice(.spanish).lightsOut(late).hasSuffix("02:00 (con el reloj ya atrasado)"))
    let headline = Headline.tonight(lightsOut: late.lightsOut, .unknown, isSecond: true)
    #expect(Voice(.english).headline(headline) == "Lights out at 02:00 (after the clocks go back).")
    let early = try #require(plan([]))
    #expect(!early.isSecond)
    #expect(Voice(.english).lightsOut(early).hasSuffix(" (the clocks go back 1 h)"))
    #expect(Voice(.spanish).lightsOut(early).hasSuffix(" (el reloj se atrasa 1 h)"))
    #expect(plan([], on: saturday.advanced(by: 1))?.clockChange == 0)
    #expect(Voice(.english).clocks(Self.plan("23:00")) == "")
  }

  @Test("an event whose title is hidden limits the night without its name") func hidden() {
    for voice in Language.allCases.map(\.voice) {
      let plan = Self.plan(
        "01:00", short: 40,
        limit: .event(title: voice.busy, end: .at("00:30"), free: .on(.thursday)))
      #expect(voice.tonight(plan).values == ["00:30", "01:00", "05", "45", "8"])
      #expect(!voice.tonight(plan).contains(voice.busy))
      #expect(voice.tonight(plan).lowercased().contains(voice.weekday(.thursday).lowercased()))
    }
  }

  static func facts(_ day: Day, _ phrases: Voice) -> [String] {
    let briefing = Briefing(day: day, sources: .none)
    return briefing.explained(.tonight, in: phrases) ?? []
  }

  @Test("the explanation accounts for every number") func explained() {
    let first = WakeTests.first([3: "09:00", 5: "09:00", 7: "09:00", 9: "08:30", 11: "09:00"])
    let day = SampleTonight.day(
      [SampleTonight.early("08:00"), SampleTonight.event("Dinner", "20:00", "22:00")], first: first)
    let expected: [[String]] = [
      ["22:00", "22:30", "55", "6", "8", "Dinner"], ["14", "30", "7", "8"],
      ["08", "14", "2", "25", "30", "32", "6.612", "7", "8"], ["07:00", "28", "4"],
      ["06:00", "08:00", "2", "5", "Stand-up"], ["14", "35"], ["14", "22:00", "23:00"],
      ["22:00", "Dinner"],
    ]
    #expect(Self.facts(day, Voice(.english)).map(\.values) == expected)
    #expect(Self.facts(day, Voice(.spanish)).count == expected.count)
  }

  @Test("also of a session that ends late") func session() throws {
    let session = SampleDay.session("21:00", "22:00", .light)
    let day = SampleTonight.day(sessions: [session])
    for voice in Language.allCases.map(\.voice) {
      #expect(Self.facts(day, voice).last?.values == ["22:00", voice.name(of: session)])
    }
    let night = try Self.document(day)
    #expect(night["limited_by"] == .string("session"))
    #expect(night["after_event_end"] == .string("2026-11-23T22:00:00+01:00"))
  }

  @Test("and says why no time is named", arguments: Tonight.NoLightsOut.allCases)
  func silent(_ silence: Tonight.NoLightsOut) {
    let day = SampleTonight.day(
      silence == .nightEvent ? [SampleTonight.event("Shift", "22:00", "06:00")] : [],
      copy(of: Preferences()) { $0.tellsTonight = silence != .off }
    ) {
      if silence == .abroad { $0.clock = 9 }
      if silence == .unknown { $0.deviation = nil }
    }
    #expect(day.tonight.noLightsOut == silence)
    let briefing = Briefing(day: day, sources: .none)
    let facts = briefing.explained(.tonight, in: Voice(.english)) ?? []
    #expect(facts.count == 3)
    #expect(facts.first?.hasPrefix("No time is suggested: ") == true)
  }

  /// What scripts read of the night after `day`.
  static func document(_ day: Day) throws -> [String: JSON] {
    let briefing = Briefing(day: day, sources: .none)
    let context = DocumentContext(phrases: Voice(.english), zone: day.zone, now: day.now)
    let text = Document.brief.text(of: briefing, in: context)
    let members = try JSONReader.value(of: Array(text.utf8).span.bytes).members
    return try #require(members?["tonight"]?.members)
  }

  @Test("scripts read a night that an event makes short") func scripts() throws {
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
        "silent_because": .null, "usual_nights": .null, "earlier_min": .null,
      ])
    let usual = try Self.document(SampleTonight.day([SampleTonight.early("06:00")]))
    #expect(usual["limited_by"] == .string("usual"))
    #expect(usual["after_event_end"] == .null)
  }

  @Test("and of a silent one what is known") func silentScripts() throws {
    let abroad = try Self.document(SampleTonight.day { $0.clock = 9 })
    #expect(abroad["silent_because"] == .string("abroad"))
    #expect(abroad["need_min"] == .integer(480))
    #expect(abroad["lights_out"] == .null)
    let irregular = try Self.document(LightsOutTests.tired(LightsOutTests.scattered))
    #expect(irregular["limited_by"] == .string("irregular"))
    let unknown = try Self.document(SampleDay.make(morning: nil))
    #expect(unknown["silent_because"] == .string("unknown"))
    #expect(unknown.values.count { $0 == .null } == 12)
  }
}
