extension Spanish {
  package func name(of activity: Activity) -> String {
    Self.activities[activity] ?? English().name(of: activity)
  }

  package func name(of category: Activity.Category) -> String {
    switch category {
    case .strength: "Fuerza y acondicionamiento"
    case .cardio: "Cardiovascular"
    case .combatSports: "Deportes de combate"
    case .teamSports: "Deportes de equipo"
    case .racquetSports: "Deportes de raqueta"
    case .individualSports: "Deportes individuales"
    case .mindBody: "Cuerpo y mente"
    case .recovery: "Recuperación"
    case .other: "Otra"
    }
  }
}

// Words.
extension Spanish {
  package func intensity(_ intensity: PlannedIntensity) -> String {
    switch intensity {
    case .light: "suave"
    case .moderate: "moderada"
    case .hard: "fuerte"
    }
  }

  package func heading(_ heading: TrainingHeading) -> String {
    switch heading {
    case .training: "ENTRENAMIENTO"
    case .recent: "RECIENTES"
    }
  }

  package func label(_ label: TrainingLabel) -> String {
    switch label {
    case .activity: "actividad"
    case .category: "categoría"
    case .date: "fecha"
    case .start: "inicio"
    case .duration: "duración"
    case .intensity: "intensidad"
    case .sequence: "orden"
    case .repeats: "se repite"
    case .skipped: "excepto"
    case .notes: "notas"
    case .created: "creado"
    case .updated: "cambiado"
    case .feeling: "sensación"
    case .wentWell: "salió bien"
    case .toImprove: "por mejorar"
    case .measured: "medido"
    case .anyTime: "sin hora"
    case .plan: "plan"
    case .today: "hoy"
    case .planned: "previsto"
    case .done: "hecha"
    case .strain: "esfuerzo"
    case .mean: "media"
    case .source: "fuente"
    case .thatMorning: "esa mañana"
    }
  }
}

// A session in the day.
extension Spanish {
  package func fit(_ fit: SessionFit, on day: Day, clocks: (TimeSpan) -> String) -> String {
    var clauses: [String] = []
    if case .race(let title, let days) = fit.adaptation {
      clauses.append(race(quotedTitle(title), in: days))
    } else if fit.isTooHard {
      clauses.append(tooHard(fit))
    }
    switch fit.room {
    case .over: clauses.append(over)
    case .free where !fit.isTooHard && !isRestOnGreen(fit, day): clauses.append("cabe")
    case .inCalendar(let title): clauses.append("ya está en tu calendario: \(quotedTitle(title))")
    case .window(let span) where fit.proposal != .skip:
      clauses.append("hueco \(clocks(span))")
    case .taken(let title): clauses.append("\(quotedTitle(title)) ocupa parte de ese tiempo")
    case .unprepared(let title, let minutes):
      clauses.append("acaba menos de \(minutes) min antes de \(quotedTitle(title))")
    case .doubleBooked(let other): clauses.append("se solapa con \(name(of: other))")
    case .pastSleep(let usual):
      clauses.append("acaba después de tu hora de dormir (\(usual.clock))")
    case .none: clauses.append("no cabe en ningún hueco")
    case .unknown where !fit.isTooHard: clauses.append("sin calendario que comprobar")
    case .window, .free, .unknown: break
    }
    if isRestOnGreen(fit, day) {
      clauses.append("como tenías previsto, aunque la recuperación en verde daría para más")
    }
    if let proposal = fit.proposal { clauses.append(proposed(proposal, clocks)) }
    return clauses.joined(separator: "; ")
  }

  private func isRestOnGreen(_ fit: SessionFit, _ day: Day) -> Bool {
    fit.session.isRest && day.verdict.training == .hard && fit.room != .over
  }

  /// - Parameter days: 1 tomorrow, 0 today, −1 yesterday.
  func race(_ title: String, in days: Int) -> String {
    switch days {
    case 0: "\(title) es hoy"
    case 1...: "\(title) es mañana"
    default: "\(title) fue ayer"
    }
  }

  private func tooHard(_ fit: SessionFit) -> String {
    if fit.isCloseToSleep {
      return "acaba a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de dormir"
    }
    return switch fit.allowed {
    case .race: "nada más que la competición"
    case .rest: "hoy lo primero es descansar"
    case .easy: "hoy solo conviene algo suave"
    case .byFeel, .moderate, .hard: "hoy conviene algo moderado"
    }
  }

  private func proposed(
    _ proposal: SessionFit.Proposal, _ clocks: (TimeSpan) -> String
  ) -> String {
    switch proposal {
    case .swap(.activeRecovery, _, let minutes):
      "cámbiala por \(duration(minutes: minutes)) de movimiento suave"
    case .swap(_, let intensity, _): "que sea \(self.intensity(intensity))"
    case .move(let span): "mejor \(clocks(span))"
    case .ease: "haz su versión ligera"
    case .skip: "hoy, mejor no"
    }
  }

  package func reflectionDue(_ session: ReflectedSession) -> String {
    "\(title(of: session)): ¿qué tal fue?"
  }

  package func repetition(_ repetition: Repetition) -> String {
    switch repetition.text {
    case "FREQ=DAILY": "cada día"
    case "FREQ=WEEKLY": "cada semana"
    case "FREQ=MONTHLY": "cada mes"
    case "FREQ=YEARLY": "cada año"
    default: everyWeekday(of: repetition) ?? repetition.text
    }
  }

  private func everyWeekday(of repetition: Repetition) -> String? {
    let names = repetition.weekdays.map { weekday($0) }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? "cada \(last)" : "cada \(others) y \(last)"
  }

  package func note(_ note: PlanNote) -> String {
    switch note {
    case .outsideWakingDay(let start, let from, let to):
      "las \(start.clock) quedan fuera de tu día, \(from.range(to: to))"
    case .clash(let other, let day, let start):
      "se solapa con \(name(of: other)), el \(date(day)) a \(las(start))"
    case .begins(let first, let asked):
      "empieza el \(date(first)): el \(date(asked)) no es uno de sus días"
    }
  }

  package func sessionsFound(_ count: Int) -> String {
    count == 1 ? "1 sesión encontrada:" : "\(count) sesiones encontradas:"
  }

  package func unnamed(_ count: Int) -> String {
    count == 1
      ? "1 evento no nombra ninguna actividad y se ha omitido; --all lo incluye"
      : "\(count) eventos no nombran ninguna actividad y se han omitido; --all los incluye"
  }

  package func feeling(_ feeling: Int) -> String { "\(feeling) sobre 5" }

  package func measured(_ facts: WorkoutFacts, without hidden: Set<HealthMetric>) -> [String] {
    var parts: [String] = []
    if !hidden.contains(.strain), let strain = facts.strain {
      parts.append("esfuerzo \(decimal(strain, places: 1))")
    }
    if !hidden.contains(.heartRate) {
      if let rate = facts.averageHeartRate { parts.append("FC media \(lpm(rate))") }
      if let rate = facts.maximumHeartRate { parts.append("FC máx. \(lpm(rate))") }
      if let zones = facts.zoneMinutes { parts.append("zonas 0–5 \(minutes(zones))") }
    }
    if let energy = facts.kilocalories { parts.append("\(counted(Numerals.whole(energy))) kcal") }
    if let meters = facts.meters { parts.append(distance(meters: meters)) }
    return parts
  }

  private func lpm(_ rate: Double) -> String { "\(decimal(rate, places: 0)) lpm" }

  private func minutes(_ zones: [Double]) -> String {
    zones.map { decimal($0, places: 0) }.joined(separator: "/") + " min"
  }

  package func nothingPlanned(on days: ClosedRange<LocalDate>) -> String {
    let (first, last) = (date(days.lowerBound), date(days.upperBound))
    return first == last
      ? "nada previsto para el \(first)" : "nada previsto del \(first) al \(last)"
  }

  package func nextPlanned(_ session: String) -> String { "lo siguiente: \(session)" }

  package func name(of origin: HealthOrigin) -> String {
    switch origin {
    case .whoop: "WHOOP"
    case .oura: "Oura"
    case .fitbit: "Fitbit"
    case .garmin: "Garmin"
    case .appleHealth: "Salud de Apple"
    }
  }

  package var noReflections: String { "no hay anotaciones" }
  package var noActivity: String { "ninguna actividad se llama así" }
}

// What is done.
extension Spanish {
  package func done(_ change: TrainingChange) -> String {
    switch change {
    case .added: "añadido"
    case .changed: "cambiado"
    case .removed: "borrado"
    case .unchanged: "nada que cambiar en"
    case .done: "hecha"
    case .undone: "ya no está hecha"
    case .known: "ya está previsto como"
    case .dismissed: "descartado"
    }
  }

  package func imported(_ tally: TrainingPlans.Tally) -> String {
    "nuevos: \(tally.new); cambiados: \(tally.updated); sin cambios: \(tally.unchanged)"
  }

  package func confirmation(_ part: Confirmation) -> String {
    switch part {
    case .take(1): "¿añadir esta sesión?"
    case .take(let count): "¿añadir estas \(count) sesiones?"
    case .remove(let name): "¿borrar \(name)?"
    case .eraseFiles(1): "¿borrar este archivo para siempre?"
    case .eraseFiles(let count): "¿borrar estos \(count) archivos para siempre?"
    case .dropEntries(1, let key):
      "¿quitar una entrada de \(key) con su nombre, su dirección u otros datos?"
    case .dropEntries(let count, let key):
      "¿quitar \(count) entradas de \(key) con sus nombres, direcciones u otros datos?"
    case .hideEvents(let title): "¿dejar de contar \(quotedTitle(title))?"
    case .endProgramme: "¿terminar el programa en curso y empezar otro?"
    case .erased(1): "borrado 1 archivo"
    case .erased(let count): "borrados \(count) archivos"
    case .choices: "[s/N]"
    case .nobodyToAsk: "no se ha cambiado nada: no hay terminal en la que preguntar"
    case .declined: "no se ha cambiado nada"
    case .nothingKept: "no hay nada guardado"
    case .leftThere(let path): "\(path) se queda ahí: no es de readyday"
    }
  }

  package func storeAdvice(_ advice: StoreAdvice) -> String {
    switch advice {
    case .update: "no se ha cambiado nada: usa esa versión o una más nueva"
    case .mend: "no se ha cambiado nada: arregla el archivo, o apártalo para empezar de nuevo"
    case .mendOrTakeBack:
      "no se ha cambiado nada: arregla el archivo, o recupera la última copia buena:"
    case .takeBack: "no se ha cambiado nada: recupera la copia, o apártala para empezar de nuevo:"
    case .moveCopyAway:
      "no se ha cambiado nada: la copia está dañada; arréglala, o apártala para empezar de nuevo"
    }
  }
}

// What cannot be.
extension Spanish {
  package func problem(_ problem: PlanProblem) -> String {
    switch problem {
    case .sequenceOutOfRange(let number): "el orden va de 1 a 6; \(number) no vale"
    case .sequenceTaken(let number, let date):
      "el \(self.date(date)) ya tiene una sesión \(number); cada número del 1 al 6 se usa una vez al día"
    case .tooManyPlans(let limit, let leftOut):
      "una importación admite \(counted(limit)) sesiones; se han omitido otras \(counted(leftOut))"
    case .dayFull(let date): "el \(self.date(date)) ya tiene seis sesiones, el máximo de un día"
    case .noCommonPlace: "ningún número del 1 al 6 está libre todos los días de este plan"
    case .durationOutOfRange(let minutes):
      "una sesión dura más de 0 y menos de 480 minutos; \(minutes) no vale"
    case .notesTooLong(let count): "las notas admiten 500 caracteres como mucho, no \(count)"
    case .unreadableRule(let rule):
      "\(quoted(rule)) no es una regla de repetición válida: usa daily, weekly, monthly, yearly, lun,jue o una regla "
        + "como FREQ=WEEKLY;INTERVAL=2"
    case .neverTakesPlace(let date):
      "la repetición termina antes del \(self.date(date)): no tendría lugar ningún día"
    case .ruleWithinADay(let rule):
      "\(quoted(rule)) se repite dentro de un día; como mucho, cada día"
    case .feelingOutOfRange(let number): "la sensación va de 1 a 5; \(number) no vale"
    case .reflectionTooLong(let count): "un texto admite 2000 caracteres como mucho, no \(count)"
    case .reflectedAlready(let session, let reflection):
      "\(title(of: session)) ya tiene una anotación: \(reflection)"
    case .unknownID(let id):
      "no hay nada que se llame \(quoted(id)) ni cuyo identificador empiece así"
    case .ambiguousID(let id, let matches):
      "más de un identificador empieza por \(quoted(id)): \(matches.joined(separator: ", "))"
    }
  }

  package func passedOver(_ event: PlanCalendar.PassedOver) -> String {
    let title = quotedTitle(event.title)
    return switch event.reason {
    case .cancelled: "\(title) está cancelado; se omite"
    case .changedInstance:
      "\(title) es una repetición modificada de una serie; se omite"
    case .repeats(let rule): "\(title) se repite de un modo que los planes no admiten: \(rule)"
    case .otherDays(let rule):
      "\(title) se repite en días que aquí, en tu zona horaria, son otros: \(rule)"
    }
  }

  package func foreignSeries(in zone: String, at start: TimeOfDay) -> String {
    let zone = zone.beginning(bytes: Limits.Diagnostics.excerptBytes)
    return
      "la serie está en \(zone); aquí se queda a \(las(start)), aunque el reloj "
      + "haya cambiado solo en uno de los dos sitios"
  }

  package func problem(_ fault: StoreFault) -> String {
    switch fault {
    case .notJSON(let line, let column, let found):
      "no es JSON en la línea \(line), columna \(column)"
        + (found.map { ": \(quoted($0))" } ?? "")
    case .repeatedMember(let name, let line):
      "\(quoted(name)) está dos veces en el mismo sitio, la segunda en la línea \(line)"
    case .nestedTooDeep(let limit, let line):
      "valores anidados a más de \(limit) niveles en la línea \(line)"
    case .anotherFile(let schema): "no es un archivo del esquema \(schema)"
    case .newerVersion(let version):
      "escrito por un readyday más nuevo (versión \(version) del esquema)"
    case .entry(let number, let field, let reason):
      "entrada \(number), \(field): \(words(reason))"
    }
  }

  private func words(_ reason: StoreFault.Reason) -> String {
    switch reason {
    case .expected(let form): "se esperaba \(self.form(form))"
    case .impossible(let problem): self.problem(problem)
    case .repeated: "una entrada anterior tiene lo mismo"
    }
  }

  private func form(_ form: FieldForm) -> String {
    switch form {
    case .text: "un texto"
    case .number: "un número"
    case .wholeNumber: "un número entero"
    case .numbers: "una lista de números"
    case .list: "una lista"
    case .object: "un objeto"
    case .objects: "una lista de objetos"
    case .activity: "una actividad"
    case .session: "el identificador de un plan o de un entrenamiento"
    case .like(let example): example
    }
  }
}
