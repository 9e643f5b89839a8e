import Testing

@testable import ReadyDayCore

@Suite("Kinds in words") struct ExplainedKindTests {
  private static let books: [Voice] = [Voice(.english), Voice(.spanish)]

  private static func facts(
    _ subject: Explanation.Subject, of day: Day, _ book: Voice
  ) -> [String] {
    let briefing = Briefing(day: day, sources: .none)
    return briefing.explained(subject, in: book) ?? []
  }

  @Test("an event says what it is, what told it, and what it overlaps") func event() throws {
    let day = OverlapTests.day([OverlapTests.review, OverlapTests.dentist])
    let dentist = try #require(day.counted.last)
    for voice in Language.allCases.map(\.voice) {
      let facts = Self.facts(.event(dentist), of: day, voice).dropFirst().prefix(2)
      #expect(facts.map(\.values) == [["dentist"], ["Budget review"]])
      #expect(facts.first?.lowercased().contains(voice.kind(.errand)) == true)
    }
  }

  /// On the day before the sample Monday.
  private static func lastSunday(_ title: String, _ start: String, hours: Int) -> Occurrence {
    let start = SampleDay.zone.instant(SampleDay.monday.advanced(by: -1), start)
    return Occurrence(
      uid: "sunday", title: title, calendar: "table",
      time: .timed(TimeSpan(start, seconds: hours * 3600)))
  }

  @Test("an event that begins or ends on another day names that day") func otherDays() throws {
    let offsite = OverlapTests.day([Self.lastSunday("Flight to Auckland", "14:00", hours: 46)])
    let event = try #require(offsite.counted.first)
    #expect(
      Self.facts(.event(event), of: offsite, Voice(.english)).first
        == "Event 1: \"Flight to Auckland\", Sun 14:00–Tue 12:00")
    #expect(
      Self.facts(.event(event), of: offsite, Voice(.spanish)).first
        == "Evento 1: «Flight to Auckland», dom 14:00–mar 12:00")
    let shifts = DayKindTests.day([
      Self.lastSunday("Night shift", "22:00", hours: 9),
      EventKindTests.event("Night shift", "mon 22:00 9h"),
    ])
    #expect(
      Self.facts(.day, of: shifts, Voice(.english)) == [
        "Night shift: \"Night shift\", until 07:00",
        "Night shift: \"Night shift\", until 07:00 on Tue 24 Nov",
      ])
    #expect(
      Self.facts(.day, of: shifts, Voice(.spanish)).last
        == "Turno de noche: «Night shift», hasta las 07:00 del mar 24 nov")
  }

  @Test("what takes points away says why") func points() throws {
    let day = OverlapTests.day([EventKindTests.event("Hike", "mon 09:00 6h")])
    let hike = try #require(day.counted.last)
    #expect(
      Self.facts(.event(hike), of: day, Voice(.english)).contains("−2 because it is training"))
    #expect(
      Self.facts(.event(hike), of: day, Voice(.spanish)).contains("−2 porque es entrenamiento"))
  }

  @Test("a day says what it is, and what lasts all day") func day() {
    let off = DayKindTests.day([
      DayKindTests.allDay("La Almudena", calendar: "holidays", holiday: .everywhere),
      EventKindTests.event("Flight to Rome", "mon 12:00 2h"),
    ])
    for voice in Language.allCases.map(\.voice) {
      let facts = Self.facts(.day, of: off, voice)
      #expect(
        facts.map(\.values) == [["La Almudena"], ["14:00", "Flight to Rome"], ["La Almudena"]])
      #expect(facts[2].contains(voice.kind(.leisure)))
    }
    #expect(Self.facts(.day, of: DayKindTests.day([]), Voice(.english)).count == 1)
  }

  @Test("all kinds and evidence have words of their own in both languages") func words() throws {
    let tour = LearnedTitleTests.weekly("RTF / Sonntagstour", hours: 4.5)
    let ride = LearnedTitleTests.day([1, 2, 4], tour, .cycling, minutes: 240)
    let learned = try #require(ride.calendarSessions.first?.learned)
    let evidence: [KindEvidence] = [
      .rule("a"), .calendar(.work), .calendar(.personal), .calendar(.holidays), .conferenceLink,
      .workWord("a"), .word("a"), .invited, .freeDay, .evening, .everyNoon, .length(minutes: 360),
      .distance("20k"),
      .recorded("a"), .mayBe(.race, "a"), .mayBe(.match, "a"), .ofChildren("a"),
      .learned(learned), .nothing, .withheld,
    ]
    #expect(Set(evidence.map(\.code)) == Set(KindEvidence.Code.allCases))
    for book in Self.books {
      #expect(Set(EventKind.allCases.map(book.kind)).count == EventKind.allCases.count)
      #expect(Set(evidence.map { book.kind(.meal, by: $0) }).count == evidence.count)
      #expect(Set(AllDayMark.allCases.map(book.mark)).count == 3)
    }
  }

  @Test("every reason of a day has a name for scripts, and words") func reasons() {
    let reasons: [DayKind.Reason] = [
      .own("A"), .publicHoliday("A"), .regionalHoliday("A"), .freeWeekday(.sunday),
      .noShift(before: 9), .event("A"),
    ]
    #expect(Set(reasons.map(\.code)) == Set(DayKind.Reason.Code.allCases))
    for book in Self.books {
      let words = reasons.map { book.reason(of: DayKind(.dayOff, $0)) }
      #expect(words.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("what lasts all day stands under the date, and no longer among what is not counted")
  func allDayLine() {
    let day = DayKindTests.day([
      DayKindTests.allDay("La Almudena", calendar: "holidays", holiday: .everywhere),
      DayKindTests.allDay("Marta's birthday"),
    ])
    let briefing = Briefing(day: day, sources: .none)
    for (language, line) in [
      (Language.english, "ALL DAY  La Almudena (holiday) · Marta's birthday"),
      (.spanish, "TODO EL DÍA  La Almudena (festivo) · Marta's birthday"),
    ] {
      let lines = briefing.text(in: language).split(separator: "\n").map(String.init)
      #expect(lines.dropFirst().first == line)
      #expect(lines.count { $0.contains("birthday") } == 1)
      let narrow = briefing.text(in: language, width: 40).split(separator: "\n")
      #expect(narrow.allSatisfy { String($0).displayWidth <= 40 })
    }
  }

  @Test("what an event clashes with is said at every width", arguments: [40, 50, 60, 80, 120])
  func conflict(width: Int) {
    let day = OverlapTests.day([OverlapTests.review, OverlapTests.dentist])
    let briefing = Briefing(day: day, sources: .none)
    let english = briefing.text(in: .english, width: width)
    #expect(english.contains("double-booked with \"Budget"))
    // Once for a pair, beside the later one.
    #expect(!english.contains("double-booked with \"Dentist"))
    #expect(briefing.text(in: .spanish, width: width).contains("se solapa con «Budget"))
  }

  @Test("points add up also where the words that they are for are hidden") func withheldPoints() {
    let redaction = Redaction(hidesTitles: true, placeholder: Voice(.english).busy)
    let day = DayKindTests.day([redaction.applied(to: OverlapTests.review)])
    let facts = Self.facts(.event(day.counted[0]), of: day, Voice(.english))
    #expect(facts.contains("+2 for what is hidden"))
  }

  @Test("what is hidden shows through no kind, overlap or day") func hidden() {
    let redaction = Redaction(hidesTitles: true, placeholder: Voice(.english).busy)
    var review = OverlapTests.review
    review.title = "Zqx7 review"
    var dentist = OverlapTests.dentist
    dentist.title = "Dentist Zqx7"
    let flight = EventKindTests.event("Flight Zqx7", "mon 15:00 2h")
    let off = DayKindTests.allDay("Vacaciones en Zqx7")
    let events = [review, dentist, flight, off].map(redaction.applied)
    for day in [DayKindTests.day(events), DayKindTests.day(Array(events.dropLast()))] {
      let briefing = Briefing(day: day, sources: .none)
      for language in Language.allCases {
        let book = language.voice
        let subjects = [.day, .load] + day.events.map(Explanation.Subject.event)
        let text =
          briefing.text(in: language) + briefing.json(in: language)
          + subjects.flatMap { Self.facts($0, of: day, book) }.joined()
        for word in ["zqx7", "dentist\"", "vacaciones", "review"] {
          #expect(!text.lowercased().contains(word))
        }
      }
    }
  }
}
