// By what a program can reach alone: nothing internal is seen here, and so no event, morning or diagnostic can be
// made, nor any be had of a reader, but through a redaction.
import ReadyDayCore
import TestSupport
import Testing

@Suite("Redacted output") struct RedactedOutputTests {
  private static let calendar = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:zqx7
    DTSTART:20260310T083000Z
    DTEND:20260310T123000Z
    SUMMARY:Board zqx7
    LOCATION:zqx7
    URL:https://zqx7.test/
    CATEGORIES:zqx7
    ATTENDEE;CN=zqx7:mailto:zqx7@example.test
    ATTENDEE:mailto:ana@example.test
    EXDATE:zqx7
    END:VEVENT
    BEGIN:VEVENT
    UID:zqx7-flight
    DTSTART:20260310T113000Z
    DTEND:20260310T133000Z
    SUMMARY:Flight zqx7
    END:VEVENT
    BEGIN:VEVENT
    UID:zqx7-race
    DTSTART;VALUE=DATE:20260310
    SUMMARY:Marathon zqx7
    DESCRIPTION:zqx7 https://zoom.us/j/zqx7
    END:VEVENT
    BEGIN:VEVENT
    UID:zqx7-off
    DTSTART;VALUE=DATE:20260311
    SUMMARY:Vacaciones zqx7
    X-MICROSOFT-CDO-BUSYSTATUS:OOF
    END:VEVENT
    END:VCALENDAR
    """

  /// What a program has of the files, with `redaction` and no way around it.
  private struct Files {
    let diary: Diary
    let briefing: Briefing
    let mornings: [MorningReport]
    let computed: [MorningReport]
    let context: DocumentContext
    /// Of the week and the 60 days before it.
    let history: History
    let phrases = Language.english.voice

    init(hiding redaction: Redaction) {
      let (day, zone) = (date("2026-03-10"), Zone.fixture("Europe/Madrid"))
      var library = CalendarLibrary(on: RequestedDays.around(day, in: zone), zones: FixtureZones())
      let bytes = Array(calendar.utf8)
      library.scan(bytes.span.bytes, file: "a.ics", calendar: "zqx7")
      library.read(bytes.span.bytes, file: "a.ics")
      let agenda = library.agenda(hiding: redaction)
      var health = HealthData(days: day...day, sleepTarget: 480)
      health.archive = WhoopFixture.archive(day...day)
      mornings = health.reports(hiding: redaction) ?? []
      computed = health.computedReports(hiding: redaction) ?? []
      var reading = Reading(hiding: redaction)
      (reading.agenda, reading.health) = (agenda, health)
      diary = Diary(
        reading, of: Preferences(), on: BriefingDate(day, seenAt: zone.start(of: day), in: zone))
      history = History(diary, on: day.advanced(by: -70)...day)
      briefing = Briefing(day: diary.day, sources: .both, diagnostics: agenda.diagnostics)
      context = DocumentContext(
        phrases: phrases, zone: zone, now: zone.start(of: day),
        warnings: agenda.diagnostics.map { [phrases] in Warning($0, phrases) })
    }
  }

  /// Every document, but those that hold what their owner wrote, or nothing of anybody's.
  private static func week(of files: Files) -> Week {
    let day = files.briefing.day
    return Week([day], mornings: files.mornings, today: day.date) { _ in [] }
  }

  private static func trends(of files: Files) -> Trends {
    let day = files.briefing.date
    return Trends(nil, of: files.history, on: day...day, today: day, Preferences())
  }

  private static func habits(of files: Files) -> Habits {
    Habits(files.history, on: date("2026-03-31"), Preferences())
  }

  private static func review(of files: Files) -> Review {
    Review(of: IsoWeek(files.briefing.date), files.history, habits: habits(of: files), plan: nil)
  }

  private static func documents(of files: Files) throws -> [DocumentName: String] {
    let (briefing, context) = (files.briefing, files.context)
    let day = briefing.day
    let subjects: [Explanation.Subject] =
      [.load, .day, .tonight, .verdict] + day.events.map(Explanation.Subject.event)
      + RecommendationEngine.standard.ruleIDs.map(Explanation.Subject.rule)
    let facts = subjects.compactMap { Explanation(of: $0, named: "load", in: briefing) }
    let whatIf = try WhatIf(files.diary, [.drop(event: 1)])
    let days = ComparedDays(whatIf, before: briefing, after: briefing)
    return [
      .brief: Document.brief.text(of: briefing, in: context),
      .windows: Document.windows.text(of: briefing, in: context),
      .agenda: Document.agenda.text(of: AnySequence([day]), in: context),
      .week: Document.week.text(of: week(of: files), in: context),
      .trends: Document.trends.text(of: trends(of: files), in: context),
      .review: Document.review.text(of: review(of: files), in: context),
      .habits: Document.habits.text(of: habits(of: files), in: context),
      .workouts: Document.workouts.text(of: PastWorkouts([]), in: context),
      .next: Document.next.text(
        of: NextEvent(in: LookAhead(in: files.diary, from: day.now, within: nil), asking: .low),
        in: context),
      .alerts: Document.alerts.text(
        of: DueAlerts(in: LookAhead(in: files.diary, from: day.now, within: 86_400)), in: context),
      .recovery: Document.recovery.text(of: MorningHistory(files.mornings, on: day), in: context),
      .sleep: Document.sleep.text(of: MorningHistory(files.mornings, on: day), in: context),
      .score: Document.score.text(of: MorningHistory(files.computed, on: day), in: context),
      .workout: Document.workout.text(
        of: SuggestedDay(files.diary.day, after: .unknown), in: context),
      .explain: facts.map { Document.explain.text(of: $0, in: context) }.joined(),
      .whatIf: Document.whatIf.text(of: days, in: context),
      .doctor: Document.doctor.text(
        of: Examined(SetupFindings(), at: day.now) { $0.rawValue }, in: context),
    ]
  }

  private static let owned: Set<DocumentName> = [
    .plans, .reflections, .feel, .due, .activities, .import, .config, .data, .error, .sync,
    .movements, .body,
  ]

  private static func reports(of files: Files) throws -> [Report] {
    let (briefing, phrases) = (files.briefing, files.phrases)
    let day = briefing.day
    let load = try #require(Explanation(of: .load, in: briefing))
    let whatIf = try WhatIf(files.diary, [.drop(event: 1)])
    return [
      Report(briefing, phrases: phrases, isToday: true, start: []),
      Report(windowsOf: briefing, phrases: phrases), Report(agendaOf: day, phrases: phrases),
      Report(week(of: files), phrases: phrases),
      Report(trends(of: files), phrases: phrases), Report(habits(of: files), phrases: phrases),
      Report(explaining: habits(of: files), phrases: phrases),
      Report(review(of: files), phrases: phrases),
      Report(recoveryOf: MorningHistory(files.mornings, on: day), phrases: phrases),
      Report(sleepOf: MorningHistory(files.mornings, on: day), phrases: phrases),
      Report(scoreOf: MorningHistory(files.computed, on: day), phrases: phrases),
      Report(SuggestedDay(files.diary.day, after: .unknown), phrases: phrases),
      Report(load, phrases: phrases),
      Report(ComparedDays(whatIf, before: briefing, after: briefing), phrases: phrases),
      Report(
        Examined(SetupFindings(), at: day.now) { $0.rawValue }, in: day.zone, problems: [],
        diagnostics: briefing.diagnostics, phrases: phrases),
    ]
  }

  private static let all = Redaction(
    metrics: Set(HealthMetric.allCases), hidesTitles: true, placeholder: "busy")
  private static let nothing = Redaction(placeholder: "busy")

  /// A word of the calendar, the score of the morning, the computed one, and the HRV.
  private static let secrets = ["zqx7", "28%", "\" : 28", "54%", "\" : 54", "44 ms", "44.1"]

  @Test("no document holds what was hidden, whatever it is about") func documents() throws {
    let documents = try Self.documents(of: Files(hiding: Self.all))
    #expect(Set(documents.keys).union(Self.owned) == Set(DocumentName.allCases))
    for (name, text) in documents {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(name): \(secret)") }
    }
    let open = try Self.documents(of: Files(hiding: Self.nothing)).filter { _, text in
      Self.secrets.contains { text.contains($0) }
    }
    // No advice on that day is of what any of these may hide.
    #expect(Set(documents.keys).subtracting(open.keys).isSubset(of: [.alerts, .sleep, .habits]))
  }

  @Test("nor does any report, in any of its formats") func reports() throws {
    func texts(_ redaction: Redaction) throws -> [String] {
      try Self.reports(of: Files(hiding: redaction)).map {
        $0.screen(width: 200) + MarkdownRenderer(report: $0).document
          + HTMLRenderer(report: $0).document
      }
    }
    for text in try texts(Self.all) {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(secret)") }
    }
    let open = try texts(Self.nothing).filter { text in
      Self.secrets.contains { text.contains($0) }
    }
    #expect(open.count >= 9)
  }

  @Test("nor do the messages about plans that are imported") func plans() throws {
    func told(_ redaction: Redaction) throws -> String {
      let phrases = Language.english.voice
      var plans = PlanImport(
        in: .fixture("Europe/Madrid"), zones: FixtureZones(), at: Instant(secondsSince1970: 0)
      ) { _ in nil }
      let text = Self.calendar.replacing("END:VEVENT", with: "RRULE:FREQ=HOURLY\nEND:VEVENT")
      let (diagnostics, findings) = try plans.read(
        Array(text.utf8), from: "a.ics", hiding: redaction)
      let all = findings + plans.findings(hiding: redaction)
      #expect(!diagnostics.isEmpty && !findings.isEmpty)
      return (diagnostics.map { phrases.problem($0.problem) } + all.map(phrases.finding)).joined()
    }
    #expect(try told(Self.nothing).contains("zqx7"))
    #expect(try !told(Self.all).contains("zqx7"))
  }
}
