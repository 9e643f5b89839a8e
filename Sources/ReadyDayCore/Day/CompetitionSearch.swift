/// Decides whether an event whose title reads like a race or a match is one, and the user's.
struct CompetitionSearch {
  private let event: KindSearch
  private let sign: CompetitionTitle

  init(_ event: KindSearch, _ sign: CompetitionTitle) { (self.event, self.sign) = (event, sign) }

  var found: KindSearch.Found? {
    switch sign.sign {
    case .race(let needsSport): race(needsSport: needsSport)
    case .match(let hasTeams): match(hasTeams: hasTeams)
    }
  }

  private var recorded: RecordedSports { event.titles.recorded }

  /// In seconds.
  private static let least = 45 * 60

  private func race(needsSport: Bool) -> KindSearch.Found? {
    guard event.days <= KindSearch.mostRaceDays, event.span.seconds >= Self.least,
      !event.isOrdinaryRun, !event.occurrence.recursOften,
      !needsSport || sign.sports.map(recorded.has) == true
    else { return nil }
    if let word = sign.ofChildren { return (.leisure, .ofChildren(word)) }
    if isAnothers || sign.sports.map(recorded.lacks) == true {
      return (.leisure, .mayBe(.race, sign.word))
    }
    return (
      .race,
      sign.isByDistance
        ? .distance(sign.word) : needsSport ? .recorded(sign.word) : .word(sign.word)
    )
  }

  private var isAnothers: Bool {
    !event.occurrence.names(event.titles.preferences.me)
      && sign.names.contains { name in
        KindWords.relatives.contains(name)
          || event.titles.people.isNamed(name) && !event.titles.people.mayBeUser([name])
      }
  }

  private func match(hasTeams: Bool) -> KindSearch.Found? {
    if let word = sign.ofChildren { return (.leisure, .ofChildren(word)) }
    guard event.isTimed, !sign.namesSomebody else { return nil }
    let behind = event.titles.matches(like: sign, before: event.span.start)
    if behind.count(where: { $0.game != nil }) >= MatchBehind.needed {
      return (.match, .recorded(sign.word))
    }
    guard hasTeams else { return nil }
    // Asked about the first only.
    return (.leisure, behind.isEmpty ? .mayBe(.match, sign.word) : .word(sign.word))
  }
}

/// An event that may be a race or match of the user's.
package struct UnclearCompetition: Equatable, Sendable {
  let kind: EventKind
  let title: String
  let date: LocalDate
}

extension Day {
  /// Asked once: about a race a week ahead, about a match on its day.
  package var unclearCompetition: UnclearCompetition? {
    let race = ahead?.last.flatMap { unclear(.race, among: $0.events, on: $0.date) }
    return race ?? unclear(.match, among: events, on: date)
  }

  private func unclear(
    _ kind: EventKind, among events: [DayEvent], on date: LocalDate
  ) -> UnclearCompetition? {
    events.first { event in
      if case .mayBe(kind, _) = event.kindEvidence { event.owner == .mine } else { false }
    }.map { UnclearCompetition(kind: kind, title: $0.title, date: date) }
  }
}

/// An earlier event with the title of a match.
struct MatchBehind {
  fileprivate let words: Set<String>
  let start: Instant
  /// The recorded workout at its time; nil if there is none.
  let game: RecordedSports.Game?

  /// How many are looked at, and how many of them need a recording.
  static let (most, needed) = (4, 2)
}

extension Timetable {
  /// The last matches of this kind that ended before `start`, and before recordings end.
  func matches(like sign: CompetitionTitle, before start: Instant) -> [MatchBehind] {
    Array(
      matchesBehind.filter { $0.start < start && !$0.words.isDisjoint(with: sign.words) }
        .suffix(MatchBehind.most))
  }

  /// Whether at least half of the recorded matches before it were hard.
  func areMatchesHard(like event: DayEvent) -> Bool {
    guard let sign = self[event.occurrence.fullTitle].competition, let start = event.span?.start
    else { return false }
    let games = matches(like: sign, before: start).compactMap(\.game)
    return !games.isEmpty && games.count(where: \.isHard) * 2 >= games.count
  }

  func foundMatchesBehind(among occurrences: some Sequence<Occurrence>, in zone: Zone)
    -> [MatchBehind]
  {
    occurrences.compactMap { occurrence -> MatchBehind? in
      guard case .timed(let span) = occurrence.time,
        zone.reading(at: span.start).date < recorded.end, occurrence.status != .cancelled,
        let sign = self[occurrence.fullTitle].competition, case .match = sign.sign,
        sign.ofChildren == nil
      else { return nil }
      return MatchBehind(words: sign.words, start: span.start, game: recorded.game(during: span))
    }.ordered { $0.start < $1.start }
  }
}
