extension Spanish {
  package var free: String { "libre" }

  package func events(_ count: Int, minutes: Int) -> String {
    let length = duration(minutes: minutes)
    switch count {
    case 0: return "sin eventos"
    case 1: return "1 evento, \(length)"
    default: return "\(count) eventos, \(length)"
    }
  }

  package func highDemand(_ count: Int) -> String {
    switch count {
    case 0: "ninguno exigente"
    case 1: "1 exigente"
    default: "\(count) exigentes"
    }
  }

  package func noBreak(from start: TimeOfDay, to end: TimeOfDay, minutes: Int) -> String {
    "sin pausa \(start.range(to: end)) (\(duration(minutes: minutes)))"
  }

  package func demandReason(_ factor: EventDemand.Factor) -> String? {
    switch factor.kind {
    case .duration(let minutes): factor.points > 1 ? duration(minutes: minutes) : nil
    case .attendees(1): "1 persona"
    case .attendees(let count): "\(count) personas"
    case .timeOfDay: "bajón de la tarde"
    case .kind(let kind): self.kind(kind)
    case .keyword(let word): quoted(word)
    case .userRule(let pattern): "tu regla \(quoted(pattern))"
    }
  }

  package func task(_ task: Occurrence, on date: LocalDate, in zone: Zone) -> String {
    let due = task.time.days(in: zone).lowerBound
    let title = task.title.isInvisible ? untitled : task.title
    if due < date { return "pendiente: \(title) (desde el \(self.date(due)))" }
    guard case .timed(let span) = task.time else {
      return "pendiente: \(title) (antes de acabar el día)"
    }
    return "pendiente: \(title) (antes de \(las(zone.reading(at: span.start).time)))"
  }

  package var doubleBooked: String { "se solapa con otro" }

  package func localTime(_ readings: LocalReadings, on date: LocalDate) -> String {
    let day =
      readings.start.flatMap { $0.moment.date == date ? nil : brief($0.moment.date) + " " } ?? ""
    return switch (readings.start, readings.end) {
    case (let start?, let end?) where start.place == end.place:
      "\(day)\(start.time.range(to: end.time)) en \(city(start.place))"
    case (let start?, let end?):
      "\(day)\(start.time.clock) en \(city(start.place)), "
        + "acaba a \(las(end.time)) en \(city(end.place))"
    case (let start?, nil):
      "empieza \(day.isEmpty ? "" : "el \(weekday(start.moment.date.weekday)) ")a "
        + "\(las(start.time)) en \(city(start.place))"
    case (nil, let end?): "acaba a \(las(end.time)) en \(city(end.place))"
    case (nil, nil): ""
    }
  }

  /// A city by which a zone is named, where it has another name in Spanish.
  private func city(_ name: String) -> String { Self.cities[name] ?? name }

  private static let cities = [
    "London": "Londres", "New York": "Nueva York", "Paris": "París", "Berlin": "Berlín",
    "Rome": "Roma", "Lisbon": "Lisboa", "Vienna": "Viena", "Brussels": "Bruselas",
    "Zurich": "Zúrich", "Dublin": "Dublín", "Copenhagen": "Copenhague", "Stockholm": "Estocolmo",
    "Prague": "Praga", "Warsaw": "Varsovia", "Athens": "Atenas", "Moscow": "Moscú",
    "Istanbul": "Estambul", "Tokyo": "Tokio", "Beijing": "Pekín", "Singapore": "Singapur",
    "Cairo": "El Cairo", "Sydney": "Sídney", "Mexico City": "Ciudad de México",
  ]

  package func partOfEvent(minutes: Int, of whole: Int) -> String {
    "\(duration(minutes: minutes)) de un total de \(duration(minutes: whole))"
  }

  package func notCounted(_ reason: DayEvent.NotCounted) -> String {
    switch reason {
    case .own: "creado por readyday"
    case .cancelled: "se ha cancelado"
    case .delegated: "delegado"
    case .declined: "has dicho que no"
    case .ignored: "se ignora"
    case .duplicate: "es un duplicado"
    case .allDay: "dura todo el día"
    case .dayOff: "día libre"
    case .others: "de otra persona"
    case .background: "de fondo"
    case .outOfOffice: "fuera de la oficina"
    case .free: "figura como disponible"
    case .noDuration: "sin duración"
    }
  }

  package func windowReason(_ window: WorkoutWindow) -> String {
    var clauses = [placeReason(window)]
    if window.startsAtWakeUp { clauses.append("desde la hora a la que te has despertado") }
    if window.isPreferred { clauses.append("a la hora que prefieres") }
    clauses.append(allowed(window))
    return clauses.joined(separator: "; ")
  }

  /// `easy`, `hard until 18:40, then easy`.
  package func allowed(_ window: WorkoutWindow) -> String {
    let allowed = intensity(window.intensity)
    if window.advice.isCloseToSleep {
      return "\(allowed), a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de dormir"
    }
    guard let end = window.hardUntilTime else { return allowed }
    return "fuerte hasta \(las(end)), después suave"
  }

  package var noWindow: String { "No hay ningún hueco lo bastante largo para entrenar." }

  private func placeReason(_ window: WorkoutWindow) -> String {
    let length = duration(minutes: window.minutes)
    switch window.reason {
    case .longest: return "el hueco más largo de la \(partOfDay(window.part))"
    case .before(let title, 0, _): return "\(length) libres antes de \(quotedTitle(title))"
    case .before(let title, let minutes, true):
      return "\(length) libres, con \(minutes) min para prepararte antes de \(quotedTitle(title))"
    case .before(let title, let minutes, false):
      return "\(length) libres, con \(minutes) min de margen antes de \(quotedTitle(title))"
    case .beforeSession: return "\(length) libres antes de tu sesión"
    case .nothingAfter: return "\(length) libres, sin nada previsto después"
    case .cutAtPart: return "\(length) libres, con más tiempo libre después"
    }
  }
}
