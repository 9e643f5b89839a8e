extension Voice {
  /// A noun, such as `meeting`.
  package func kind(_ kind: EventKind) -> String {
    switch kind {
    case .meeting: say("meeting", es: "reunión")
    case .race: say("race", es: "competición")
    case .match: say("match", es: "partido")
    case .travel: say("travel", es: "viaje")
    case .shift: say("shift", es: "turno")
    case .training: say("training", es: "entrenamiento")
    case .meal: say("meal", es: "comida")
    case .leisure: say("leisure", es: "ocio")
    case .focus: say("focus time", es: "concentración")
    case .errand: say("errand", es: "gestión")
    }
  }

  package func kind(_ kind: EventKind, by evidence: KindEvidence) -> String {
    say(
      "Kind: \(self.kind(kind)) (\(self.evidence(evidence)))",
      es: "Tipo: \(self.kind(kind)) (\(self.evidence(evidence)))")
  }

  private func evidence(_ evidence: KindEvidence) -> String {
    switch evidence {
    case .rule(let pattern):
      say("your rule \(quoted(pattern))", es: "por tu regla \(quoted(pattern))")
    case .calendar(.work): say("it is in a work calendar", es: "está en un calendario de trabajo")
    case .calendar(.personal):
      say("it is in a personal calendar", es: "está en un calendario personal")
    case .calendar(.holidays):
      say("it is in a holiday calendar", es: "está en un calendario de festivos")
    case .calendar(.birthdays):
      say("it is in a birthday calendar", es: "está en un calendario de cumpleaños")
    case .calendar(.others):
      say("it is in other people's calendar", es: "está en un calendario de otras personas")
    case .conferenceLink: say("it has a join link", es: "tiene un enlace para conectarse")
    case .workWord(let word):
      say(
        "\(quoted(word)) is in the title, and others are invited",
        es: "por la palabra \(quoted(word)) del título y porque hay más invitados")
    case .word(let word):
      say("\(quoted(word)) is in the title", es: "por la palabra \(quoted(word)) del título")
    case .invited: say("others are invited", es: "hay más invitados")
    case .freeDay: say("it is not on a working day", es: "no es día laborable")
    case .evening:
      say(
        "it starts at \(KindSearch.evening):00 or later",
        es: "empieza a las \(KindSearch.evening):00 o más tarde")
    case .length(let minutes):
      say(
        "\(duration(minutes: minutes)), as on three days of the last four weeks",
        es: "\(duration(minutes: minutes)), como en tres días de las últimas cuatro semanas")
    case .distance(let distance):
      say(
        "a name and a distance, \(quoted(distance)), are its title",
        es: "su título es un nombre y una distancia, \(quoted(distance))")
    case .recorded(let word):
      say(
        "\(quoted(word)) is in the title, and you have recorded such workouts",
        es: "por la palabra \(quoted(word)) del título y porque has registrado entrenos así")
    case .mayBe(let kind, let word):
      say(
        "\(quoted(word)) is in the title, but it may not be your \(self.kind(kind))",
        es:
          "por la palabra \(quoted(word)) del título puede ser \(self.kind(kind)), pero quizá no tuya"
      )
    case .ofChildren(let word):
      say(
        "\(quoted(word)) is in the title: it is children's",
        es: "por la palabra \(quoted(word)) del título: es de niños")
    case .everyNoon:
      say("it is there every noon, with nobody else", es: "se repite cada mediodía, sin nadie más")
    case .learned(let learned): whyLearned(learned)
    case .nothing: say("nothing says otherwise", es: "nada indica otra cosa")
    case .withheld: say("the evidence is hidden", es: "lo que lo indica está oculto")
    }
  }

  package func owner(_ owner: EventOwner, by evidence: OwnerEvidence) -> String {
    say(
      "Whose: \(owner == .mine ? "yours" : "somebody else's") (\(self.evidence(evidence)))",
      es: "De quién: \(owner == .mine ? "tuyo" : "de otra persona") (\(self.evidence(evidence)))")
  }

  private func evidence(_ evidence: OwnerEvidence) -> String {
    switch evidence {
    case .rule(let pattern):
      say("your rule \(quoted(pattern))", es: "por tu regla \(quoted(pattern))")
    case .named: say("you organise it or are invited", es: "lo organizas o te han invitado")
    case .onBehalf:
      say("you sent it for somebody else", es: "lo enviaste en nombre de otra persona")
    case .calendar:
      say(
        "it is in other people's calendar and does not name you",
        es: "está en un calendario de otras personas y no te nombra")
    case .absence(let name):
      say(
        "it says only that \(name) is away or on call",
        es: "solo dice que \(name) está ausente o de guardia")
    case .sharedCalendar:
      say(
        "it is a journey in a calendar you share, and it does not name you",
        es: "es un viaje en un calendario compartido y no te nombra")
    case .children(let word):
      say(
        "\(quoted(word)) is in the title: it is children's",
        es: "por la palabra \(quoted(word)) del título: es de niños")
    case .nothing: say("nothing says otherwise", es: "nada indica lo contrario")
    case .withheld: say("the evidence is hidden", es: "el motivo está oculto")
    }
  }

  /// A line of an explanation; includes the date of `until` unless it is `date`.
  package func dayKind(_ kind: DayKind, until: LocalDateTime?, on date: LocalDate) -> String {
    let name =
      switch kind.kind {
      case .dayOff: say("Day off", es: "Día libre")
      case .race: say("Race day", es: "Día de competición")
      case .travel: say("Travel day", es: "Día de viaje")
      case .shift: say("Shift", es: "Turno")
      case .nightShift: say("Night shift", es: "Turno de noche")
      }
    let end = either(
      until.map { end in
        ", until \(end.time.clock)" + (end.date == date ? "" : " on \(shortDate(end.date))")
      },
      es: until.map { end in
        ", hasta \(las(end.time))" + (end.date == date ? "" : " del \(shortDate(end.date))")
      })
    return "\(name): \(reason(of: kind))\(end ?? "")"
  }

  /// Why the day is of that kind; lower case, no full stop.
  package func reason(of kind: DayKind) -> String {
    switch kind.reason {
    case .own(let title), .event(let title): quotedTitle(title)
    case .publicHoliday(let title):
      say("public holiday \(quotedTitle(title))", es: "festivo, \(quotedTitle(title))")
    case .regionalHoliday(let title):
      say(
        "regional holiday \(quotedTitle(title)), and no meetings",
        es: "festivo regional, \(quotedTitle(title)), y sin reuniones")
    case .freeWeekday(let weekday):
      say("\(self.weekday(weekday)), and no meetings", es: "\(self.weekday(weekday)) sin reuniones")
    case .noShift(let days):
      say(
        "no shift and no meetings (shifts on \(days) of the 28 days before)",
        es: "sin turno ni reuniones (turnos en \(days) de los 28 días anteriores)")
    }
  }

  /// The label of all-day events, in capitals.
  package var allDay: String { say("ALL DAY", es: "TODO EL DÍA") }

  /// Shown in brackets after an all-day event from a calendar of holidays.
  package func mark(of holiday: AllDayMark) -> String {
    switch holiday {
    case .holiday: say("holiday", es: "festivo")
    case .regionalHoliday: say("regional holiday", es: "festivo regional")
    case .observance: say("observance", es: "celebración")
    }
  }

  /// Shown next to an event that overlaps the titled one and `others` more.
  package func doubleBooked(with title: String, others: Int) -> String {
    return say(
      "double-booked with \(quotedTitle(title))" + (others > 0 ? " \(further(others))" : ""),
      es: "se solapa con \(quotedTitle(title))" + (others > 0 ? " \(further(others))" : ""))
  }

  package var unanswered: String { say("unanswered", es: "sin responder") }

  /// With the command that answers it.
  func question(about unclear: UnclearCompetition) -> String {
    let kind = self.kind(unclear.kind)
    let command =
      "readyday correct \"\(unclear.title)\" kind \(unclear.kind.rawValue) --date \(unclear.date)"
    return say(
      "\(quotedTitle(unclear.title)) on \(shortDate(unclear.date)): is it your \(kind)? If so: \(command)",
      es:
        "\(quotedTitle(unclear.title)), el \(date(unclear.date)): ¿juegas o compites tú? Si es así: \(command)"
    )
  }

  /// An adjective for recovery, such as `red` or `roja`.
  package func zone(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: say("green", es: "verde")
    case .yellow: say("yellow", es: "amarilla")
    case .red: say("red", es: "roja")
    case .unknown: say("unknown", es: "desconocida")
    }
  }

  /// A state in Spanish, as in `la recuperación está en rojo`.
  func inColour(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "en verde"
    case .yellow: "en amarillo"
    case .red: "en rojo"
    case .unknown: "sin datos"
    }
  }

  /// An adjective for the calendar, such as `heavy` or `cargada`.
  package func loadLevel(_ level: CalendarLoad.Level) -> String {
    switch level {
    case .light: say("light", es: "ligera")
    case .moderate: say("moderate", es: "moderada")
    case .heavy: say("heavy", es: "cargada")
    }
  }

  /// Such as `82/100 heavy`; `at least 4/100` if missing events may make it heavier.
  func scoreAndLevel(of load: CalendarLoad) -> String {
    score(of: load) + (load.knownLevel.map { " \(loadLevel($0))" } ?? "")
  }

  /// An adjective for demand, such as `high` or `alta`.
  package func demandLevel(_ level: EventDemand.Level) -> String {
    switch level {
    case .low: say("low", es: "baja")
    case .medium: say("medium", es: "media")
    case .high: say("high", es: "alta")
    }
  }

  package func intensity(_ intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: say("hard", es: "fuerte")
    case .moderate: say("moderate", es: "con moderación")
    case .easy: say("easy", es: "suave")
    case .byFeel: say("by feel", es: "según te encuentres")
    }
  }

  package func partOfDay(_ part: PartOfDay) -> String {
    switch part {
    case .morning: say("morning", es: "mañana")
    case .afternoon: say("afternoon", es: "tarde")
    case .evening: say("evening", es: "tarde-noche")
    }
  }

  /// Shown after the first of many events: `and 86200 more`.
  package func further(_ count: Int) -> String { say("and \(count) more", es: "y \(count) más") }

  func load(_ load: CalendarLoad) -> String {
    let total = say(
      "\(decimal(load.total, places: 2)) in total", es: "\(decimal(load.total, places: 2)) en total"
    )
    let shown = points(load.score, beside: load.borders)
    let sum =
      load.total > 100
      ? say("\(total), capped at 100", es: "\(total), con un máximo de 100")
      : say("\(total), shown as \(shown)", es: "\(total), que se muestra como \(shown)")
    let heavy = threshold(load.heavyThreshold)
    switch load.knownLevel {
    case nil:
      return say(
        "\(sum): it may be more, because events are missing",
        es: "\(sum): puede ser más, porque faltan eventos")
    case .light: return say("\(sum): light (below 30)", es: "\(sum): carga ligera (menos de 30)")
    case .moderate:
      return say("\(sum): moderate (30–\(heavy))", es: "\(sum): carga moderada (30–\(heavy))")
    case .heavy:
      return say("\(sum): heavy (above \(heavy))", es: "\(sum): carga alta (más de \(heavy))")
    }
  }
}
