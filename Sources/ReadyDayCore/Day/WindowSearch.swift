/// Finds the workout windows in a day's free time.
struct WindowSearch {
  let zone: Zone
  let training: DayVerdict.Training
  let usualSleep: Instant
  /// Tonight's lights-out; nil if there is no time.
  let latest: Instant?
  let preferences: Preferences
  let events: [DayEvent]
  let sessions: [TimeSpan]
  /// In whole minutes; nil if unknown.
  let wakeUp: Instant?

  /// In seconds: longer free time is cut where the afternoon and the evening begin.
  private static let longestUncut = 3 * 3600
  private static let cuts = [12, 17].compactMap { TimeOfDay(hour: $0) }

  /// Best first: preferred parts of the day, then length, then the earliest.
  func windows(in free: [TimeSpan]) -> [WorkoutWindow] {
    let free = free.flatMap { $0.without(sessions) }
    let counted = events.indices.filter { events[$0].part != nil }
    let awake = free.compactMap { $0.ending(by: min(latest ?? usualSleep, usualSleep)) }
    let found = awake.filter(long).flatMap { stretch in
      candidates(in: stretch, before: next(after: stretch, among: counted))
    }.filter { long($0.span) }
    return found.compactMap { window(of: $0, among: found) }.ordered(by: isBetter)
  }

  /// The first counted event after `stretch`; `counted` are indices in order of start.
  private func next(after stretch: TimeSpan, among counted: [Int]) -> DayEvent? {
    counted.first(whereOrLater: { events[$0].part.map { $0.start >= stretch.end } == true })
      .map { events[$0] }
  }

  private func long(_ span: TimeSpan) -> Bool {
    span.seconds >= preferences.minimumWindowMinutes * 60
  }

  private func isBetter(_ a: WorkoutWindow, _ b: WorkoutWindow) -> Bool {
    if a.isPreferred != b.isPreferred { return a.isPreferred }
    if a.span.seconds != b.span.seconds { return a.span.seconds > b.span.seconds }
    return a.span.start < b.span.start
  }

  /// Nil on a day without training.
  private func window(of candidate: Candidate, among all: [Candidate]) -> WorkoutWindow? {
    guard let advice = TrainingAdvice(training, in: candidate.span, sleepAt: usualSleep) else {
      return nil
    }
    let rivals = all.filter { $0.part == candidate.part && $0.span != candidate.span }
    let isLongest = rivals.allSatisfy { $0.span.seconds < candidate.span.seconds }
    return WorkoutWindow(
      span: candidate.span, part: candidate.part,
      startsAtWakeUp: candidate.span.start == wakeUp,
      isPreferred: preferences.preferredParts.contains(candidate.part),
      advice: advice, hardUntilTime: advice.hardUntil.map { zone.reading(at: $0).time },
      reason: reason(of: candidate, isLongest: isLongest))
  }

  private func reason(of candidate: Candidate, isLongest: Bool) -> WorkoutWindow.Reason {
    if let next = candidate.next {
      return .before(
        title: next.title, preparationMinutes: preferences.preparationMinutes,
        isFirstEvent: next.index == 1)
    }
    if isLongest { return .longest }
    if sessions.contains(where: { $0.start == candidate.span.end }) { return .beforeSession }
    return candidate.isCut ? .cutAtPart : .nothingAfter
  }

  private struct Candidate {
    let span: TimeSpan
    let part: PartOfDay
    /// The event whose preparation ends this window.
    let next: DayEvent?
    let isCut: Bool
  }

  /// The preparation goes first, then the cuts, so that an event soon after a cut still gets its
  /// time.
  private func candidates(in stretch: TimeSpan, before next: DayEvent?) -> [Candidate] {
    let latest = next?.partWithTravel?.start.adding(seconds: -preferences.preparationMinutes * 60)
    let end = min(stretch.end, latest ?? stretch.end)
    guard end > stretch.start else { return [] }
    let usable = TimeSpan(from: stretch.start, to: end)
    let pieces = stretch.seconds > Self.longestUncut ? cut(usable) : [usable]
    return pieces.map { piece in
      Candidate(
        span: piece, part: PartOfDay(zone.reading(at: piece.start).time),
        next: piece.end == end && latest == end ? next : nil, isCut: piece.end != end)
    }
  }

  private func cut(_ span: TimeSpan) -> [TimeSpan] {
    let date = zone.reading(at: span.start).date
    let moments = Self.cuts.map { zone.instant(of: LocalDateTime(date, $0)) }
    let borders = [span.start] + moments.filter { span.start < $0 && $0 < span.end } + [span.end]
    return zip(borders, borders.dropFirst()).map { TimeSpan(from: $0, to: $1) }
  }
}

extension Array {
  /// Binary search; `holds` is true of all later elements too.
  fileprivate func first(whereOrLater holds: (Element) -> Bool) -> Element? {
    let place = partition(holds)
    return place < count ? self[place] : nil
  }
}
