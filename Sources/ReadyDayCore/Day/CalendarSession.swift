/// Training in a calendar, entered by the user or a coach.
package struct CalendarSession: Equatable, Sendable {
  package let title: String
  package let activity: Activity
  package let intensity: PlannedIntensity
  /// Nil if the time of day is open.
  package private(set) var span: TimeSpan?
  package private(set) var minutes: Int
  /// What its sport and hardness are learned from; nil if they were not.
  let learned: LearnedTitle?
  /// Whether its words make it hard, such as intervals, which are nothing at a moderate pace.
  let isHardByTitle: Bool
  /// Whether nobody else takes part.
  let isAlone: Bool
  let isMatch: Bool
  /// Whether a coach set it: others organise it, or it has no hour.
  let isFromCoach: Bool

  /// Nil unless the event is the user's training or match: counted, or all-day on one date without
  /// guests.
  fileprivate init?(_ event: DayEvent, _ habits: TrainingHabits) {
    guard event.kind == .training || event.kind == .match, event.owner == .mine else { return nil }
    let occurrence = event.occurrence
    let title = TitleWords(occurrence.fullTitle)
    let activity = KindWords.activity(in: occurrence.fullTitle)
    switch occurrence.time {
    case .timed where event.index != nil: span = event.span
    case .allDay(let dates)
    where event.notCounted == .allDay && event.attendees == 0
      && dates.lowerBound.advanced(by: 1) >= dates.upperBound:
      span = nil
    default: return nil
    }
    self.title = event.title
    learned = event.learned
    self.activity = event.sport
    intensity = title.intensity ?? learned?.intensity ?? activity?.usualIntensity ?? .hard
    isHardByTitle = title.intensity == .hard
    minutes =
      span?.wholeMinutes ?? title.minutes(of: activity) ?? habits.minutes(of: activity ?? .running)
    isAlone = event.attendees == 0
    isMatch = event.kind == .match
    isFromCoach = span == nil || event.isFromOthers
  }

  static func all(among events: [DayEvent], _ habits: TrainingHabits) -> [CalendarSession] {
    let found = events.compactMap { CalendarSession($0, habits) }.filter { !$0.isMatch }
    return PlannedIntensity.allCases.reversed().flatMap { level in
      found.filter { $0.intensity == level }
    }
  }

  static func matches(among events: [DayEvent], _ habits: TrainingHabits) -> [CalendarSession] {
    events.compactMap { $0.kind == .match ? CalendarSession($0, habits) : nil }
  }

  /// Weekly training at the same hour stays training, unless its words are from the user's plan.
  var isMovable: Bool { isAlone && (learned == nil || isHardByTitle) }

  func isOver(at moment: Instant) -> Bool { span.map { $0.end <= moment } ?? false }
}

extension DayEvent {
  /// A run if neither the title nor workouts tell a sport; `other` if it names several, or is hidden.
  var sport: Activity {
    guard occurrence.withheld == nil else { return .other }
    let title = occurrence.fullTitle
    return KindWords.activity(in: title)
      ?? (TitleWords(title).has(Self.severalSports) ? .other : learned?.activity ?? .running)
  }

  private static let severalSports = WordList([
    "triathlon", "triatlón", "duathlon", "duatlón", "ironman", "70.3", "aquathlon", "acuatlón",
    "swimrun", "brick",
  ])
}

extension CalendarSession {
  /// Its first minutes.
  func shortened(to minutes: Int) -> CalendarSession {
    var part = self
    part.minutes = minutes
    part.span = span.map { TimeSpan(from: $0.start, to: $0.start.adding(seconds: minutes * 60)) }
    return part
  }
}

extension [CalendarSession] {
  /// Drops sessions that are also planned, since a plan has more detail.
  func without(_ plans: [PlannedSession]) -> [CalendarSession] {
    filter { own in
      !plans.contains { plan in
        guard let span = own.span, let other = plan.span else {
          return plan.activity == own.activity
        }
        return plan.activity == own.activity && span.touches(other)
      }
    }
  }

  /// Leaves out light sessions, which do not stop anyone from training, except a coach's.
  var planned: [PlannedSession] {
    filter { $0.intensity > .light || $0.isFromCoach }.map { PlannedSession($0) }
  }
}

extension PlannedSession {
  init(_ session: CalendarSession) {
    (activity, span, planID) = (session.activity, session.span, nil)
    title = session.title
    (minutes, intensity) = (session.minutes, session.intensity)
  }
}

extension TitleWords {
  /// The intensity that the title's words suggest; nil if none does.
  var intensity: PlannedIntensity? {
    if has(Self.hard) || all.contains(where: TrainingSign.isRepeats) { return .hard }
    if has(Self.easy) { return .light }
    return has(Self.long) ? .moderate : has(Self.plain) ? .light : nil
  }

  private static let hard = WordList(KindWords.hardSession)
  private static let easy = WordList(KindWords.easySession)
  private static let long = WordList(KindWords.longSession)
  private static let plain = WordList(KindWords.plainSession)

  /// From "1h15", "75 min" or, for a sport on foot or wheels, "12 km"; nil without any of these, or
  /// if it takes more than a day.
  fileprivate func minutes(of activity: Activity?) -> Int? {
    let words = withDecimals
    for (place, word) in words.enumerated() where word.first?.isNumber == true {
      let next = place + 1 < words.count ? words[place + 1] : ""
      for text in ["\(word) \(next)", word] where text.contains(where: \.isLetter) {
        if let minutes = Minutes(text) { return minutes.count }
        // In "6x1000 @ 5k pace", `5k` is a pace, not a distance.
        if let distance = Kilometres(text), !["pace", "ritmo", "effort"].contains(next) {
          return activity.flatMap(distance.minutes).flatMap(Minutes.init)?.count
        }
      }
    }
    return nil
  }
}
