extension Spanish {
  package func tonight(_ plan: TonightPlan) -> String {
    let (out, sleep) = (
      las(plan.lightsOut), "\(length(plan.need)) y levantarte a \(las(plan.wake))"
    )
    switch (plan.limit, plan.short > 0) {
    case (nil, _): return "Para dormir \(sleep), apaga la luz a \(out)."
    case (.usual, true):
      return
        "Para dormir \(sleep) tendrías que apagar la luz a \(las(plan.ideal)); si la apagas a \(out), una "
        + "hora antes de lo habitual, dormirás \(length(plan.short)) menos de lo que necesitas."
    case (.usual, false):
      return "Te basta con apagar la luz a tu hora, \(out), para dormir \(sleep)."
    case (.event(let title, let end, let free), let isShort):
      let after = free.map { " \(self.free($0))" } ?? ""
      return "\(first(title)) termina a \(las(end)); \(late(plan))\(isShort ? after : "")"
    case (.session(let session, let end), _):
      return "\(first(name(of: session))) termina a \(las(end)); \(late(plan))"
    }
  }

  private func late(_ plan: TonightPlan) -> String {
    let out = "si apagas la luz a \(las(plan.lightsOut))"
    return plan.short > 0
      ? "\(out), dormirás cerca de \(length(plan.short)) de menos."
      : "\(out), aún puedes dormir \(length(plan.need)) y levantarte a \(las(plan.wake))."
  }

  private func free(_ evening: TonightPlan.FreeEvening) -> String {
    switch evening {
    case .tomorrow: "Mañana tienes la noche libre."
    case .on(let weekday): "El \(self.weekday(weekday)) tienes la noche libre."
    }
  }

  package func owed(_ minutes: Int, isMost: Bool) -> String {
    "Tras la última noche arrastras \(amount(minutes, isMost)) de deuda de sueño."
  }

  /// `cerca de 1 h 20 min`, `2 h o más`.
  func amount(_ minutes: Int, _ isMost: Bool) -> String {
    isMost ? "\(length(minutes / 60 * 60)) o más" : "cerca de \(length(minutes))"
  }

  private func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
}

// Explained.
extension Spanish {
  package func tonight(_ fact: Explanation.TonightFact) -> String {
    switch fact {
    case .lightsOut(let plan): tonight(plan)
    case .past(let time): "La hora de apagar la luz era a \(las(time)), y ya ha pasado."
    case .silent(let silence): self.silence(silence)
    case .need(let need): self.need(need)
    case .debt(let debt): self.debt(debt)
    case .noDebt: "No se conoce tu deuda de sueño: hay muy pocos datos de las últimas noches."
    case .usualWake(let time, let nights, isOfClass: true):
      "Sueles despertarte a \(las(time)) en días como el de mañana (mediana de \(nights) de las "
        + "últimas 28 noches; los días con trabajo o con eventos antes de las 12:00 se cuentan aparte de "
        + "los demás)."
    case .usualWake(let time, let nights, isOfClass: false):
      "Sueles despertarte a \(las(time)) (mediana de \(nights) de las últimas 28 noches)."
    case .firstEvent(let title, let start, let lead, let up, let isJourney):
      "\(first(title)) empieza mañana a \(las(start)), así que levántate a \(las(up)). \(self.lead(lead))"
        + (isJourney ? " El trayecto no está contado." : "")
    case .awake(_, 0): "No se sabe cuánto tiempo pasas en la cama sin dormir, así que no se cuenta."
    case .awake(let minutes, let nights):
      "Sueles pasar \(length(minutes)) en la cama sin dormir (mediana de \(nights) de las últimas 14 "
        + "noches), que se suman al tiempo que necesitas en la cama."
    case .bounds(let earliest, let usual):
      "Sueles apagar la luz a \(las(usual)) (mediana de las últimas 14 noches); no se propone nada antes "
        + "de \(las(earliest)), una hora antes, ni más tarde de lo habitual: una hora de deuda tarda "
        + "varias noches en recuperarse, y antes de la hora habitual cuesta dormirse."
    case .event(let title, let end):
      "\(first(title)) termina a \(las(end)), y después se deja media hora."
    case .session(let session, let end):
      "\(first(name(of: session))) termina a \(las(end)), y después se deja media hora."
    case .noHealthData: "No hay datos de salud, así que no se sabe nada de las noches."
    }
  }

  private func silence(_ silence: Explanation.Silence) -> String {
    switch silence {
    case .irregular(let deviation):
      "No se propone ninguna hora: tus últimas 14 noches han empezado a horas muy distintas "
        + "(desviación típica de \(length(deviation))), y por encima de "
        + "\(length(Tonight.irregular)) no hay una habitual."
    case .nightEvent: "No se propone ninguna hora: un evento ocupa la noche."
    case .abroad(let offset):
      "No se propone ninguna hora: has dormido con la hora \(offset.clockName), a "
        + "\(Tonight.abroad / 3600) h o más de la de aquí."
    case .unknown:
      "No se propone ninguna hora: hacen falta 7 de las últimas 14 noches."
    }
  }

  private func need(_ need: SleepNeed) -> String {
    let total = length(need.minutes.inFives)
    switch need.base {
    case .measured(let base, let nights):
      return
        "Esta noche necesitas cerca de \(total): \(length(base)), la mediana de la necesidad que WHOOP "
        + "ha calculado sin contar la deuda (\(nights) de 14 noches), más la deuda de sueño."
    case .last:
      return
        "Esta noche necesitas cerca de \(total), lo último que ha calculado WHOOP: hay muy "
        + "pocas noches para afinar más."
    case .free(let base, let nights):
      return
        "Esta noche necesitas cerca de \(total): \(length(base)), la mediana del tercio más largo de "
        + "\(nights) noches antes de mañanas sin eventos antes de las 10:00, más la deuda de sueño."
    case .target(let target):
      return
        "Esta noche necesitas cerca de \(total): \(length(target)), tu objetivo, más la deuda "
        + "de sueño, si se conoce."
    }
  }

  private func debt(_ debt: OwedSleep) -> String {
    let owed = length(debt.minutes.inFives)
    switch debt.origin {
    case .lastNight(let asleep, let needed, let before, let naps):
      let slept = naps > 0 ? "\(length(asleep)) y siestas de \(length(naps))" : length(asleep)
      let missing =
        asleep + naps > needed
        ? "menos el 32 % de lo que has dormido de más" : "más el 32 % de lo que te ha faltado"
      return
        "Deuda de sueño: cerca de \(owed), con un máximo de \(length(debt.cap)). Son 14 min, más "
        + "el 14 % de los \(length(before)) que arrastrabas antes de la última noche, \(missing) "
        + "(necesitabas \(length(needed)) y has dormido \(slept)): una estimación, ajustada con 6612 "
        + "noches de WHOOP."
    case .nights(let known):
      return
        "Deuda de sueño: cerca de \(owed), con un máximo de \(length(debt.cap)), por lo que ha faltado en "
        + "\(known) de las últimas 14 noches; cada una cuenta un 15 % menos que la siguiente."
    }
  }

  private func lead(_ lead: MorningLead) -> String {
    switch lead.origin {
    case .own(let mornings):
      "Sueles tardar \(length(lead.minutes)) (mediana de \(mornings) mañanas con un evento antes de las "
        + "10:00)."
    case .configured:
      "Has configurado \(length(lead.minutes)) para prepararte (workouts.preparation)."
    case .usual: "Así tienes \(length(lead.minutes)) para prepararte."
    }
  }
}
