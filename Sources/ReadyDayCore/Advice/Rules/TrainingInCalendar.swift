/// Compares the hardest session in the calendar with what the day allows.
struct TrainingInCalendar: RecommendationRule {
  static let id = "training-in-calendar"
  static let name = Phrase("Training in the calendar", es: "Entrenamiento en la agenda")

  enum Decision: Equatable, Sendable {
    case keep, skip
    /// The session can stand although the day only allows moderate training.
    case stand
    /// Reduce the session to easy or moderate training.
    case lower(TrainingIntensity)
    /// Shorten the session to this many minutes.
    case shorten(Int)
    case move(to: LocalDate, TimeSpan)
    /// Do this many easy minutes of a long session, or none.
    case cut(Int)
    /// Do only this much of it before a race, or none.
    case part(TrainingVolume)
    /// Do not play, or play less.
    case sitOut, playLess
  }

  let session: CalendarSession
  let decision: Decision
  let allowed: DayVerdict.Training
  let because: DayVerdict.Reason?
  /// The injured part that the session would load.
  let injured: Joint?
  let today: LocalDate
  let zone: Zone

  static func look(at day: Day) throws(Obstacle) -> TrainingInCalendar {
    let sessions = day.sessionsAhead
    let decided = sessions.lazy.compactMap { session in
      decision(about: session, on: day).map { (session: session, decision: $0) }
    }.first
    guard let decided else {
      guard let session = sessions.first(where: { $0.intensity > .light }) else {
        throw Self.noneInCalendar
      }
      throw Self.fits(session.title)
    }
    return TrainingInCalendar(
      session: decided.session, decision: decided.decision, allowed: day.verdict.training,
      because: reason(for: decided.decision, on: day),
      injured: day.state.injury(loadedBy: decided.session.activity),
      today: day.date, zone: day.zone)
  }

  private static func reason(for decision: Decision, on day: Day) -> DayVerdict.Reason? {
    switch decision {
    case .cut, .sitOut:
      if day.mostMinutes == nil, let minutes = day.veryShortSleep { return .shortSleep(minutes) }
      return day.verdict.reasons.first
    case .part:
      return day.races.lessVolume(on: day.date).map {
        .race(title: $0.race.title, days: $0.days)
      }
    case .keep, .skip, .stand, .lower, .shorten, .move, .playLess: return day.verdict.reasons.first
    }
  }

  /// Nil if nothing needs to be said.
  fileprivate static func decision(about session: CalendarSession, on day: Day) -> Decision? {
    if day.state.injury(loadedBy: session.activity) != nil { return .skip }
    if day.verdict.training == .race { return day.hasRace(beside: session) ? .skip : nil }
    if let decision = protection(from: session, on: day) { return decision }
    // Fever leaves no room for a gentle hour either.
    if day.state.illness?.rests() == true, session.intensity == .light { return .skip }
    guard !session.isMatch, session.intensity > .light else { return nil }
    return ordinary(session, on: day)
      ?? part(of: session, on: day).map { .part($0) } ?? keep(session, on: day)
  }

  /// What a team sport or a long session must not take out of a bad morning.
  private static func protection(from session: CalendarSession, on day: Day) -> Decision? {
    let isShort = day.veryShortSleep != nil
    if session.isGame {
      return isShort || day.mostMinutes != nil ? .sitOut : day.isRed ? .playLess : nil
    }
    guard day.verdict.training != .rest else { return nil }
    if let most = day.mostMinutes, session.minutes > most { return .cut(most) }
    return session.minutes >= longest && (isShort || day.isRed) ? .cut(easyPart) : nil
  }

  private static func ordinary(_ session: CalendarSession, on day: Day) -> Decision? {
    switch day.verdict.training {
    case .race, .byFeel, .hard: return nil
    case .rest: return move(of: session, on: day) ?? .skip
    case .easy where session.isGame: return .playLess
    case .easy where session.intensity == .hard: return move(of: session, on: day) ?? .lower(.easy)
    case .easy: return .lower(.easy)
    case .moderate where day.verdict.standing == PlannedSession(session): return .stand
    case .moderate where session.isHardByTitle: return move(of: session, on: day) ?? .lower(.easy)
    case .moderate where session.intensity == .hard:
      // A short hard session is nothing at a moderate pace, and a game has none.
      return session.minutes >= longest && !session.isGame ? .lower(.moderate) : nil
    case .moderate:
      let isTired = day.verdict.reasons.contains(where: \.asksForLess)
      return isTired && session.minutes >= longest ? .shorten(shortened) : nil
    }
  }

  private static func keep(_ session: CalendarSession, on day: Day) -> Decision? {
    let isLate = session.span.map { day.isCloseToSleep($0.end) }
    return day.verdict.training == .hard && session.intensity == .hard && isLate != true
      && !day.hasHardPlan ? .keep : nil
  }

  /// What a race leaves of the session; nil if it is short enough already.
  private static func part(of session: CalendarSession, on day: Day) -> TrainingVolume? {
    guard let less = day.races.lessVolume(on: day.date) else { return nil }
    let left = 100 - less.percent
    let usual = day.habits.minutes(of: session.activity)
    guard session.minutes * 100 > max(usual, 30) * left else { return nil }
    return session.volume.part(left)
  }

  /// In minutes: a session this long is too long when tired, and is shortened to the second, or to
  /// the third if it should be easy.
  private static let (longest, shortened, easyPart) = (90, 60, 45)

  /// Finds the first of the next six days that has time for the session and nothing against it.
  private static func move(of session: CalendarSession, on day: Day) -> Decision? {
    guard session.isMovable, !day.state.isPregnant,
      session.span.map({ $0.start > day.moment }) ?? true,
      let ahead = day.ahead?.prefix(6)
    else { return nil }
    let clocks = [session.span.map { day.time(at: $0.start) }, day.preferences.work.end]
    for near in ahead where day.allows(session, on: near) {
      for clock in clocks.compactMap(\.self) {
        let start = day.zone.instant(of: LocalDateTime(near.date, clock))
        let span = TimeSpan(from: start, to: start.adding(seconds: session.minutes * 60))
        if day.isFree(span, on: near) { return .move(to: near.date, span) }
      }
    }
    return nil
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .high }
  var span: TimeSpan? { session.span }
  /// Includes the date: each day's session is news.
  var subject: String { "\(today) \(clock ?? "") \(session.title) \(code)" }
  var inputs: [Recommendation.Input] {
    var inputs: [Recommendation.Input] = [
      .text("session", session.title), .text("intensity", session.intensity.rawValue),
      .number("duration_min", session.minutes), .text("allowed", allowed.rawValue),
      .text("decision", code),
    ]
    if let span { inputs.append(.moment("session_start", span.start)) }
    if case .move(_, let span) = decision { inputs.append(.moment("new_start", span.start)) }
    switch decision {
    case .shorten(let minutes), .cut(let minutes), .part(.minutes(let minutes)):
      inputs.append(.number("new_duration_min", minutes))
    case .part(.kilometres(let count)): inputs.append(.number("new_distance_km", count))
    default: break
    }
    return inputs
  }

  private var code: String {
    switch decision {
    case .keep: "keep"
    case .skip: "skip"
    case .stand: "stand"
    case .lower(let intensity): intensity.rawValue
    case .shorten: "shorten"
    case .move: "move"
    case .cut: "cut"
    case .part: "part"
    case .sitOut: "sit_out"
    case .playLess: "play_less"
    }
  }

  private var clock: String? { session.span.map { zone.time(at: $0.start).clock } }

  func title(in voice: Voice) -> String { title(in: voice, voice.quotedTitle(session.title)) }

  private func title(in voice: Voice, _ name: String) -> String {
    switch decision {
    case .keep: return voice.say("Keep \(name)", es: "Mantén \(name)")
    case .stand: return voice.canStand(PlannedSession(session)).text.withCapital
    case .skip: return voice.say("Leave \(name) out today", es: "Hoy sáltate \(name)")
    // Intervals are nothing at an easy pace.
    case .lower(.easy) where session.isHardByTitle:
      return voice.easy(session.activity, insteadOf: name)
    case .lower(.easy): return voice.say("Keep \(name) easy", es: "Haz \(name) a ritmo suave")
    case .lower: return voice.say("Keep \(name) moderate", es: "Haz \(name) con moderación")
    case .shorten(let minutes):
      let length = voice.duration(minutes: minutes)
      return voice.say("Shorten \(name) to \(length)", es: "Acorta \(name) a \(length)")
    case .cut(let minutes):
      let length = voice.duration(minutes: minutes)
      return voice.say(
        "Cut \(name) to \(length) easy, or skip it",
        es: "Deja \(name) en \(length) suaves, o descansa")
    case .part(let volume):
      let length = voice.amount(of: volume)
      return voice.say("Do only \(length) of \(name)", es: "Haz solo \(length) de \(name)")
    case .sitOut: return voice.say("Sit \(name) out", es: "Hoy no juegues \(name)")
    case .playLess:
      return voice.say("Play fewer minutes of \(name)", es: "Juega menos minutos en \(name)")
    case .move(let date, let span):
      let time = zone.time(at: span.start)
      let isTomorrow = today.advanced(by: 1) == date
      return voice.say(
        "Move \(name) to \(isTomorrow ? "tomorrow" : voice.weekday(date.weekday)) \(time.clock)",
        es:
          "Pasa \(name) \(isTomorrow ? "a mañana" : "al \(voice.weekday(date.weekday))") a \(voice.las(time))"
      )
    }
  }

  func body(in voice: Voice) -> String {
    if let injured {
      let loads = voice.loads(injured)
      return voice.say("It \(loads).", es: "\(loads.withCapital).")
    }
    if decision == .stand { return voice.easyInstead(of: session.activity).withCapital + "." }
    let clause = because.flatMap(voice.clause)
    if case .part = decision, let clause { return "\(clause.withCapital)." }
    let reason = clause.map { ": \($0)" } ?? ""
    switch allowed {
    case .race:
      return voice.say(
        "The race is all the training you need today.",
        es: "Hoy la competición es entrenamiento de sobra.")
    case .hard, .byFeel:
      return voice.say("Today allows hard training.", es: "Hoy puedes entrenar fuerte.")
    case .rest:
      return voice.say(
        "Rest comes first today\(reason).", es: "Hoy lo primero es descansar\(reason).")
    case .easy:
      return voice.say(
        "Today calls for easy training only\(reason).", es: "Hoy solo conviene algo suave\(reason)."
      )
    case .moderate:
      return voice.say(
        "Today calls for moderate training at most\(reason).",
        es: "Hoy conviene algo moderado, como mucho\(reason).")
    }
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let (name, length) = (voice.quotedTitle(session.title), voice.length(session.minutes))
    return [
      voice.say(
        "\(name) is in your calendar, read as \(voice.intensity(session.intensity)), \(length).",
        es:
          "\(name) está en tu calendario; cuenta como sesión "
          + "\(voice.intensity(session.intensity)), de \(length)."
      ), session.learned.map { voice.whyLearned($0).withCapital + "." },
      voice.sentence(about: day.verdict),
    ].compactMap(\.self)
  }

  static let noneInCalendar = Obstacle {
    $0.say(
      "No moderate or hard training is in your calendar today.",
      es: "Hoy no hay en tu calendario ningún entrenamiento moderado ni fuerte.")
  }

  /// The day allows the session with this title.
  static func fits(_ title: String) -> Obstacle {
    Obstacle {
      $0.say(
        "Nothing rules out \($0.quotedTitle(title)) today.",
        es: "Nada desaconseja hoy \($0.quotedTitle(title)).")
    }
  }
}

extension Day {
  /// The session in the calendar to train, as the advice leaves it.
  var sessionToDo: CalendarSession? { possibleSession.flatMap(advised) }

  /// What the advice leaves of a session in the calendar; nil if it should not be done today.
  package func advised(_ session: CalendarSession) -> CalendarSession? {
    switch TrainingInCalendar.decision(about: session, on: self) {
    case .skip, .sitOut, .move: nil
    case .shorten(let minutes), .cut(let minutes), .part(.minutes(let minutes)):
      session.shortened(to: minutes)
    case .part(.kilometres(let part)):
      if case .kilometres(let whole) = session.volume {
        session.shortened(to: session.minutes * part / whole)
      } else {
        session
      }
    case nil, .keep, .stand, .lower, .playLess: session
    }
  }

  /// Whether the advice is to train easily instead: intervals are nothing at an easy pace.
  func isEasyInstead(of session: CalendarSession) -> Bool {
    session.isHardByTitle && TrainingInCalendar.decision(about: session, on: self) == .lower(.easy)
  }

  /// In minutes: how long training may be while ill without a fever, in the first easy days after one
  /// and after a race. No study has tested these limits; they are those of a cautious coach.
  var mostMinutes: Int? {
    if state.illness?.rests() == false { return 30 }
    let isAfterRace = verdict.reasons.contains { reason in
      if case .race(_, ..<0) = reason { true } else { false }
    }
    if isAfterRace, verdict.training == .easy { return 30 }
    guard let back = state.wayBack, case .illness(_, true) = back.cause, back.most == .easy
    else { return nil }
    return back.day == 1 ? 30 : 45
  }

  /// Calendar sessions and matches that have hardly begun, the hardest and longest first.
  fileprivate var sessionsAhead: [CalendarSession] {
    let begun = moment.adding(seconds: -30 * 60)
    return (CalendarSession.matches(among: events, habits) + calendarSessions).filter {
      !$0.isOver(at: moment) && $0.span.map { $0.start >= begun } ?? true
    }
  }

  /// Whether the day's races are at other times than the session, which is no warm-up.
  fileprivate func hasRace(beside session: CalendarSession) -> Bool {
    guard !session.isMatch, session.intensity > .light, session.minutes > Self.warmUp,
      let span = session.span
    else { return false }
    let races = events.filter(\.isRace).compactMap(\.span)
    return !races.isEmpty && !races.contains { $0.touches(span) }
  }

  /// The longest warm-up, in minutes.
  private static let warmUp = 30

  fileprivate var isRed: Bool {
    verdict.reasons.contains { if case .recovery(_, .red) = $0 { true } else { false } }
  }

  /// In minutes; nil unless less than five hours were slept.
  fileprivate var veryShortSleep: Double? {
    morning?.sleep.minutesAsleepAndNapped.flatMap { $0 < 300 ? $0 : nil }
  }
}

extension DayVerdict.Reason {
  /// Whether the reason calls for shortening a long session.
  fileprivate var asksForLess: Bool {
    switch self {
    case .shortSleep, .shortOfNeed, .hardYesterday, .hardDays, .low, .wayBack, .race, .match: true
    default: false
    }
  }
}

extension Day {
  /// False on a day with a limit, a race nearby, a shift, training or a heavy load, and for a hard
  /// session next to another hard one. Readings that call for rest are looked at again tomorrow.
  fileprivate func allows(_ session: CalendarSession, on near: Day) -> Bool {
    let unknown = verdict.training == .rest && state.unusual != nil ? 2 : 0
    return date.distance(to: near.date) >= max(state.daysLimited, unknown)
      && near.askedForLess == nil && races.on(near.date) == nil
      && races.limit(on: near.date) == nil && !near.kinds.includesShift && near.load.level != .heavy
      && !habits.plannedDates.contains(near.date)
      && CalendarSession.all(among: near.events, habits).isEmpty
      && (session.intensity < .hard
        || ahead?.allSatisfy { other in
          abs(other.date.distance(to: near.date)) != 1
            || CalendarSession.all(among: other.events, habits).first?.intensity != .hard
        } == true)
  }

  /// Whether the span is in waking hours, with no event during it or too soon after it.
  fileprivate func isFree(_ span: TimeSpan, on near: Day) -> Bool {
    let waking = preferences.span(of: preferences.waking, on: near.date, in: zone)
    let ready = TimeSpan(
      from: span.start, to: span.end.adding(seconds: preferences.preparationMinutes * 60))
    return waking.start <= span.start && span.end <= waking.end
      && near.events.allSatisfy { $0.partWithTravel?.touches(ready) != true }
  }
}
