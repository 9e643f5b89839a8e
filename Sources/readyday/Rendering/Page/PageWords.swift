import ReadyDayCore

/// Words the parts of one briefing for a ``Page``.
struct PageWords {
  let phrases: any Phrasebook
  let day: Day

  private var words: EventWords { EventWords(phrases: phrases) }
  private var summary: SummaryWords { SummaryWords(phrases: phrases) }

  /// `text` without anything that could harm, and no longer than anybody reads.
  func shown(_ text: String) -> String { SafeText(text).string.limited(toBytes: 600) }

  /// As headings are written where capitals are not needed to tell them apart.
  func heading(_ heading: Heading) -> String { phrases.heading(heading).lowercased().withCapital }
}

extension PageWords {
  func figures(of briefing: Briefing) -> [Page.Figure] {
    let morning = briefing.morning.map { [recovery($0), sleep($0)] } ?? []
    return morning.compactMap(\.self) + (day.hasCalendar ? [load] : [])
  }

  private func recovery(_ morning: MorningReport) -> Page.Figure? {
    let recovery = morning.recovery
    guard recovery.state == .scored, let score = recovery.score.value else {
      return unscored(
        .recovery, recovery.state, recovery.source,
        details: recovery.lastKnown.map(phrases.lastKnown))
    }
    let mean = summary.mean(of: recovery.score).map { [$0] } ?? []
    return Page.Figure(
      heading: heading(.recovery), value: phrases.percent(score), word: phrases.zone(recovery.zone),
      tone: recovery.zone.style, details: mean + summary.notes(on: morning))
  }

  private func sleep(_ morning: MorningReport) -> Page.Figure? {
    let (sleep, source) = (morning.sleep, morning.recovery.source)
    guard sleep.state == .scored else { return unscored(.sleep, sleep.state, source) }
    let rest = summary.rest(in: sleep)
    return Page.Figure(
      heading: heading(.sleep), value: rest.first ?? phrases.scoreState(sleep.state, by: source),
      word: nil, tone: .plain, details: rest.dropFirst() + summary.night(of: sleep, in: day.zone))
  }

  private func unscored(
    _ heading: Heading, _ state: ScoreState, _ source: RecoverySource, details: String? = nil
  ) -> Page.Figure? {
    guard state != .hidden else { return nil }
    return Page.Figure(
      heading: self.heading(heading), value: phrases.scoreState(state, by: source), word: nil,
      tone: .plain,
      details: details.map { [$0] } ?? [])
  }

  private var load: Page.Figure {
    let load = day.load
    let events = phrases.events(load.parts.count, minutes: load.countedMinutes, .full)
    return Page.Figure(
      heading: heading(.calendar), value: summary.score(of: load),
      word: phrases.loadLevel(load.level), tone: load.level.style,
      details: [events] + summary.highDemand(on: day) + summary.pauses(on: day))
  }
}

extension PageWords {
  func advice(_ content: Recommendation.Content) -> Page.Advice {
    Page.Advice(title: shown(phrases.title(of: content)), body: shown(phrases.body(of: content)))
  }

  func event(_ event: DayEvent) -> Page.Event? {
    guard let demand = event.demand, let span = event.span else { return nil }
    let reasons = (words.reasons(of: event) + words.further(of: event)).joined(separator: ", ")
    return Page.Event(
      time: day.clocks(of: span), demand: phrases.demandLevel(demand.level),
      tone: demand.level.style, title: title(of: event), reasons: shown(reasons),
      link: event.occurrence.url.flatMap(SafeLink.init))
  }

  private func title(of event: DayEvent) -> String {
    shown(words.title(of: event))
  }

  var notCounted: String? {
    let events = day.notCounted.map { event in
      title(of: event) + words.mark(of: event)
    }
    guard !events.isEmpty else { return nil }
    return "\(heading(.notCounted)): \(events.joined(separator: ", "))"
  }

  var windows: [Page.Window] {
    day.windows.enumerated().map { index, window in
      let length = phrases.duration(minutes: window.minutes, .countedInMinutes)
      let reason = shown(phrases.windowReason(window, isBest: index == 0))
      return Page.Window(
        time: day.clocks(of: window.span), length: reason.hasPrefix(length) ? nil : length,
        reason: reason)
    }
  }

  var sessions: [Page.Session] {
    day.sessionFits.map { fit in
      Page.Session(
        time: fit.session.span.map { day.clocks(of: $0) } ?? phrases.label(.anyTime),
        name:
          "\(phrases.name(of: fit.session.activity)), \(phrases.intensity(fit.session.intensity))",
        fit: shown(phrases.fit(fit, on: day) { day.clocks(of: $0) }))
    }
  }

  func footer(of briefing: Briefing) -> [String] {
    guard !briefing.isSample else { return [] }
    var lines = briefing.notes.filter(\.isSaidInFooter).map { phrases.note($0).withCapital }
    if briefing.headline == .nothingKnown { lines = phrases.gettingStarted }
    if let maker = summary.maker(of: briefing.morning) { lines.append(maker) }
    if let files = briefing.sources.calendars { lines.append(phrases.calendarFiles(files)) }
    return lines + phrases.gaps(briefing.sources.gaps).map(\.withCapital)
  }
}

extension String {
  /// The text with its first letter in upper case.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// At most `limit` bytes of UTF-8 and the mark `…`, cut between characters.
  ///
  /// Bytes, since a single character can be made of any number of them.
  func limited(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var kept = ""
    for character in self {
      guard kept.utf8.count + character.utf8.count <= limit else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
