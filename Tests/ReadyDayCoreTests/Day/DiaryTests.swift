import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Diary") struct DiaryTests {
  private static let sunday = SampleDay.monday.advanced(by: -1)

  private static func diary(
    on date: LocalDate, at time: String, _ expression: DateExpression = .daysFromToday(0),
    asking: Bool = true
  ) throws -> Diary {
    let present = SampleDay.zone.instant(date, time)
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    var run = PlanDetails(date: sunday, activity: .running)
    run.start = .at("18:00")
    try reading.training.plans.add(run, id: "a", at: present)
    (reading.plans, reading.asksForReflections) = (reading.training.plans, asking)
    return Diary(
      reading, of: Preferences(),
      on: BriefingDate(expression, at: present, in: SampleDay.zone, Preferences()))
  }

  @Test("yesterday's sessions are asked about once they are over, of whoever reads it themselves")
  func reflections() throws {
    let monday = SampleDay.monday
    #expect(try Self.diary(on: monday, at: "08:00").briefing.reflectionsDue.count == 1)
    let forOthers = try Self.diary(on: monday, at: "08:00", asking: false)
    #expect(forOthers.briefing.reflectionsDue.isEmpty)
    let before = try Self.diary(on: Self.sunday, at: "17:00", .daysFromToday(1))
    #expect(before.briefing.reflectionsDue.isEmpty)
  }

  @Test(
    "the evening joins a day to the next, once its work is done", arguments: ["12:00", "19:00"])
  func evening(time: String) throws {
    let diary = try Self.diary(on: SampleDay.monday, at: time)
    let tomorrow = diary.evening(diary.briefing)?.tomorrow.date
    #expect(tomorrow == (time == "19:00" ? SampleDay.monday.advanced(by: 1) : nil))
  }

  private static var parts: DayParts {
    let (monday, zone) = (SampleDay.monday, SampleDay.zone)
    return DayParts(
      date: monday, zone: zone, now: "07:00", occurrences: SampleDay.occurrences, morning: .red,
      preferences: Preferences(me: ["ana@example.test"]))
  }

  /// A question that a command asks, and of how many dates at most it needs the events.
  struct Question: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let dates: Int
    let ask: @Sendable (Diary) -> Void
  }

  private static let week = SampleDay.monday...SampleDay.monday.advanced(by: 6)

  static let questions = [
    Question(testDescription: "agenda", dates: 1) { _ = $0.day.load },
    Question(testDescription: "next", dates: 1) {
      _ = LookAhead(in: $0, from: $0.occasion.present, within: nil).next(.low)
    },
    Question(testDescription: "next, into tomorrow", dates: 2) {
      _ = LookAhead(in: $0, from: $0.occasion.present, within: 86_400).next(.low)
    },
    // The day before with its own neighbours, the week ahead, and ten working days with meetings.
    Question(testDescription: "brief", dates: 24) { _ = $0.briefing },
    Question(testDescription: "week", dates: 7) { diary in
      _ = week.map { diary.plannedDay($0).load }
    },
    Question(testDescription: "review", dates: 60 + 7 + 13) { diary in
      let dates = SampleDay.monday.advanced(by: -60)...week.upperBound
      let history = History(diary, on: dates)
      _ = WeekPlan(WeekPlanInputs(on: week, diary, history: history, hardPerWeek: 2))
    },
  ]

  @Test("a date is listed once and an event classified once", arguments: questions)
  func counters(question: Question) {
    let diary = Self.parts.diary
    let timetable = diary.timetable
    question.ask(diary)
    let (listings, classifications) = (timetable.listings, timetable.classifications)
    #expect(listings <= question.dates && classifications <= SampleDay.occurrences.count)
    question.ask(diary)
    #expect(timetable.listings == listings && timetable.classifications == classifications)
    _ = timetable.listed(on: SampleDay.monday, in: .utc)
    #expect(timetable.listings == listings + 1)
    // Kinds depend on the hour.
    #expect(timetable.classifications > classifications)
  }

  @Test("of the days before those that were read no first event is known, whoever asks")
  func firstRead() {
    var reading = Reading(hiding: Redaction(placeholder: ""))
    (reading.agenda, reading.health) = (
      Agenda(), HealthData(days: SampleDay.monday...SampleDay.monday, sleepTarget: 480)
    )
    reading.agenda?.before = []
    let now = SampleDay.zone.start(of: SampleDay.monday)
    let diary = Diary(
      reading, of: Preferences(),
      on: BriefingDate(SampleDay.monday, seenAt: now, in: SampleDay.zone))
    let first = SampleDay.monday.advanced(by: -60)
    for days in [0, 7, 59] {
      let date = SampleDay.monday.advanced(by: -days)
      #expect(diary.firstEvents(before: date)?.days == first...date.advanced(by: -1))
    }
    #expect(diary.firstEvents(before: first) == nil)
  }

  @Test("other events make other days, and the first ones stay") func changed() {
    let diary = Self.parts.diary
    let other = diary.changed { $0.agenda?.occurrences = [] }
    #expect(other.day.events.isEmpty && !diary.day.events.isEmpty)
    #expect(other.day.morning == diary.day.morning)
  }

  @Test("a recovery that is supposed stays when the mornings around it are found")
  func supposed() throws {
    let (date, zone) = (LocalDate.on("2026-03-10"), SampleDay.zone)
    let days = date.advanced(by: -9)...date
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    var health = HealthData(days: days, sleepTarget: 480)
    health.archive = WhoopFixture.archive(days)
    reading.health = health
    let diary = Diary(
      reading, of: Preferences(), on: BriefingDate(date, seenAt: zone.start(of: date), in: zone))
    let after = try WhatIf(diary, [.recovery(50)]).after
    #expect(after.mornings(on: days)?.last?.recovery.score.value == 50)
    #expect(diary.day.morning?.recovery.score.value == 28)
  }

  private static let (madrid, york) = (
    Zone.fixture("Europe/Madrid"), Zone.fixture("America/New_York")
  )
  private static let departure = LocalDate.on("2026-02-09")

  /// Of somebody of Madrid who lands in New York the day after ``departure``.
  private static func diary(seenOn date: LocalDate, in zone: Zone, _ reading: Reading) -> Diary {
    let landing = york.instant(departure.advanced(by: 1), "10:00")
    let flight = Journey(
      title: "Flight", span: TimeSpan(from: landing.adding(seconds: -8 * 3600), to: landing),
      zone: york, isNamed: true)
    let present = zone.instant(date, "08:00")
    let places = PlaceFinder(
      configured: madrid, system: madrid, journeys: [flight], nights: [:], now: present)
    let occasion = BriefingDate(
      .daysFromToday(0), at: present, in: madrid, Preferences(), finding: places)
    return Diary(reading, of: Preferences(), on: occasion, finding: places)
  }

  @Test("each day of a journey is in the zone of its place") func zones() {
    let diary = Self.diary(
      seenOn: Self.departure, in: Self.madrid, Reading(hiding: Redaction(placeholder: "busy")))
    let dates = [0, 2].map { Self.departure.advanced(by: $0) }
    #expect(dates.map { diary.zone(on: $0) } == [Self.madrid, Self.york])
    #expect(diary.plannedDay(dates[1]).zone == Self.york)
  }

  @Test("abroad, the first events before the journey are at the times of home") func firstAtHome() {
    let date = Self.departure.advanced(by: 2)
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    reading.health = HealthData(days: date...date, sleepTarget: 480)
    var agenda = Agenda()
    agenda.before = [
      SampleDay.meeting("Call", "09:00", "10:00", date: Self.departure, zone: Self.madrid)
    ]
    reading.agenda = agenda
    let diary = Self.diary(seenOn: date, in: Self.york, reading)
    #expect(diary.occasion.zone == Self.york)
    #expect(diary.firstEvents(before: date)?[Self.departure] == .at("09:00"))
  }

  @Test("a meeting on a Sunday ends the day off if it lasts", arguments: ["10:00", "10:30"])
  func lasting(end: String) {
    let meeting = SampleDay.meeting("Review", "10:00", end, people: 3, date: Self.sunday)
    let timetable = Timetable(Preferences(), in: SampleDay.zone, among: [meeting])
    let kinds = timetable.listed(on: Self.sunday, in: SampleDay.zone).kinds
    #expect(kinds.contains { $0.kind == .dayOff } == (end == "10:00"))
  }

  @Test("it goes with the last of its days") func freed() {
    weak var diary: Diary?
    do {
      let briefing = Self.parts.diary.briefing
      diary = briefing.day.diary
      #expect(diary != nil && briefing.day.ahead?.count == 7 && briefing.day.yesterday != nil)
    }
    #expect(diary == nil)
  }

  @Test("all days hold the same as each alone", arguments: -2...8) func alone(_ shift: Int) {
    let (date, zone) = (SampleDay.monday.advanced(by: shift), SampleDay.zone)
    let diary = Self.parts.diary
    let alone = DayListing(
      date: date, zone: zone, preferences: diary.preferences, knowing: diary.timetable
    ).listed(SampleDay.occurrences)
    let listed = diary.plannedDay(date)
    #expect(listed.events == alone.events && listed.kinds == alone.kinds)
  }
}
