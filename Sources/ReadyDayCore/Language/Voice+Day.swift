extension Voice {
  /// Shown in place of a level for free time.
  package var free: String { say("free", es: "libre") }

  /// For example `8 events, 8 h 15 min`.
  package func events(_ count: Int, minutes: Int) -> String {
    count == 0 ? events(0) : "\(events(count)), \(duration(minutes: minutes))"
  }

  package func highDemand(_ count: Int) -> String {
    count == 0
      ? say("nothing demanding", es: "ninguno exigente")
      : say("\(count) demanding", es: "\(count) \(count == 1 ? "exigente" : "exigentes")")
  }

  package func noBreak(
    from start: TimeOfDay, to end: TimeOfDay, minutes: Int, meetings: Int
  ) -> String {
    "\(noBreak(start.range(to: end), meetings: meetings)) (\(duration(minutes: minutes)))"
  }

  /// Names the word of a title that sets the event's level.
  package func demandWord(_ word: String) -> String {
    say("\(quoted(word)) in the title", es: "por \(quoted(word))")
  }

  /// Nil for a factor that is too small to show next to the event, such as a short duration.
  package func demandReason(_ factor: EventDemand.Factor) -> String? {
    switch factor.kind {
    case .duration(let minutes): factor.points > 1 ? duration(minutes: minutes) : nil
    case .attendees(1): say("1 other person", es: "con otra persona")
    case .attendees(let count): say("\(count) others", es: "con \(count) más")
    case .timeOfDay: say("afternoon slump", es: "bajón tras comer")
    case .kind(let kind): self.kind(kind)
    case .keyword(let word): demandWord(word)
    case .userRule(let pattern):
      say("your rule \(quoted(pattern))", es: "tu regla \(quoted(pattern))")
    }
  }

  /// A task due by `date`: `to do: Tax form (overdue since Mon 9 Mar)`.
  package func task(_ task: Occurrence, on date: LocalDate, in zone: Zone) -> String {
    let due = task.time.days(in: zone).lowerBound
    let title = task.title.isInvisible ? untitled : task.title
    if due < date {
      return say(
        "to do: \(title) (overdue since \(shortDate(due)))",
        es: "pendiente: \(title) (desde el \(self.date(due)))")
    }
    guard case .timed(let span) = task.time else {
      return say(
        "to do: \(title) (due by the end of the day)",
        es: "pendiente: \(title) (antes de acabar el día)")
    }
    return say(
      "to do: \(title) (due at \(zone.reading(at: span.start).time.clock))",
      es: "pendiente: \(title) (antes de \(las(zone.reading(at: span.start).time)))")
  }

  /// Shown next to an event that overlaps another.
  package var doubleBooked: String { say("double-booked", es: "se solapa con otro") }

  /// Shown next to an event from another zone: `09:00–10:00 in New York`.
  package func localTime(_ readings: LocalReadings, on date: LocalDate) -> String {
    let day =
      readings.start.flatMap { $0.moment.date == date ? nil : brief($0.moment.date) + " " } ?? ""
    return switch (readings.start, readings.end) {
    case (let start?, let end?) where start.place == end.place:
      say(
        "\(day)\(start.time.range(to: end.time)) in \(start.place)",
        es: "\(day)\(start.time.range(to: end.time)) en \(city(start.place))")
    case (let start?, let end?):
      say(
        "\(day)\(start.time.clock) in \(start.place), ends \(end.time.clock) in \(end.place)",
        es: "\(day)\(start.time.clock) en \(city(start.place)), "
          + "acaba a \(las(end.time)) en \(city(end.place))")
    case (let start?, nil):
      say(
        "\(day)\(start.time.clock) in \(start.place)",
        es: "\(day)\(start.time.clock) en \(city(start.place))")
    case (nil, let end?):
      say(
        "ends \(end.time.clock) in \(end.place)",
        es: "acaba a \(las(end.time)) en \(city(end.place))")
    case (nil, nil): ""
    }
  }

  package func partOfEvent(minutes: Int, of whole: Int) -> String {
    say(
      "\(duration(minutes: minutes)) of \(duration(minutes: whole)) on this date",
      es: "\(duration(minutes: minutes)) de \(duration(minutes: whole)) en esta fecha")
  }

  /// A few words on why an event does not count.
  package func notCounted(_ reason: DayEvent.NotCounted) -> String {
    switch reason {
    case .own: say("added by readyday", es: "creado por readyday")
    case .cancelled: say("cancelled", es: "cancelado")
    case .delegated: say("delegated", es: "delegado")
    case .declined: say("declined", es: "rechazado")
    case .ignored: say("ignored", es: "ignorado")
    case .duplicate: say("duplicate", es: "duplicado")
    case .allDay: say("all day", es: "todo el día")
    case .dayOff: say("day off", es: "día no laborable")
    case .others: say("somebody else's", es: "de otra persona")
    case .atHome: say("at home, while you are away", es: "en tu ciudad, mientras estás fuera")
    case .background: say("in the background", es: "de fondo")
    case .outOfOffice: say("out of office", es: "fuera de la oficina")
    case .free: say("marked free", es: "disponible")
    case .noDuration: say("no duration", es: "sin duración")
    }
  }

  /// `easy (best): 2 h free before "Dinner"`.
  package func windowReason(_ window: WorkoutWindow, isBest: Bool = false) -> String {
    let clauses = [
      placeReason(window),
      window.startsAtWakeUp ? say("from your wake-up time", es: "desde que te despiertas") : nil,
      window.isPreferred
        ? say("at the time of day you prefer", es: "a la hora que prefieres") : nil,
    ].compactMap(\.self)
    let best = isBest ? say(" (\(best))", es: ", la mejor hora") : ""
    return "\(allowed(window))\(best): " + clauses.joined(separator: "; ")
  }

  /// For example `easy` or `hard until 18:40, then easy`.
  package func allowed(_ window: WorkoutWindow) -> String {
    let allowed = intensity(window.intensity)
    if window.advice.isCloseToSleep {
      return say(
        "\(allowed), less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall asleep",
        es:
          "\(allowed), menos de \(TrainingAdvice.hoursBeforeSleep) h antes de tu hora habitual de dormir"
      )
    }
    guard let end = window.hardUntilTime else { return allowed }
    return say("hard until \(end.clock), then easy", es: "fuerte hasta \(las(end)) y después suave")
  }

  package func noWindow(_ reason: Day.NoWindow) -> String {
    switch reason {
    case .tooShort:
      say(
        "No gap today is long enough to train.",
        es: "No hay ningún hueco lo bastante largo para entrenar.")
    case .beforeFlight:
      say("No time to train before the flight.", es: "No da tiempo a entrenar antes del vuelo.")
    case .besides(let title, let minutes):
      say(
        "No other gap today fits \(quotedTitle(title)) (\(duration(minutes: minutes))).",
        es: "\(first(title)) (\(duration(minutes: minutes))) no cabe en otro hueco de hoy.")
    case .trained(let title):
      say(
        "\(first(title)) was today's training.",
        es: "\(first(title)) ha sido el entrenamiento de hoy.")
    }
  }

  private func placeReason(_ window: WorkoutWindow) -> String {
    let length = duration(minutes: window.minutes)
    let free = "\(length) \(window.minutes == 60 ? "libre" : "libres")"
    switch window.reason {
    case .longest:
      return say(
        "longest gap of the \(partOfDay(window.part))",
        es: "el hueco más largo de la \(partOfDay(window.part))")
    case .before(let title, 0, _):
      return say(
        "\(length) free before \(quotedTitle(title))", es: "\(free) antes de \(quotedTitle(title))")
    case .before(let title, let minutes, true):
      return say(
        "\(length) free, leaving \(minutes) min to get ready for \(quotedTitle(title))",
        es: "\(free), con \(minutes) min para prepararte antes de \(quotedTitle(title))")
    case .before(let title, let minutes, false):
      return say(
        "\(length) free, leaving \(minutes) min before \(quotedTitle(title))",
        es: "\(free), con \(minutes) min de margen antes de \(quotedTitle(title))")
    case .beforeSession:
      return say("\(length) free before your session", es: "\(free) antes de tu sesión")
    case .nothingAfter:
      return say(
        "\(length) free, nothing planned after that", es: "\(free), sin nada previsto después")
    case .beforeWork: return say("\(length) free before work", es: "\(free) antes del trabajo")
    case .duringWork:
      return say(
        "\(length) free within your working hours", es: "\(free) dentro de tu horario de trabajo")
    }
  }

  /// A zone's city, translated if Spanish has another name for it.
  func city(_ name: String) -> String { Self.cities[name] ?? name }

  private static let cities = [
    "London": "Londres", "New York": "Nueva York", "Paris": "París", "Berlin": "Berlín",
    "Rome": "Roma", "Lisbon": "Lisboa", "Vienna": "Viena", "Brussels": "Bruselas",
    "Zurich": "Zúrich", "Dublin": "Dublín", "Copenhagen": "Copenhague", "Stockholm": "Estocolmo",
    "Prague": "Praga", "Warsaw": "Varsovia", "Athens": "Atenas", "Moscow": "Moscú",
    "Istanbul": "Estambul", "Tokyo": "Tokio", "Beijing": "Pekín", "Singapore": "Singapur",
    "Cairo": "El Cairo", "Sydney": "Sídney", "Mexico City": "Ciudad de México",
  ]

  var done: String { say("done", es: "hecha") }
  var mean: String { say("mean", es: "media") }
  var notSaid: String { say("not given", es: "sin indicar") }
  var overallLabel: String { say("overall", es: "en conjunto") }

  /// Shown next to the score: `after "Half marathon"`.
  package func cause(_ cause: KnownCause) -> String {
    switch cause {
    case .after(let title), .evening(let title):
      return say("after \(quotedTitle(title))", es: "tras \(quotedTitle(title))")
    case .late(let minutes, let title):
      let late = say(
        "to bed \(length(minutes / 5 * 5)) later than usual",
        es: "te acostaste \(length(minutes / 5 * 5)) más tarde de lo habitual")
      return late + (title.map { ", " + self.cause(.evening(title: $0)) } ?? "")
    }
  }
}

extension Voice {
  /// A note on a date typed without a year.
  package func yearFound(_ date: LocalDate) -> String {
    let year = date.parts.year
    return say(
      "taken as \(shortDate(date)) \(year); to say another year, write it",
      es: "se entiende el \(plainDate(date, hasYear: true)); si es otro año, escríbelo")
  }
}
