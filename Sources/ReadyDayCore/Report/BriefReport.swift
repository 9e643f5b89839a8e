extension Report {
  /// The morning's briefing.
  ///
  /// - Parameters:
  ///   - briefing: what to report.
  ///   - phrases: the language to write it in.
  ///   - isToday: whether the day is the one the reader lives in.
  ///   - extent: how much of it is shown.
  ///   - start: what to do first where nothing is known yet, one line each.
  package init(
    _ briefing: Briefing, phrases: any Phrasebook, isToday: Bool, extent: BriefExtent = .long,
    start: [String]
  ) {
    guard extent != .screen else {
      self.init(screenOf: briefing, phrases: phrases, isToday: isToday, start: start)
      return
    }
    let words = BriefWords(phrases: phrases, day: briefing.day, tellsAll: extent == .all)
    self.init(
      phrases.language, title: phrases.longDate(briefing.date), place: briefing.zone.name,
      allDay: phrases.allDay(of: briefing.day),
      notice: briefing.isSample ? phrases.note(.sampleData) : nil,
      headline: phrases.sentence(of: briefing.headline),
      [
        words.figures(of: briefing), words.advice(of: briefing),
        words.events(of: briefing, isToday: isToday),
        words.training(briefing.day.sessionFits, lookingBackOn: briefing.reflectionsDue),
        words.windows,
      ].compactMap(\.self), footer: words.footer(of: briefing, isToday: isToday, start: start))
  }
}

/// How much of a briefing is shown.
package enum BriefExtent: Hashable, Sendable {
  /// What fits a screen of a terminal on an ordinary day.
  case screen
  /// With the night's stages, all means and the reasons.
  case long
  /// Including what rules said besides the advice.
  case all
}

/// Words the parts of one briefing.
struct BriefWords {
  let phrases: any Phrasebook
  let day: Day
  /// Whether to list what rules said besides the advice.
  let tellsAll: Bool

  func figures(of briefing: Briefing) -> Report.Section? {
    let morning = briefing.morning
    let body = morning.map {
      [
        phrases.recoveryFigure(of: $0)?.adding(phrases.clauses(of: briefing, at: .recovery)),
        phrases.sleepFigure(of: $0, in: day.zone)?.adding(
          phrases.clauses(of: briefing, at: .sleep)),
      ]
    }
    let load = day.hasCalendar ? [phrases.loadFigure(of: day)] : []
    let figures = (body ?? []).compactMap(\.self) + load
    let isScored = morning.map { $0.recovery.state == .scored || $0.sleep.state == .scored }
    return Report.Section(nil, .figures(figures, isScored == false ? .inShort : .full))
  }

  func advice(of briefing: Briefing) -> Report.Section? {
    let told = briefing.toldAdvice.map(\.recommendation)
    let advice = phrases.advice(of: tellsAll ? told : briefing.recommendations)
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

  func training(
    _ fits: [SessionFit], lookingBackOn due: [ReflectedSession] = []
  ) -> Report.Section? {
    let sessions = fits.map { fit in
      let session = fit.session
      return Report.Session(
        time: session.span.map { day.clocks(of: $0) } ?? phrases.label(.anyTime),
        name: phrases.title(of: session),
        // How it went with the day no longer matters.
        fit: session.isDone
          ? phrases.label(.done) : phrases.fit(fit, on: day) { day.clocks(of: $0) })
    }
    let reminders = due.map(phrases.reflectionDue)
    guard !(sessions.isEmpty && reminders.isEmpty) else { return nil }
    let heading = phrases.heading(TrainingHeading.training).inSentenceCase
    return Report.Section(heading, .training(sessions, reminders: reminders))
  }

  var windows: Report.Section? {
    guard !day.windows.isEmpty else {
      let isOpen = day.hasCalendar && day.verdict.suggested.intensity != nil
      return isOpen ? Report.Section(nil, .note(phrases.noWindow)) : nil
    }
    return Report.Section(phrases.title(of: Heading.windows), .windows(phrases.windows(of: day)))
  }

  /// What is missing and is not mentioned elsewhere.
  func notes(of briefing: Briefing) -> [String] {
    briefing.notes.filter(\.isSaidInFooter).map(phrases.sentence) + phrases.lateness(of: briefing)
  }

  func footer(of briefing: Briefing, isToday: Bool, start: [String]) -> Report.Footer {
    guard !briefing.isSample else { return Report.Footer() }
    let files = briefing.sources.calendars.map(phrases.calendarFiles)
    let date = isToday ? nil : briefing.date
    let why =
      briefing.recommendations.isEmpty ? [] : [phrases.askingWhy(AdviceLetter(place: 1), on: date)]
    let maker = briefing.morning.flatMap { phrases.maker(of: $0, in: day.zone, at: day.now) }
    return Report.Footer(
      notes: notes(of: briefing),
      start: briefing.headline == .nothingKnown ? start : [],
      sources: [maker, files].compactMap(\.self)
        + phrases.gaps(briefing.sources.gaps) + why)
  }
}

extension Phrasebook {
  /// A line for each of the first three tasks; the last one says how many more there are.
  func tasks(of briefing: Briefing) -> [String] {
    let shown = briefing.tasks.prefix(3).map { due in
      var short = due
      short.title = SafeText(due.title).string.truncated(toWidth: 40)
      return task(short, on: briefing.date, in: briefing.zone)
    }
    let more = briefing.tasks.count - shown.count
    guard more > 0, let last = shown.last else { return shown }
    return shown.dropLast() + ["\(last), \(further(more))"]
  }
}

extension Briefing {
  /// Whether it is a demonstration, which is said above everything else.
  package var isSample: Bool { notes.contains(.sampleData) }
}

extension Phrasebook {
  /// A note on a line of its own; one that ends with a command keeps that clear of a full stop.
  func sentence(_ note: BriefingNote) -> String {
    let text = self.note(note).withCapital
    return note == .zoneDoubtful || text.hasSuffix("?") ? text : text + "."
  }
}

extension BriefingNote {
  /// The others are shown instead of the value.
  fileprivate var isSaidInFooter: Bool {
    switch self {
    case .noWhoop, .noCalendar, .calendarsLost, .baselineShort, .hidden, .zoneDoubtful,
      .arrivesElsewhere, .calendarsOld:
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
  /// A heading as in a sentence: `Windows for light movement`.
  var inSentenceCase: String { lowercased().withCapital }

  /// The text with its first letter in upper case.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

extension Phrasebook {
  /// A heading as in a sentence.
  func title(of heading: Heading) -> String { self.heading(heading).inSentenceCase }

  /// The decision, with the event it may name apart.
  func sentence(of headline: Headline) -> Report.Sentence {
    guard case .day(let body, let demands, var action) = headline, let move = action.move else {
      return Report.Sentence(self.headline(headline))
    }
    return Report.Sentence(naming: move) {
      action.move = $0
      return self.headline(.day(body, demands, action))
    }
  }

  /// What rules say about the body without asking for an action.
  func clauses(of briefing: Briefing, at place: Recommendation.Place) -> [String] {
    briefing.clauses(at: place).map(clause)
  }

  /// What is advised, in its order.
  func advice(of recommendations: [Recommendation]) -> [Report.Advice] {
    recommendations.map(\.content).map { content in
      Report.Advice(
        title: sentence(of: content), body: body(of: content), shortBody: shortBody(of: content))
    }
  }

  private func sentence(of content: Recommendation.Content) -> Report.Sentence {
    if case .overlap(let first, let second, let start, let end) = content {
      let (first, second) = (shortened(first), shortened(second))
      return Report.Sentence(
        title(of: .overlap(first: first, second: second, from: start, to: end)))
    }
    guard case .moveHardestEvent(let event, let score, let proposal) = content else {
      return Report.Sentence(title(of: content))
    }
    return Report.Sentence(naming: event) {
      title(of: .moveHardestEvent(title: $0, score: score, proposal: proposal))
    }
  }

  /// One of several names in a title.
  private func shortened(_ name: String) -> String {
    SafeText(name).string.truncated(toWidth: 24)
  }

  /// The windows of a day, best first.
  func windows(of day: Day) -> [Report.Window] {
    day.windows.map { window in
      Report.Window(
        time: day.clocks(of: window.span),
        length: "\(duration(minutes: window.minutes)), \(allowed(window))",
        reason: windowReason(window))
    }
  }
}
