extension Voice {
  /// A sentence shown if there is no advice.
  package func quiet(_ quiet: Briefing.Quiet) -> String {
    switch quiet {
    case .nothingUnusual: say("Nothing unusual.", es: "Nada fuera de lo habitual.")
    case .nothingFurther: say("No advice today.", es: "Hoy no hay consejos.")
    case .nothingNew:
      say(
        "Nothing new since yesterday: readyday brief --all",
        es: "Nada nuevo desde ayer: readyday brief --all")
    }
  }

  package var trainLabel: String { say("Train", es: "Entreno") }

  package var nowLabel: String { say("now", es: "ahora") }

  var weatherLabel: String { say("Weather", es: "Tiempo") }

  package var tonightLabel: String { say("Tonight", es: "Noche") }

  package func lightsOut(_ time: TimeOfDay) -> String {
    say("lights out \(time.clock)", es: "apaga la luz a \(las(time))")
  }

  /// Windows of one intensity in chronological order: `easy: 06:30–08:30 or 17:00–20:30 (best)`.
  package func windows(_ intensity: TrainingIntensity, _ clocks: [String]) -> String {
    let (first, last) = (clocks.dropLast().joined(separator: ", "), clocks.last ?? "")
    let all = first.isEmpty ? last : first + say(" or ", es: " o ") + last
    return "\(self.intensity(intensity)): \(all)"
  }

  /// Marks the best of several windows.
  package var best: String { say("best", es: "mejor") }

  /// The best of several windows; `isLast` among those of its intensity.
  package func best(_ clocks: String, isLast: Bool) -> String {
    say("\(clocks) (\(best))", es: isLast ? "\(best) \(clocks)" : "\(clocks) (\(best))")
  }

  /// The heading of the reasons for events' levels.
  package var why: String { say("why", es: "detalles") }

  /// Follows the time for hard training, if that ends before the window does.
  package func easy(until time: TimeOfDay) -> String {
    say(", then easy until \(time.clock)", es: ", luego suave hasta \(las(time))")
  }

  /// A morning's reading that is outside its usual range.
  /// Nil if the usual range is unknown.
  func unusual(_ signal: EarlySignals.Signal) -> String? {
    signal.range.map { range in
      let value = vital(signal.vital, signal.value, mean: nil)
      let usual =
        "\(number(signal.vital, range.lowerBound))–\(number(signal.vital, range.upperBound))"
      return say("\(value), usual for you \(usual)", es: "\(value) (habitual: \(usual))")
    }
  }

  package func ofNeeded(_ minutes: Double) -> String {
    say("of \(duration(minutes: minutes)) needed", es: "necesitabas \(duration(minutes: minutes))")
  }

  package func events(_ count: Int) -> String {
    switch count {
    case 0: say("no events", es: "sin eventos")
    case 1: say("1 event", es: "1 evento")
    default: say("\(count) events", es: "\(count) eventos")
    }
  }

  /// Of a run of this many meetings.
  package func noBreak(_ clocks: String, meetings: Int) -> String {
    meetings == 1
      ? say("no break \(clocks)", es: "sin pausa \(clocks)")
      : say("back-to-back meetings \(clocks)", es: "reuniones seguidas \(clocks)")
  }

  /// How many events are hidden or not counted, and the command to list them; nil if all are shown.
  package func rest(
    hidden: Int, notCounted: Int, _ reasons: [String], _ command: String?
  ) -> String? {
    guard hidden + notCounted > 0 else { return nil }
    let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    let others = say(
      "\(notCounted) not counted\(why)",
      es: "\(notCounted) que no \(notCounted == 1 ? "cuenta" : "cuentan")\(why)")
    let shown = say("+\(hidden) more", es: "+\(hidden) más")
    let parts = (hidden == 0 ? [] : [shown]) + (notCounted == 0 ? [] : [others])
    return parts.joined(separator: say(", ", es: " y ")) + (command.map { ": \($0)" } ?? "")
  }

  package func asleep(minutes: Int) -> String {
    say("\(duration(minutes: minutes)) asleep", es: "\(duration(minutes: minutes)) de sueño")
  }

  /// Shown next to the day's strain; `usual` is the range of whole days.
  package func strainSoFar(_ strain: Double, usual: String?) -> String {
    let usual = usual.map { say(" (usual for you \($0))", es: " (habitual: \($0))") } ?? ""
    return say(
      "strain so far \(decimal(strain, places: 1))\(usual)",
      es: "esfuerzo hasta ahora \(decimal(strain, places: 1))\(usual)")
  }

  /// Shown next to an event that is over.
  package var over: String { say("ended", es: "ya ha pasado") }

  /// A sentence that says what to do.
  package func preparation(_ preparation: Evening.Preparation) -> String {
    switch preparation {
    case .answer(let title, let time):
      say(
        "Reply to \(quotedTitle(title)) (\(time.clock)): you have not accepted or declined.",
        es: "Responde a \(quotedTitle(title)) (\(time.clock)): aún no has dicho si vas.")
    case .makeRoom(let meeting, let flight): self.makeRoom(meeting, flight) + "."
    case .easyTomorrow:
      say(
        "You said you are ill: keep tomorrow easy, or rest.",
        es: "Has dicho que no estás bien: mañana, suave o descanso.")
    case .leaveOut(let title):
      say(
        "Leave \(quotedTitle(title)) out tomorrow: you are ill.",
        es: "Mañana sáltate \(quotedTitle(title)): no estás bien.")
    case .choose(let first, let second, let start, let end):
      say(
        "Choose between \(quotedTitle(first)) and \(quotedTitle(second)): they overlap "
          + "\(start.range(to: end)).",
        es: "Elige entre \(quotedTitle(first)) \(Spanish.and(before: second)) "
          + "\(quotedTitle(second)): se solapan "
          + "\(start.range(to: end)).")
    }
  }

  /// One sentence. `time` is the alert's time, `block` the times of the meetings around a break.
  package func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> Sentence {
    switch alert {
    case .hardEvent(let event, _, let recovery):
      either(
        "\(time.clock) \(quotedName(event.title)) is demanding, and your recovery is \(percent(ofScore: recovery)).",
        es:
          "\(time.clock) \(quotedName(event.title)) es exigente, y tu recuperación es del \(percent(ofScore: recovery))."
      )
    case .meetingOfDayOff(let event, _):
      "\(time.clock) \(quotedName(event.title)) (\(notCounted(.dayOff)))."
    case .reminder(let event, _): "\(time.clock) \(quotedName(event.title)) (\(reminder))."
    case .leave(let event, _):
      either(
        "\(time.clock) Leave for \(quotedName(event.title)): \(duration(minutes: event.travelSeconds / 60)) away.",
        es:
          "\(time.clock) Sal para \(quotedName(event.title)): está a \(duration(minutes: event.travelSeconds / 60))."
      )
    case .sessionEnds(let session, _):
      Sentence(
        say(
          "\(time.clock) \(quoted(name(of: session.activity))) ends: how was it? readyday reflect add",
          es: "\(time.clock) Acaba \(quoted(name(of: session.activity))): ¿qué tal ha ido? "
            + "readyday reflect add"))
    case .workoutOver(let session, _):
      Sentence("\(time.clock) \(reflectionDue(session)) readyday reflect")
    case .breakDue(_, let meetings, let isBetween):
      Sentence(
        say(
          "\(time.clock) \(isBetween ? "Take a break" : "Leave five minutes early for a break"): "
            + "back-to-back meetings \(block) "
            + "(\(duration(minutes: meetings.span.wholeMinutes))).",
          es: "\(time.clock) "
            + (isBetween ? "Tómate un descanso" : "Sal cinco minutos antes y tómate un descanso")
            + ": reuniones seguidas \(block) "
            + "(\(duration(minutes: meetings.span.wholeMinutes)))."))
    }
  }

  /// Shown in place of a level for an event without a duration.
  package var reminder: String { say("reminder", es: "aviso") }

  func leave(at time: TimeOfDay) -> String {
    say("leave at \(time.clock)", es: "sal a \(las(time))")
  }

  /// The title of a calendar entry, such as `Easy workout`.
  package func title(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): title(ofWorkout: window.intensity)
    case .suggested(let suggestion, _): name(of: suggestion).withCapital
    case .deepWork: say("Focused work", es: "Tiempo para concentrarte")
    case .lightsOut: say("Lights out", es: "Apagar la luz")
    }
  }

  package func body(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window), .suggested(_, let window): windowReason(window)
    case .deepWork(let advice): advice.finding.body(in: self)
    case .lightsOut(let plan): tonight(plan)
    }
  }

  /// The subject of a mail; `text` is nil if it tells only the date.
  package func subject(_ text: String?, on date: LocalDate) -> String {
    guard let text else {
      return say("Briefing for \(shortDate(date))", es: "Informe del \(self.date(date))")
    }
    return say(
      "\(shortDate(date)): \(text)", es: "\(self.date(date).withCapital): \(behindColon(text))")
  }

  func recovery(_ zone: RecoveryZone, _ source: RecoverySource) -> String {
    guard zone != .unknown else { return say("recovery unknown", es: "recuperación desconocida") }
    let mark = source == .computed ? " (\(computedMark))" : ""
    return say("\(self.zone(zone)) recovery\(mark)", es: "recuperación \(inColour(zone))\(mark)")
  }

  func title(ofWorkout intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: say("Hard workout", es: "Entrenamiento fuerte")
    case .moderate: say("Moderate workout", es: "Entrenamiento moderado")
    case .easy: say("Easy workout", es: "Movimiento suave")
    case .byFeel: say("Workout by feel", es: "Entrenamiento según te encuentres")
    }
  }

  /// A sentence for use after a colon: in lower case, unless it starts with an acronym.
  private func behindColon(_ sentence: String) -> String {
    let isAcronym = sentence.prefix(2).allSatisfy(\.isUppercase)
    return isAcronym ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension Briefing {
  package enum Quiet: Equatable, Sendable {
    /// Nothing is advised, and nothing is outside its usual range.
    case nothingUnusual
    case nothingFurther
    /// All advice was already given the day before.
    case nothingNew
  }

  /// Nil if there is advice, or if the rules have no data.
  package var quiet: Quiet? {
    guard recommendations.isEmpty, !headline.isWithoutData, day.verdict.training != .race
    else { return nil }
    let isOld = allAdvice.contains { advice in
      advice.absence == .saidYesterday && advice.recommendation.place == .advice
    }
    return isOld ? .nothingNew : isOrdinary ? .nothingUnusual : .nothingFurther
  }

  private var isOrdinary: Bool {
    guard let morning, [.yellow, .green].contains(morning.recovery.zone) else { return false }
    return day.load.level != .heavy && missingReadings == nil && morning.outliers.isEmpty
      && day.state.allowsHard && day.state.injuries.isEmpty
      && allAdvice.allSatisfy { $0.recommendation.place == .headline }
  }
}
