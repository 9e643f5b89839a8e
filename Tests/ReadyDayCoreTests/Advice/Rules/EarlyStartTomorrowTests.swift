import Testing

@testable import ReadyDayCore

@Suite struct EarlyStartTomorrowTests {
  static func early(
    _ start: String, usual: String, _ description: String,
    _ made: @autoclosure @escaping @Sendable () -> Day, title: String = "A"
  ) -> RuleCase {
    let day = made()
    let found = day.morning.flatMap { day.mornings.usualWake(in: $0.sleep, upTo: day.date) }
    let wake = SleepSummary.UsualWake(
      time: .at(usual), nights: found?.nights ?? 0,
      isForSimilarDays: found?.isForSimilarDays ?? false)
    return .says(
      EarlyStartTomorrow(
        title: title, start: SampleDay.instant(start, days: 1),
        lead: day.rise?.lead ?? .usual, usual: wake, zone: SampleDay.zone), description, made())
  }

  /// Of an owner who usually gets up at 07:30.
  static func flight(_ start: String, isJourney: Bool) -> EarlyStartTomorrow {
    EarlyStartTomorrow(
      title: "Flight", start: SampleDay.instant(start, days: 1), lead: isJourney ? lead : .usual,
      usual: .init(time: .at("07:30"), nights: 20, isForSimilarDays: true), zone: SampleDay.zone)
  }

  static var lead: MorningLead {
    copy(of: MorningLead(30, for: .journey, .usual)) {
      ($0.airport, $0.way, $0.isWayKnown) = (120, 60, false)
    }
  }

  @Test(
    "one is up an hour before, on a round five minutes",
    arguments: [("07:30", "06:30"), ("11:59", "10:55"), ("04:00", "03:00")])
  func up(start: String, up: String) { #expect(Self.flight(start, isJourney: false).up == .at(up)) }

  static let cases: [RuleCase] = [
    early("07:30", usual: "07:30", "an hour before the usual", day("07:30")),
    .silent(
      EarlyStartTomorrow.ordinaryStart(.at("07:35"), usualWake: .at("07:30"), lead: 60),
      "55 minutes", day("07:35")),
    early("11:59", usual: "12:00", "just before noon", day("11:59", wakes: "12:00")),
    .silent(EarlyStartTomorrow.startsAfterNoon(.at("12:00")), "noon", day("12:00", wakes: "14:00")),
    early("04:00", usual: "07:30", "from four on", day("04:00")),
    .silent(
      EarlyStartTomorrow.nothingTomorrow, "what begins before four is of the night", day("03:59")),
    early(
      "06:00", usual: "07:30", "time for the airport before a flight", flightDay,
      title: "Flight MAD-LHR"),
    .silent(EarlyStartTomorrow.nothingTomorrow, "nothing tomorrow", SampleDay.day),
    .silent(EarlyStartTomorrow.nightShift, "what reaches into tomorrow began today", nightShift),
    .silent(EarlyStartTomorrow.usualWakeUnknown, "two nights are no habit", day("05:00", count: 2)),
    .silent(EarlyStartTomorrow.usualWakeUnknown, "the night is hidden", hidden),
    .silent(
      .noHealthData, "no health data", SampleDay.make(occurrences: [first("05:00")], morning: nil)),
    .silent(.noCalendar, "no calendar", SampleDay.make(occurrences: nil)),
  ]

  @Test("tomorrow is early when it begins long before the usual time of waking", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(EarlyStartTomorrow.self) }

  @Test("when to get up for a race is said, late as it may be") func race() throws {
    let race = EventKindTests.event("Half marathon", "tue 11:30 2h")
    let day = SampleDay.after(events: [race]) { $0.sleep.nights = Self.nights("06:00", 28) }
    let found = try EarlyStartTomorrow.look(at: day)
    #expect(found.isRace && found.up > found.usual.time)
  }

  struct Wakes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Of days before the sample Monday, that Monday itself 0.
    let wakes: [Int: String]
    let usual: String?
  }

  @Test(
    "working days and other days have a usual time of their own",
    arguments: [
      // Monday 0, Sunday 1, Saturday 2, Friday 3, Thursday 4.
      Wakes(
        testDescription: "three working days",
        wakes: [
          0: "06:00", 3: "06:30", 4: "07:00", 1: "10:00", 2: "10:00", 8: "10:00", 9: "10:00",
        ], usual: "06:30"),
      Wakes(
        testDescription: "two working days: all",
        wakes: [0: "06:00", 3: "06:30", 1: "10:00", 2: "11:00"], usual: "08:15"),
      Wakes(testDescription: "two in all", wakes: [0: "06:00", 1: "10:00"], usual: nil),
    ])
  func classes(row: Wakes) {
    var sleep = SleepSummary(state: .scored)
    sleep.nights = row.wakes.map {
      SleptNight(SampleDay.monday.advanced(by: -$0.key), wake: .at($0.value))
    }
    // Tomorrow is a Tuesday.
    let usual = SampleDay.day.mornings.usualWake(in: sleep, upTo: SampleDay.monday)
    #expect(usual?.time == row.usual.map { .at($0) })
    #expect(usual?.nights == (row.usual == nil ? nil : row.wakes.count == 7 ? 3 : 4))
  }

  @Test("waking is read from the last 60 nights, on the clock of each") func wakes() {
    let report = SampleMeasurements.make(-62...0) { day, index in
      var night = SampleMeasurements.night(480)
      if index.isMultiple(of: 2) { night.offset = UTCOffset(seconds: 7200) ?? .zero }
      day.sleep = night
    }.mondayReport
    #expect(report.sleep.nights.count == 60)
    #expect(report.sleep.nights.first?.date == SampleDay.monday)
    #expect(report.sleep.nights.prefix(2).map(\.wake) == [.at("08:00"), .at("07:00")])
    #expect(report.sleep.usualWake(upTo: SampleDay.monday, onDays: [{ _ in true }])?.nights == 28)
    #expect(report.hiding([.sleep]).sleep.nights.isEmpty)
  }

  static let tomorrow = SampleDay.monday.advanced(by: 1)

  static var flightDay: Day {
    var event = first("06:00")
    (event.title, event.hasConference) = ("Flight MAD-LHR", false)
    return SampleDay.after(events: [event]) { $0.sleep.nights = nights("07:30", 28) }
  }

  static var nightShift: Day {
    let start = SampleDay.instant("22:00")
    let shift = Occurrence(
      uid: "n", title: "Shift", calendar: "work", time: .timed(TimeSpan(start, seconds: 8 * 3600)))
    return SampleDay.make(occurrences: [shift])
  }

  static var hidden: Day {
    SampleDay.after(events: [first("05:00")]) {
      $0.sleep.nights = nights("07:30", 28)
      $0 = $0.hiding([.sleep])
    }
  }

  /// Tomorrow begins at `start`; the last nights ended at `wakes`.
  static func day(_ start: String, wakes time: String = "07:30", count: Int = 28) -> Day {
    SampleDay.after(events: [first(start)]) { $0.sleep.nights = nights(time, count) }
  }

  static func nights(_ time: String, _ count: Int) -> [SleptNight] {
    (0..<count).map { SleptNight(SampleDay.monday.advanced(by: -$0), wake: .at(time)) }
  }

  static func first(_ start: String) -> Occurrence {
    copy(of: SampleDay.meeting("A", start, "13:00", date: tomorrow)) { $0.location = "Room 4" }
  }
}
