extension Voice {
  /// How a planned session fits the day; lower case, no full stop. `clocks` formats a time span.
  package func fit(_ fit: SessionFit, on day: Day, clocks: (TimeSpan) -> String) -> String {
    var clauses: [String] = []
    if case .race(let title, let days) = fit.adaptation {
      clauses.append(race(quotedTitle(title), in: days))
    } else if let injured = fit.injured {
      clauses.append(loads(injured))
    } else if fit.isTooHard {
      clauses.append(tooHard(fit))
    }
    switch fit.room {
    case .over: clauses.append(over)
    case .free where !fit.isTooHard && fit.injured == nil && !isRestOnGreen(fit, day):
      clauses.append(say("fits your calendar", es: "cabe en tu agenda"))
    case .inCalendar(let title):
      clauses.append(
        say(
          "in your calendar as \(quotedTitle(title))",
          es: "ya está en tu calendario: \(quotedTitle(title))"))
    case .window(let span) where fit.proposal != .skip:
      clauses.append(say("try \(clocks(span))", es: "hueco \(clocks(span))"))
    case .taken(let title):
      clauses.append(
        say("clashes with \(quotedTitle(title))", es: "se solapa con \(quotedTitle(title))"))
    case .unprepared(let title, _):
      clauses.append(
        say("too close to \(quotedTitle(title))", es: "muy cerca de \(quotedTitle(title))"))
    case .doubleBooked(let other):
      clauses.append(say("clashes with \(name(of: other))", es: "se solapa con \(name(of: other))"))
    case .pastSleep(let usual):
      clauses.append(
        say(
          "ends after you usually fall asleep (\(usual.clock))",
          es: "acaba después de tu hora habitual de dormir (\(usual.clock))"))
    case .none: clauses.append(say("no gap is long enough for it", es: "no cabe en ningún hueco"))
    case .unknown where !fit.isTooHard:
      clauses.append(say("no calendar to check", es: "sin calendario que comprobar"))
    case .window, .free, .unknown: break
    }
    if isRestOnGreen(fit, day) {
      clauses.append(
        say(
          "as planned, although your green recovery would allow more",
          es: "como tenías previsto, aunque la recuperación en verde daría para más"))
    }
    if fit.session == day.verdict.standing {
      clauses.append(
        say(
          "hard if the warm-up feels normal, otherwise easy",
          es: "fuerte si el calentamiento va bien; si no, suave"))
    }
    if let proposal = fit.proposal { clauses.append(proposed(proposal, clocks)) }
    return clauses.joined(separator: "; ")
  }

  /// Lower case, no full stop.
  func loads(_ injured: Joint) -> String {
    let part = name(of: injured)
    return say("loads the injured part (\(part))", es: "carga la zona lesionada (\(part))")
  }

  private func isRestOnGreen(_ fit: SessionFit, _ day: Day) -> Bool {
    fit.session.isRest && day.verdict.training == .hard && fit.room != .over
  }

  /// - Parameter days: 1 if the race is tomorrow, 0 today, −1 yesterday.
  func race(_ title: String, in days: Int) -> String {
    switch days {
    case 0: say("\(title) is today", es: "\(title) es hoy")
    case 1...: say("\(title) is tomorrow", es: "\(title) es mañana")
    default: say("\(title) was yesterday", es: "\(title) fue ayer")
    }
  }

  private func tooHard(_ fit: SessionFit) -> String {
    if fit.isCloseToSleep {
      return say(
        "ends less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall asleep",
        es:
          "acaba menos de \(TrainingAdvice.hoursBeforeSleep) h antes de tu hora habitual de dormir")
    }
    return switch fit.allowed {
    case .race: say("nothing but the race", es: "nada más que la competición")
    case .rest: say("rest comes first today", es: "hoy lo primero es descansar")
    case .easy, .byFeel, .moderate, .hard: say("too hard for today", es: "hoy no toca")
    }
  }

  private func proposed(_ proposal: SessionFit.Proposal, _ clocks: (TimeSpan) -> String) -> String {
    switch proposal {
    case .swap(.activeRecovery, _, let minutes):
      say(
        "try \(duration(minutes: minutes)) of easy movement",
        es: "mejor \(duration(minutes: minutes)) de movimiento suave")
    case .swap(_, let intensity, _):
      say("make it \(self.intensity(intensity))", es: "que sea \(self.intensity(intensity))")
    case .move(let span): say("try \(clocks(span))", es: "mejor \(clocks(span))")
    case .ease: say("do its lighter version", es: "haz su versión ligera")
    case .skip: say("leave it for another day", es: "mejor otro día")
    }
  }

  package func reflectionDue(_ session: ReflectedSession) -> String {
    say("\(title(of: session)): how did it go?", es: "\(title(of: session)): ¿qué tal fue?")
  }

  /// For the foot of a screen, which has no room for a section.
  func askingBack(_ session: ReflectedSession) -> String {
    let name = name(of: session.activity)
    return say("\(name)? readyday reflect", es: "¿\(name)? readyday reflect")
  }

  /// The days of a plan, in words if possible: `every week`.
  package func repetition(_ repetition: Repetition) -> String {
    switch repetition.text {
    case "FREQ=DAILY": say("every day", es: "cada día")
    case "FREQ=WEEKLY": say("every week", es: "cada semana")
    case "FREQ=MONTHLY": say("every month", es: "cada mes")
    case "FREQ=YEARLY": say("every year", es: "cada año")
    default: everyWeekday(of: repetition) ?? repetition.text
    }
  }

  private func everyWeekday(of repetition: Repetition) -> String? {
    let names = repetition.weekdays.map { weekday($0) }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty
      ? say("every \(last)", es: "cada \(last)")
      : say("every \(others) and \(last)", es: "cada \(others) y \(last)")
  }

  /// Shown with a plan; lower case, no full stop.
  package func note(_ note: PlanNote) -> String {
    switch note {
    case .outsideWakingDay(let start, let from, let to):
      say(
        "\(start.clock) is outside your waking day, \(from.range(to: to))",
        es: "las \(start.clock) quedan fuera de tu día, \(from.range(to: to))")
    case .clash(let other, let date, let start):
      say(
        "clashes with \(name(of: other)) on \(shortDate(date)) at \(start.clock)",
        es: "se solapa con \(name(of: other)), el \(self.date(date)) a \(las(start))")
    case .begins(let first, let requested):
      say(
        "begins on \(shortDate(first)): \(shortDate(requested)) is not one of its days",
        es: "empieza el \(date(first)): el \(date(requested)) no es uno de sus días")
    case .nearRace(let title, let race, let date):
      say(
        "nothing hard on \(shortDate(date)): \(quotedTitle(title)) is on \(shortDate(race))",
        es: "nada fuerte el \(self.date(date)): \(quotedTitle(title)) es el \(self.date(race))")
    case .otherRace(let title):
      say(
        "that day your calendar has another race: \(quotedTitle(title))",
        es: "ese día hay otra competición en tu calendario: \(quotedTitle(title))")
    case .duringEvent(let title, let date, let start):
      say(
        "\(shortDate(date)) at \(start.clock) your calendar has \(quotedTitle(title))",
        es: "el \(self.date(date)) a \(las(start)) tienes \(quotedTitle(title)) en el calendario")
    case .skippedStart(let start, let date, let time):
      say(
        "\(start.clock) does not exist on \(shortDate(date)), when the clocks go forward: taken as \(time.clock)",
        es:
          "las \(start.clock) no existen el \(self.date(date)), porque se adelanta el reloj: se toman las \(time.clock)"
      )
    case .startTwice(let start, let date):
      say(
        "\(start.clock) comes twice on \(shortDate(date)), when the clocks go back: the first is taken",
        es:
          "las \(start.clock) se repiten el \(self.date(date)), porque se atrasa el reloj: se toman las primeras"
      )
    case .estimated(let distance, let minutes):
      say(
        "\(duration(minutes: minutes)) is the usual time for \(distance); plan edit changes it",
        es: "\(duration(minutes: minutes)) es lo habitual en \(distance); plan edit lo cambia")
    }
  }

  package func sessionsFound(_ count: Int) -> String {
    count == 1
      ? say("1 session found:", es: "1 sesión encontrada:")
      : say("\(count) sessions found:", es: "\(count) sesiones encontradas:")
  }

  /// Says how many events name no activity; lower case, no full stop.
  package func unnamed(_ count: Int) -> String {
    count == 1
      ? say(
        "1 event names no activity and was skipped; --all includes it",
        es: "1 evento no nombra ninguna actividad y se ha omitido; --all lo incluye")
      : say(
        "\(count) events name no activity and were skipped; --all includes them",
        es: "\(count) eventos no nombran ninguna actividad y se han omitido; --all los incluye")
  }

  package func feeling(_ feeling: Int) -> String {
    say("\(feeling) out of 5", es: "\(feeling) sobre 5")
  }

  /// A part for each known value: `strain 12.4`, `average HR 152 bpm`.
  package func measured(_ facts: WorkoutFacts) -> [String] {
    [
      facts.strain.map {
        say("strain \(decimal($0, places: 1))", es: "esfuerzo \(decimal($0, places: 1))")
      }, facts.averageHeartRate.map { say("average HR \(bpm($0))", es: "FC media \(bpm($0))") },
      facts.maximumHeartRate.map { say("max HR \(bpm($0))", es: "FC máx. \(bpm($0))") },
      facts.zoneMinutes.map { say("zones 0–5 \(minutes($0))", es: "zonas 0–5 \(minutes($0))") },
      facts.kilocalories.map { "\(counted(Int(rounding: $0))) kcal" },
      facts.meters.map { distance(meters: $0) },
    ].compactMap(\.self)
  }

  private func bpm(_ rate: Double) -> String {
    say("\(decimal(rate, places: 0)) bpm", es: "\(decimal(rate, places: 0)) lpm")
  }

  private func minutes(_ zones: [Double]) -> String {
    zones.map { decimal($0, places: 0) }.joined(separator: "/") + " min"
  }

  package func nothingPlanned(on days: ClosedRange<LocalDate>) -> String {
    let (first, last) = either(
      (shortDate(days.lowerBound), shortDate(days.upperBound)),
      es: (date(days.lowerBound), date(days.upperBound)))
    return first == last
      ? say("nothing planned on \(first)", es: "nada previsto para el \(first)")
      : say("nothing planned from \(first) to \(last)", es: "nada previsto del \(first) al \(last)")
  }

  package func nextPlanned(_ session: String) -> String {
    say("next: \(session)", es: "próxima sesión: \(session)")
  }

  /// A brand, the same in every language except for Apple's.
  package func name(of origin: HealthOrigin) -> String {
    switch origin {
    case .whoop: "WHOOP"
    case .oura: "Oura"
    case .fitbit: "Fitbit"
    case .garmin: "Garmin"
    case .intervals: "intervals.icu"
    case .appleHealth: say("Apple Health", es: "Salud de Apple")
    }
  }

  /// A word such as `added`, which the item follows.
  package func done(_ change: TrainingChange) -> String {
    switch change {
    case .added: say("added", es: "añadido")
    case .changed: say("changed", es: "cambiado")
    case .removed: say("removed", es: "borrado")
    case .skipped: say("skipped one day of", es: "omitido un solo día de")
    case .unchanged: say("nothing to change in", es: "nada que cambiar en")
    case .done: say("done", es: "hecha")
    case .undone: say("no longer marked as done", es: "ya no está hecha")
    case .known: say("already planned as", es: "ya está previsto como")
    case .dismissed: say("dismissed", es: "descartado")
    }
  }

  package func imported(_ tally: TrainingPlans.Tally) -> String {
    say(
      "\(tally.new) new, \(tally.updated) updated, \(tally.unchanged) unchanged",
      es: "nuevos: \(tally.new); cambiados: \(tally.updated); sin cambios: \(tally.unchanged)")
  }

  /// A confirmation prompt before something is removed for good, or a part of one.
  package func confirmation(_ part: Confirmation) -> String {
    switch part {
    case .take(1): say("add this session?", es: "¿añadir esta sesión?")
    case .take(let count):
      say("add these \(count) sessions?", es: "¿añadir estas \(count) sesiones?")
    case .remove(let name): say("remove \(name)?", es: "¿borrar \(name)?")
    case .eraseFiles(1): say("remove this file for good?", es: "¿borrar este archivo para siempre?")
    case .eraseFiles(let count):
      say(
        "remove these \(count) files for good?", es: "¿borrar estos \(count) archivos para siempre?"
      )
    case .dropEntries(1, let key):
      say(
        "drop an entry of \(key) with its name, address or other members?",
        es: "¿quitar una entrada de \(key) con su nombre, su dirección u otros datos?")
    case .dropEntries(let count, let key):
      say(
        "drop \(count) entries of \(key) with their names, addresses or other members?",
        es: "¿quitar \(count) entradas de \(key) con sus nombres, direcciones u otros datos?")
    case .hideEvents(let title):
      say("no longer count \(quotedTitle(title))?", es: "¿dejar de contar \(quotedTitle(title))?")
    case .endProgramme:
      say(
        "end the running programme and start another?",
        es: "¿terminar el programa en curso y empezar otro?")
    case .erased(1): say("removed 1 file", es: "borrado 1 archivo")
    case .erased(let count): say("removed \(count) files", es: "borrados \(count) archivos")
    case .choices: say("[y/N]", es: "[s/N]")
    case .nobodyToAsk:
      say(
        "nothing was changed: there is no terminal to ask on",
        es: "no se ha cambiado nada: no hay terminal en la que preguntar")
    case .declined: say("nothing was changed", es: "no se ha cambiado nada")
    case .nothingKept: say("nothing is stored", es: "no hay nada guardado")
    case .leftThere(let path):
      say(
        "\(path) was left there: it is not readyday's",
        es: "\(path) se queda ahí: no es de readyday")
    }
  }

  /// What to do about an unreadable file; lower case, no full stop.
  package func storeAdvice(_ advice: StoreAdvice) -> String {
    switch advice {
    case .update:
      say(
        "nothing was changed: use that version, or a newer one",
        es: "no se ha cambiado nada: usa esa versión o una más nueva")
    case .mend:
      say(
        "nothing was changed: fix the file, or move it aside to start again",
        es: "no se ha cambiado nada: arregla el archivo, o apártalo para empezar de nuevo")
    case .mendOrTakeBack:
      say(
        "nothing was changed: fix the file, or restore the last good copy:",
        es: "no se ha cambiado nada: arregla el archivo, o recupera la última copia buena:")
    case .takeBack:
      say(
        "nothing was changed: restore the copy, or move it aside to start again:",
        es: "no se ha cambiado nada: recupera la copia, o apártala para empezar de nuevo:")
    case .moveCopyAway:
      say(
        "nothing was changed: the copy is damaged; fix it, or move it aside to start again",
        es:
          "no se ha cambiado nada: la copia está dañada; arréglala, o apártala para empezar de nuevo"
      )
    }
  }

  func amount(of volume: TrainingVolume) -> String {
    switch volume {
    case .kilometres(let count): "\(count) km"
    case .minutes(let count): duration(minutes: count)
    }
  }
}
