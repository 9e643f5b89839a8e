import Testing

@testable import ReadyDayCore

@Suite struct LightsOutTests {
  struct Bound: Sendable, CustomTestStringConvertible {
    let testDescription: String
    @Anew var day: Day
    let lightsOut: String
    var limit: LightsOut.Limit.Code?
    var short = 0
  }

  static func event(_ title: String, _ start: String, _ end: String) -> Occurrence {
    SampleTonight.event(title, start, end)
  }

  static func early(_ start: String) -> Occurrence { SampleTonight.early(start) }

  static let bounds = [
    Bound(testDescription: "as the need asks", day: SampleTonight.day(), lightsOut: "22:25"),
    Bound(
      testDescription: "an hour before the usual", day: SampleTonight.day([early("07:35")]),
      lightsOut: "22:00"),
    Bound(
      testDescription: "never earlier", day: SampleTonight.day([early("07:30")]),
      lightsOut: "22:00", limit: .usual, short: 5),
    Bound(
      testDescription: "an early flight", day: SampleTonight.day([early("06:00")]),
      lightsOut: "22:00", limit: .usual, short: 95),
    Bound(
      testDescription: "the usual time just suffices",
      day: SampleTonight.day { $0.onset = "22:25" }, lightsOut: "22:25"),
    Bound(
      testDescription: "never later than the usual time",
      day: SampleTonight.day { $0.onset = "22:15" }, lightsOut: "22:15", limit: .usual),
    Bound(
      testDescription: "a usual time is told on a round five minutes, later",
      day: SampleTonight.day { $0.onset = "22:16" }, lightsOut: "22:20", limit: .usual),
    Bound(
      testDescription: "half an hour after an event",
      day: SampleTonight.day([event("Dinner", "20:00", "21:55")]), lightsOut: "22:25"),
    Bound(
      testDescription: "an event that ends a minute later",
      day: SampleTonight.day([event("Dinner", "20:00", "21:56")]), lightsOut: "22:30",
      limit: .event, short: 5),
    Bound(
      testDescription: "inside an event",
      day: SampleTonight.day([event("Dinner", "20:00", "23:00")]),
      lightsOut: "23:30", limit: .event, short: 65),
    Bound(
      testDescription: "before an event of the night",
      day: SampleTonight.day([event("Call", "23:30", "23:45")]), lightsOut: "00:15", limit: .event,
      short: 110),
    Bound(
      testDescription: "an event after midnight",
      day: SampleTonight.day([
        SampleDay.meeting("Call", "00:30", "01:00", date: SampleTonight.tomorrow)
      ]), lightsOut: "01:30", limit: .event, short: 185),
    Bound(
      testDescription: "an event in the middle of the night",
      day: SampleTonight.day([
        SampleDay.meeting("Call", "02:00", "03:00", date: SampleTonight.tomorrow)
      ]), lightsOut: "night_event"),
    Bound(
      testDescription: "no earlier than usual for somebody who lies awake long",
      day: SampleTonight.day { $0.changes = { _, night in night.awake = 100 } },
      lightsOut: "23:00", limit: .usual, short: 100),
    Bound(
      testDescription: "a planned session, which may end later than an event",
      day: SampleTonight.day(
        [event("Dinner", "20:00", "22:15")], sessions: [SampleDay.session("22:00", "22:30", .light)]
      ), lightsOut: "23:00", limit: .session, short: 35),
    Bound(
      testDescription: "a session that the day does not allow",
      day: SampleTonight.day(sessions: [SampleDay.session("21:00", "22:30")]), lightsOut: "22:25"),
    Bound(
      testDescription: "a session that has been done",
      day: SampleTonight.day(sessions: [done(SampleDay.session("22:00", "22:30"))]),
      lightsOut: "22:25"),
    Bound(
      testDescription: "what does not count takes nothing",
      day: SampleTonight.day([free(event("Show", "20:00", "23:00"))]), lightsOut: "22:25"),
  ]

  static func done(_ session: PlannedSession) -> PlannedSession {
    var done = session
    done.isDone = true
    return done
  }

  static func free(_ event: Occurrence) -> Occurrence {
    var free = event
    free.isTransparent = true
    return free
  }

  @Test("what bounds it", arguments: bounds) func bound(row: Bound) {
    #expect(row.day.lightsOut == row.lightsOut)
    #expect(row.day.tonight.lightsOut?.limit?.code == row.limit)
    #expect((row.day.tonight.lightsOut?.shortMinutes ?? 0) == row.short)
  }

  @Test("the evening that is free is named") func freeEvening() {
    func free(_ ends: [Int: String]) -> LocalDate?? {
      let late = ends.map { days, end in
        SampleDay.meeting(
          "Dinner", "20:00", end, uid: "\(days)", date: SampleDay.monday.advanced(by: days))
      }
      let limit = SampleTonight.day(late).tonight.lightsOut?.limit
      guard case .event(_, let evening) = limit else { return nil }
      return evening
    }
    // Half an hour after it ends it is 22:00, an hour before the usual time.
    #expect(free([0: "23:00"]) == SampleDay.monday.advanced(by: 1))
    #expect(free([0: "23:00", 1: "21:30"]) == SampleDay.monday.advanced(by: 1))
    #expect(free([0: "23:00", 1: "21:31"]) == SampleDay.monday.advanced(by: 2))
    let all = Dictionary(uniqueKeysWithValues: (0...7).map { ($0, "23:00") })
    #expect(free(all) == .some(nil))
    #expect(free([1: "23:00"]) == nil)
  }

  struct Quiet: Sendable, CustomTestStringConvertible {
    let testDescription: String
    @Anew var day: Day
    let told: String
  }

  static let silences = [
    Quiet(
      testDescription: "two hours apart", day: SampleTonight.day { $0.deviation = 120 },
      told: "22:25"),
    Quiet(
      testDescription: "switched off",
      day: SampleTonight.day([], copy(of: Preferences()) { $0.tellsTonight = false }), told: "off"),
    Quiet(
      testDescription: "an hour from the clock here", day: SampleTonight.day { $0.clock = 2 },
      told: "22:25"),
    Quiet(testDescription: "two hours", day: SampleTonight.day { $0.clock = 3 }, told: "abroad"),
    Quiet(
      testDescription: "two hours the other way", day: SampleTonight.day { $0.clock = -1 },
      told: "abroad"),
    Quiet(
      testDescription: "two and a half hours of the night",
      day: SampleTonight.day([event("Party", "21:00", "02:30")]), told: "03:00"),
    Quiet(
      testDescription: "a minute more",
      day: SampleTonight.day([event("Party", "21:00", "02:31")]), told: "night_event"),
    Quiet(
      testDescription: "a night shift", day: SampleTonight.day([event("Shift", "22:00", "06:00")]),
      told: "night_event"),
    Quiet(
      testDescription: "nothing of the night is left",
      day: SampleTonight.day([
        SampleDay.meeting("Flight", "03:30", "07:10", date: SampleTonight.tomorrow)
      ]), told: "night_event"),
    Quiet(
      testDescription: "too few nights for a usual time",
      day: SampleTonight.day { $0.deviation = nil }, told: "unknown"),
    Quiet(
      testDescription: "two nights for waking", day: SampleTonight.day { $0.count = 2 },
      told: "unknown"),
    Quiet(testDescription: "no health data", day: SampleDay.make(morning: nil), told: "unknown"),
    Quiet(
      testDescription: "sleep is hidden",
      day: SampleDay.make(morning: SampleTonight.report().hiding([.sleep])), told: "unknown"),
  ]

  @Test("no time is named where none would help", arguments: silences)
  func silence(row: Quiet) { #expect(row.day.lightsOut == row.told) }

  @Test("what is hidden is told of no night") func hidden() {
    let day = SampleDay.make(morning: SampleTonight.report().hiding([.sleep]))
    #expect(day.tonight == .unknown)
  }

  @Test("windows end an hour before it, or before the usual sleep") func windows() {
    func latest(_ day: Day) -> Instant? { day.allWindows.map(\.span.end).max() }
    var preferences = Preferences()
    preferences.waking = Preferences.Hours(from: .at("06:00"), to: .at("23:30"))
    let day = SampleTonight.day([], preferences)
    #expect(latest(day) == day.tonight.lightsOut?.instant.adding(seconds: -3600))
    let silent = SampleTonight.day([], preferences) { $0.clock = 9 }
    #expect(latest(silent) == silent.usualSleep.adding(seconds: -3600))
    let late = SampleTonight.day([Self.event("Call", "23:10", "23:20")], preferences)
    #expect(late.lightsOut == "23:50")
    #expect(latest(late).map { $0 <= late.usualSleep } == true)
  }

  @Test(
    "on the nights when clocks change the hours are as long as they are",
    arguments: [
      // Eight hours and 35 minutes before 07:00.
      ("2026-03-28", "22:00", "21:25"), ("2026-10-24", "23:45", "23:25"),
    ])
  func clockChange(date: String, usual: String, lightsOut: String) throws {
    let date = try #require(LocalDate(date))
    let zone = SampleDay.zone
    var report = SampleTonight.report()
    report.date = date
    report.sleep.nights = report.sleep.nights.map { night in
      var moved = SleptNight(
        night.date.advanced(by: SampleDay.monday.distance(to: date)), wake: night.wake)
      (moved.asleep, moved.awake) = (night.asleep, night.awake)
      (moved.needed, moved.debt) = (night.needed, night.debt)
      return moved
    }
    let end = zone.instant(date, "07:00")
    report.sleep.span = TimeSpan(from: end.adding(seconds: -8 * 3600), to: end)
    report.sleep.offset = zone.offset(at: end)
    report.sleep.usualOnset = .at(usual)
    let day = DayParts(date: date, zone: zone, now: end, occurrences: [], morning: report).day
    #expect(day.wakeTomorrow == "07:00")
    #expect(day.lightsOut == lightsOut)
    let found = try #require(day.tonight.lightsOut)
    #expect(found.wake.instant.seconds(since: found.instant) == 515 * 60)
  }

  @Test("medians are of what clocks showed, wherever one was") func clocks() {
    // Half of the nights in another zone, at the same hours of the day there.
    let report = SampleMeasurements.make(-30...0) { day, index in
      var night = SampleMeasurements.night(445, inBed: 480)
      if index < -2, index.isMultiple(of: 2) {
        let shift = 6 * 3600
        night.span = TimeSpan(
          from: night.span.start.adding(seconds: -shift),
          to: night.span.end.adding(seconds: -shift))
        night.startOffset = UTCOffset(seconds: night.startOffset.seconds + shift) ?? .zero
        night.offset = UTCOffset(seconds: night.offset.seconds + shift) ?? .zero
      }
      day.sleep = night
    }.mondayReport
    #expect(report.sleep.onsetDeviation.map { $0 < 1 } == true)
    let wake = report.sleep.usualWake(upTo: SampleDay.monday, onDays: [{ _ in true }])
    #expect(wake?.time == report.sleep.nights.first?.wake)
  }

  @Test("a worker on rotating shifts is not told a usual time") func shifts() {
    // Three early, three late, three nights, two days off; asleep after each.
    let onsets = [
      "21:30", "21:30", "21:30", "00:30", "00:30", "00:30", "07:30", "07:30", "07:30", "23:00",
      "23:00",
    ]
    let report = SampleMeasurements.make(-30...0) { day, index in
      let onset = TimeOfDay.at(onsets[(index + 33) % 11])
      var night = SampleMeasurements.night(420, inBed: 450)
      let date = day.date.advanced(by: onset.hour < 12 ? 0 : -1)
      let start = LocalDateTime(date, onset)
      let from = Instant(start, at: night.offset)
      night.span = TimeSpan(from, seconds: 450 * 60)
      day.sleep = night
    }.mondayReport
    let day = SampleDay.make(occurrences: [], morning: report)
    #expect(day.tonight.lightsOut?.limit?.code == .irregular)
    #expect(day.tonight.need != nil)
    #expect((try? SleepDebt.look(at: day))?.plan == nil)
  }

  /// Nights that each began as told, the last one first, before which 10 h were needed.
  static func tired(_ onsets: [String], _ events: [Occurrence] = [], needed: Double = 600) -> Day {
    SampleTonight.day(events) { nights in
      nights.needed = needed
      nights.changes = { days, night in night.onset = .at(onsets[min(days, onsets.count - 1)]) }
    }
  }

  @Test("a need out of reach on most nights of a week asks for a step that can be taken")
  func reachable() throws {
    func told(_ day: Day) -> [String?] {
      [day.lightsOut, day.tonight.lightsOut?.limit?.code.rawValue]
    }
    // At most an hour before the week's median, and before the usual one.
    #expect(told(Self.tired(["23:10"])) == ["22:10", "week"])
    #expect(told(Self.tired(["23:40"])) == ["22:40", "week"])
    // Half-way from this week to the need.
    #expect(told(Self.tired(["23:10"], needed: 530)) == ["22:25", "week"])
    // An event that ends late comes first.
    #expect(told(Self.tired(["23:10"], [Self.event("Dinner", "20:00", "22:40")]))[1] == "event")
    let rested = SampleTonight.day([Self.early("06:00")]) {
      $0.changes = { $1.onset = .at("23:00") }
    }
    #expect(told(rested) == ["22:00", "usual"])
    #expect(rested.tonight.lightsOut?.limitedNights == 0)
  }

  @Test("from four nights of seven on", arguments: [(3, "usual"), (4, "week")])
  func limited(nights: Int, limit: String) {
    let day = SampleTonight.day([Self.early("06:00")]) { sample in
      sample.changes = { days, night in
        night.onset = .at("23:00")
        night.needed = days < nights ? 600 : 420
      }
    }
    #expect(day.tonight.lightsOut?.limitedNights == nights)
    #expect(day.tonight.lightsOut?.limit?.code.rawValue == limit)
  }

  @Test(
    "it is out of reach in words once, until a week was within reach", arguments: [true, false])
  func anew(isNew: Bool) throws {
    let day = SampleTonight.day([Self.early("06:00")]) { sample in
      sample.changes = { days, night in if days == 6, !isNew { night.needed = 600 } }
    }
    let plan = try #require(day.tonightPlan)
    #expect(plan.limit == .usual && plan.isShortAnew == isNew)
    #expect(Voice(.english).tonight(plan).contains("out of reach") == isNew)
    #expect(Voice(.spanish).tonight(plan).contains("no da para tanto") == isNew)
  }

  static let scattered = [
    "20:00", "03:00", "21:00", "02:00", "23:00", "01:30", "20:30", "02:30", "21:30", "03:30",
    "22:00", "01:00", "20:00", "04:00",
  ]

  @Test("who sleeps at all hours is told the time that the need asks for, but no unusual one")
  func irregular() throws {
    let day = Self.tired(Self.scattered, needed: 660)
    let found = try #require(day.tonight.lightsOut)
    #expect(found.limit?.code == .irregular)
    // The tenth percentile of the fourteen.
    #expect(day.lightsOut == "20:10")
    for voice in Language.allCases.map(\.voice) {
      let line = try #require(voice.tonightLine(of: day))
      #expect(line.contains("20:10") && line.contains("07:00") || line.contains("7:00"))
    }
  }

  @Test(
    "nights that scatter by more than two hours have no usual time",
    arguments: [("21:00", "01:30", true), ("21:30", "01:00", false)])
  func scatter(early: String, late: String, isIrregular: Bool) {
    let day = Self.tired((0..<14).map { $0.isMultiple(of: 2) ? early : late })
    #expect((day.tonight.lightsOut?.limit?.code == .irregular) == isIrregular)
  }

  @Test("a journey and a night of work do not make one irregular", arguments: [2, 3])
  func scatter(odd: Int) {
    let odd = Array(["12:30", "12:40", "12:50"].prefix(odd))
    let day = Self.tired(odd + Array(repeating: "23:00", count: 14 - odd.count) + ["23:00"])
    #expect((day.tonight.lightsOut?.limit?.code == .irregular) == (odd.count == 3))
  }

  @Test("the line of the night is there or says why", arguments: Language.allCases)
  func line(_ language: Language) {
    let voice = language.voice
    for row in Self.silences {
      let line = voice.tonightLine(of: row.day)
      let isKnown = row.day.morning?.sleep.nights.isEmpty == false && row.told != "off"
      #expect((line != nil) == isKnown, "\(row.testDescription)")
    }
    let late = SampleTonight.day([], now: "23:30")
    #expect(voice.tonightLine(of: late)?.contains("7 h 30 min") == true)
  }
}
