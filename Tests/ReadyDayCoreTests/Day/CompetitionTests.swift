import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Races and matches") struct CompetitionTests {
  static let zone = SampleDay.zone

  /// The next Saturday, or this many weeks before it.
  static func event(_ title: String, weeksBefore: Int = 0, minutes: Int = 120) -> Occurrence {
    let date = SampleDay.monday.advanced(by: 5 - 7 * weeksBefore)
    let start = zone.instant(date, "10:00")
    return Occurrence(
      uid: "\(title) \(weeksBefore)", title: title, calendar: "home",
      time: .timed(TimeSpan(start, seconds: minutes * 60)))
  }

  /// A workout of the Saturday this many weeks before.
  static func game(
    _ activity: Activity, weeksBefore: Int, after minutes: Int = 0, strain: Double? = 12
  ) -> WorkoutRecord {
    SampleMeasurements.workout(activity, daysBefore: 7 * weeksBefore - 5, minutes: 90) {
      let start = zone.instant($0.date, "10:15").adding(seconds: minutes * 60)
      $0.span = TimeSpan(start, seconds: 90 * 60)
      $0.strain = strain
    }
  }

  static let sports: [Activity] = [
    .running, .trailRunning, .cycling, .swimming, .hiking, .functionalFitness,
  ]
  static let trained = sports.enumerated().map {
    SampleMeasurements.workout($0.element, daysBefore: $0.offset + 8)
  }
  static let played = (1...4).map { game(.soccer, weeksBefore: $0) }

  static func habits(_ workouts: [WorkoutRecord], daysKnown: Int = 42) -> TrainingHabits {
    TrainingHabits(before: SampleDay.monday, workouts, Preferences(), daysKnown: daysKnown)
  }

  /// Saturday's event, after one of the same title in each of the four weeks before.
  static func found(
    _ title: String, _ workouts: [WorkoutRecord] = trained + played, minutes: Int = 120,
    daysKnown: Int = 42, change: (inout Occurrence, inout Preferences) -> Void = { _, _ in }
  ) -> DayEvent {
    var event = event(title, minutes: minutes)
    var preferences = Preferences(me: ["ana@example.test"])
    change(&event, &preferences)
    let before = (1...4).map { Self.event(title, weeksBefore: $0) }
    let titles = Timetable(
      preferences, in: zone, among: [event], and: before, habits(workouts, daysKnown: daysKnown))
    return titles.listed(on: SampleDay.monday.advanced(by: 5), in: zone).events[0]
  }

  @Test(
    "most races and matches are found, also those of somebody who had not seen the words",
    arguments: [("own", 33, 5), ("written", 60, 15)])
  func found(file: String, count: Int, most: Int) throws {
    let rows = try Self.titles(file).map { $0.split(separator: "|") }
    #expect(rows.count == count)
    let missed = rows.filter { Self.found(String($0[1])).kind.rawValue != $0[0] }
    #expect(missed.count <= most, "\(missed)")
  }

  private static func titles(_ file: String) throws -> [String] {
    try Fixtures.text("titles/competitions-\(file).txt").split(separator: "\n").map(String.init)
  }

  @Test(
    "what only looks like a race or a match is neither, for who trains and plays and who does not")
  func others() throws {
    for workouts in [[], Self.trained + Self.played] {
      let taken = try Self.titles("others").filter { Self.found($0, workouts).kind.isCompetition }
      #expect(taken == [])
    }
  }

  @Test("a race of a school or an age group is others'") func children() throws {
    for title in try Self.titles("children") {
      let event = Self.found(title)
      #expect(event.owner == .others && !event.kind.isCompetition, "\(title)")
    }
  }

  @Test("no race is short, weekly, or work") func ordinary() {
    let title = "Volkslauf Nordheim"
    #expect(Self.found(title).kind == .race)
    #expect(Self.found(title, minutes: 45).kind == .race)
    #expect(Self.found(title, minutes: 44).kind != .race)
    #expect(Self.found(title) { event, _ in event.recursOften = true }.kind == .training)
    #expect(Self.found(title) { event, _ in event.hasConference = true }.kind != .race)
    let atWork = Self.found(title) { event, preferences in
      event.attendees = SampleDay.guests(2)
      preferences.calendarKinds = ["home": .work]
    }
    #expect(atWork.kind != .race)
  }

  @Test("a weak word needs a distance or a recorded sport") func weak() {
    #expect(Self.found("Trail Monte Perdido").kindEvidence == .recorded("trail"))
    #expect(Self.found("Trail Monte Perdido", []).kind != .race)
    let far = Self.found("Trail Monte Perdido 21 km", [], daysKnown: 0)
    #expect(far.kindEvidence == .word("trail"))
    #expect(Self.found("Zegama 42K", []).kindEvidence == .distance("42k"))
    #expect(Self.found("Zegama 7K", []).kind != .race)
  }

  @Test(
    "another person's race, or one of a sport not recorded, is asked about and limits nothing",
    arguments: ["Marta half marathon", "Papá triatlón", "Ana's 10K", "Halbmarathon Jonas"])
  func another(title: String) {
    let event = Self.found(title) { _, preferences in preferences.me = ["bea@example.test"] }
    #expect(event.kind == .leisure && event.kindEvidence.code == .mayBeRace)
    #expect(event.owner == .mine)
  }

  @Test("my own name, company and saints make a race nobody else's") func mine() {
    for title in ["10K with Marta", "San Silvestre", "Memorial Lucas 10k", "Media maratón Ana"] {
      #expect(Self.found(title).kind == .race, "\(title)")
    }
  }

  @Test("a sport that is recorded on none of six weeks is doubtful if two of them have data")
  func unknownSport() {
    let swims = [SampleMeasurements.workout(.swimming, daysBefore: 3)]
    #expect(Self.found("Valencia Marathon", swims).kind == .leisure)
    #expect(Self.found("Valencia Marathon", swims, daysKnown: 13).kind == .race)
    #expect(Self.found("London Triathlon", swims).kind == .race)
    #expect(Self.found("Padel tournament", swims).kind == .race)
    let long = [SampleMeasurements.workout(.running, daysBefore: 43)]
    #expect(Self.found("Valencia Marathon", long).kind == .leisure)
  }

  @Test("a match is one if two of the last four were recorded") func recorded() {
    func kind(_ weeks: [Int], _ sport: Activity = .soccer, after minutes: Int = 0) -> EventKind {
      Self.found("Rovers v Bees", weeks.map { Self.game(sport, weeksBefore: $0, after: minutes) })
        .kind
    }
    #expect(kind([1, 3]) == .match && kind([1, 3], .tennis) == .match)
    #expect(kind([3]) == .leisure && kind([]) == .leisure)
    #expect(kind([1, 3], .running) == .leisure)
    #expect(kind([1, 3], after: 60) == .match && kind([1, 3], after: 61) == .leisure)
  }

  @Test("the first match with two teams is asked about, and no other") func asked() {
    func evidence(_ title: String, before: [Occurrence]) -> KindEvidence {
      let titles = Timetable(
        Preferences(), in: Self.zone, among: [Self.event(title)], and: before, Self.habits([]))
      return titles.listed(on: SampleDay.monday.advanced(by: 5), in: Self.zone).events[0]
        .kindEvidence
    }
    let before = Self.event("Bees v Rovers", weeksBefore: 1)
    #expect(evidence("Rovers v City", before: []) == .mayBe(.match, "v"))
    #expect(evidence("Rovers (H)", before: []) == .mayBe(.match, "(H)"))
    #expect(evidence("Rovers v City", before: [before]) == .word("v"))
    #expect(evidence("Partido contra el Betis", before: []).code != .mayBeMatch)
  }

  /// The Monday this many days from Saturday's match, at seven.
  static func day(_ days: Int, strain: Double, now: String = "07:00") -> Day {
    let title = "Rovers v Bees"
    let date = SampleDay.monday.advanced(by: 5 + days)
    var inputs = DayParts(
      date: date, zone: zone, now: now, occurrences: [event(title)], morning: .scored(90))
    inputs.earlier = (1...4).map { event(title, weeksBefore: $0) }
    inputs.habits = habits((1...4).map { game(.soccer, weeksBefore: $0, strain: strain) })
    return inputs.day
  }

  @Test("nothing hard goes beside a match, nor anything but easy after a hard one") func around() {
    let verdicts = (-2...2).map { Self.day($0, strain: 15).verdict }
    #expect(verdicts.map(\.training) == [.hard, .moderate, .moderate, .easy, .hard])
    #expect(verdicts[1].reasons == [.match(title: "Rovers v Bees", days: 1, start: nil)])
    #expect(Self.day(1, strain: 13).verdict.training == .hard)
  }

  @Test("before a match the day says so, after it no more") func sentences() {
    let (before, after) = (Self.day(0, strain: 15), Self.day(0, strain: 15, now: "11:00"))
    let voices = Language.allCases.map(\.voice)
    #expect(
      voices.map { $0.sentence(about: before.verdict) } == [
        "Match at 10:00: nothing hard before it.", "Partido a las 10:00: nada fuerte antes.",
      ])
    #expect(voices.allSatisfy { !$0.sentence(about: after.verdict).contains("10:00") })
    #expect(before.kinds.allSatisfy { $0.kind != .race } && before.races.on(before.date) == nil)
  }
}
