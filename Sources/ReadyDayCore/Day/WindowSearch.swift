/// Finds the workout windows in a day's free time.
struct WindowSearch {
  /// Where the user is at a moment.
  let zone: (Instant) -> Zone
  let training: DayVerdict.Training
  let usualSleep: Instant
  /// Tonight's lights-out, or else the usual onset of sleep; nil if neither is known.
  let sleep: Instant?
  let preferences: Preferences
  let events: [DayEvent]
  let sessions: [TimeSpan]
  /// Journeys, with the time around them in which nobody trains.
  let journeys: [TimeSpan]
  /// Nil if the place is unknown.
  let daylight: Daylight?
  /// Nil without a forecast.
  let weather: DayWeather?
  /// Whether light and weather count.
  let isOutdoors: Bool
  /// In whole minutes; nil if unknown.
  let wakeUp: Instant?
  /// Hours in which the user works and seldom trains; nil on a day off.
  let work: TimeSpan?

  /// Best first: preferred parts of the day, then outside work, then early enough for hard
  /// training, then outdoors light, dry and cool enough, then length, then the earliest.
  func windows(in free: [TimeSpan]) -> [WorkoutWindow] {
    let free = free.flatMap { $0.without(sessions + journeys) }
    let counted = events.indices.filter { events[$0].part != nil }
    let latest = sleep?.adding(seconds: -TrainingAdvice.secondsBeforeSleep).fiveDown ?? usualSleep
    let awake = free.compactMap { $0.ending(by: latest) }
    let found = awake.filter(long).flatMap { stretch in
      candidates(in: stretch, before: next(after: stretch, among: counted))
    }.filter { long($0.span) }
    return found.compactMap { window(of: $0, among: found) }.ordered(by: isBetter)
  }

  /// The first counted event after `stretch`; `counted` are indices ordered by start.
  private func next(after stretch: TimeSpan, among counted: [Int]) -> DayEvent? {
    counted.first(whereOrLater: { events[$0].part.map { $0.start >= stretch.end } == true })
      .map { events[$0] }
  }

  private func long(_ span: TimeSpan) -> Bool {
    span.seconds >= preferences.minimumWindowMinutes * 60
  }

  private func isBetter(_ a: WorkoutWindow, _ b: WorkoutWindow) -> Bool {
    if a.isPreferred != b.isPreferred { return a.isPreferred }
    if a.isInWork != b.isInWork { return b.isInWork }
    if a.advice.isCloseToSleep != b.advice.isCloseToSleep { return b.advice.isCloseToSleep }
    let (first, second) = (drawbacks(of: a), drawbacks(of: b))
    if first != second { return first < second }
    if a.span.seconds != b.span.seconds { return a.span.seconds > b.span.seconds }
    return a.span.start < b.span.start
  }

  /// Too little light, too little calm, or too little of both at once count more than any heat.
  private func drawbacks(of window: WorkoutWindow) -> Int {
    guard isOutdoors else { return 0 }
    let lit = window.light ?? window.span
    let isShort = [
      !long(lit), !window.span.without(window.rough).contains(where: long),
      !lit.without(window.rough).contains(where: long),
    ]
    let heats = Forecast.Heat.allCases
    let heat = weather.map { heats.firstIndex(of: $0.leastHeat(in: window.span)) ?? 0 } ?? 0
    return isShort.count { $0 } * heats.count + heat
  }

  /// Nil on a day without training.
  private func window(of candidate: Candidate, among all: [Candidate]) -> WorkoutWindow? {
    let limit = isOutdoors ? weather?.leastHeat(in: candidate.span).most : nil
    let most = limit.map { min($0, training) } ?? training
    guard let advice = TrainingAdvice(most, in: candidate.span, sleepAt: usualSleep) else {
      return nil
    }
    let rivals = all.filter { $0.part == candidate.part && $0.span != candidate.span }
    let isInOnePart = part(at: candidate.span.end.adding(seconds: -1)) == candidate.part
    let isLongest = isInOnePart && rivals.allSatisfy { $0.span.seconds < candidate.span.seconds }
    return WorkoutWindow(
      span: candidate.span, part: candidate.part, startsAtWakeUp: candidate.span.start == wakeUp,
      isPreferred: preferences.preferredParts.contains(candidate.part),
      isInWork: candidate.isInWork, isBeforeWork: candidate.isBeforeWork,
      advice: advice, hardUntilTime: advice.hardUntil.map { zone($0).time(at: $0) },
      reason: reason(of: candidate, isLongest: isLongest),
      light: daylight?.light.part(of: candidate.span),
      rough: (weather?.rough ?? []).compactMap(candidate.span.intersection))
  }

  private func reason(of candidate: Candidate, isLongest: Bool) -> WorkoutWindow.Reason {
    if let next = candidate.next {
      return .before(
        title: next.title, preparationMinutes: preparation(before: next),
        isFirstEvent: next.index == 1)
    }
    if candidate.isInWork { return .duringWork }
    if candidate.isBeforeWork { return .beforeWork }
    if isLongest { return .longest }
    return sessions.contains { $0.start == candidate.span.end } ? .beforeSession : .nothingAfter
  }

  private func preparation(before event: DayEvent) -> Int {
    max(preferences.preparationMinutes, event.minutesBeforeJourney)
  }

  private struct Candidate {
    let span: TimeSpan
    let part: PartOfDay
    /// The event whose preparation ends this window.
    let next: DayEvent?
    var isInWork = false
    var isBeforeWork = false
  }

  /// Subtracts preparation first, then cuts the span where work begins and ends.
  private func candidates(in stretch: TimeSpan, before next: DayEvent?) -> [Candidate] {
    let latest = next?.partWithTravel?.start.adding(seconds: -60 * (next.map(preparation) ?? 0))
    let end = min(stretch.end, latest ?? stretch.end)
    guard end > stretch.start else { return [] }
    return cut(TimeSpan(from: stretch.start, to: end)).flatMap { piece, isInWork in
      parts(of: piece).map { ($0, isInWork) }
    }.map { piece, isInWork in
      Candidate(
        span: piece, part: part(at: piece.start),
        next: piece.end == end && latest == end ? next : nil, isInWork: isInWork,
        isBeforeWork: work.map { piece.end <= $0.start } ?? false)
    }
  }

  private func part(at moment: Instant) -> PartOfDay { PartOfDay(zone(moment).time(at: moment)) }

  private static let partStarts = [12, 17].compactMap { TimeOfDay(hour: $0) }

  /// The whole span, unless the user prefers a part of the day.
  private func parts(of span: TimeSpan) -> [TimeSpan] {
    guard !preferences.preferredParts.isEmpty else { return [span] }
    let zone = zone(span.start)
    let date = zone.reading(at: span.start).date
    let moments = Self.partStarts.map { zone.instant(of: LocalDateTime(date, $0)) }
    let borders = [span.start] + moments.filter { span.start < $0 && $0 < span.end } + [span.end]
    return zip(borders, borders.dropFirst()).map { TimeSpan(from: $0, to: $1) }
  }

  /// In seconds; free time that reaches no further than this into work is not cut.
  private static let mostInWork = 3600

  /// In order; the piece before work leaves time to get ready.
  private func cut(_ span: TimeSpan) -> [(TimeSpan, isInWork: Bool)] {
    guard let work, let inside = span.intersection(work),
      inside == span || inside.seconds > Self.mostInWork
    else { return [(span, false)] }
    let ready = inside.start.adding(seconds: -preferences.preparationMinutes * 60)
    return [
      (TimeSpan(from: span.start, to: max(span.start, ready)), false), (inside, true),
      (TimeSpan(from: inside.end, to: span.end), false),
    ]
  }
}

extension Array {
  /// Binary search; `holds` must be true of all later elements too.
  fileprivate func first(whereOrLater holds: (Element) -> Bool) -> Element? {
    let place = partition(holds)
    return place < count ? self[place] : nil
  }
}

/// A stretch of the day in which a workout fits.
public struct WorkoutWindow: Hashable, Sendable {
  /// What determines the window.
  public enum Reason: Hashable, Sendable {
    /// The longest window of its part of the day.
    case longest
    /// The window ends in time to get ready for the next event.
    case before(title: String, preparationMinutes: Int, isFirstEvent: Bool)
    /// A planned session follows.
    case beforeSession
    /// Nothing counted follows.
    case nothingAfter
    /// The window ends in time to get ready for work, or lies within working hours.
    case beforeWork, duringWork
  }

  /// The stretch without the preparation for the next event.
  public let span: TimeSpan
  public let part: PartOfDay
  /// Whether it starts when the user woke up.
  public let startsAtWakeUp: Bool
  /// Whether the user prefers this part of the day.
  public let isPreferred: Bool
  /// Whether it lies within working hours, in which the user seldom trains.
  public let isInWork: Bool
  public let isBeforeWork: Bool
  public let advice: TrainingAdvice
  /// `advice.hardUntil` in local time.
  package let hardUntilTime: TimeOfDay?
  public let reason: Reason
  /// The part with daylight or civil twilight, empty if there is none; nil if the place is unknown.
  package let light: TimeSpan?
  /// The hours that are better spent indoors; empty without a forecast.
  package let rough: [TimeSpan]

  public var minutes: Int { span.wholeMinutes }
  public var intensity: TrainingIntensity { advice.intensity }
  public var hardUntil: Instant? { advice.hardUntil }

  /// The maximum number of windows proposed.
  public static let limit = 2
}
