extension Voice {
  /// What the plan for the night is based on.
  func tonight(of day: Day) -> Explanation.Lines {
    guard let sleep = day.morning?.sleep else {
      return (
        nil,
        [
          say(
            "There is no health data, so nothing is known about the nights.",
            es: "No hay datos de salud, así que no se sabe nada de las noches.")
        ]
      )
    }
    let tonight = day.tonight
    let title =
      switch tonight.plan {
      case .lightsOut(let found):
        day.tonightPlan.map(self.tonight) ?? passed(day.time(at: found.instant))
      case .silent(let why):
        noLightsOut(why, at: sleep.offset, isHidden: day.morning?.sleep.state == .hidden)
      }
    return (
      title,
      (tonight.need.map {
        [
          need($0, isAhead: day.isAhead), $0.debt.map(debt) ?? unknownDebt(isAhead: day.isAhead),
        ]
      } ?? []) + (tonight.lightsOut.map { facts(about: $0, on: day) } ?? [])
    )
  }

  /// - Parameter isAhead: whether nights before that one are still to come.
  private func unknownDebt(isAhead: Bool) -> String {
    isAhead
      ? say(
        "Your sleep debt is not known yet: the night before is still to come.",
        es: "Aún no se conoce tu deuda de sueño: falta la noche anterior.")
      : say(
        "Your sleep debt is unknown: there is too little data on recent nights.",
        es: "No se conoce tu deuda de sueño: hay muy pocos datos de las últimas noches.")
  }

  private func facts(about found: LightsOut, on day: Day) -> [String] {
    let nights = day.tonight.alike?.nights
    let event = found.wake.event.map { event in
      let (start, up) = (day.time(at: event.instant), day.time(at: found.wake.instant))
      let lead = lead(found.wake.lead)
      return say(
        "\(first(event.title)) starts at \(start.clock) tomorrow, so be up at \(up.clock). \(lead)",
        es:
          "\(first(event.title)) empieza mañana a \(las(start)), así que levántate a \(las(up)). \(lead)"
      )
    }
    let known = [
      usualWake(found.wake.usual, isForShift: day.tonight.alike != nil), event,
      awake(minutes: found.awake.minutes, nights: found.awake.nights),
      found.awake.isLong ? wakefulNights : nil,
    ].compactMap(\.self)
    if case .irregular(let deviation) = found.limit {
      return known + [irregular(deviation, nights: nights)]
    }
    return known + [bounds(of: found, on: day, nights)]
      + [limit(of: found, on: day)].compactMap(\.self)
  }

  private func limit(of found: LightsOut, on day: Day) -> String? {
    switch found.limit {
    case .week(let median):
      let time = day.time(at: median).clock
      return say(
        "On \(found.limitedNights) of the last \(LightsOut.week) nights that was not enough, so tonight it is "
          + "\(LightsOut.beforeWeek) min earlier than this week (\(time)), or the usual time if that is "
          + "earlier: a step that can be taken.",
        es:
          "En \(found.limitedNights) de las últimas \(LightsOut.week) noches no ha bastado con "
          + "eso, así que hoy se propone apagar la luz \(LightsOut.beforeWeek) min antes que esta "
          + "semana (\(time)), o a la hora habitual si es anterior: así el cambio es gradual.")
    case .event(let event, _): return ends(first(event.title), at: day.time(at: event.instant))
    case .session(let session, let end):
      return ends(first(name(of: session)), at: day.time(at: end))
    case .usual, .irregular, nil: return nil
    }
  }

  /// An event or a session is followed by half an hour that stays free.
  private func ends(_ name: String, at end: TimeOfDay) -> String {
    say(
      "\(name) ends at \(end.clock), and half an hour is left free after it.",
      es: "\(name) termina a \(las(end)), y después se deja media hora.")
  }

  private func passed(_ time: TimeOfDay) -> String {
    say(
      "Lights out would have been at \(time.clock), which has passed.",
      es: "La hora de apagar la luz era a \(las(time)), y ya ha pasado.")
  }

  private func usualWake(_ usual: SleepSummary.UsualWake, isForShift: Bool) -> String {
    let (time, nights) = (usual.time, usual.nights)
    if isForShift {
      return say(
        "You usually wake at \(time.clock) on days with such a shift as tomorrow's (median of \(nights) of the "
          + "last 60 nights).",
        es:
          "Sueles despertarte a \(las(time)) los días con un turno como el de mañana (mediana de \(nights) de las "
          + "últimas 60 noches).")
    }
    return usual.isForSimilarDays
      ? say(
        "You usually wake at \(time.clock) on days like tomorrow (median of \(nights) of the last 28 "
          + "nights; only days like it count: working or off, with or without an event before noon).",
        es:
          "Sueles despertarte a \(las(time)) en días como el de mañana (mediana de \(nights) de las "
          + "últimas 28 noches; los laborables y los días con eventos antes de las 12:00 se cuentan aparte)."
      )
      : say(
        "You usually wake at \(time.clock) (median of \(nights) of the last 28 nights).",
        es: "Sueles despertarte a \(las(time)) (mediana de \(nights) de las últimas 28 noches).")
  }

  func awake(minutes: Int, nights: Int) -> String {
    nights == 0
      ? say(
        "How long you lie awake in bed is not known, so it is not counted.",
        es: "No se sabe cuánto tiempo pasas en la cama sin dormir, así que no se cuenta.")
      : say(
        "You usually lie awake in bed for \(length(minutes)) (median of \(nights) of the last 14 nights), "
          + "which is added to the sleep you need.",
        es:
          "Sueles pasar \(length(minutes)) en la cama sin dormir (mediana de \(nights) de las últimas 14 "
          + "noches), que se añaden al sueño que necesitas.")
  }

  private var wakefulNights: String {
    say(
      "That is long, and going to bed earlier does not help: keep to your usual hours, and see a doctor "
        + "if it goes on for weeks.",
      es:
        "Es mucho, y acostarte antes no ayuda: mantén tus horas de siempre y consulta a un médico si dura "
        + "semanas.")
  }

  /// The earliest and the usual lights-out. The usual one is from nights of a class, or from all.
  private func bounds(of found: LightsOut, on day: Day, _ ofClass: Int?) -> String {
    let usual = day.time(at: found.usual)
    let earliest = day.time(at: found.usual.adding(seconds: -LightsOut.mostBeforeUsual * 60))
    let nights = nights(ofClass: ofClass)
    return say(
      "You usually turn the light out at \(usual.clock) (median of \(nights)). readyday suggests "
        + "no time earlier than \(earliest.clock), an hour before that, and none later than usual: an hour "
        + "of debt takes several nights to repay, and it is hard to fall asleep before your usual time.",
      es: "Sueles apagar la luz a \(las(usual)) (mediana de \(nights)); no se propone nada antes "
        + "de \(las(earliest)), una hora antes de lo habitual, ni después de \(las(usual)). Una hora de deuda tarda "
        + "varias noches en recuperarse, y antes de la hora habitual cuesta dormirse.")
  }

  /// The standard deviation in minutes, over `nights` before the same shift, or over all if nil.
  private func irregular(_ deviation: Double, nights: Int?) -> String {
    let (nights, deviation) = (self.nights(ofClass: nights), length(deviation))
    return say(
      "There is no usual time: \(nights) started at very different times (standard deviation "
        + "\(deviation), above \(length(Tonight.irregular))), so the need decides, but no time earlier "
        + "than nine in ten of them is suggested.",
      es: "No hay una hora habitual: \(nights) han empezado a horas muy distintas "
        + "(desviación típica de \(deviation), por encima de \(length(Tonight.irregular))). Cuenta lo "
        + "que necesitas, pero no se propone una hora anterior a la de nueve de cada diez noches.")
  }

  private func noLightsOut(
    _ why: Tonight.NoLightsOut, at offset: UTCOffset, isHidden: Bool
  ) -> String {
    let reason =
      switch why {
      case .off:
        say("you switched it off (tonight: false)", es: "lo has desactivado (tonight: false)")
      case .nightEvent: say("an event takes up the night", es: "un evento ocupa la noche")
      case .abroad:
        say(
          "you slept on \(offset.clockName) time, \(Tonight.abroad / 3600) h or more away from the time here",
          es:
            "has dormido con la hora \(offset.clockName), a \(Tonight.abroad / 3600) h o más de la "
            + "de aquí")
      case .unknown where isHidden: say("sleep is hidden", es: "el sueño está oculto")
      case .unknown:
        say(
          "readyday has to see 7 of the last 14 nights",
          es: "hacen falta 7 de las últimas 14 noches")
      }
    return say("No time is suggested: \(reason).", es: "No se propone ninguna hora: \(reason).")
  }

  private func nights(ofClass nights: Int?) -> String {
    nights.map {
      say("your \($0) nights before such a shift", es: "tus \($0) noches antes de un turno así")
    } ?? say("your last 14 nights", es: "tus últimas 14 noches")
  }

  private func need(_ need: SleepNeed, isAhead: Bool) -> String {
    let total = length(need.minutes.inFives)
    switch need.base {
    case .measured(let base, let nights):
      return say(
        "You need about \(total) tonight: \(length(base)), the median of the sleep need "
          + "WHOOP reported, before debt (\(nights) of 14 nights), plus your sleep debt.",
        es:
          "Esta noche necesitas cerca de \(total): \(length(base)), la mediana de la necesidad que WHOOP "
          + "ha calculado sin contar la deuda (\(nights) de 14 noches), más la deuda de sueño.")
    case .last where isAhead:
      return say(
        "You need about \(total) that night, the most recent figure from WHOOP; the night before is "
          + "still to come.",
        es:
          "Esa noche necesitas cerca de \(total), lo último que ha calculado WHOOP: falta la noche "
          + "anterior.")
    case .last:
      return say(
        "You need about \(total) tonight, the most recent figure from WHOOP; there are too few nights for "
          + "anything better.",
        es: "Esta noche necesitas cerca de \(total), lo último que ha calculado WHOOP: hay muy "
          + "pocas noches para afinar más.")
    case .free(let base, let nights):
      return say(
        "You need about \(total) tonight: \(length(base)), the median of the longest third of "
          + "\(nights) nights before mornings without an event before 10:00, plus your sleep debt.",
        es:
          "Esta noche necesitas cerca de \(total): \(length(base)), la mediana del tercio más largo de "
          + "\(nights) noches antes de mañanas sin eventos antes de las 10:00, más la deuda de sueño."
      )
    case .target(let target):
      return say(
        "You need about \(total) tonight: your target of \(length(target)), plus your sleep "
          + "debt, if it is known.",
        es: "Esta noche necesitas cerca de \(total): \(length(target)), tu objetivo, más la deuda "
          + "de sueño, si se conoce.")
    }
  }

  private func debt(_ debt: OwedSleep) -> String {
    let owed = length(debt.minutes.inFives)
    switch debt.origin {
    case .lastNight(let asleep, let needed, let before, let naps):
      let slept =
        naps > 0
        ? say(
          "\(length(asleep)) and \(length(naps)) of naps slept",
          es: "\(length(asleep)) y siestas de \(length(naps))")
        : say("\(length(asleep)) slept", es: length(asleep))
      let missing =
        asleep + naps > needed
        ? say(
          "minus 32% of what you slept beyond your need",
          es: "menos el 32 % de lo que has dormido de más")
        : say("plus 32% of last night's shortfall", es: "más el 32 % de lo que te ha faltado")
      return say(
        "Sleep debt: about \(owed), capped at \(length(debt.cap)). That is 14 min, plus 14% of "
          + "the \(length(before)) from before last night, \(missing) (\(length(needed)) needed, "
          + "\(slept)): an estimate, fitted to 6,612 nights scored by WHOOP.",
        es:
          "Deuda de sueño: cerca de \(owed), con un máximo de \(length(debt.cap)). "
          + "Se calcula así: 14 min fijos, más el 14 % de los \(length(before)) que arrastrabas antes de la última noche, \(missing) "
          + "(necesitabas \(length(needed)) y has dormido \(slept)). Es una estimación, ajustada con 6612 "
          + "noches de WHOOP.")
    case .nights(let known):
      return say(
        "Sleep debt: about \(owed), capped at \(length(debt.cap)), from what was missing in "
          + "\(known) of the last 14 nights, each counting 15% less than the one after it.",
        es:
          "Deuda de sueño: cerca de \(owed), con un máximo de \(length(debt.cap)), por lo que ha faltado en "
          + "\(known) de las últimas 14 noches; cada una cuenta un 15 % menos que la siguiente.")
    }
  }

}
