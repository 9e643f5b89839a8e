extension Voice {
  /// The time for lights out, the sleep it allows, and any shortfall; one or two sentences.
  package func tonight(_ plan: TonightPlan) -> String {
    let (out, sleep) = either(
      (plan.lightsOut.clock + clocks(plan), "\(length(plan.need)) of sleep by \(plan.wake.clock)"),
      es: (
        las(plan.lightsOut) + clocks(plan), "\(length(plan.need)) y levantarte a \(las(plan.wake))"
      ))
    switch (plan.limit, plan.short > 0) {
    case (nil, _):
      return say(
        "For \(sleep), lights out at \(out).", es: "Para dormir \(sleep), apaga la luz a \(out).")
    case (.week(let earlier), _): return week(plan, earlier)
    case (.irregular, _):
      let sleep = length(plan.sleep)
      return say(
        "Asleep by \(out) gives you \(sleep) by \(plan.wake.clock).",
        es: "Si te duermes a \(out), dormirás \(sleep) y te levantarás a \(las(plan.wake)).")
    case (.usual, true) where !plan.isShortAnew:
      return say(
        "Lights out at \(out), an hour earlier than usual, gives you \(length(plan.sleep)).",
        es:
          "Si apagas la luz a \(out), una hora antes de lo habitual, dormirás \(length(plan.sleep))."
      )
    case (.usual, true):
      return say(
        "You need \(length(plan.need)), out of reach tonight. Lights out at \(out), an hour earlier than "
          + "usual, gives you \(length(plan.sleep)).",
        es:
          "Necesitas \(length(plan.need)), y esta noche no da para tanto: si apagas la luz a \(out), una "
          + "hora antes de lo habitual, dormirás \(length(plan.sleep)).")
    case (.usual, false):
      return say(
        "Your usual \(out) is early enough for \(sleep).",
        es: "Te basta con apagar la luz a tu hora, \(out), para dormir \(sleep).")
    case (.event(let title, let end, let free), let isShort):
      let after = free.map { " \(self.free($0))" } ?? ""
      return say(
        "\(first(title)) ends at \(end.clock); \(late(plan))\(isShort ? after : "")",
        es: "\(first(title)) termina a \(las(end)); \(late(plan))\(isShort ? after : "")")
    case (.session(let session, let end), _):
      return say(
        "\(first(name(of: session))) ends at \(end.clock); \(late(plan))",
        es: "\(first(name(of: session))) termina a \(las(end)); \(late(plan))")
    }
  }

  private func week(_ plan: TonightPlan, _ earlier: Int) -> String {
    let (out, sleep) = (plan.lightsOut, length(plan.sleep))
    guard earlier > 0, out != plan.usual else {
      return say(
        "Lights out at \(out.clock)\(clocks(plan)), your usual time, gives you \(sleep).",
        es: "Si apagas la luz a tu hora, \(out.clock)\(clocks(plan)), dormirás \(sleep).")
    }
    return say(
      "Lights out at \(out.clock)\(clocks(plan)), \(length(earlier)) earlier than you have been, gives you \(sleep).",
      es:
        "Apaga la luz a \(las(out))\(clocks(plan)), \(length(earlier)) antes de lo que vienes haciendo: dormirás \(sleep)."
    )
  }

  private func late(_ plan: TonightPlan) -> String {
    let out =
      say("lights out at \(plan.lightsOut.clock)", es: "si apagas la luz a \(las(plan.lightsOut))")
      + clocks(plan)
    return plan.short > 0
      ? say(
        "\(out) gives you \(length(plan.sleep)) of the \(length(plan.need)) you need.",
        es:
          "\(out), dormirás cerca de \(length(plan.sleep)) de las \(length(plan.need)) que necesitas."
      )
      : say(
        "\(out) still gives you \(length(plan.need)) of sleep by \(plan.wake.clock).",
        es: "\(out), aún puedes dormir \(length(plan.need)) y levantarte a \(las(plan.wake)).")
  }

  /// How the clocks change in that night; empty if they do not.
  func clocks(_ plan: TonightPlan) -> String {
    guard plan.clockChange != 0 else { return "" }
    guard !plan.isSecond else { return afterClocks }
    let length = length(abs(plan.clockChange))
    return plan.clockChange < 0
      ? say(" (the clocks go back \(length))", es: " (el reloj se atrasa \(length))")
      : say(" (the clocks go forward \(length))", es: " (el reloj se adelanta \(length))")
  }

  /// Marks the second of two times that are alike.
  var afterClocks: String { say(" (after the clocks go back)", es: " (con el reloj ya atrasado)") }

  private func free(_ evening: TonightPlan.FreeEvening) -> String {
    switch evening {
    case .tomorrow: say("Tomorrow evening is free.", es: "Mañana tienes la noche libre.")
    case .on(let weekday):
      say(
        "\(self.weekday(weekday)) evening is free.",
        es: "El \(self.weekday(weekday)) tienes la noche libre.")
    }
  }

  /// A sentence about sleep debt, in minutes, after the last night; with `isMost`, it may be more.
  package func owed(_ minutes: Int, isMost: Bool) -> String {
    say(
      "You still have \(amount(minutes, isMost)) of sleep debt after last night.",
      es: "Tras la última noche arrastras \(amount(minutes, isMost)) de deuda de sueño.")
  }

  /// For example `about 1 h 20 min`, or `2 h or more` with `isMost`.
  func amount(_ minutes: Int, _ isMost: Bool) -> String {
    isMost
      ? say("\(length(minutes / 60 * 60)) or more", es: "\(length(minutes / 60 * 60)) o más")
      : say("about \(length(minutes))", es: "cerca de \(length(minutes))")
  }

  /// How long getting ready takes, and how that is known.
  func lead(_ lead: MorningLead) -> String {
    let (time, reason) = (length(lead.minutes), name(of: lead.reason))
    switch lead.origin {
    case .own(let mornings):
      return say(
        "Getting ready for \(reason) usually takes you \(time) (median of \(mornings) similar "
          + "mornings, at about that hour).",
        es:
          "Sueles tardar \(time) en prepararte para \(reason) (mediana de \(mornings) mañanas "
          + "parecidas, hacia esa hora).")
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
        es: "Así tienes \(parts); se conocen menos de \(MorningLead.morningsNeeded) mañanas así.")
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
