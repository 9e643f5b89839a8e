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
    /// It ends too near to the event of this title, which needs this many minutes to get ready for.
    case unprepared(before: String, minutes: Int)
    /// Another planned session takes some of its time.
    case doubleBooked(PlannedSession)
    /// It ends after the usual time of falling asleep, which is this.
    case pastSleep(TimeOfDay)
    /// Its time is open, and no free stretch is so long.
    case none
    /// No calendar was given.
    case unknown
  }

  /// What would go better.
  package enum Proposal: Hashable, Sendable {
    case swap(Activity, PlannedIntensity, minutes: Int)
    case move(to: TimeSpan)
    /// The programme has a lighter version of it for such a day.
    case ease
    /// Not today.
    case skip
  }

  package let session: PlannedSession
  package let room: Room
  /// How hard the day allows it to be.
  package let allowed: DayVerdict.Training
  /// Whether it is hard, the day allows that, and it would end too near to the usual sleep.
  package let isCloseToSleep: Bool
  private let isRace: Bool
  /// What becomes of a session of a programme; nil for any other, and where it stays as it is.
  package let adaptation: BodyAdaptation?
  /// Nil if the plan is good as it is, or is over.
  package let proposal: Proposal?

  /// - Parameters:
  ///   - session: one of the sessions of `day`.
  ///   - day: the day it is planned for.
  ///   - taken: the times of earlier sessions without a time of their own.
  package init(_ session: PlannedSession, on day: Day, besides taken: [TimeSpan] = []) {
    let search = PlaceSearch(session: session, day: day, taken: taken)
    self.session = session
    room = search.room
    allowed = day.verdict.training
    isRace = search.isRace
    isCloseToSleep = search.isCloseToSleep(in: room)
    adaptation =
      session.isOfProgramme && !session.isDone
      ? day.adaptation(ofProgramme: session.intensity) : nil
    let isHarder = !isRace && session.isHarder(than: allowed)
    proposal =
      room == .over || isRace
      ? nil
      : adaptation.map { $0.proposal }
        ?? search.proposal(
          room, isHarder: isHarder && !session.isOfProgramme, isCloseToSleep: isCloseToSleep)
  }
}

extension SessionFit {
  /// Whether it is meant to be harder than the day allows; the race itself never is.
  package var isTooHard: Bool {
    room != .over && !isRace && (session.isHarder(than: allowed) || isCloseToSleep)
  }

  /// The stretch it is sent to; nil if it stays at its own time, or has no place.
  fileprivate var place: TimeSpan? {
    if case .move(let target) = proposal { return target }
    if case .window(let span) = room { return span }
    return nil
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
  /// Rest is never too hard, and going by feel allows anything.
  fileprivate func isHarder(than allowed: DayVerdict.Training) -> Bool {
    !isNothing && allowed != .byFeel && DayVerdict.Training(self) > allowed
  }
}

extension [PlannedSession] {
  /// Without those that ask for more than the day allows, which are to be left or changed.
  func allowed(by verdict: DayVerdict) -> [PlannedSession] {
    filter { !$0.isHarder(than: verdict.training) }
  }
}

extension BodyAdaptation {
  fileprivate var proposal: SessionFit.Proposal {
    switch self {
    case .race: .skip
    case .easyDay, .moderateDay, .hardYesterday, .hardToday: .ease
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
    if day.hasCalendar, let event = day.event(of: session) { return .inCalendar(event.title) }
    if let span = session.span {
      return obstacle(to: span) ?? otherSession(at: span) ?? night(after: span)
        ?? (day.hasCalendar ? .free : .unknown)
    }
    guard day.hasCalendar else { return .unknown }
    // Doing nothing finds its place.
    if session.isNothing { return .free }
    return windows.first.map { .window(part(of: $0)) } ?? .none
  }

  private func otherSession(at span: TimeSpan) -> SessionFit.Room? {
    guard session.isToDo else { return nil }
    return day.sessions.first { other in
      other != session && other.isToDo && other.span?.intersection(span) != nil
    }.map { .doubleBooked($0) }
  }

  /// Where the usual time is not known, nothing is said of it.
  private func night(after span: TimeSpan) -> SessionFit.Room? {
    guard session.isToDo, day.morning?.sleep.usualOnset != nil, span.end > day.usualSleep else {
      return nil
    }
    return .pastSleep(day.time(at: day.usualSleep))
  }

  private func obstacle(to span: TimeSpan) -> SessionFit.Room? {
    let minutes = day.preferences.preparationMinutes
    let ready = TimeSpan(from: span.start, to: span.end.adding(seconds: minutes * 60))
    // What is not a meeting takes its time all the same; only what is not counted does not.
    // An evening's session may last into what begins after midnight.
    let tomorrow = day.outlook?.tomorrow.events.filter { $0.index != nil } ?? []
    guard let event = (day.counted + tomorrow).first(where: { $0.span?.touches(ready) == true })
    else { return nil }
    let overlaps = event.span?.intersection(span) != nil
    return overlaps
      ? .taken(by: event.title) : .unprepared(before: event.title, minutes: minutes)
  }

  /// The stretches that are long enough and that no other session takes, best first.
  private var windows: [WorkoutWindow] {
    let others = day.sessions.filter { $0 != session }.compactMap(\.span)
    return day.windows(
      holding: session.minutes, at: DayVerdict.Training(session), besides: others + taken)
  }

  /// Whether the session is the day's race: it takes its time, or has none of its own.
  var isRace: Bool {
    guard day.verdict.training == .race else { return false }
    return session.span.map { span in
      day.events.contains { $0.isRace && ($0.span?.touches(span) ?? true) }
    } ?? true
  }

  /// As much of `window` as the session needs.
  private func part(of window: WorkoutWindow) -> TimeSpan {
    TimeSpan(
      from: window.span.start, to: window.span.start.adding(seconds: session.minutes * 60))
  }

  func isCloseToSleep(in room: SessionFit.Room) -> Bool {
    var end = session.span?.end
    if case .window(let span) = room { end = span.end }
    if case .pastSleep = room { return false }
    // A session without a place could be at any time: then only the day speaks.
    guard day.verdict.training == .hard, session.intensity == .hard, !session.isNothing, let end
    else { return false }
    return day.usualSleep.seconds(since: end) < TrainingAdvice.hoursBeforeSleep * 3600
  }

  func proposal(
    _ room: SessionFit.Room, isHarder: Bool, isCloseToSleep: Bool
  ) -> SessionFit.Proposal? {
    if isHarder { return easier }
    switch room {
    case .taken, .unprepared, .pastSleep: return move(allowing: session.intensity)
    case .doubleBooked(let other):
      return isAfter(other) ? move(allowing: session.intensity) : nil
    case .free where isCloseToSleep, .unknown where isCloseToSleep:
      return move(allowing: session.intensity) ?? moderate
    case .window where isCloseToSleep: return moderate
    case .over, .free, .inCalendar, .window, .none, .unknown: return nil
    }
  }

  /// Of two sessions at one time the second is moved.
  private func isAfter(_ other: PlannedSession) -> Bool {
    day.sessions.first { $0 == session || $0 == other } == other
  }

  private var moderate: SessionFit.Proposal {
    .swap(session.activity, .moderate, minutes: session.minutes)
  }

  /// What the day allows instead: half an hour of easy movement, the same session with less in it,
  /// or nothing.
  private var easier: SessionFit.Proposal {
    switch day.verdict.training {
    case .race, .rest: .skip
    case .easy: .swap(.activeRecovery, .light, minutes: min(session.minutes, 30))
    case .byFeel, .moderate, .hard: moderate
    }
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
