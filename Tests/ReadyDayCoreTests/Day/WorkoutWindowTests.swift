import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct WorkoutWindowTests {
  @Test("the sample day's free stretches begin now and end with the waking day") func free() {
    #expect(
      SampleDay.day.free.map { $0.clock() } == [
        "06:55–08:30", "12:45–14:00", "16:00–16:30", "17:30–19:00", "20:00–22:00",
      ])
    #expect(SampleDay.day.free.map(\.wholeMinutes) == [95, 75, 30, 90, 120])
  }

  @Test("the sample day's windows come longest first, with their reasons") func sample() {
    let windows = SampleDay.day.windows
    #expect(windows.map { $0.span.clock() } == ["20:00–22:00", "06:55–08:00"])
    #expect(windows.map(\.minutes) == [120, 65])
    #expect(windows.map(\.part) == [.evening, .morning])
    #expect(windows.map(\.intensity) == [.easy, .easy])
    #expect(
      windows.map(\.reason) == [
        .longest, .before(title: "Stand-up", preparationMinutes: 30, isFirstEvent: true),
      ])
    #expect(
      SampleDay.day.allWindows.last?.reason
        == .before(title: "Dinner with Marta", preparationMinutes: 30, isFirstEvent: false))
  }

  @Test("windows are cut, kept clear of the next event and sorted") func windows() throws {
    let rows = try Fixtures.text("windows.txt").split(separator: "\n")
    #expect(rows.count == 11)
    for row in rows {
      let words = row.split(separator: " ").map(String.init)
      let arrow = try #require(words.firstIndex(of: "→"))
      let spans = { (words: ArraySlice<String>) in words.filter { $0.contains("–") } }
      let now = words.firstIndex(of: "now").map { words[$0 + 1] } ?? "00:00"
      let day = Self.day(spans(words[..<arrow]), now: now)
      #expect(day.windows.map { $0.span.clock() } == spans(words[arrow...]), "\(row)")
    }
  }

  private static func day(
    _ meetings: [String], now: String = "00:00", change: (inout Preferences) -> Void = { _ in }
  ) -> Day {
    let meetings = meetings.map { $0.split(separator: "–").map(String.init) }
    return SampleDay.make(
      now: now, occurrences: meetings.map { SampleDay.meeting("Call", $0[0], $0[1], people: 2) },
      change: change)
  }

  @Test("the owner's hours and preferences cut and sort them") func preferences() {
    let days = [
      Self.day([]) { $0.workDays = [] }, Self.day([]) { $0.preferredParts = [.afternoon] },
      Self.day(["06:00–10:00", "10:45–22:00"]) {
        ($0.minimumWindowMinutes, $0.preparationMinutes) = (45, 0)
      },
      Self.day(["06:00–20:00"]) { $0.waking = .init(from: .at("06:00"), to: .midnight) },
    ]
    #expect(
      days.map { $0.windows.map { $0.span.clock() } } == [
        ["06:00–22:00"], ["12:00–17:00", "18:00–22:00"], ["10:00–10:45"], ["20:00–00:00"],
      ])
  }

  @Test("two windows of equal length stand in order of time") func ties() {
    let day = SampleDay.make(
      now: "00:00", occurrences: [SampleDay.meeting("Call", "08:30", "20:00")])
    #expect(day.windows.map { $0.span.clock() } == ["06:00–08:00", "20:00–22:00"])
  }

  @Test("of two windows of equal length in one part of the day, none is the longest")
  func equals() {
    let day = SampleDay.make(
      now: "00:00",
      occurrences: [
        SampleDay.meeting("Call", "06:00", "18:00"), SampleDay.meeting("Call", "20:00", "20:30"),
      ])
    #expect(day.allWindows.map { $0.span.clock() } == ["18:00–19:30", "20:30–22:00"])
    #expect(day.allWindows.last?.reason == .nothingAfter)
  }

  @Test(
    "a window too late for hard training comes last, though it is longer", arguments: [50.0, 80])
  func late(score: Double) {
    let day = SampleDay.make(
      now: "00:00", occurrences: [SampleDay.meeting("Call", "08:30", "18:30")],
      morning: .scored(score))
    let (morning, evening) = ("06:00–08:00", "18:30–22:00")
    let clocks = day.windows.map { $0.span.clock() }
    #expect(clocks == (score < 67 ? [evening, morning] : [morning, evening]))
  }

  @Test("a window within work says so") func twins() {
    let day = SampleDay.make(
      now: "00:00", occurrences: [SampleDay.meeting("Call", "08:30", "10:00")])
    let mornings = day.allWindows.filter { $0.part == .morning }
    #expect(mornings.map { $0.span.clock() } == ["06:00–08:00", "10:00–18:00"])
    #expect(mornings.last?.reason == .duringWork)
  }

  @Test("at most two windows are proposed") func limit() {
    let meetings = [("08:00", "09:00"), ("10:30", "11:00"), ("12:30", "13:00"), ("14:30", "15:00")]
    let day = SampleDay.make(
      now: "00:00", occurrences: meetings.map { SampleDay.meeting("Call", $0.0, $0.1) })
    #expect(day.windows.count == 2)
    #expect(day.allWindows.count > 2)
  }

  @Test("the way to an event is taken out of the time before it") func travel() {
    let first = SampleDay.meeting("Dentist", "09:00", "10:00")
    var visit = SampleDay.meeting("Client visit", "12:30", "22:00")
    visit.travelSeconds = 45 * 60
    let day = SampleDay.make(now: "00:00", occurrences: [first, visit])
    #expect(day.free.map { $0.clock() } == ["06:00–09:00", "10:00–11:45"])
    #expect(day.windows.map { $0.span.clock() } == ["06:00–08:30", "10:00–11:15"])
    #expect(day.counted.last?.part?.clock() == "12:30–22:00")
  }

  @Test("a session in the calendar says why there are no windows, unless any are asked for")
  func session() {
    let gym = SampleDay.meeting("Gym", "07:00", "08:30", people: 0)
    let after = SampleDay.make(now: "09:00", occurrences: [gym])
    #expect(after.windows.isEmpty && after.noWindow == .trained("Gym"))
    let busy = SampleDay.meeting("Board", "10:00", "21:30", people: 3)
    let before = SampleDay.make(now: "06:00", occurrences: [gym, busy])
    #expect(before.windows.isEmpty && before.noWindow == .besides("Gym", minutes: 90))
    let asked = SampleDay.make(now: "06:00", occurrences: [gym]) { $0.windowsHoldSession = false }
    #expect(asked.noWindow == .tooShort && asked.windowMinutes == 60)
  }

  @Test("no window is near a flight; an hour is enough before a train") func journeys() {
    let flight = SampleDay.meeting("Flight to Lisbon", "14:00", "15:30", people: 0)
    let flying = SampleDay.make(now: "00:00", occurrences: [flight])
    #expect(
      flying.allWindows.map { $0.span.clock() }.sorted().filter { $0 > "09" }
        == ["09:00–11:00", "17:00–22:00"])
    let train = SampleDay.meeting("Train to Lisbon", "14:00", "15:30", people: 0)
    let riding = SampleDay.make(now: "00:00", occurrences: [train])
    #expect(riding.allWindows.contains { $0.span.clock().hasSuffix("–13:00") })
  }

  @Test("without a calendar nothing is said about free time") func noCalendar() {
    let day = SampleDay.make(occurrences: nil)
    #expect(day.free.isEmpty)
    #expect(day.windows.isEmpty)
  }
}

@Suite struct TrainingAdviceTests {
  /// A stretch that ends so many minutes before sleep.
  static func advice(
    _ training: DayVerdict.Training, minutes: Int, endingBefore end: Int
  ) -> TrainingAdvice? {
    let sleep = Instant.epoch
    return TrainingAdvice(
      training,
      in: TimeSpan(
        from: sleep.adding(seconds: -(end + minutes) * 60), to: sleep.adding(seconds: -end * 60)),
      sleepAt: sleep)
  }

  @Test("hard training is over four hours before sleep, and easy from then on") func hard() {
    let early = Self.advice(.hard, minutes: 60, endingBefore: 240)
    #expect(early?.intensity == .hard && early?.hardUntil == nil)
    let late = Self.advice(.hard, minutes: 60, endingBefore: 225)
    #expect(late?.intensity == .hard)
    #expect(late?.hardUntil == Instant.epoch.adding(seconds: -4 * 3600))
    // Too short for a hard session with its warm-up.
    let short = Self.advice(.hard, minutes: 60, endingBefore: 224)
    #expect(short?.intensity == .easy && short?.hardUntil == nil && short?.isCloseToSleep == true)
  }

  @Test("what makes a day milder is said: the session of tomorrow that it is the eve of")
  func reasonOfEve() {
    let run = EventKindTests.event("Tirada larga 18 km", "tue 09:30 2h")
    let day = SampleDay.make(now: "07:00", occurrences: [run], morning: .scored(90))
    #expect(day.eveOf?.title == "Tirada larga 18 km")
    let briefing = Briefing(day: day, sources: .none)
    for language in Language.allCases {
      #expect(briefing.text(in: language).contains("Tirada larga 18 km"))
    }
  }

  @Test(
    "the eve of a long or key session has no hard window, unless the day has a hard one of its own",
    arguments: [
      ("Long run 18 km", "09:30", "11:30", "moderate"), ("Intervals", "18:00", "19:00", "moderate"),
      ("Easy run", "07:00", "08:00", "hard"),
    ])
  func eve(title: String, start: String, end: String, most: String) {
    func session(_ title: String, on date: LocalDate) -> Occurrence {
      var session = SampleDay.meeting(title, start, end, uid: "\(date)", date: date)
      (session.attendees, session.hasConference) = ([], false)
      return session
    }
    let next = session(title, on: SampleDay.monday.advanced(by: 1))
    let day = SampleDay.make(occurrences: [next], morning: .scored(80))
    #expect(day.verdict.training == .hard)
    #expect(day.windowTraining.rawValue == most)
    #expect(day.allWindows.contains { $0.intensity == .hard } == (most == "hard"))
    let own = SampleDay.make(
      occurrences: [next, session("Intervals", on: SampleDay.monday)], morning: .scored(80))
    #expect(own.windowTraining == .hard)
  }

  @Test("no hour asks for more than the day") func milder() {
    #expect(Self.advice(.moderate, minutes: 60, endingBefore: 10)?.intensity == .moderate)
    #expect(Self.advice(.easy, minutes: 60, endingBefore: 600)?.intensity == .easy)
    #expect(Self.advice(.byFeel, minutes: 60, endingBefore: 10)?.intensity == .byFeel)
    #expect(Self.advice(.rest, minutes: 60, endingBefore: 600) == nil)
    #expect(Self.advice(.race, minutes: 60, endingBefore: 600) == nil)
  }

  @Test(
    "usual sleep after midnight belongs to the night that follows the day",
    arguments: ["00:30", "01:30"])
  func onset(clock: String) {
    var morning = MorningReport.scored(80)
    morning.sleep.usualOnset = .at(clock)
    let day = SampleDay.make(occurrences: [], morning: morning)
    #expect(SampleDay.zone.reading(at: day.usualSleep).date == SampleDay.monday + 1)
    #expect(day.windows.map(\.intensity) == [.hard, .hard])
    #expect(day.windows.map { $0.hardUntil == nil } == [false, true])
  }

  @Test("without enough nights the waking day's end stands for sleep") func noOnset() {
    let day = SampleDay.make(occurrences: [], morning: .scored(80))
    #expect(day.time(at: day.usualSleep) == .at("22:00"))
  }
}
