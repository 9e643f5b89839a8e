/// How a planned session goes with the morning and with the calendar.
package struct SessionFit: Hashable, Sendable {
  /// Whether the day has a place for it.
  package enum Room: Hashable, Sendable {
    /// It is over already.
    case over
    /// Nothing counted is in its way.
    case free
    /// The event of this title is the session itself.
    case inCalendar(String)
    /// Its time is open, and this stretch holds it.
    case window(TimeSpan)
    /// The event of this title takes some of its time.
    case taken(by: String)
    /// It ends too near to the event of this title, which needs so many minutes to get ready for.
    case unprepared(before: String, minutes: Int)
    /// Its time is open, and no free stretch is so long.
    case none
    /// No calendar was given.
    case unknown
  }

  /// What would go better.
  package enum Proposal: Hashable, Sendable {
    case swap(Activity, PlannedIntensity, minutes: Int)
    case move(to: TimeSpan)
  }

  package let session: PlannedSession
  package let room: Room
  /// How hard the morning allows it to be.
  package let advice: TrainingAdvice
  /// Nil where the plan is good as it is, or is over.
  package let proposal: Proposal?

  /// - Parameters:
  ///   - session: one of the sessions of `day`.
  ///   - day: the day it is planned for.
  ///   - taken: where sessions before it go, beside those with a time of their own.
  package init(_ session: PlannedSession, on day: Day, besides taken: [TimeSpan] = []) {
    let search = PlaceSearch(session: session, day: day, taken: taken)
    self.session = session
    room = search.room
    advice = search.advice(for: room)
    let isTooHard = session.isHarder(than: advice.intensity)
    proposal = room == .over ? nil : search.proposal(room, advice, isTooHard: isTooHard)
  }
}

extension SessionFit {
  /// Whether it is meant to be harder than the morning allows.
  package var isTooHard: Bool {
    room != .over && session.isHarder(than: advice.intensity)
  }

  /// The stretch it is sent to; nil where it stays at its own time, or has no place.
  fileprivate var place: TimeSpan? {
    if case .move(let target) = proposal { return target }
    if case .window(let span) = room { return span }
    return nil
  }

  /// Whether something in the calendar is in its way.
  package var lacksRoom: Bool {
    switch room {
    case .taken, .unprepared, .none: true
    case .over, .free, .inCalendar, .window, .unknown: false
    }
  }
}

extension Day {
  /// How each of ``sessions`` fits, in their order; no two are sent to one stretch.
  package var sessionFits: [SessionFit] {
    sessions.reduce(into: []) { fits, session in
      fits.append(SessionFit(session, on: self, besides: fits.compactMap(\.place)))
    }
  }
}

extension PlannedSession {
  /// Rest is never too hard.
  fileprivate func isHarder(than allowed: TrainingIntensity) -> Bool {
    !isNothing && intensity.isHarder(than: allowed)
  }
}

extension PlannedIntensity {
  /// Going by feel allows anything.
  fileprivate func isHarder(than allowed: TrainingIntensity) -> Bool {
    switch allowed {
    case .hard, .byFeel: false
    case .moderate: self == .hard
    case .recovery: self != .light
    }
  }
}

/// Looks for a place in the day for one session.
private struct PlaceSearch {
  let session: PlannedSession
  let day: Day
  /// Where other sessions are sent.
  let taken: [TimeSpan]

  var room: SessionFit.Room {
    if let span = session.span, span.end <= day.now { return .over }
    guard day.hasCalendar else { return .unknown }
    guard let span = session.span else {
      // Doing nothing finds its place.
      if session.isNothing { return .free }
      return windows.first.map { .window(part(of: $0)) } ?? .none
    }
    if let event = day.event(of: session) { return .inCalendar(event.title) }
    return obstacle(to: span) ?? .free
  }

  private func obstacle(to span: TimeSpan) -> SessionFit.Room? {
    let minutes = day.preferences.preparationMinutes
    let ready = TimeSpan(from: span.start, to: span.end.adding(seconds: minutes * 60))
    // What is no meeting takes its time all the same; only what is not counted does not.
    guard let event = day.counted.first(where: { $0.span?.touches(ready) == true }) else {
      return nil
    }
    let overlaps = event.span?.intersection(span) != nil
    return overlaps
      ? .taken(by: event.title) : .unprepared(before: event.title, minutes: minutes)
  }

  /// The stretches that are long enough and that no other session takes, best first.
  private var windows: [WorkoutWindow] {
    var preferences = day.preferences
    preferences.minimumWindowMinutes = session.minutes
    let search = WindowSearch(
      zone: day.zone, recovery: day.recoveryZone, usualSleep: day.usualSleep,
      preferences: preferences, events: day.events, wakeUp: day.wakeUp)
    let others = day.sessions.filter { $0 != session }.compactMap(\.span)
    return search.windows(in: day.free.flatMap { $0.without(others + taken) })
  }

  /// As much of `window` as the session needs.
  private func part(of window: WorkoutWindow) -> TimeSpan {
    TimeSpan(
      from: window.span.start, to: window.span.start.adding(seconds: session.minutes * 60))
  }

  func advice(for room: SessionFit.Room) -> TrainingAdvice {
    var end = session.span?.end
    if case .window(let span) = room { end = span.end }
    // A session without a place could be at any time: then only the morning speaks.
    return TrainingAdvice(
      zone: day.recoveryZone, endingAt: end ?? day.now.adding(seconds: session.minutes * 60),
      sleepAt: end == nil ? .init(secondsSince1970: .max) : day.usualSleep)
  }

  func proposal(
    _ room: SessionFit.Room, _ advice: TrainingAdvice, isTooHard: Bool
  ) -> SessionFit.Proposal? {
    if isTooHard, advice.reason != .closeToSleep { return easier(than: advice.intensity) }
    switch room {
    case .taken, .unprepared: return move(allowing: session.intensity)
    case .free where isTooHard, .unknown where isTooHard:
      return move(allowing: session.intensity) ?? easier(than: advice.intensity)
    case .window where isTooHard: return easier(than: advice.intensity)
    case .over, .free, .inCalendar, .window, .none, .unknown: return nil
    }
  }

  /// On a red morning half an hour of easy movement, else the same session with less in it.
  private func easier(than allowed: TrainingIntensity) -> SessionFit.Proposal {
    allowed == .recovery
      ? .swap(.activeRecovery, .light, minutes: min(session.minutes, 30))
      : .swap(session.activity, .moderate, minutes: session.minutes)
  }

  /// The place nearest to the planned one in which it could be as hard as it is meant to be.
  private func move(allowing intensity: PlannedIntensity) -> SessionFit.Proposal? {
    guard day.hasCalendar, let span = session.span else { return nil }
    let rest = day.usualSleep.adding(seconds: -TrainingAdvice.hoursBeforeSleep * 3600)
    let places = windows.compactMap { window -> TimeSpan? in
      let end = intensity == .hard ? min(window.span.end, rest) : window.span.end
      let latest = end.adding(seconds: -span.seconds)
      guard latest >= window.span.start else { return nil }
      let start = min(max(span.start, window.span.start), latest)
      return TimeSpan(from: start, to: start.adding(seconds: span.seconds))
    }
    let nearest = places.min { a, b in
      (abs(a.start.seconds(since: span.start)), a.start)
        < (abs(b.start.seconds(since: span.start)), b.start)
    }
    return nearest.map { .move(to: $0) }
  }
}
