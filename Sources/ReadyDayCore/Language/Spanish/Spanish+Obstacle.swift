extension Spanish {
  package func obstacle(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unknown(let unknown): self.unknown(unknown)
    case .hidden: "Lo que comprueba la regla está oculto."
    case .tooFewNights(let week, let before):
      "La VFC se conoce en \(week) de las últimas 7 noches y en \(before) de las 60 anteriores; "
        + "hacen falta \(HeartRateVariabilityTrend.nightsOfWeek) y "
        + "\(HeartRateVariabilityTrend.nightsBefore)."
    case .noSpread(let nights):
      "La VFC ha sido la misma en las \(nights) noches anteriores: no hay rango del que salirse."
    case .otherZone(let zone, let needed):
      "La recuperación está \(inColour(zone)); esta regla solo se aplica con la recuperación "
        + "\(inColour(needed))."
    case .nothingHardAhead: "No queda ningún evento exigente."
    case .cannotMove(let title, let reason): cannotMove(title, reason)
    case .noConflict: "No se solapan dos eventos que requieran tu presencia."
    case .dayOff: "Es un día libre."
    case .dayOffTomorrow: "Mañana es un día libre."
    case .loadNotHeavy(let load, let heavy):
      "La carga es de \(points(load, beside: [heavy])) y la regla se aplica por encima de \(threshold(heavy))."
    case .noHardWindow: "No queda ningún hueco en el que quepa un entrenamiento fuerte."
    case .restPlanned: "Hoy toca descanso según tu plan."
    case .efficientEnough(let value):
      "La eficiencia del sueño ha sido del \(percent(value)) y la regla se aplica por debajo del 75 %."
    case .usuallyInefficient(let value, let own):
      "La eficiencia del sueño ha sido del \(percent(value)), lo normal en ti: la regla se aplica por debajo "
        + "del \(percent(own)), el percentil 5 de tus últimas 60 noches."
    case .sleptEnough(let minutes, let limit):
      "Has dormido \(minutesLong(minutes)); la regla se aplica por debajo de \(minutesLong(limit))."
    case .noMarathon(nil, _): "Hoy no hay reuniones."
    case .noMarathon(let longest?, let marathon):
      "La serie más larga de reuniones dura \(duration(minutes: longest)), menos de "
        + "\(duration(minutes: marathon))."
    case .lastMeetingBegun:
      "La última reunión de la serie ya ha empezado y en la hora siguiente no hay nada."
    case .littleDebt(let minutes):
      "La deuda de sueño es de \(minutesLong(minutes)), menos de \(minutesLong(OwedSleep.notable))."
    case .asUsual(let reading): asUsual(reading)
    case .lunchFree(let start, let end): "De \(start.clock) a \(end.clock) hay tiempo para comer."
    case .lunchOver(let end): "Ya son más de \(las(end))."
    case .lunchTaken(let end): "Ya no queda media hora que reservar antes de \(las(end))."
    case .noDeepWorkStretch(let longest):
      "El hueco libre más largo de tu horario de trabajo, sin contar el mejor para entrenar, es de "
        + "\(duration(minutes: longest)), menos de 1 h 30 min."
    case .noWorkDay: "No es día laborable."
    case .firstThings(.race): "Hoy manda la competición."
    case .firstThings: "Hoy lo primero es descansar."
    case .nothingTomorrow: "Mañana no tienes nada previsto."
    case .startsAfterNoon(let start):
      "Mañana empiezas a \(las(start)), no antes de \(las(EarlyStartTomorrow.latest))."
    case .ordinaryStart(let start, let usual, let lead):
      "Mañana empiezas a \(las(start)) y sueles despertarte a \(las(usual)): aun contando "
        + "\(minutesLong(Double(lead))) para prepararte, te levantarías menos de "
        + "\(minutesLong(Double(EarlyStartTomorrow.muchEarlier))) antes de lo habitual."
    case .noHardSession: "Hoy no hay prevista ninguna sesión fuerte."
    case .endsInTime(let end, let sleep):
      "La sesión termina a \(las(end)), \(TrainingAdvice.hoursBeforeSleep) h o más antes de tu "
        + "hora de dormir (\(sleep.clock))."
    }
  }

  private func asUsual(_ reading: Obstacle.Reading) -> String {
    switch reading {
    case .variability(let mean, let range):
      "Tu VFC media de 7 noches es de \(decimal(mean, places: 1)) ms, dentro de lo habitual: "
        + "\(decimal(range.lowerBound, places: 1))–\(decimal(range.upperBound, places: 1)) ms."
    case .restingHeartRate(let heart): signal(heart)
    case .allButRestingHeartRate(let heart):
      "\(signal(heart)) Ni la frecuencia respiratoria ni la temperatura cutánea están altas."
    case .restingHeartRateAlone(let heart):
      "\(signal(heart)) La frecuencia respiratoria y la temperatura cutánea no están altas, no se "
        + "conocen o están ocultas."
    }
  }

  private func unknown(_ unknown: Obstacle.Unknown) -> String {
    switch unknown {
    case .calendar: "No hay calendario."
    case .healthData: "No hay datos de salud."
    case .score: "Esta mañana no hay datos de recuperación."
    case .restingHeartRate: "No se conoce la FC en reposo de esta noche."
    case .usualRestingHeartRate:
      "Menos de \(EarlySignals.nightsNeeded) noches, de 3 a 60 noches atrás, tienen FC en reposo con la "
        + "que comparar, o WHOOP aún se está calibrando."
    case .efficiency: "No se conoce la eficiencia del sueño de esta noche."
    case .timeAsleep: "No se conoce el tiempo de sueño de esta noche."
    case .usualWake: "Hay muy pocas noches para saber cuándo sueles despertarte."
    case .sleepDebt: "No se conoce la deuda de sueño."
    }
  }

  private func minutesLong(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  package func impossible(_ reason: WhatIf.Impossible) -> String {
    switch reason {
    case .noSuchEvent(let number, 0): "no hay evento \(number): ese día no cuenta ninguno"
    case .noSuchEvent(let number, 1): "no hay evento \(number): el día solo tiene el 1"
    case .noSuchEvent(let number, let count):
      "no hay evento \(number): el día tiene del 1 al \(count)"
    case .dropped(let event): "el evento \(event) ya está quitado; no se puede cambiar más"
    case .changedAndDropped(let event):
      "el evento \(event) no se puede quitar y cambiar a la vez"
    case .movedTwice(let event): "el evento \(event) solo se puede mover a una hora"
    case .tooShort(let event, let minutes):
      "el evento \(event) dura \(duration(minutes: minutes)) y no se puede acortar tanto"
    case .beyondOutlook(let date, let known):
      "\(date) queda fuera de alcance: los calendarios se leen del \(known.lowerBound) "
        + "al \(known.upperBound)"
    case .over(let time, let now):
      "\(time.clock) ya ha pasado: ahora \(now.hour == 1 ? "es" : "son") \(las(now))"
    case .noScore(let score):
      "\(decimal(score, places: 0)) no es una recuperación: va de 0 a 100"
    }
  }

  package func unclear(_ name: EventName.Unclear) -> String {
    switch name {
    case .noSuchNumber(let number, let count): impossible(.noSuchEvent(number, count: count))
    case .noneCalled(let title): "ese día ningún evento se llama \(quotedText(title))"
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) no cuenta (\(notCounted(reason))), así que cambiarlo no cambia nada"
    case .several(let title, let events):
      "\(quotedText(title)) está en el título de \(events.count) eventos: escribe algo más o un número"
    }
  }

  package func eventChange(_ change: WhatIf.ChangedEvent, in zone: Zone) -> String {
    let date = zone.reading(at: change.before.start).date
    let before = times(of: change.before, in: zone, asideFrom: date)
    let after = change.after.map { times(of: $0, in: zone, asideFrom: date) } ?? "se quita"
    return "evento \(change.event), \(quotedTitle(change.title)): \(before) → \(after)"
  }

  package func recoveryChange(from before: Double?, to after: Double) -> String {
    "recuperación: \(before.map(percent(ofScore:)) ?? "desconocida") → \(percent(ofScore: after))"
  }

  package func collision(_ collision: WhatIf.Collision, in zone: Zone) -> String {
    let date = zone.reading(at: collision.span.start).date
    let moved = times(of: collision.span, in: zone, asideFrom: nil)
    let other = times(of: collision.otherSpan, in: zone, asideFrom: date)
    return "\(quotedTitle(collision.title)), \(moved), coincidiría con "
      + "\(quotedTitle(collision.other)), \(other)."
  }

  package func loadChange(on date: LocalDate, from before: Double, to after: Double) -> String {
    "carga del \(self.date(date)): \(decimal(before, places: 0)) → \(decimal(after, places: 0))"
  }
}
