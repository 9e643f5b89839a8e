import Testing

@testable import ReadyDayCore

@Suite struct WhatIfTests {
  static var inputs: DayParts {
    DayParts(
      date: SampleDay.monday, zone: SampleDay.zone, now: at("06:55"),
      occurrences: SampleDay.occurrences, morning: .red,
      preferences: Preferences(me: ["ana@example.test"]))
  }

  @Test("moving an event is the day of a calendar in which it was moved") func move() throws {
    let whatIf = try WhatIf(Self.inputs.diary, [.move(event: 2, to: Self.at("10:00", days: 1))])
    var moved = SampleDay.occurrences
    moved[1].time =
      SampleDay.meeting("", "10:00", "12:00", date: SampleDay.monday.advanced(by: 1)).time
    #expect(whatIf.after.day.events == SampleDay.make(now: "06:55", occurrences: moved).events)
    #expect(whatIf.before.day.events == SampleDay.make(now: "06:55").events)
    #expect(whatIf.otherDays.map(\.date) == [SampleDay.monday.advanced(by: 1)])
    #expect(whatIf.otherDays.map(\.before.score) == [0])
    #expect(whatIf.otherDays.map(\.after.score) == [30])
  }

  @Test("taking a proposal gives the loads it promised, on any generated day")
  func proposals() throws {
    var count = 0
    for inputs in GeneratedLife.both.flatMap(\.inputs) {
      let day = inputs.day
      guard let (found, move) = day.move.map({ ($0.event, $0.slot) }), let event = found.index
      else { continue }
      let whatIf = try WhatIf(inputs.diary, [.move(event: event, to: move.span.start)])
      #expect(whatIf.before.day.load.score == move.from.before)
      #expect(whatIf.after.day.load.score == move.from.after)
      #expect(whatIf.otherDays.map(\.before.score) == [move.to.before])
      #expect(whatIf.otherDays.map(\.after.score) == [move.to.after])
      count += 1
    }
    #expect(count > 10)
  }

  @Test("a move within the day changes what its hour is worth") func sameDay() throws {
    let whatIf = try WhatIf(Self.inputs.diary, [.move(event: 5, to: Self.at("17:30"))])
    let planning = whatIf.after.day.counted.first { $0.title == "Quarterly planning" }
    #expect(planning?.demand?.score == 5)
    #expect(whatIf.otherDays.isEmpty)
  }

  @Test("a move onto other events tells which they are, in the new state of things")
  func collisions() throws {
    let whatIf = try WhatIf(
      Self.inputs.diary, [.move(event: 2, to: Self.at("14:30")), .drop(event: 6)])
    #expect(whatIf.collisions.map(\.other) == ["Quarterly planning"])
    let collision = try #require(whatIf.collisions.first)
    for voice in Language.allCases.map(\.voice) {
      #expect(
        voice.collision(collision, in: SampleDay.zone).values == [
          "14:00", "14:30", "15:30", "16:30", "23", "Board review Q3", "Quarterly planning",
        ])
    }
    let free = try WhatIf(Self.inputs.diary, [.move(event: 2, to: Self.at("20:00"))])
    #expect(free.collisions.isEmpty)
  }

  @Test("a meeting of a day off does not count, but is in the way") func dayOff() throws {
    var inputs = Self.inputs
    let tomorrow = SampleDay.monday.advanced(by: 1)
    var vacation = DayKindTests.allDay("Vacaciones")
    vacation.time = .allDay(tomorrow..<tomorrow.advanced(by: 1))
    let meeting = SampleDay.meeting(
      "Budget sync", "10:00", "11:00", people: 3, uid: "b", date: tomorrow)
    inputs.occurrences? += [vacation, meeting]
    let whatIf = try WhatIf(inputs.diary, [.move(event: 2, to: Self.at("10:00", days: 1))])
    #expect(whatIf.collisions.map(\.other) == ["Budget sync"])
  }

  @Test("several events may move at once, also out of each other's way") func moves() throws {
    let whatIf = try WhatIf(
      Self.inputs.diary,
      [.move(event: 5, to: Self.at("20:00")), .move(event: 2, to: Self.at("14:00"))])
    #expect(whatIf.collisions.map(\.other) == ["Expenses"])
  }

  @Test("every event that changes is named once, with its times before and after")
  func changedEvents() throws {
    let whatIf = try WhatIf(
      Self.inputs.diary,
      [.move(event: 2, to: Self.at("20:00")), .shorten(event: 2, minutes: 30), .drop(event: 6)])
    let zone = SampleDay.zone
    for voice in Language.allCases.map(\.voice) {
      #expect(
        whatIf.events.map { voice.eventChange($0, in: zone).values } == [
          ["09:00", "11:00", "2", "20:00", "21:30", "Board review Q3"],
          ["15:30", "16:00", "6", "Expenses"],
        ])
    }
  }

  @Test("one more event counts, and what it is beside is told") func addition() throws {
    let span = TimeSpan(from: Self.at("14:30"), to: Self.at("15:15"))
    let whatIf = try WhatIf(Self.inputs.diary, [.add("Interview", span)])
    #expect(whatIf.after.day.counted.contains { $0.title == "Interview" })
    #expect(whatIf.after.day.load.score > whatIf.before.day.load.score)
    #expect(whatIf.events.isEmpty && whatIf.collisions.map(\.other) == ["Quarterly planning"])
    #expect(whatIf.added == [.init(title: "Interview", span: span)])
    for voice in Language.allCases.map(\.voice) {
      let told = voice.addition(whatIf.added[0], on: SampleDay.monday, in: SampleDay.zone)
      #expect(told.values == ["14:30", "15:15", "Interview"])
    }
    let later = TimeSpan(from: Self.at("14:30", days: 60), to: Self.at("15:15", days: 60))
    #expect(throws: WhatIf.Impossible.self) {
      try WhatIf(Self.inputs.diary, [.add("Interview", later)])
    }
  }

  private static func clock(_ hour: Int, _ minute: Int = 0) -> TimeOfDay {
    TimeOfDay(clamping: (hour * 60 + minute) * 60)
  }

  @Test(
    "an event to add is typed with its title and its time",
    arguments: [
      ("meeting=15:00", ChangeExpression.add("meeting", nil, Self.clock(15), until: nil)),
      (
        "call with Ana=thu 9-10:30",
        .add("call with Ana", .next(.thursday), Self.clock(9), until: Self.clock(10, 30))
      ),
      ("reunión a las 18", .add("reunión", nil, Self.clock(18), until: nil)),
      ("meeting", nil), ("=15:00", nil), ("meeting=thursday", nil), ("meeting=16:00-15:00", nil),
    ])
  func typed(text: String, change: ChangeExpression?) {
    #expect(ChangeExpression.add(text) == change)
  }

  @Test("a dropped event is gone") func drop() throws {
    let day = try WhatIf(Self.inputs.diary, [.drop(event: 2)]).after.day
    #expect(day.load.score == 51.75)
    #expect(day.counted.map(\.title).contains("Board review Q3") == false)
  }

  @Test("without calendars, a planned race rules the day until it is dropped")
  func withoutCalendars() throws {
    var race = PlanDetails(date: SampleDay.monday, activity: .running)
    (race.start, race.minutes) = (.at("18:00"), 60)
    race.race = PlannedRace("Town 10", minutes: 60, isMain: true)
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    try reading.plans.add(race, id: "a", at: Self.inputs.now)
    reading.takePlannedRaces(in: SampleDay.zone)
    let diary = Diary(
      reading, of: Preferences(),
      on: BriefingDate(SampleDay.monday, seenAt: Self.inputs.now, in: SampleDay.zone))
    #expect(diary.day.verdict.training == .race)
    #expect(try WhatIf(diary, [.drop(event: 1)]).after.day.verdict.training != .race)
  }

  @Test("a planned race that is dropped or moved away no longer rules the day")
  func planned() throws {
    var inputs = Self.inputs
    var race = SampleDay.meeting("Town 10", "18:00", "19:00", date: SampleDay.monday)
    race.plannedRace = PlannedRace("Town 10", minutes: 60, isMain: true)
    inputs.occurrences = [race]
    inputs.earlier = [race]
    #expect(inputs.day.verdict.training == .race)
    for change in [WhatIf.Change.drop(event: 1), .move(event: 1, to: Self.at("18:00", days: 1))] {
      #expect(try WhatIf(inputs.diary, [change]).after.day.verdict.training != .race)
    }
  }

  @Test("a shortened event ends earlier") func shorten() throws {
    let day = try WhatIf(Self.inputs.diary, [.shorten(event: 2, minutes: 30)]).after.day
    #expect(day.counted[1].span?.clock() == "09:00–10:30")
    #expect(day.load.score < 82)
  }

  @Test("another recovery changes the zone and nothing of the night") func recovery() throws {
    let whatIf = try WhatIf(Self.inputs.diary, [.recovery(80)])
    #expect(whatIf.after.day.recoveryZone == .green)
    #expect(whatIf.after.day.morning?.sleep == whatIf.before.day.morning?.sleep)
    let rules = Briefing(day: whatIf.after.day, sources: .none).allAdvice.map(\.recommendation.rule)
    #expect(rules.contains("green-recovery"))
    #expect(!rules.contains("red-recovery"))
  }

  @Test("every recovery from 0 to 100 can be supposed", arguments: [0.0, 100])
  func extremes(score: Double) throws {
    let day = try WhatIf(Self.inputs.diary, [.recovery(score)]).after.day
    #expect(day.morning?.recovery.score.value == score)
  }

  @Test("a recovery can be supposed where none is known") func supposedRecovery() throws {
    var inputs = Self.inputs
    inputs.morning = nil
    #expect(try WhatIf(inputs.diary, [.recovery(50)]).after.day.recoveryZone == .yellow)
  }

  @Test("changes follow each other, and numbers are those of the day as it is")
  func several() throws {
    let whatIf = try WhatIf(
      Self.inputs.diary,
      [.drop(event: 1), .shorten(event: 2, minutes: 60), .move(event: 2, to: Self.at("12:45"))])
    let board = whatIf.after.day.counted.first { $0.title == "Board review Q3" }
    #expect(board?.span?.clock() == "12:45–13:45")
    #expect(whatIf.after.day.counted.count == 7)
  }

  @Test("the advice of the day as it is stands under it, and that of the other under that")
  func advice() throws {
    let whatIf = try WhatIf(Self.inputs.diary, [.move(event: 2, to: Self.at("10:00", days: 1))])
    let briefings = [whatIf.before, whatIf.after].map { Briefing(day: $0.day, sources: .none) }
    let report = Report(
      ComparedDays(whatIf, before: briefings[0], after: briefings[1]), phrases: Voice(.english))
    let text = TextStyle.encodeVerbatim(TextRenderer(report: report, width: 120).lines)
    let parts = text.split(separator: "AFTER", maxSplits: 1)
    try #require(parts.count == 2)
    for (part, briefing) in zip(parts, briefings) {
      for advice in briefing.recommendations {
        #expect(part.contains(advice.finding.title(in: Voice(.english))), "\(text)")
      }
    }
    #expect(parts[0].contains("Move \"Board review Q3\""))
    #expect(!parts[1].contains("Move \"Board review Q3\""))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let changes: [WhatIf.Change]
    let reason: WhatIf.Impossible
    let values: [String]
    var testDescription: String { "\(reason)" }
  }

  private static let week = SampleDay.monday...SampleDay.monday.advanced(by: 7)

  static let refusals = [
    Refusal(
      changes: [.drop(event: 9)], reason: .noSuchEvent(9, count: 8), values: ["1", "8", "9"]),
    Refusal(
      changes: [.drop(event: 2), .drop(event: 2)], reason: .dropped(event: 2), values: ["2"]),
    Refusal(
      changes: [.move(event: 2, to: at("18:00")), .move(event: 2, to: at("19:00"))],
      reason: .movedTwice(event: 2), values: ["2"]),
    Refusal(
      changes: [.move(event: 2, to: at("18:00")), .drop(event: 2)],
      reason: .changedAndDropped(event: 2), values: ["2"]),
    Refusal(
      changes: [.shorten(event: 2, minutes: 30), .drop(event: 2)],
      reason: .changedAndDropped(event: 2), values: ["2"]),
    Refusal(
      changes: [.shorten(event: 1, minutes: 30)], reason: .tooShort(event: 1, minutes: 30),
      values: ["1", "30"]),
    Refusal(
      changes: [.move(event: 2, to: at("10:00", days: 8))],
      reason: .beyondOutlook(SampleDay.monday.advanced(by: 8), known: week),
      values: ["01", "11", "12", "2026", "23", "30"]),
    Refusal(
      changes: [.move(event: 2, to: at("10:00", days: -1))],
      reason: .beyondOutlook(SampleDay.monday.advanced(by: -1), known: week),
      values: ["11", "2026", "22", "23", "30"]),
    Refusal(changes: [.recovery(101)], reason: .noScore(101), values: ["0", "100", "101"]),
  ]

  @Test("what cannot be done is refused in both languages", arguments: refusals)
  func refuse(_ expected: Refusal) {
    #expect(throws: expected.reason) { try WhatIf(Self.inputs.diary, expected.changes) }
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.impossible(expected.reason).values == expected.values)
      let same = Self.refusals.filter {
        voice.impossible($0.reason) == voice.impossible(expected.reason)
      }
      #expect(same.allSatisfy { $0.reason == expected.reason })
    }
  }

  static func at(_ time: String, days: Int = 0) -> Instant {
    SampleDay.zone.instant(SampleDay.monday.advanced(by: days), time)
  }
}
