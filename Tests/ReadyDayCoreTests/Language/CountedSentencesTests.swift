import Testing

@testable import ReadyDayCore

/// The sentences that take counts, lengths and titles, tried with the numbers at which grammar breaks.
@Suite struct CountedSentencesTests {
  static let counts = [0, 1, 2, 21, 1000]
  static let lengths = [0, 1, 59, 60, 61, 75, 90, 120, 1260, 60_000]
  static let day = SampleDay.monday

  @Test("one is singular, and no sentence is glued badly", arguments: Language.allCases)
  func counted(_ language: Language) {
    let book = language.voice
    var sentences = Self.titled(book)
    for count in Self.counts {
      sentences += Self.onScreen(count, book)
      sentences += Self.inFiles(count, book)
      sentences += Self.explained(count, book)
    }
    for length in Self.lengths { sentences += Self.lengths(length, book) }
    #expect(sentences.count > 300)
    for sentence in sentences {
      let faults = Self.faults(in: sentence, language)
      #expect(faults.isEmpty, "\(faults): \(sentence)")
    }
  }

  @Test("a fault of each kind is found") func faults() {
    for fault in [
      "in 1 days", "1 scored nights", "a  b", "so .", "so..", "5 h 30, 2 people",
      "say \"a \"b\" c\"",
    ] { #expect(!Self.faults(in: fault, .english).isEmpty, "\(fault)") }
    for fault in ["hace 1 días", "de el plan", "a el plan", "«a «b» c»"] {
      #expect(!Self.faults(in: fault, .spanish).isEmpty, "\(fault)")
    }
    #expect(Self.faults(in: "21 days, 0.1 days, 1 of 7 days, 11 h 1 min", .english).isEmpty)
  }

  static let plurals: [Language: [String]] = [
    .english: [
      "days", "nights", "mornings", "weeks", "events", "meetings", "sessions", "workouts", "files",
      "records", "people", "others", "areas", "tests", "movements", "points", "characters",
      "series", "invitations", "parts", "naps", "problems", "pairs", "calendars", "components",
    ],
    .spanish: [
      "días", "noches", "mañanas", "semanas", "eventos", "reuniones", "sesiones", "entrenamientos",
      "archivos", "registros", "personas", "zonas", "pruebas", "movimientos", "puntos",
      "caracteres",
      "series", "invitaciones", "partes", "siestas", "problemas", "pares", "calendarios",
    ],
  ]

  /// What is wrong with the grammar or the typography of `sentence`.
  static func faults(in sentence: String, _ language: Language) -> [String] {
    var found: [String] = []
    // A mark after a number ends its clause: "skipped: 1; records: 1".
    let words = sentence.split(separator: " ")
      .map { word in word.first?.isNumber == true ? String(word) : String(word.filter(\.isLetter)) }
    for (index, word) in words.enumerated() where word == "1" {
      let next = words.dropFirst(index + 1).prefix(2)
      if let noun = next.first(where: { plurals[language]?.contains($0) == true }),
        !next.prefix(while: { $0 != noun }).contains(where: { ["of", "de"].contains($0) })
      {
        found.append("1 \(noun)")
      }
    }
    let glued = ["  ", " .", "..", " ,", ",,", "( ", " )"]
    found += glued.filter(sentence.contains)
    if language == .spanish { found += [" de el ", " a el "].filter(" \(sentence) ".contains) }
    if sentence.contains(/\d h \d\d(?! min|\d)/) { found.append("a length without its unit") }
    let (open, close): (Character, Character) = language == .spanish ? ("«", "»") : ("\"", "\"")
    var depth = 0
    for (character, next) in zip(sentence, String(sentence.dropFirst()) + " ")
    where [open, close].contains(character) {
      // A mark before a letter opens.
      let opens = open == close ? next.isLetter && depth >= 0 : character == open
      depth += opens ? 1 : -1
      if depth > 1 { found.append("nested marks") }
    }
    return found
  }

  static func onScreen(_ count: Int, _ book: Voice) -> [String] {
    var gaps = CalendarGaps()
    (gaps.uncomputedSeries, gaps.unlistedEvents) = (count, count)
    (gaps.unreadEvents, gaps.cutFiles) = (count, count)
    let value = Review.Value(mean: 60, days: max(count, 1), usual: 40...70, before: nil)
    let sentences: [String] = [
      book.events(count), book.events(count, minutes: 75), book.highDemand(count),
      book.rest(hidden: count, notCounted: count, [], "readyday agenda") ?? "",
      book.rest(hidden: 0, notCounted: count, [], "readyday agenda") ?? "", book.further(count),
      book.naps(count, minutes: 20), book.lastDays(count), book.sessionsFound(count),
      book.unnamed(count), book.calendarFiles(.init(read: count, skipped: count)),
      book.week(TrainingWeek(running: count, strength: count, rest: count, isKnown: true)),
      book.confirmation(.take(count)), book.confirmation(.eraseFiles(count)),
      book.confirmation(.erased(count)), book.confirmation(.dropEntries(count, of: "rules")),
      book.headline(.scored(.red, .dayOff(meetings: count), training: .easy)),
      book.headline(.unusual(mornings: max(count, 2), isKnown: true)), book.body(value, nil),
      book.training(
        .init(
          planned: max(count, 1), done: count, workouts: count, meters: 1000, zoneMinutes: 1,
          programmeSessions: max(count, 1), programmeDone: count, sports: [])),
      book.fewer(count, of: 3), book.reason(count, max(count, 2), [.light]),
      book.weeks(max(count, 1)), book.known(count, of: max(count, 1), .recovery),
      book.known(count, of: max(count, 1), .load), book.assessed(tests: count),
      book.areaScore(50, tests: count, of: max(count, 1)), book.restsOn(areas: count),
      book.progress(done: count, of: max(count, 1), status: .partly),
      book.marked(done: count, of: max(count, 1), status: .done),
    ]
    return sentences + book.gaps(gaps)
  }

  static func inFiles(_ count: Int, _ book: Voice) -> [String] {
    let findings: [SetupFindings.Finding] = [
      .whoop(
        .init(read: count, skipped: count), WhoopCensus(nights: count, recoveries: count),
        isImported: false),
      .unseenOwner(invitations: max(count, 1)), .lastNightOf(day, daysAgo: count),
      .othersCalendar("a", own: count, events: 20),
    ]
    var setup = findings.map { book.finding($0) }
    setup.append(book.filesRead(.init(read: count, skipped: count), recordsSkipped: count))
    let problems: [Problem] = [
      .calendar(.furtherProblems(count: max(count, 1))), .calendar(.crowdedSeries(leftOut: count)),
      .calendar(.tooManyEvents(leftOut: count)),
    ]
    setup += problems.map(book.problem)
    setup.append(book.fault(SyncFault.unreadable(records: count)))
    setup.append(book.fault(SyncFault.calendarEmptied(before: count)))
    setup.append(book.problem(PlanProblem.notesTooLong(characters: count)))
    setup.append(book.problem(PlanProblem.tooManyPlans(limit: 1000, leftOut: count)))
    return setup
  }

  static func explained(_ count: Int, _ book: Voice) -> [String] {
    let facts = [
      book.demand(count, .low), book.limit(.init(kind: .floor, level: .high, word: "exam")),
      book.limit(.init(kind: .ceiling, level: .low, word: nil)),
      book.limit(.init(kind: .kindFloor, level: .high)),
      book.explained(.init(.attendees(count), points: 1)), book.mean("50%", of: count),
      book.explained(.restingHeartRate, 50, Baseline(mean: 50, days: count)),
      book.variability(week: 50, nights: count, usual: 40...60, of: count),
      book.parts(max(count, 2), by: .whoop), book.otherWindows(max(count, 1)),
    ]
    let short = ShortSleepTests.short(300, nights: max(count, 1), own: 360)
    let findings: [any RecommendationRule] = [
      short, MoveHardestEventTests.move("A", others: count),
      HRVOutsideRangeTests.outside(40, of: 50...60, mornings: max(count, 1)),
      SeveralSignalsOff(
        signals: [SeveralSignalsOffTests.heart], mornings: max(count, 1), namesCycle: true),
    ]
    let obstacles: [Obstacle] = [
      HRVOutsideRange.tooFewNights(week: count, before: count),
      MoveHardestEvent.cannotMove(title: "A", .tooManyPeople(max(count, 2))),
    ]
    var sentences = facts + obstacles.map { $0.sentence(in: book) }
    for finding in findings {
      sentences += [finding.title(in: book), finding.body(in: book), finding.clause(in: book)]
    }
    sentences += short.reasons(on: SampleDay.day, in: book)
    sentences.append(book.morningsInARow(max(count, 1)))
    let others: [String] = [
      book.pairs(count, over: day...day), book.days(count, of: max(count, 1), latest: [day]),
      book.impossible(.noSuchEvent(3, count: count)), book.gap(.shortHistory(days: count)),
      book.gap(.fewDays(known: count, needed: 20, span: 60)),
    ]
    return sentences + others
  }

  static func lengths(_ minutes: Int, _ book: Voice) -> [String] {
    let obstacles: [Obstacle] = [
      ShortSleep.sleptEnough(Double(minutes), limit: 390),
      SleepDebt.littleDebt(minutes),
      MeetingMarathon.noMarathon(longest: minutes, under: 180),
      DeepWorkBlock.noDeepWorkStretch(longest: minutes),
    ]
    let others: [String] = [
      book.slept(minutes, needed: 480), book.need(480, debt: Double(minutes)),
      book.short(below: Double(minutes), own: nil), book.awake(minutes: minutes, nights: 14),
      book.duration(minutes: minutes),
      book.asleep(minutes: minutes), book.partOfEvent(minutes: minutes, of: 90),
      book.owed(minutes, isMost: false), book.slept(minutes, needed: nil),
      book.sleepNeed(480, debt: Double(minutes)), book.socialJetLag(Double(minutes)),
      NoLunchBreakTests.noLunch(minutes).body(in: book),
    ]
    return obstacles.map { $0.sentence(in: book) } + others
  }

  /// Titles with marks of every kind in them, in the sentences that quote a sentence with a title.
  static func titled(_ book: Voice) -> [String] {
    var sentences: [String] = []
    for title in ["Design review: \"import\"", "«Reunión» de zona", "", book.busy] {
      let findings: [any RecommendationRule] = [
        MoveHardestEventTests.move(title, others: 2),
        OverlapTests.overlap(title, title, "10:00", "11:00"),
      ]
      for finding in findings {
        sentences.append(finding.title(in: book))
        sentences.append(book.outcome(.crowdedOut, of: Recommendation(finding)))
        sentences.append(book.outcome(.given(place: 1), of: Recommendation(finding)))
      }
      sentences += [
        book.headline(.scored(.red, .heavy, move: title, training: .easy)),
        book.headline(.race(title: title)),
        MoveHardestEvent.cannotMove(title: title, .tooSoon).sentence(in: book),
        book.adapted(.race(title: title, days: 0)),
      ]
    }
    return sentences
  }
}
