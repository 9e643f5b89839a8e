import Testing

@testable import ReadyDayCore

@Suite struct RaceNoteTests {
  /// The race, some days after the sample day.
  static func race(in days: Int) -> Occurrence {
    var race = SampleDay.meeting(
      "Valencia half marathon", "09:00", "11:00", uid: "race",
      date: SampleDay.monday.advanced(by: days))
    (race.attendees, race.hasConference) = ([], false)
    return race
  }

  static func day(raceIn days: Int, _ said: [Feeling] = [], now: String = "07:00") -> Day {
    var parts = DayParts(now: now, occurrences: [race(in: days)], morning: .scored(60))
    parts.said = said
    return parts.day
  }

  static func ill(_ daysAgo: Int = 0, fever: Bool = true) throws -> [Feeling] {
    try (0...daysAgo).map { days in
      try Feeling(
        .ill(isSystemic: fever), on: SampleDay.monday.advanced(by: days - daysAgo), id: "\(days)",
        at: SampleDay.instant("06:00").adding(seconds: (days - daysAgo) * 86_400))
    }
  }

  @Test("a race is announced once, and again when its taper changes") func news() {
    let said = (1...15).filter { !Self.day(raceIn: $0).raceNotes.isEmpty }
    #expect(said == [1, 3, 7, 14])
    #expect(Self.day(raceIn: 7, now: "19:00").raceNotes.isEmpty)
    #expect(Self.day(raceIn: 1, now: "19:00").raceNotes.count == 1)
  }

  @Test("said ill, nothing is left of it but the doubt, once and on the day before")
  func ill() throws {
    func note(_ days: Int, _ said: [Feeling]) -> RaceNote? {
      Self.day(raceIn: days, said).raceNotes.first
    }
    guard case .doNotStart? = note(5, try Self.ill()) else {
      return unexpected("a race within the way back")
    }
    #expect(note(5, try Self.ill(1)) == nil)
    #expect(note(8, try Self.ill()) == nil)
    guard case .doNotStart? = note(1, try Self.ill(2)) else { return unexpected("the day before") }
    guard case .ifWell? = note(5, try Self.ill(fever: false)) else {
      return unexpected("without a fever")
    }
    #expect(Self.day(raceIn: 5, try Self.ill()).racesAhead.allSatisfy { $0.taper == nil })
  }

  @Test("each is said in words of its own", arguments: Language.allCases)
  func words(_ language: Language) throws {
    let ahead = try #require(Self.day(raceIn: 7).racesAhead.first)
    let notes: [RaceNote] = [
      .countdown(ahead), .doNotStart(ahead), .ifWell(ahead),
      .free(ahead, from: SampleDay.monday.advanced(by: 6)),
    ]
    let sentences = notes.map(language.voice.note)
    #expect(Set(sentences).count == notes.count)
    #expect(sentences.allSatisfy { $0.contains("Valencia half marathon") && $0.contains("7") })
    #expect(language.voice.note(.ifWell(ahead)).values.contains("3"))
  }

  @Test(
    "a planned race is the calendar's on that day, but not one of another sport",
    arguments: [
      ("Valencia half", 1), ("City 10k", 1), ("City triathlon", 2), ("Gran fondo bike race", 2),
    ])
  func planned(title: String, count: Int) {
    var agenda = Agenda()
    agenda.occurrences = [Self.race(in: 0)]
    var race = SampleDay.meeting(title, "08:30", "10:30", uid: "plan")
    (race.attendees, race.hasConference) = ([], false)
    race.plannedRace = PlannedRace(title, minutes: 120, isMain: true)
    agenda.take([race], in: SampleDay.zone)
    #expect(agenda.occurrences.count == count)
    #expect(agenda.occurrences.count { $0.plannedRace != nil } == 1)
  }

  @Test("another race on the day of a planned one is named") func clash() {
    let races = Races(
      ["City triathlon", "Half marathon"].map { title in
        Race(
          title: title, days: SampleDay.monday...SampleDay.monday, start: nil, minutes: 120,
          isMain: false)
      })
    var plan = PlanDetails(date: SampleDay.monday)
    plan.race = PlannedRace("City triathlon", minutes: nil, isMain: false)
    #expect(races.note(on: plan) == .otherRace(title: "Half marathon"))
    plan.date = SampleDay.monday.advanced(by: 1)
    #expect(races.note(on: plan) == nil)
  }

  @Test(
    "a race whose length nobody said is given what its distance takes, else two hours",
    arguments: [
      ("City 10k", nil, 60), ("10 km", nil, 60), ("Valencia half marathon", nil, 125),
      ("Maratón de Sevilla", nil, 250), ("Town run 5 km", nil, 30), ("City triathlon", nil, 120),
      ("Gran fondo 120 km", .cycling, 300), ("Gran fondo 120 km", nil, 120),
      ("Harbour 2 km", .swimming, 120), ("Travesía a nado 3 km", nil, 120),
      ("Marathon relay 10k", nil, 60), ("Sahara marathon 250 km", nil, 1440),
    ] as [(String, Activity?, Int)])
  func length(title: String, activity: Activity?, minutes: Int) {
    #expect(Race.usualMinutes(title, of: activity) == minutes)
  }
}
