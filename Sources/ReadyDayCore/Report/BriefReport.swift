extension Report {
  /// - Parameters:
  ///   - headline: that of the briefing, unless given.
  ///   - start: first steps, one per line, shown while there are no data.
  package init(
    _ briefing: Briefing, headline: Headline? = nil, phrases: Voice, isToday: Bool,
    extent: BriefExtent = .long,
    start: [String]
  ) {
    guard extent != .screen else {
      self.init(screenOf: briefing, phrases: phrases, isToday: isToday, start: start)
      return
    }
    let words = BriefWords(phrases: phrases, day: briefing.day, tellsAll: extent == .all)
    self.init(
      phrases.language, title: phrases.longDate(briefing.date).withCapital,
      place: phrases.place(of: briefing.day),
      allDay: phrases.allDay(of: briefing.day), summary: phrases.notes(of: briefing.day),
      notice: briefing.isSample ? phrases.note(.sampleData) : nil,
      headline: phrases.sentence(of: headline ?? briefing.headline),
      [
        words.advice(of: briefing), phrases.state(of: briefing), words.figures(of: briefing),
        words.events(of: briefing, isToday: isToday),
        words.training(briefing.day.sessionFits, lookingBackOn: briefing.reflectionsDue),
        words.windows,
        phrases.weather(of: briefing.day).map { Section(.note($0.withCapital + ".")) },
      ].compactMap(\.self), footer: words.footer(of: briefing, isToday: isToday, start: start))
    page = isToday ? .today : nil
  }
}

/// How much of a briefing to show.
package enum BriefExtent: Equatable, Sendable {
  /// Fits one terminal screen on an ordinary day.
  case screen
  /// With sleep stages, means and reasons.
  case long
  /// Also lists findings that did not become advice.
  case all
}

struct BriefWords {
  let phrases: Voice
  let day: Day
  /// Whether to list findings that did not become advice.
  let tellsAll: Bool

  func figures(of briefing: Briefing) -> Report.Section? {
    let morning = briefing.morning
    let body = morning.map {
      [
        phrases.recoveryFigure(of: $0)?.adding(phrases.recoveryClauses(of: briefing)),
        phrases.sleepFigure(of: $0, in: day.zone)?.adding(
          phrases.clauses(of: briefing, at: .sleep)),
      ]
    }
    let load = day.hasCalendar ? [phrases.loadFigure(of: day)] : []
    let figures = (body ?? []).compactMap(\.self) + load
    let isScored = morning.map { $0.recovery.state == .scored || $0.sleep.state == .scored }
    return Report.Section(.figures(figures, isScored == false ? .rows : .full))
  }

  func advice(of briefing: Briefing) -> Report.Section? {
    let listed = briefing.allAdvice.filter { $0.outcome != .forbidden }.map(\.recommendation)
    var advice = phrases.advice(of: tellsAll ? listed : briefing.recommendations, on: day)
    // A sample was measured by nobody.
    if briefing.isSample { for place in advice.indices { advice[place].reasons = [] } }
    return advice.isEmpty ? nil : Report.Section(phrases.title(of: Heading.advice), .advice(advice))
  }

  func events(of briefing: Briefing, isToday: Bool) -> Report.Section? {
    let tasks = phrases.tasks(of: briefing)
    guard day.hasCalendar, !day.events.isEmpty || !tasks.isEmpty else { return nil }
    let events = day.events.isEmpty ? [] : [Report.Content.events(phrases.events(of: day))]
    let picture = phrases.timeline(of: day).map { [Report.Content.timeline($0)] } ?? []
    return Report.Section(
      phrases.title(of: isToday ? Heading.today : .events),
      picture + events + (tasks.isEmpty ? [] : [.list(tasks)]))
  }

  func training(_ fits: [SessionFit], lookingBackOn due: [ReflectedSession] = []) -> Report.Section?
  {
    let sessions = fits.map { fit in
      let session = fit.session
      // Once a session is done, it no longer matters whether it fitted the day.
      let standing =
        session.isDone
        ? phrases.done
        : ([phrases.fit(fit, on: day) { phrases.clocks(ofTraining: $0, on: day) }]
          + [session.phase.map(phrases.standing)].compactMap(\.self)).joined(separator: " · ")
      return (
        name: session.span.map { day.clocks(of: $0) } ?? phrases.untimed(session.activity),
        value: "\(phrases.title(of: session)): \(standing)"
      )
    }
    guard !(sessions.isEmpty && due.isEmpty) else { return nil }
    var table = Report.Table(sessions, fit: .wrap)
    // The width of a time range: aligns sessions with and without a time.
    table.leastWidths = [11]
    return Report.Section(
      phrases.say("Training", es: "Entrenamiento"),
      (sessions.isEmpty ? [] : [.table(table)])
        + (due.isEmpty ? [] : [.list(due.map(phrases.reflectionDue))]))
  }

  var windows: Report.Section? {
    guard !day.windows.isEmpty else {
      let isOpen = day.hasCalendar && day.verdict.suggested.intensity != nil
      return isOpen ? Report.Section(.note(phrases.noWindow(day.noWindow))) : nil
    }
    return Report.Section(
      phrases.title(of: Heading.windows), .table(phrases.table(of: day.windows, on: day)))
  }

  /// Notes on missing data that appear nowhere else in the briefing.
  func notes(of briefing: Briefing) -> [String] {
    briefing.notes.filter(\.isSaidInFooter).map { phrases.sentence($0, on: day) }
      + phrases.lateness(of: briefing)
  }

  func footer(of briefing: Briefing, isToday: Bool, start: [String]) -> Report.Footer {
    guard !briefing.isSample else { return Report.Footer() }
    let files = briefing.sources.calendars.map(phrases.calendarFiles)
    let date = isToday ? nil : briefing.date
    let why =
      briefing.recommendations.isEmpty ? [] : [phrases.askingWhy(AdviceLetter(place: 1), on: date)]
    let maker = briefing.morning.flatMap { phrases.maker(of: $0, in: day.zone, at: day.now) }
    return Report.Footer(
      notes: notes(of: briefing), start: briefing.headline == .nothingKnown ? start : [],
      sources: [maker, files].compactMap(\.self) + phrases.gaps(briefing.sources.gaps) + why,
      commands: why)
  }
}

extension Voice {
  /// What changed since an earlier brief, then the first three tasks, one per line; the last line
  /// also counts the rest.
  func tasks(of briefing: Briefing) -> [String] {
    [changes(briefing.day.changes, on: briefing.day)].compactMap(\.self)
      + tasks(briefing.tasks, on: briefing.date, in: briefing.zone)
  }

  func tasks(_ due: [Occurrence], on date: LocalDate, in zone: Zone) -> [String] {
    let shown = due.prefix(3).map { due in
      var short = due
      short.title = SafeText(due.title).string.truncated(toWidth: 40)
      return task(short, on: date, in: zone)
    }
    let more = due.count - shown.count
    guard more > 0, let last = shown.last else { return shown }
    return shown.dropLast() + ["\(last), \(further(more))"]
  }

  /// A note as a sentence, without a full stop if it ends with a command.
  func sentence(_ note: BriefingNote, on day: Day) -> String {
    if note == .competitionUnclear, let unclear = day.unclearCompetition {
      return question(about: unclear)
    }
    if note == .placeUnclear, let zone = day.place?.suspected { return question(about: zone) }
    let text = self.note(note, at: zoneName(of: day)).withCapital
    return note == .zoneDoubtful || text.hasSuffix("?") ? text : text + "."
  }

  func title(of heading: Heading) -> String { self.heading(heading).inSentenceCase }

  /// Findings about the body that need no action.
  func clauses(of briefing: Briefing, at place: Recommendation.Place) -> [String] {
    briefing.clauses(at: place).map { $0.finding.clause(in: self) }
  }

  /// What the score is beside, the advice on it included.
  func recoveryClauses(of briefing: Briefing) -> [String] {
    (briefing.day.knownCause.map { [cause($0)] } ?? []) + clauses(of: briefing, at: .recovery)
  }

  func advice(of recommendations: [Recommendation], on day: Day) -> [Report.Advice] {
    recommendations.map(\.finding).map { finding in
      Report.Advice(
        title: finding.shortTitle(in: self), body: finding.body(in: self),
        shortBody: finding.shortBody(in: self), reasons: finding.reasons(on: day, in: self))
    }
  }

  /// `windows`, best first, in chronological order with the best one marked.
  func table(of windows: [WorkoutWindow], on day: Day) -> Report.Table {
    let inOrder = windows.ordered { $0.span.start < $1.span.start }
    let rows = inOrder.map { window in
      let isMarked = inOrder.count > 1 && window == windows[0]
      let zone = day.zone(at: window.span.start)
      return (
        name: clocks(of: window.span, in: zone),
        value: [
          windowReason(window, isBest: isMarked), light(in: [window], on: day),
          troubles(in: window, on: day),
        ].compactMap(\.self).joined(separator: "; ") + there(at: window.span.start, on: day)
      )
    }
    return Report.Table(rows, fit: .wrap)
  }
}

extension Briefing {
  /// Whether the briefing is made of sample data, as the notice at the top says.
  package var isSample: Bool { notes.contains(.sampleData) }
}

extension BriefingNote {
  /// Whether the note goes in the footer; other notes replace the value they are about.
  fileprivate var isSaidInFooter: Bool {
    switch self {
    case .noWhoop, .noCalendar, .calendarsLost, .baselineShort, .hidden, .feelHidden,
      .zoneDoubtful, .arrivesElsewhere, .placeUnclear, .calendarsOld, .shiftUntimed,
      .competitionUnclear:
      true
    case .recoveryPending, .recoveryUnscorable, .recoveryUnusable, .recoveryMissing,
      .recoveryOnlyNap, .recoveryOfEarlierSleep, .recoveryCalibrating, .sleepPending,
      .sleepUnscorable, .sleepMissing, .nothingMeasured, .nothingToCompare, .recoveryComputed,
      .scoreReweighted, .scoreProvisional, .notFromWhoop, .sampleData:
      false
    }
  }
}

extension String {
  /// For example `Windows for light movement`.
  var inSentenceCase: String { lowercased().withCapital }

  /// With the first letter in upper case, even after `¿`.
  package var withCapital: String {
    first == "¿" ? "¿" + String(dropFirst()).withCapital : prefix(1).uppercased() + dropFirst()
  }
}

extension Briefing {
  /// A briefing for a day that the caller has assembled.
  ///
  /// - Parameters:
  ///   - day: the day to brief.
  ///   - sources: the files that were read.
  ///   - diagnostics: problems found in those files.
  public init(of day: Day, from sources: BriefingSources, _ diagnostics: [Diagnostic] = []) {
    self.init(day: day, sources: sources, diagnostics: diagnostics)
  }

  /// The output of `readyday brief`, without colours.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - width: the number of columns, 40 to 9999.
  public func text(in language: Language, width: Int = 80) -> String {
    let limits = TextStyle.narrowest...TextStyle.widest
    let style = TextStyle(
      usesColour: false, usesASCII: false,
      width: min(max(width, limits.lowerBound), limits.upperBound))
    return style.text(of: Report(self, phrases: language.voice, isToday: true, start: []))
  }

  /// The briefing as JSON that conforms to the output of `readyday schema brief`.
  ///
  /// - Parameter language: the language of its sentences.
  public func json(in language: Language) -> String {
    Document.brief.text(
      of: self,
      in: DocumentContext(
        phrases: language.voice, zone: zone, now: generatedAt, dates: date...date,
        warnings: diagnostics.map { Warning($0, language.voice) }, status: status))
  }
}
