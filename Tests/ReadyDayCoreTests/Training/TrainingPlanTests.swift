import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Training plans") struct TrainingPlanTests {
  static let monday = date("2026-11-23")
  static let now = Instant(secondsSince1970: 1_795_000_000)

  static func details(_ change: (inout PlanDetails) -> Void = { _ in }) -> PlanDetails {
    var details = PlanDetails(date: monday)
    change(&details)
    return details
  }

  /// What is wrong with a plan of these details; nil when it is one.
  static func problem(_ change: (inout PlanDetails) -> Void) -> PlanProblem? {
    do throws(PlanProblem) {
      _ = try TrainingPlan(details(change), id: "a", createdAt: now, updatedAt: now)
      return nil
    } catch {
      return error
    }
  }

  @Test("without more words it is an hour of moderate strength training, first of its day")
  func defaults() {
    let details = Self.details()
    #expect(details.activity == .strengthTraining)
    #expect(details.intensity == .moderate)
    #expect(details.minutes == 60)
    #expect(details.sequence == 1)
    #expect(details.start == nil && details.repetition == nil && details.notes.isEmpty)
  }

  @Test("a race is stored with its title and length, and is an event of its day")
  func race() throws {
    let details = Self.details {
      $0.race = PlannedRace("Olympic triathlon", minutes: 165, isMain: true)
      ($0.minutes, $0.start) = (165, TimeOfDay(hour: 8))
    }
    let plan = try TrainingPlan(details, id: "a", createdAt: Self.now, updatedAt: Self.now)
    let stored = TrainingPlan.table.write(plan)
    #expect(
      stored["race"]
        == .object([
          "title": .string("Olympic triathlon"), "minutes": .integer(165), "rank": .string("main"),
        ]))
    let event = try #require(plan.raceEvent(in: SampleDay.zone))
    #expect(event.title == "Olympic triathlon" && event.plannedRace?.isMain == true)
    guard case .timed(let span) = event.time else { return unexpected("no time") }
    #expect(span.clock() == "08:00–10:45")
    #expect(Self.details().race == nil)
  }

  @Test("a sequence is 1 to 6", arguments: [-1, 0, 1, 2, 5, 6, 7, .max])
  func sequence(number: Int) {
    let found = Self.problem { $0.sequence = number }
    #expect(found == ((1...6).contains(number) ? nil : .sequenceOutOfRange(number)))
  }

  @Test(
    "a session lasts more than 0 and less than 480 minutes", arguments: [-1, 0, 1, 479, 480, 481])
  func duration(minutes: Int) {
    let found = Self.problem { $0.minutes = minutes }
    let isAllowed = minutes > 0 && minutes < 480
    #expect(found == (isAllowed ? nil : .durationOutOfRange(minutes: minutes)))
  }

  @Test("a race may last a day", arguments: [0, 480, 1440, 1441]) func raceDuration(minutes: Int) {
    let found = Self.problem {
      ($0.race, $0.minutes) = (PlannedRace("Ironman", minutes: minutes, isMain: true), minutes)
    }
    let isAllowed = (1...1440).contains(minutes)
    #expect(found == (isAllowed ? nil : .durationOutOfRange(minutes: minutes)))
  }

  @Test(
    "notes have 500 characters at most, whatever these are made of", arguments: [0, 499, 500, 501])
  func notes(count: Int) {
    for letter in ["a", "ñ", "👩‍🚀"] {
      let found = Self.problem { $0.notes = String(repeating: letter, count: count) }
      #expect(found == (count <= 500 ? nil : .notesTooLong(characters: count)))
    }
  }

  @Test("the sessions of a day come by the clock, those without an hour last") func order() throws {
    var plans = TrainingPlans()
    let hours: [(id: String, start: TimeOfDay?)] = [
      ("untimed", nil), ("evening", TimeOfDay(hour: 19)), ("morning", TimeOfDay(hour: 7)),
      ("untimed-too", nil),
    ]
    for (place, hour) in hours.enumerated() {
      try plans.add(
        Self.details { ($0.start, $0.sequence) = (hour.start, place + 1) }, id: hour.id,
        at: Self.now)
    }
    try plans.add(
      Self.details { $0.date = Self.monday.advanced(by: -1) }, id: "before", at: Self.now)
    let week = Self.monday.advanced(by: -3)...Self.monday.advanced(by: 3)
    #expect(
      plans.sessions(on: week).map(\.plan.id) == [
        "before", "morning", "evening", "untimed", "untimed-too",
      ])
    #expect(plans.sessions(numbered: 1, on: week).map(\.plan.id) == ["before", "morning"])
    #expect(plans.sessions(numbered: 2, on: week).map(\.plan.id) == ["evening"])
    #expect(plans.sessions(numbered: 5, on: week).isEmpty)
  }

  @Test("each place among a day's sessions is there once, and the next one free is taken")
  func places() throws {
    var plans = TrainingPlans()
    for number in 1...6 {
      let plan = try plans.add(
        Self.details(), id: "p\(number)", takingNextPlace: true, at: Self.now)
      #expect(plan.details.sequence == number)
    }
    #expect(throws: PlanProblem.dayFull(Self.monday)) {
      try plans.add(Self.details(), id: "p7", takingNextPlace: true, at: Self.now)
    }
    #expect(throws: PlanProblem.sequenceTaken(3, on: Self.monday)) {
      try plans.add(Self.details { $0.sequence = 3 }, id: "p7", at: Self.now)
    }
    try plans.remove("p3")
    #expect(
      try plans.add(Self.details(), id: "p7", takingNextPlace: true, at: Self.now).details.sequence
        == 3)
  }

  @Test("of the days of a plan that repeats, the full one is named; without one, the places are")
  func fullDays() throws {
    let thursday = Self.monday.advanced(by: 3)
    let rule = try Repetition("daily")
    let daily = Self.details { $0.repetition = rule }
    var full = TrainingPlans()
    for number in 1...6 {
      let details = Self.details { ($0.date, $0.sequence) = (thursday, number) }
      try full.add(details, id: "p\(number)", at: Self.now)
    }
    #expect(throws: PlanProblem.dayFull(thursday)) {
      try full.add(daily, id: "d", takingNextPlace: true, at: Self.now)
    }
    var scattered = TrainingPlans()
    for number in 1...6 {
      let details = Self.details {
        ($0.date, $0.sequence) = (Self.monday.advanced(by: number), number)
      }
      try scattered.add(details, id: "p\(number)", at: Self.now)
    }
    #expect(throws: PlanProblem.noCommonPlace) {
      try scattered.add(daily, id: "d", takingNextPlace: true, at: Self.now)
    }
  }

  @Test("a plan that repeats keeps its place on each of its days") func repeatedPlaces() throws {
    var plans = TrainingPlans()
    let rule = try Repetition("FREQ=WEEKLY;BYDAY=MO,TH")
    try plans.add(Self.details { $0.repetition = rule }, id: "r", at: Self.now)
    let thursday = Self.monday.advanced(by: 10)
    #expect(throws: PlanProblem.sequenceTaken(1, on: thursday)) {
      try plans.add(Self.details { $0.date = thursday }, id: "x", at: Self.now)
    }
    let daily = try Repetition("daily")
    let other = try plans.add(
      Self.details { $0.repetition = daily }, id: "d", takingNextPlace: true, at: Self.now)
    #expect(other.details.sequence == 2)
  }

  @Test("an edit keeps the plan's name and birth, and moves its last change") func edit() throws {
    var plans = TrainingPlans()
    try plans.add(Self.details(), id: "a1", at: Self.now)
    try plans.add(Self.details { $0.sequence = 2 }, id: "b1", at: Self.now)
    let later = Self.now.adding(seconds: 60)
    let edited = try plans.edit("a1", at: later) { $0.minutes = 45 }
    #expect(edited.id == "a1" && edited.createdAt == Self.now && edited.updatedAt == later)
    #expect(plans.all.map(\.details.minutes) == [45, 60])
    #expect(try plans.edit("a1", at: later.adding(seconds: 9)) { _ in }.updatedAt == later)
    #expect(throws: PlanProblem.sequenceTaken(2, on: Self.monday)) {
      try plans.edit("a1", at: later) { $0.sequence = 2 }
    }
    #expect(throws: PlanProblem.durationOutOfRange(minutes: 480)) {
      try plans.edit("a1", at: later) { $0.minutes = 480 }
    }
    #expect(plans.all.map(\.details.sequence) == [1, 2])
  }

  @Test("an id may be cut short as long as it means one plan") func ids() throws {
    var plans = TrainingPlans()
    for (index, id) in ["abc1", "abd2", "x"].enumerated() {
      try plans.add(Self.details { $0.sequence = index + 1 }, id: id, at: Self.now)
    }
    #expect(try plans.item("abc").id == "abc1")
    #expect(try plans.item("X").id == "x")
    #expect(throws: PlanProblem.ambiguousID("ab", matches: ["abc1", "abd2"])) {
      try plans.item("ab")
    }
    #expect(throws: PlanProblem.unknownID("q")) { try plans.item("q") }
    #expect(throws: PlanProblem.unknownID("")) { try plans.item("") }
  }

  @Test("the activities planned last come first, each once") func recent() throws {
    var plans = TrainingPlans()
    for (index, activity) in [Activity.running, .yoga, .running, .rowing].enumerated() {
      let details = Self.details { ($0.activity, $0.sequence) = (activity, index + 1) }
      try plans.add(details, id: "p\(index)", at: Self.now.adding(seconds: index))
    }
    #expect(plans.recentActivities == [.rowing, .running, .yoga])
  }

  struct Rule: Sendable, CustomTestStringConvertible {
    let text: String
    let days: [Int]
    var testDescription: String { text }
  }

  @Test(
    "a plan repeats as calendars do, over so many days from Monday the 23rd",
    arguments: [
      Rule(text: "daily", days: Array(23...30)), Rule(text: "weekly", days: [23, 30]),
      Rule(text: "FREQ=WEEKLY;BYDAY=MO,TH", days: [23, 26, 30]),
      Rule(text: "mon,thu", days: [23, 26, 30]), Rule(text: "lunes,Jueves", days: [23, 26, 30]),
      Rule(text: "RRULE:freq=daily;interval=3", days: [23, 26, 29]),
      Rule(text: "FREQ=DAILY;COUNT=2", days: [23, 24]),
      Rule(text: "FREQ=DAILY;UNTIL=20261125", days: [23, 24, 25]),
      Rule(text: "FREQ=DAILY;UNTIL=20261125T170000Z", days: [23, 24]),
      // What the rule does not yield is still the first.
      Rule(text: "FREQ=WEEKLY;BYDAY=WE", days: [23, 25]),
    ])
  func repetition(rule: Rule) throws {
    let repetition = try Repetition(rule.text)
    let details = Self.details {
      $0.start = TimeOfDay(hour: 18)
      $0.repetition = repetition
    }
    let plan = try TrainingPlan(details, id: "a", createdAt: Self.now, updatedAt: Self.now)
    let days = Self.monday.advanced(by: -30)...Self.monday.advanced(by: 7)
    #expect(plan.dates(in: days).map(\.day) == rule.days)
  }

  @Test(
    "a rule knows its first day",
    arguments: [("daily", 24), ("mon,thu", 26), ("tue", 24), ("FREQ=MONTHLY;BYMONTHDAY=30", 30)])
  func firstDay(text: String, day: Int) throws {
    #expect(try Repetition(text).firstDay(from: Self.monday.advanced(by: 1))?.day == day)
  }

  @Test("a day that is skipped is not trained on") func skipped() throws {
    let rule = try Repetition("daily")
    let details = Self.details {
      $0.repetition = rule
      $0.start = TimeOfDay(hour: 7)
      $0.skipped = [Self.monday.advanced(by: 1)]
    }
    let plan = try TrainingPlan(details, id: "a", createdAt: Self.now, updatedAt: Self.now)
    #expect(plan.dates(in: Self.monday...Self.monday.advanced(by: 3)).map(\.day) == [23, 25, 26])
  }

  @Test(
    "a rule that cannot be followed as it stands is refused",
    arguments: [
      "", "fortnightly", "FREQ=FORTNIGHTLY", "FREQ=WEEKLY;BYDAY=XX", "FREQ=DAILY;COUNT=0",
      "FREQ=DAILY;RSCALE=HEBREW",
    ])
  func unreadableRule(text: String) {
    #expect(throws: PlanProblem.unreadableRule(text)) { try Repetition(text) }
  }

  @Test(
    "nobody trains by the hour",
    arguments: ["FREQ=HOURLY", "FREQ=DAILY;BYHOUR=7,18", "FREQ=SECONDLY"])
  func hourly(text: String) {
    #expect(throws: PlanProblem.ruleWithinADay(text)) { try Repetition(text) }
  }

  @Test("a repetition that ends before it begins is refused") func never() throws {
    let past = try Repetition("FREQ=DAILY;UNTIL=20200101")
    var plans = TrainingPlans()
    let date = Self.details().date
    #expect(throws: PlanProblem.neverTakesPlace(from: date)) {
      try plans.add(Self.details { $0.repetition = past }, id: "a", at: Self.now)
    }
    try plans.add(Self.details(), id: "b", at: Self.now)
    #expect(throws: PlanProblem.neverTakesPlace(from: date)) {
      try plans.edit("b", at: Self.now) { $0.repetition = past }
    }
    #expect(plans.all.map(\.details.repetition) == [nil])
  }

  @Test("plans from elsewhere are taken once, the newer version of each") func take() throws {
    var plans = TrainingPlans()
    try plans.add(Self.details(), id: "own", at: Self.now)
    let other = try TrainingPlan(
      Self.details { $0.minutes = 30 }, id: "theirs", createdAt: Self.now, updatedAt: Self.now)
    var tally = TrainingPlans.Tally()
    plans.take(other, into: &tally)
    plans.take(other, into: &tally)
    #expect(tally.new == 1 && tally.unchanged == 1)
    #expect(plans.all.map(\.details.sequence) == [1, 2])
    let newer = try TrainingPlan(
      Self.details { $0.minutes = 20 }, id: "theirs", createdAt: Self.now,
      updatedAt: Self.now.adding(seconds: 1))
    plans.take(newer, into: &tally)
    #expect(tally.updated == 1)
    #expect(plans.all.map(\.details.minutes) == [60, 20])
  }

  @Test(
    "a simple rule has words, another stands as it is",
    arguments: [
      ("weekly", "every week", "cada semana"), ("mon", "every Monday", "cada lunes"),
      ("thu,mon,sat", "every Monday, Thursday and Saturday", "cada lunes, jueves y sábado"),
      ("FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2"),
      (
        "FREQ=WEEKLY;BYDAY=MO;COUNT=2", "FREQ=WEEKLY;BYDAY=MO;COUNT=2",
        "FREQ=WEEKLY;BYDAY=MO;COUNT=2"
      ),
    ])
  func ruleWords(text: String, english: String, spanish: String) throws {
    let repetition = try Repetition(text)
    #expect(Voice(.english).repetition(repetition) == english)
    #expect(Voice(.spanish).repetition(repetition) == spanish)
  }

  @Test("a start that the clocks skip or show twice is noted") func changedClocks() {
    let zone = Zone.fixture("Europe/Madrid")
    func note(_ date: String, _ time: String) -> PlanNote? {
      Self.details { ($0.date, $0.start) = (LocalDate.on(date), .at(time)) }.note(on: zone)
    }
    let two = TimeOfDay.at("02:30")
    #expect(
      note("2026-03-29", "02:30")
        == .skippedStart(two, on: LocalDate.on("2026-03-29"), becomes: .at("03:30")))
    #expect(note("2026-10-25", "02:30") == .startTwice(two, on: LocalDate.on("2026-10-25")))
    #expect(note("2026-10-25", "03:00") == nil && note("2026-03-28", "02:30") == nil)
  }
}
