package struct SessionFit: Equatable, Sendable {
  package enum Room: Equatable, Sendable {
    case over
    case free
    /// The event with this title is the session itself.
    case inCalendar(String)
    /// The session's time is open, and this span fits.
    case window(TimeSpan)
    /// The event with this title is at the same time.
    case taken(by: String)
    /// It ends less than this many minutes of preparation before the event with this title.
    case unprepared(before: String, minutes: Int)
    case doubleBooked(PlannedSession)
    /// The session ends after the usual time of falling asleep.
    case pastSleep(TimeOfDay)
    /// The session's time is open, and no free span is long enough.
    case none
    case unknown
  }

  package enum Proposal: Equatable, Sendable {
    case swap(Activity, PlannedIntensity, minutes: Int)
    case move(to: TimeSpan)
    /// The programme has a lighter version for such a day.
    case ease
    case skip
  }

  package let session: PlannedSession
  package let room: Room
  package let allowed: DayVerdict.Training
  /// Whether the session is hard, as the day allows, but ends too close to the usual bedtime.
  package let isCloseToSleep: Bool
  private let isRace: Bool
  /// The injured part that the session would load; nil if it is over, or of a programme.
  package let injured: Joint?
  /// Nil unless the session belongs to a programme and changes.
  package let adaptation: BodyAdaptation?
  /// Nil if the plan is good as it is, or over.
  package let proposal: Proposal?

  /// `taken`: times given to earlier sessions without a time of their own.
  package init(_ session: PlannedSession, on day: Day, besides taken: [TimeSpan] = []) {
    let search = PlaceSearch(session: session, day: day, taken: taken)
    self.session = session
    room = search.room
    allowed = day.verdict.allowed(for: session)
    isRace = search.isRace
    isCloseToSleep = search.isCloseToSleep(in: room)
    adaptation =
      session.isFromProgramme && !session.isDone
      ? day.adaptation(ofProgramme: session.intensity) : nil
    let isHarder = !isRace && session.isHarder(than: allowed)
    let isFixed = room == .over || isRace
    injured =
      isFixed || session.isFromProgramme ? nil : day.state.injury(loadedBy: session.activity)
    proposal =
      isFixed
      ? nil
      : injured != nil
        ? .skip
        : adaptation.map { $0.proposal }
          ?? search.proposal(
            room, isHarder: isHarder && !session.isFromProgramme, isCloseToSleep: isCloseToSleep)
  }

  /// Whether the session is harder than the day allows; the race itself never is.
  package var isTooHard: Bool {
    room != .over && !isRace && (session.isHarder(than: allowed) || isCloseToSleep)
  }

  /// Whether the session is hard and to be done as planned, now or at another time.
  fileprivate var staysHard: Bool {
    guard session.isToDo, session.intensity == .hard, room != .over else { return false }
    if case .move = proposal { return true }
    return proposal == nil
  }

  /// The session's new time; nil if it stays at its own time, or none was found.
  var place: TimeSpan? {
    if case .move(let target) = proposal { return target }
    if case .window(let span) = room { return span }
    return nil
  }
}

extension Day {
  /// In the order of `sessions`; no two get the same time.
  package var sessionFits: [SessionFit] {
    sessions.reduce(into: []) { fits, session in
      fits.append(SessionFit(session, on: self, besides: fits.compactMap(\.place)))
    }
  }

  var hasHardPlan: Bool { sessionFits.contains(where: \.staysHard) }
}

extension PlannedSession {
  /// Rest is never too hard, and by feel anything is allowed.
  fileprivate func isHarder(than allowed: DayVerdict.Training) -> Bool {
    !isNothing && allowed != .byFeel && DayVerdict.Training(self) > allowed
  }
}

extension [PlannedSession] {
  func allowed(by verdict: DayVerdict) -> [PlannedSession] {
    filter { !$0.isHarder(than: verdict.allowed(for: $0)) }
  }
}

extension BodyAdaptation {
  fileprivate var proposal: SessionFit.Proposal {
    switch self {
    case .race, .restDay: .skip
    case .easyDay, .moderateDay, .hardYesterday, .hardToday: .ease
    }
  }
}

private struct PlaceSearch {
  let session: PlannedSession
  let day: Day
  let taken: [TimeSpan]

  var room: SessionFit.Room {
    if let span = session.span, span.end <= day.now { return .over }
    if day.hasCalendar, let event = day.event(of: session) { return .inCalendar(event.title) }
    if let span = session.span {
      return obstacle(to: span) ?? otherSession(at: span) ?? night(after: span)
        ?? (day.hasCalendar ? .free : .unknown)
    }
    guard day.hasCalendar else { return .unknown }
    if session.isNothing { return .free }
    let places = windows.map { SessionFit.Room.window(part(of: $0)) }
    return places.first { !isCloseToSleep(in: $0) } ?? places.first ?? .none
  }

  private func otherSession(at span: TimeSpan) -> SessionFit.Room? {
    guard session.isToDo else { return nil }
    return day.sessions.first { other in
      other != session && other.isToDo && other.span?.intersection(span) != nil
    }.map { .doubleBooked($0) }
  }

  /// Nil if the session ends in time for sleep, or the usual time is unknown.
  private func night(after span: TimeSpan) -> SessionFit.Room? {
    guard session.isToDo, day.morning?.sleep.usualOnset != nil, span.end > day.usualSleep else {
      return nil
    }
    return .pastSleep(day.time(at: day.usualSleep))
  }

  private func obstacle(to span: TimeSpan) -> SessionFit.Room? {
    let minutes = day.preferences.preparationMinutes
    let ready = TimeSpan(from: span.start, to: span.end.adding(seconds: minutes * 60))
    // An evening session may overlap an event after midnight.
    let tomorrow = day.tomorrow?.events.filter { $0.index != nil } ?? []
    guard let event = (day.counted + tomorrow).first(where: { $0.span?.touches(ready) == true })
    else { return nil }
    let overlaps = event.span?.intersection(span) != nil
    return overlaps ? .taken(by: event.title) : .unprepared(before: event.title, minutes: minutes)
  }

  /// Long enough, and free of other sessions; best first.
  private var windows: [WorkoutWindow] {
    let others = day.sessions.filter { $0 != session }.compactMap(\.span)
    let (own, allowed) = (DayVerdict.Training(session), day.verdict.allowed(for: session))
    // A session that is too hard for the day is done as its lighter version.
    return day.windows(
      holding: session.minutes, at: allowed.intensity == nil ? own : min(own, allowed),
      besides: others + taken)
  }

  /// Whether the session is the day's race: it is at the same time, or has no time of its own.
  var isRace: Bool {
    guard day.verdict.training == .race else { return false }
    return session.span.map { span in
      day.events.contains { $0.isRace && ($0.span?.touches(span) ?? true) }
    } ?? true
  }

  private func part(of window: WorkoutWindow) -> TimeSpan {
    TimeSpan(from: window.span.start, to: window.span.start.adding(seconds: session.minutes * 60))
  }

  func isCloseToSleep(in room: SessionFit.Room) -> Bool {
    var end = session.span?.end
    if case .window(let span) = room { end = span.end }
    if case .pastSleep = room { return false }
    // A session without a place could be at any time, so only the day's verdict counts.
    guard day.verdict.allowed(for: session) == .hard, session.intensity == .hard,
      !session.isNothing, let end
    else { return false }
    return day.isCloseToSleep(end)
  }

  func proposal(
    _ room: SessionFit.Room, isHarder: Bool, isCloseToSleep: Bool
  ) -> SessionFit.Proposal? {
    if day.hindrance(to: session.span) != nil {
      return isHarder ? .skip : move(allowing: session.intensity) ?? .skip
    }
    if isHarder { return easier }
    switch room {
    case .taken, .unprepared, .pastSleep: return move(allowing: session.intensity)
    case .doubleBooked(let other): return isAfter(other) ? move(allowing: session.intensity) : nil
    case .free where isCloseToSleep, .unknown where isCloseToSleep:
      return move(allowing: session.intensity) ?? moderate
    case .window where isCloseToSleep: return moderate
    case .over, .free, .inCalendar, .window, .none, .unknown: return nil
    }
  }

  /// If two sessions are at the same time, the second one moves.
  private func isAfter(_ other: PlannedSession) -> Bool {
    day.sessions.first { $0 == session || $0 == other } == other
  }

  private var moderate: SessionFit.Proposal {
    .swap(session.activity, .moderate, minutes: session.minutes)
  }

  /// Half an hour of easy movement, the same session at moderate intensity, or nothing.
  private var easier: SessionFit.Proposal {
    switch day.verdict.training {
    case .race, .rest: .skip
    case .easy: .swap(.activeRecovery, .light, minutes: min(session.minutes, 30))
    case .byFeel, .moderate, .hard: moderate
    }
  }

  /// The nearest time at which the session could be as hard as planned.
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

/// Why a session of a programme is made lighter, or skipped.
package enum BodyAdaptation: Equatable, Sendable {
  /// Sleep or health comes first.
  case restDay, easyDay
  /// The session is hard, and the day allows moderate training.
  case moderateDay
  /// Days until the race: 1 is tomorrow, 0 today, −1 yesterday.
  case race(title: String, days: Int)
  /// A hard session was planned for the day before.
  case hardYesterday
  /// Another hard session is planned for the day.
  case hardToday
}

extension Day {
  /// Nil if the planned `intensity` stays.
  package func adaptation(ofProgramme intensity: PlannedIntensity) -> BodyAdaptation? {
    for case .race(let title, let days) in verdict.reasons where abs(days) <= 1 {
      return .race(title: title, days: days)
    }
    if state.illness != nil { return .restDay }
    switch verdict.training {
    case .rest: return .restDay
    case .race, .easy: return intensity == .light ? nil : .easyDay
    case .byFeel, .moderate, .hard: break
    }
    guard intensity == .hard else { return nil }
    if sessions.contains(where: \.isOtherAndHard) { return .hardToday }
    if isAfterHardPlan { return .hardYesterday }
    return verdict.training == .moderate ? .moderateDay : nil
  }
}

extension PlannedSession {
  var isOtherAndHard: Bool { !isFromProgramme && intensity == .hard && !isNothing }
}
