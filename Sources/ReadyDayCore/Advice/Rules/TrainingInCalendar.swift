/// Compares the hardest session in the calendar with what the day allows.
struct TrainingInCalendar: RecommendationRule {
  static let id = "training-in-calendar"

  enum Decision: Equatable, Sendable {
    case keep, skip
    /// Reduce the session to easy or moderate training.
    case lower(TrainingIntensity)
    /// Shorten the session to this many minutes.
    case shorten(Int)
    case move(to: LocalDate, TimeSpan)
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
    guard let session = day.ownSession else { throw Silence.none.obstacle }
    let verdict = day.verdict
    guard let decision = decision(about: session, on: day) else {
      throw Silence.fits(session.title).obstacle
    }
    return TrainingInCalendar(
      session: session, decision: decision, allowed: verdict.training,
      because: verdict.reasons.first, injured: day.state.injury(loadedBy: session.activity),
      today: day.date, zone: day.zone)
  }

  /// Nil if nothing needs to be said.
  private static func decision(about session: CalendarSession, on day: Day) -> Decision? {
    let allowed = day.verdict.training
    if day.state.injury(loadedBy: session.activity) != nil { return .skip }
    switch allowed {
    case .race, .byFeel: return nil
    case .rest: return move(of: session, on: day) ?? .skip
    case .easy where session.intensity == .hard: return move(of: session, on: day) ?? .lower(.easy)
    case .easy: return .lower(.easy)
    case .moderate where session.intensity == .hard: return .lower(.moderate)
    case .moderate:
      let isTired = day.verdict.reasons.contains(where: \.asksForLess)
      return isTired && session.minutes >= longest ? .shorten(shortened) : nil
    case .hard:
      let isLate = session.span.map { day.isCloseToSleep($0.end) }
      return session.intensity == .hard && isLate != true && !day.hasHardPlan ? .keep : nil
    }
  }

  /// In minutes: a session this long is too long when tired, and is shortened to the second.
  private static let (longest, shortened) = (90, 60)

  /// Finds the first of the next six days that has time for the session and nothing against it.
  private static func move(of session: CalendarSession, on day: Day) -> Decision? {
    guard session.isAlone, session.span.map({ $0.start > day.moment }) ?? true,
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
    if case .shorten(let minutes) = decision { inputs.append(.number("new_duration_min", minutes)) }
    return inputs
  }

  private var code: String {
    switch decision {
    case .keep: "keep"
    case .skip: "skip"
    case .lower(let intensity): intensity.rawValue
    case .shorten: "shorten"
    case .move: "move"
    }
  }

  private var clock: String? { session.span.map { zone.time(at: $0.start).clock } }

  func title(in voice: Voice) -> String { title(in: voice, voice.quotedTitle(session.title)) }

  private func title(in voice: Voice, _ name: String) -> String {
    switch decision {
    case .keep: return voice.say("Keep \(name)", es: "Mantén \(name)")
    case .skip: return voice.say("Leave \(name) out today", es: "Hoy, deja \(name)")
    case .lower(.easy): return voice.say("Keep \(name) easy", es: "Haz \(name) en suave")
    case .lower: return voice.say("Keep \(name) moderate", es: "Haz \(name) con moderación")
    case .shorten(let minutes):
      let length = voice.duration(minutes: minutes)
      return voice.say("Shorten \(name) to \(length)", es: "Acorta \(name) a \(length)")
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
    let reason = because.flatMap(voice.clause).map { ": \($0)" } ?? ""
    switch allowed {
    case .hard, .race, .byFeel:
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
          "\(name) está en tu calendario; se entiende como \(voice.intensity(session.intensity)), \(length)."
      ),
      voice.sentence(about: day.verdict),
    ]
  }

  enum Silence: RuleObstacle {
    case none
    /// The day allows the session with this title.
    case fits(String)

    func sentence(in voice: Voice) -> String {
      switch self {
      case .none:
        voice.say(
          "No moderate or hard training is in your calendar today.",
          es: "Hoy no hay en tu calendario ningún entrenamiento moderado ni fuerte.")
      case .fits(let title):
        voice.say(
          "Nothing today speaks against \(voice.quotedTitle(title)).",
          es: "Nada desaconseja hoy \(voice.quotedTitle(title)).")
      }
    }
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
  /// session next to another hard one.
  fileprivate func allows(_ session: CalendarSession, on near: Day) -> Bool {
    date.distance(to: near.date) >= state.daysLimited
      && races.on(near.date) == nil && races.limit(on: near.date) == nil
      && !near.kinds.includesShift
      && near.load.level != .heavy && !habits.plannedDates.contains(near.date)
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
