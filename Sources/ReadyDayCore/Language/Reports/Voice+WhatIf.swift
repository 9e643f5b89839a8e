extension Voice {
  /// Why a change cannot be tried; lower case, no full stop.
  package func impossible(_ reason: WhatIf.Impossible) -> String {
    switch reason {
    case .noSuchEvent(let number, 0):
      say(
        "there is no event \(number): no event counts on that day",
        es: "no existe el evento \(number): ese día no cuenta ninguno")
    case .noSuchEvent(let number, 1):
      say(
        "there is no event \(number): the day has only event 1",
        es: "no existe el evento \(number): el día solo tiene el 1")
    case .noSuchEvent(let number, let count):
      say(
        "there is no event \(number): the day has 1 to \(count)",
        es: "no existe el evento \(number): el día tiene del 1 al \(count)")
    case .dropped(let event):
      say(
        "event \(event) is already dropped; it cannot be changed again",
        es: "el evento \(event) ya está quitado; no se puede cambiar más")
    case .changedAndDropped(let event):
      say(
        "event \(event) cannot be dropped and changed at the same time",
        es: "el evento \(event) no se puede quitar y cambiar a la vez")
    case .movedTwice(let event):
      say(
        "event \(event) can be moved to one time only",
        es: "el evento \(event) solo se puede mover a una hora")
    case .tooShort(let event, let minutes):
      say(
        "event \(event) lasts \(duration(minutes: minutes)) and cannot be shortened by that",
        es: "el evento \(event) dura \(duration(minutes: minutes)) y no se puede acortar tanto")
    case .beyondOutlook(let date, let known):
      say(
        "\(date) is out of range: calendars are read from \(known.lowerBound) "
          + "to \(known.upperBound)",
        es: "\(date) queda fuera de alcance: los calendarios se leen del \(known.lowerBound) "
          + "al \(known.upperBound)")
    case .over(let time, let now):
      say(
        "\(time.clock) has passed: it is already \(now.clock)",
        es: "ya es más tarde de \(las(time)) (hora actual: \(now.clock))")
    case .noScore(let score):
      say(
        "\(decimal(score, places: 0)) is not a recovery score: these go from 0 to 100",
        es: "\(decimal(score, places: 0)) no es una recuperación: va de 0 a 100")
    }
  }

  /// Why a name matches no event or more than one; lower case, no full stop.
  package func unclear(_ name: EventName.Unclear) -> String {
    switch name {
    case .noSuchNumber(let number, let count): impossible(.noSuchEvent(number, count: count))
    case .noneCalled(let title):
      say(
        "no event on that day is called \(quotedText(title))",
        es: "ese día ningún evento se llama \(quotedText(title))")
    case .notCounted(let title, let reason):
      say(
        "\(quotedTitle(title)) is not counted (\(notCounted(reason))), so it cannot be changed here",
        es:
          "\(quotedTitle(title)) no cuenta (\(notCounted(reason))), así que aquí no se puede cambiar"
      )
    case .several(let title, let events):
      say(
        "\(quotedText(title)) is in the titles of \(events.count) events: type more of it, or a number",
        es:
          "\(quotedText(title)) está en el título de \(events.count) eventos: escribe algo más o un número"
      )
    }
  }

  /// For example `event 2, "Board", 09:30–11:30 → 14:00–16:00`.
  package func eventChange(_ change: WhatIf.ChangedEvent, in zone: Zone) -> String {
    let date = zone.reading(at: change.before.start).date
    let before = times(of: change.before, in: zone, asideFrom: date)
    let after =
      change.after.map { times(of: $0, in: zone, asideFrom: date) }
      ?? say("dropped", es: "se cancela")
    return say(
      "event \(change.event), \(quotedTitle(change.title)): \(before) → \(after)",
      es: "evento \(change.event), \(quotedTitle(change.title)): \(before) → \(after)")
  }

  /// For example `added: "meeting", 15:00–16:00`.
  package func addition(_ event: WhatIf.AddedEvent, on date: LocalDate, in zone: Zone) -> String {
    let times = times(of: event.span, in: zone, asideFrom: date)
    return say(
      "added: \(quotedTitle(event.title)), \(times)",
      es: "se añade \(quotedTitle(event.title)), \(times)")
  }

  /// For example `recovery: 28% → 55%`.
  package func recoveryChange(from before: Double?, to after: Double) -> String {
    say(
      "recovery: \(before.map(percent(ofScore:)) ?? "unknown") → \(percent(ofScore: after))",
      es:
        "recuperación: \(before.map(percent(ofScore:)) ?? "desconocida") → \(percent(ofScore: after))"
    )
  }

  /// A complete sentence.
  package func collision(_ collision: WhatIf.Collision, in zone: Zone) -> String {
    let date = zone.reading(at: collision.span.start).date
    let moved = times(of: collision.span, in: zone, asideFrom: nil)
    let other = times(of: collision.otherSpan, in: zone, asideFrom: date)
    return say(
      "\(quotedTitle(collision.title)), \(moved), would overlap "
        + "\(quotedTitle(collision.other)), \(other).",
      es: "\(quotedTitle(collision.title)), \(moved), coincidiría con "
        + "\(quotedTitle(collision.other)), \(other).")
  }

  /// For example `load on Tue 24 Nov: 22 → 52`.
  package func loadChange(on date: LocalDate, from before: Double, to after: Double) -> String {
    say(
      "load on \(shortDate(date)): \(decimal(before, places: 0)) → \(decimal(after, places: 0))",
      es:
        "carga del \(self.date(date)): \(decimal(before, places: 0)) → \(decimal(after, places: 0))"
    )
  }
}
