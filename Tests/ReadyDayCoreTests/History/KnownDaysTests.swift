import Testing

@testable import ReadyDayCore

@Suite("KnownDays")
struct KnownDaysTests {
  private static let sunday = SampleDay.monday.advanced(by: -1)

  private static func known(on date: LocalDate, at time: String) throws -> KnownDays {
    let present = SampleDay.zone.instant(of: LocalDateTime(date, .at(time)))
    var known = KnownDays(hiding: Redaction(placeholder: "busy"))
    var run = PlanDetails(date: sunday, activity: .running)
    run.start = .at("18:00")
    try known.training.plans.add(run, id: "a", at: present)
    (known.plans, known.present, known.asksForReflections) = (known.training.plans, present, true)
    return known
  }

  private static func briefing(
    _ known: KnownDays, _ expression: DateExpression
  ) throws -> (occasion: BriefingDate, inputs: DayInputs, briefing: Briefing) {
    let occasion = BriefingDate(
      expression, at: try #require(known.present), in: SampleDay.zone, Preferences())
    let inputs = known.inputs(on: occasion, preferences: Preferences())
    return (occasion, inputs, known.briefing(of: inputs))
  }

  @Test("yesterday's sessions are asked about once they are over, of whoever reads it themselves")
  func reflections() throws {
    var monday = try Self.known(on: SampleDay.monday, at: "08:00")
    #expect(try Self.briefing(monday, .daysFromToday(0)).briefing.reflectionsDue.count == 1)
    monday.asksForReflections = false
    #expect(try Self.briefing(monday, .daysFromToday(0)).briefing.reflectionsDue.isEmpty)
    let before = try Self.known(on: Self.sunday, at: "17:00")
    #expect(try Self.briefing(before, .daysFromToday(1)).briefing.reflectionsDue.isEmpty)
  }

  @Test(
    "the evening joins a day to the next, once its work is done", arguments: ["12:00", "19:00"])
  func evening(time: String) throws {
    let known = try Self.known(on: SampleDay.monday, at: time)
    let (occasion, inputs, briefing) = try Self.briefing(known, .daysFromToday(0))
    let evening = known.evening(on: occasion, briefing, inputs)
    #expect(evening?.tomorrow.date == (time == "19:00" ? SampleDay.monday.advanced(by: 1) : nil))
  }
}
