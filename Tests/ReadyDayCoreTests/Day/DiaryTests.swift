import Testing

@testable import ReadyDayCore

@Suite("Diary")
struct DiaryTests {
  private static let sunday = SampleDay.monday.advanced(by: -1)

  private static func diary(
    on date: LocalDate, at time: String, _ expression: DateExpression = .daysFromToday(0),
    asking: Bool = true
  ) throws -> Diary {
    let present = SampleDay.zone.instant(of: LocalDateTime(date, .at(time)))
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
      date: monday, zone: zone, now: zone.instant(of: LocalDateTime(monday, .at("07:00"))),
      occurrences: SampleDay.occurrences, morning: .red,
      preferences: Preferences(me: ["ana@example.test"]))
  }

  @Test("a date is listed once a zone, however many days ask for it")
  func listings() {
    let diary = Self.parts.diary
    let timetable = diary.timetable
    _ = diary.briefing
    let listings = timetable.listings
    #expect(listings <= 10 + 28)
    _ = diary.briefing
    _ = diary.plannedDay(SampleDay.monday.advanced(by: 1)).events
    #expect(timetable.listings == listings)
    _ = timetable.listed(on: SampleDay.monday, in: .utc)
    #expect(timetable.listings == listings + 1)
  }

  @Test("what is not asked for is not found")
  func lazily() {
    let diary = Self.parts.diary
    #expect(!diary.day.events.isEmpty && diary.day.load.score > 0)
    #expect(diary.timetable.listings == 1)
  }

  @Test("other events make other days, and the first ones stay")
  func changed() {
    let diary = Self.parts.diary
    let other = diary.changed { $0.agenda?.occurrences = [] }
    #expect(other.day.events.isEmpty && !diary.day.events.isEmpty)
    #expect(other.day.morning == diary.day.morning)
  }

  @Test("it goes with the last of its days")
  func freed() {
    weak var diary: Diary?
    do {
      let briefing = Self.parts.diary.briefing
      diary = briefing.day.diary
      #expect(diary != nil && briefing.day.ahead?.count == 7 && briefing.day.yesterday != nil)
    }
    #expect(diary == nil)
  }

  @Test("all days hold the same as each alone", arguments: -2...8)
  func alone(_ shift: Int) {
    let (date, zone) = (SampleDay.monday.advanced(by: shift), SampleDay.zone)
    let diary = Self.parts.diary
    let alone = DayListing(
      date: date, zone: zone, preferences: diary.preferences, knowing: diary.timetable
    ).listed(SampleDay.occurrences)
    let listed = diary.plannedDay(date)
    #expect(listed.events == alone.events && listed.kinds == alone.kinds)
  }
}
