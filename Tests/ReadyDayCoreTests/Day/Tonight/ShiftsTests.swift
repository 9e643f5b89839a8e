import Testing

@testable import ReadyDayCore

/// What shifts make of the nights around them.
@Suite struct ShiftsTests {
  private static let monday = SampleDay.monday
  /// One after the other, a day each; the day after the night has no shift of its own.
  private static let cycle = [ShiftClass.early, .late, .night, .afterNight, .free]
  private static let hours: [ShiftClass: (start: String, end: String)] = [
    .early: ("07:00", "15:00"), .late: ("15:00", "23:00"), .night: ("22:00", "06:00"),
  ]
  private static let sleep: [ShiftClass: (onset: String, wake: String)] = [
    .early: ("22:00", "05:30"), .late: ("00:20", "08:40"), .night: ("00:30", "09:00"),
    .afterNight: ("08:10", "13:40"), .free: ("23:30", "08:10"),
  ]

  private static func kind(on day: Int, if tomorrow: ShiftClass) -> ShiftClass {
    let place = (cycle.firstIndex(of: tomorrow) ?? 0) + day - 1
    return cycle[(place % cycle.count + cycle.count) % cycle.count]
  }

  private static func shift(_ hours: (start: String, end: String), on date: LocalDate) -> Occurrence
  {
    let (start, end) = (TimeOfDay.at(hours.start), TimeOfDay.at(hours.end))
    let last = end > start ? date : date.advanced(by: 1)
    return Occurrence(
      uid: "\(date)", title: "Turno", calendar: "work",
      time: .timed(
        TimeSpan(
          from: SampleDay.zone.instant(of: LocalDateTime(date, start)),
          to: SampleDay.zone.instant(of: LocalDateTime(last, end)))))
  }

  /// The sample day in such a rota, known for so many days before.
  static func day(before tomorrow: ShiftClass, known: Int = 60, now: String = "14:00")
    -> Day
  { inputs(before: tomorrow, known: known, now: now).day }

  private static func inputs(
    before tomorrow: ShiftClass, known: Int, now: String = "14:00"
  ) -> DayParts {
    func shifts(_ days: ClosedRange<Int>) -> [Occurrence] {
      days.compactMap { day in
        hours[kind(on: day, if: tomorrow)].map { shift($0, on: monday.advanced(by: day)) }
      }
    }
    var morning = SampleTonight.report { nights in
      nights.deviation = 300
      nights.changes = { days, night in
        let own = sleep[kind(on: -days, if: tomorrow)]
        (night.onset, night.wake) = (own.map { .at($0.onset) }, own.map { .at($0.wake) })
      }
    }
    // Nothing has been slept since the shift.
    if kind(on: 0, if: tomorrow) == .afterNight { morning.sleep.span = nil }
    var inputs = DayParts(date: monday, now: now, occurrences: shifts(-1...7), morning: morning)
    inputs.earlier = shifts(-known ... -2)
    return inputs
  }

  @Test(
    "wakes, and goes to bed, as before such a shift",
    arguments: [ShiftClass.early, .late, .night, .free])
  func usual(tomorrow: ShiftClass) {
    let day = Self.day(before: tomorrow)
    #expect(day.shifts?.tomorrow == tomorrow)
    #expect(day.wakeTomorrow == Self.sleep[tomorrow]?.wake)
    let usual = day.tonight.lightsOut.map { day.time(at: $0.usual).clock }
    #expect(usual == Self.sleep[tomorrow]?.onset)
    #expect(day.tonight.alike?.nights == 12)
  }

  @Test("a night before the days that were read is not taken for one without a shift")
  func unread() {
    var inputs = Self.inputs(before: .free, known: 20)
    inputs.firstEvents = FirstEvents(
      on: Self.monday.advanced(by: -19)...Self.monday.advanced(by: -1))
    let tonight = inputs.day.tonight
    #expect(tonight.alike?.nights == 4)
    #expect(tonight.alike?.onset.clock == "23:30")
    #expect(tonight.lightsOut != nil)
  }

  @Test("a night that is worked has no bedtime, and the sleep after it is known") func worked() {
    let day = Self.day(before: .afterNight)
    #expect(day.tonight.noLightsOut == .nightEvent)
    #expect(day.shifts?.work?.start == .at("22:00"))
    #expect(day.shifts?.daySleep?.onset == .at("08:10"))
    #expect(day.shifts?.daySleep?.wake == .at("13:40"))
  }

  @Test("nobody trains in the two hours before a night of work") func rested() {
    let day = Self.day(before: .afterNight)
    #expect(!day.windows.isEmpty)
    #expect(day.windows.allSatisfy { $0.span.end <= SampleDay.instant("20:00") })
  }

  @Test("who works where they live drives nowhere after the night", arguments: [nil, "Remoto"])
  func driving(place: String?) throws {
    var shift = Self.shift(("22:00", "06:00"), on: Self.monday)
    shift.details.location = place
    let day = SampleDay.make(now: "10:00", occurrences: [shift])
    let nap = try NapBeforeNight.look(at: day)
    for voice in Language.allCases.map(\.voice) {
      #expect(nap.body(in: voice).contains(voice.napBeforeDriving) == (place == nil))
    }
  }

  @Test("the evening before the day of a night shift does not begin it at 22:00")
  func beforeTheDay() {
    let headline = Headline(for: Self.day(before: .night, now: "23:15"), [])
    guard case .tonight(_, let tomorrow, _) = headline else { return unexpected("\(headline)") }
    #expect(tomorrow == .works(.at("22:00")))
  }

  @Test("nights that are alike among too few shifts tell nothing") func unknown() {
    #expect(Self.day(before: .early, known: 2).tonight.lightsOut?.limit?.code == .irregular)
    #expect(Self.day(before: .early, known: 2).shifts == nil)
  }

  @Test("after a night the usual sleep comes first, until its end") func sleepFirst() {
    // The shift of the night before ended at 06:00.
    func headline(_ now: String) -> Headline {
      Headline(for: Self.day(before: .free, now: now), [])
    }
    let usual = Headline.sleepFirst(from: .at("08:10"), to: .at("13:40"), isUsual: true)
    #expect(Self.day(before: .free).shifts?.today == .afterNight)
    #expect(headline("06:40") == usual)
    #expect(headline("13:39") == usual)
    #expect(headline("13:40") != usual)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.headline(usual).values == ["08:10", "13:40"])
    }
  }

  @Test("without measured nights, the sleep after a shift ends in time for the next one")
  func unmeasured() {
    let last = Self.shift(("21:30", "07:30"), on: Self.monday.advanced(by: -1))
    let next = Self.shift(("21:30", "07:30"), on: Self.monday)
    func headline(_ now: String, _ shifts: [Occurrence]) -> Headline {
      Headline(for: SampleDay.make(now: now, occurrences: shifts, morning: nil))
    }
    let work = Headline.nightShift(from: .at("21:30"), to: .at("07:30"))
    #expect(headline("15:00", [last, next]) == .sleepFirst(from: .at("15:00"), to: .at("19:30")))
    #expect(headline("20:00", [last, next]) == work)
    #expect(headline("16:29", [last]) == .sleepFirst(from: .at("16:29"), to: .at("22:00")))
    for now in ["16:30", "23:30"] {
      if case .sleepFirst = headline(now, [last]) { Issue.record("\(now)") }
    }
  }

  private static func before(_ now: String, _ events: [Occurrence] = []) -> Day {
    SampleTonight.day([SampleTonight.event("Turno", "22:00", "06:00")] + events, now: now)
  }

  struct Nap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let now: String
    var events: [Occurrence] = []
    let nap: String?
  }

  @Test(
    "a nap is in the first free time of the afternoon, well before the shift",
    arguments: [
      Nap(testDescription: "all day free", now: "08:00", nap: "13:00–15:30"),
      Nap(
        testDescription: "an afternoon in part", now: "08:00",
        events: [SampleDay.meeting("Dentist", "13:30", "15:00")], nap: "15:00–17:30"),
      Nap(testDescription: "what is left", now: "18:15", nap: "18:15–20:00"),
      Nap(testDescription: "too late", now: "18:31", nap: nil),
    ])
  func nap(row: Nap) {
    let day = Self.before(row.now, row.events)
    #expect(day.shifts?.nap.map(day.clocks) == row.nap)
    #expect(
      day.allWindows.allSatisfy { window in day.shifts?.nap?.intersection(window.span) == nil })
  }

  @Test("the day before a night is about it, in both languages") func advice() throws {
    let advice = try NapBeforeNight.look(at: Self.before("08:00"))
    #expect(advice.title(in: Voice(.english)).values == ["13:00", "15:30", "22:00"])
    let evening = Self.before("20:30")
    #expect(Headline(for: evening, []) == .nightShift(from: .at("22:00"), to: .at("06:00")))
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.headline(Headline(for: evening, [])).values == ["06:00", "22:00"])
    }
    #expect(throws: NapBeforeNight.noNap) { try NapBeforeNight.look(at: SampleDay.day) }
  }

  @Test("no hard session on the day of a night shift, whether or not there is a score")
  func verdict() throws {
    let shift = SampleTonight.event("Turno", "22:00", "06:00")
    let work = try #require(Self.before("08:00").shifts?.work)
    #expect(DayVerdictTests.verdict(90).training == .hard)
    for score in [90.0, nil] {
      let verdict = DayVerdictTests.verdict(score, events: [shift])
      #expect(verdict.training == .moderate)
      #expect(verdict.reasons.first == .nightShift(work))
    }
    #expect(DayVerdictTests.verdict(20, events: [shift]).training == .easy)
  }

  @Test("a shift from midnight on is of the night before it") func afterMidnight() {
    let shift = Self.shift(("00:00", "08:00"), on: Self.monday.advanced(by: 1))
    let day = SampleTonight.day([shift])
    #expect(day.shifts?.work?.start == .at("00:00"))
    #expect(day.tonight.noLightsOut == .nightEvent)
    #expect(day.verdict.training == .moderate)
  }

  @Test("a shift that begins before noon is an early one, though it lasts through the night")
  func longShift() {
    let span = TimeSpan(
      from: SampleDay.zone.instant(Self.monday, "08:00"),
      to: SampleDay.zone.instant(Self.monday.advanced(by: 1), "08:00"))
    let days = ShiftDays([(Self.monday, span)], in: SampleDay.zone)
    #expect(days[Self.monday] == .early)
    #expect(days[Self.monday.advanced(by: 1)] == .afterNight)
    #expect(days[Self.monday.advanced(by: 2)] == .free)
  }
}
