// What events and days are.
extension Spanish {
  package func kind(_ kind: EventKind) -> String {
    switch kind {
    case .meeting: "reunión"
    case .race: "competición"
    case .travel: "viaje"
    case .shift: "turno"
    case .training: "entrenamiento"
    case .meal: "comida"
    case .leisure: "ocio"
    case .focus: "concentración"
    case .errand: "gestión"
    }
  }

  package func kind(_ kind: EventKind, by evidence: KindEvidence) -> String {
    "Tipo: \(self.kind(kind)) (\(self.evidence(evidence)))"
  }

  private func evidence(_ evidence: KindEvidence) -> String {
    switch evidence {
    case .rule(let pattern): "por tu regla \(quoted(pattern))"
    case .calendar(.work): "está en un calendario de trabajo"
    case .calendar(.personal): "está en un calendario personal"
    case .calendar(.holidays): "está en un calendario de festivos"
    case .calendar(.birthdays): "está en un calendario de cumpleaños"
    case .calendar(.others): "está en un calendario de otras personas"
    case .conferenceLink: "tiene un enlace para conectarse"
    case .workWord(let word): "por la palabra \(quoted(word)), y hay más invitados"
    case .word(let word): "por la palabra \(quoted(word))"
    case .invited: "hay más invitados"
    case .freeDay: "no es día laborable"
    case .evening: "empieza a las \(KindSearch.evening):00 o más tarde"
    case .length(let minutes):
      "\(duration(minutes: minutes)), como tres días de las últimas cuatro semanas"
    case .nothing: "nada indica otra cosa"
    case .withheld: "lo que lo indica está oculto"
    }
  }

  package func owner(_ owner: EventOwner, by evidence: OwnerEvidence) -> String {
    "De quién: \(owner == .mine ? "tuyo" : "de otra persona") (\(self.evidence(evidence)))"
  }

  private func evidence(_ evidence: OwnerEvidence) -> String {
    switch evidence {
    case .rule(let pattern): "por tu regla \(quoted(pattern))"
    case .named: "lo organizas o te han invitado"
    case .onBehalf: "lo enviaste en nombre de otra persona"
    case .calendar: "está en un calendario de otras personas y no te nombra"
    case .absence(let name): "solo dice que \(name) falta o está de guardia"
    case .nothing: "nada indica lo contrario"
    case .withheld: "el motivo está oculto"
    }
  }

  package func dayKind(_ kind: DayKind, until: LocalDateTime?, on date: LocalDate) -> String {
    let name =
      switch kind.kind {
      case .dayOff: "Día libre"
      case .race: "Día de competición"
      case .travel: "Día de viaje"
      case .shift: "Turno"
      case .nightShift: "Turno de noche"
      }
    let end = until.map { end in
      ", hasta \(las(end.time))" + (end.date == date ? "" : " del \(shortDate(end.date))")
    }
    return "\(name): \(reason(of: kind))\(end ?? "")"
  }

  package func reason(of kind: DayKind) -> String {
    switch kind.reason {
    case .own(let title), .event(let title): quotedTitle(title)
    case .publicHoliday(let title): "festivo, \(quotedTitle(title))"
    case .regionalHoliday(let title): "festivo regional, \(quotedTitle(title)), y sin reuniones"
    case .freeWeekday(let weekday): "\(self.weekday(weekday)) sin reuniones"
    }
  }

  package var ordinaryDay: String { "Un día laborable normal." }

  package var allDay: String { "TODO EL DÍA" }

  package func mark(of holiday: AllDayMark) -> String {
    switch holiday {
    case .holiday: "festivo"
    case .regionalHoliday: "festivo regional"
    case .observance: "celebración"
    }
  }

  package func doubleBooked(with title: String, others: Int) -> String {
    return "se solapa con \(quotedTitle(title))" + (others > 0 ? " \(further(others))" : "")
  }

  package var unanswered: String { "sin responder" }
  package var unansweredFact: String { "No has respondido a esta invitación." }

  package func cannotMove(_ title: String, _ reason: Obstacle.Move) -> String {
    let opening = "Lo más exigente que queda es \(quotedTitle(title))"
    switch reason {
    case .fixed(let kind): return "\(opening) (\(self.kind(kind))), que tiene hora fija."
    case .unanswered: return "\(opening), y todavía no has respondido."
    case .organisedByOthers: return "\(opening), y lo organizan otros."
    case .tooManyPeople(let count):
      return "\(opening), con \(count) personas más: demasiadas para moverlo."
    case .tooSoon: return "\(opening), y empieza en menos de 2 horas."
    case .noSlot:
      return "\(opening), y ninguno de los próximos cinco días laborables tiene un hueco libre, "
        + "dentro de tu jornada y sin cargar demasiado el día."
    }
  }
}
