extension Voice {
  /// A line of an explanation.
  package func tonight(_ fact: Explanation.TonightFact) -> String {
    switch fact {
    case .lightsOut(let plan): tonight(plan)
    case .past(let time):
      say(
        "Lights out would have been at \(time.clock), which has passed.",
        es: "La hora de apagar la luz era a \(las(time)), y ya ha pasado.")
    case .silent(let silence): self.silence(silence)
    case .need(let need): self.need(need)
    case .debt(let debt): self.debt(debt)
    case .noDebt:
      say(
        "Your sleep debt is unknown: there is too little data on recent nights.",
        es: "No se conoce tu deuda de sueño: hay muy pocos datos de las últimas noches.")
    case .usualWake(let time, let nights, _, isOfShift: true):
      say(
        "You usually wake at \(time.clock) on days with such a shift as tomorrow's (median of \(nights) of the "
          + "last 60 nights).",
        es:
          "Sueles despertarte a \(las(time)) los días con un turno como el de mañana (mediana de \(nights) de las "
          + "últimas 60 noches).")
    case .usualWake(let time, let nights, isOfClass: true, _):
      say(
        "You usually wake at \(time.clock) on days like tomorrow (median of \(nights) of the last 28 "
          + "nights; working days and days with an event before noon are counted separately).",
        es:
          "Sueles despertarte a \(las(time)) en días como el de mañana (mediana de \(nights) de las "
          + "últimas 28 noches; los laborables y los días con eventos antes de las 12:00 se cuentan aparte)."
      )
    case .usualWake(let time, let nights, isOfClass: false, _):
      say(
        "You usually wake at \(time.clock) (median of \(nights) of the last 28 nights).",
        es: "Sueles despertarte a \(las(time)) (mediana de \(nights) de las últimas 28 noches).")
    case .firstEvent(let title, let start, let lead, let up):
      say(
        "\(first(title)) starts at \(start.clock) tomorrow, so be up at \(up.clock). \(self.lead(lead))",
        es:
          "\(first(title)) empieza mañana a \(las(start)), así que levántate a \(las(up)). \(self.lead(lead))"
      )
    case .awake(_, 0):
      say(
        "How long you lie awake in bed is not known, so it is not counted.",
        es: "No se sabe cuánto tiempo pasas en la cama sin dormir, así que no se cuenta.")
    case .awake(let minutes, let nights):
      say(
        "You usually lie awake in bed for \(length(minutes)) (median of \(nights) of the last 14 nights), "
          + "which is added to the time in bed you need.",
        es:
          "Sueles pasar \(length(minutes)) en la cama sin dormir (mediana de \(nights) de las últimas 14 "
          + "noches), que se suman al tiempo que necesitas en la cama.")
    case .bounds(let earliest, let usual, let nights):
      say(
        "You usually turn the light out at \(usual.clock) (median of \(self.nights(nights))). readyday suggests "
          + "no time earlier than \(earliest.clock), an hour before that, and none later than usual: an hour "
          + "of debt takes several nights to repay, and it is hard to fall asleep before your usual time.",
        es:
          "Sueles apagar la luz a \(las(usual)) (mediana de \(self.nights(nights))); no se propone nada antes "
          + "de \(las(earliest)), una hora antes, ni más tarde de lo habitual: una hora de deuda tarda "
          + "varias noches en recuperarse, y antes de la hora habitual cuesta dormirse.")
    case .week(let limited, let median):
      say(
        "On \(limited) of the last \(LightsOut.week) nights that was not enough, so tonight it is "
          + "\(LightsOut.beforeWeek) min earlier than this week (\(median.clock)), or the usual time if that is "
          + "earlier: a step that can be taken.",
        es:
          "En \(limited) de las últimas \(LightsOut.week) noches no bastaba, así que hoy son "
          + "\(LightsOut.beforeWeek) min antes que esta semana (\(median.clock)), o la hora habitual si es "
          + "anterior: un paso que se puede dar.")
    case .irregular(let deviation, let nights):
      say(
        "There is no usual time: \(self.nights(nights)) started at very different times (standard deviation "
          + "\(length(deviation)), above \(length(Tonight.irregular))), so the need decides, but no time earlier "
          + "than nine in ten of them is suggested.",
        es: "No hay una hora habitual: \(self.nights(nights)) han empezado a horas muy distintas "
          + "(desviación típica de \(length(deviation)), por encima de \(length(Tonight.irregular))), así que "
          + "decide lo que necesitas, pero no se propone nada antes que en nueve de cada diez.")
    case .event(let title, let end):
      say(
        "\(first(title)) ends at \(end.clock), and half an hour stays free after it.",
        es: "\(first(title)) termina a \(las(end)), y después se deja media hora.")
    case .session(let session, let end):
      say(
        "\(first(name(of: session))) ends at \(end.clock), and half an hour stays free after it.",
        es: "\(first(name(of: session))) termina a \(las(end)), y después se deja media hora.")
    case .noHealthData:
      say(
        "There is no health data, so nothing is known about the nights.",
        es: "No hay datos de salud, así que no se sabe nada de las noches.")
    }
  }

  private func silence(_ silence: Explanation.Silence) -> String {
    switch silence {
    case .off:
      say(
        "No time is suggested: you switched it off (tonight: false).",
        es: "No se propone ninguna hora: lo has desactivado (tonight: false).")
    case .nightEvent:
      say(
        "No time is suggested: an event takes up the night.",
        es: "No se propone ninguna hora: un evento ocupa la noche.")
    case .abroad(let offset):
      say(
        "No time is suggested: you slept on \(offset.clockName) time, \(Tonight.abroad / 3600) h or more "
          + "away from the time here.",
        es: "No se propone ninguna hora: has dormido con la hora \(offset.clockName), a "
          + "\(Tonight.abroad / 3600) h o más de la de aquí.")
    case .unknown:
      say(
        "No time is suggested: readyday has to see 7 of the last 14 nights.",
        es: "No se propone ninguna hora: hacen falta 7 de las últimas 14 noches.")
    }
  }

  private func nights(_ ofClass: Int?) -> String {
    ofClass.map { nights in
      say(
        "your \(nights) nights before such a shift",
        es: "tus \(nights) noches antes de un turno así")
    } ?? say("your last 14 nights", es: "tus últimas 14 noches")
  }

  private func need(_ need: SleepNeed) -> String {
    let total = length(need.minutes.inFives)
    switch need.base {
    case .measured(let base, let nights):
      return say(
        "You need about \(total) tonight: \(length(base)), the median of the sleep need "
          + "WHOOP reported, before debt (\(nights) of 14 nights), plus your sleep debt.",
        es:
          "Esta noche necesitas cerca de \(total): \(length(base)), la mediana de la necesidad que WHOOP "
          + "ha calculado sin contar la deuda (\(nights) de 14 noches), más la deuda de sueño.")
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
          "Deuda de sueño: cerca de \(owed), con un máximo de \(length(debt.cap)). Son 14 min, más "
          + "el 14 % de los \(length(before)) que arrastrabas antes de la última noche, \(missing) "
          + "(necesitabas \(length(needed)) y has dormido \(slept)): una estimación, ajustada con 6612 "
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

  /// How long getting ready takes, and how that is known.
  func lead(_ lead: MorningLead) -> String {
    let (time, reason) = (length(lead.minutes), name(of: lead.reason))
    switch lead.origin {
    case .own(let mornings):
      return say(
        "Getting ready for \(reason) usually takes you \(time) (median of \(mornings) mornings with one "
          + "at about that hour).",
        es:
          "Sueles tardar \(time) en prepararte para \(reason) (mediana de \(mornings) mañanas así hacia "
          + "esa hora).")
    case .configured:
      return say(
        "Your settings allow \(time) to get ready (ready.\(lead.reason.rawValue)).",
        es: "Has configurado \(time) para prepararte (ready.\(lead.reason.rawValue)).")
    case .preparation:
      return say(
        "Your settings allow \(time) to get ready (workouts.preparation).",
        es: "Has configurado \(time) para prepararte (workouts.preparation).")
    case .usual:
      let parts = parts(of: lead)
      return say(
        "That allows \(parts); fewer than \(MorningLead.morningsNeeded) such mornings are known.",
        es:
          "Así tienes \(parts); se conocen menos de \(MorningLead.morningsNeeded) mañanas así.")
    }
  }

  /// `3 h at the airport, 30 min to get ready and 1 h for the way (not known)`.
  func parts(of lead: MorningLead) -> String {
    let way = length(lead.way)
    let parts = [
      lead.airport > 0
        ? say(
          "\(length(lead.airport)) at the airport", es: "\(length(lead.airport)) en el aeropuerto")
        : nil,
      say("\(length(lead.ready)) to get ready", es: "\(length(lead.ready)) para prepararte"),
      lead.way == 0
        ? nil
        : lead.isWayKnown
          ? say("\(way) for the way", es: "\(way) de trayecto")
          : say(
            "\(way) for the way, which is not known", es: "\(way) de trayecto, que no se conoce"),
    ]
    return list(parts.compactMap(\.self))
  }

  func name(of reason: RiseReason) -> String {
    switch reason {
    case .work: say("work", es: "el trabajo")
    case .online: say("an online meeting", es: "una reunión en línea")
    case .training: say("training", es: "entrenar")
    case .errand: say("an errand or an appointment", es: "una gestión o una cita")
    case .journey: say("a journey", es: "un viaje")
    case .race: say("a race", es: "una competición")
    case .shift: say("a shift", es: "un turno")
    }
  }
}
