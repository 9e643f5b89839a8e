extension Voice {
  /// Where the numbers of a night come from.
  func night(of morning: MorningReport?, in zone: Zone) -> Explanation.Lines {
    guard let morning else {
      return (
        nil,
        [
          say(
            "There is no health data, so sleep is unknown.",
            es: "No hay datos de salud, así que no se conoce el sueño.")
        ]
      )
    }
    let (sleep, source) = (morning.sleep, morning.recovery.source)
    guard sleep.state == .scored, let asleep = sleep.asleepMinutes.value else {
      let state = scoreState(sleep.state, by: source)
      return (nil, [say("Sleep is unknown: \(state).", es: "No hay datos del sueño: \(state).")])
    }
    let slept = slept(asleep, needed: sleep.neededMinutes)
    let lines = [
      times(of: sleep, in: zone), sleep.blocks > 1 ? parts(sleep.blocks, by: source) : nil,
      sleep.neededMinutes.map { need($0, debt: sleep.debtMinutes) },
      sleep.performance.map {
        say(
          "Performance \(percent($0)) is WHOOP's own figure; readyday never recomputes it.",
          es: "El rendimiento, \(percent($0)), es el de WHOOP; readyday no lo recalcula.")
      }, sleep.efficiency.map(efficiency),
      sleep.asleepMinutes.baseline.map { mean(duration(minutes: $0.mean), of: $0.days) },
      short(below: sleep.shortLimit, own: sleep.shortBelow),
      sleep.efficiencyBelow.map {
        say(
          "On 19 out of 20 of your last 60 nights, your sleep efficiency was above \(percent($0)).",
          es:
            "En 19 de cada 20 noches de las últimas 60, la eficiencia ha superado el \(percent($0))."
        )
      },
    ]
    return (say("Sleep: \(slept)", es: "Sueño: \(slept)"), lines.compactMap(\.self))
  }

  /// Local times, with the offset at waking if it differs from the day's.
  private func times(of sleep: SleepSummary, in zone: Zone) -> String? {
    sleep.times.map { start, end in
      let offset = sleep.foreignOffset(in: zone)?.clockName
      return say(
        "It started at \(start.clock) and ended at \(end.clock)"
          + (offset.map { ", in the local time (\($0)) of the place where it was recorded" } ?? "")
          + ".",
        es: "Ha empezado a \(las(start)) y ha acabado a \(las(end))"
          + (offset.map { ", en la hora local (\($0)) del lugar donde se ha registrado" } ?? "")
          + ".")
    }
  }

  /// Explains why the figures of an interrupted night do not add up.
  func parts(_ count: Int, by source: RecoverySource) -> String {
    let sum = say(
      "The night has \(count) parts; their sleep is added up.",
      es: "La noche tiene \(count) partes y su sueño se suma.")
    guard source == .whoop else { return sum }
    return say(
      "\(sum) Need, performance and efficiency are WHOOP's, for the main part only, so they do not match "
        + "that total.",
      es: "\(sum) La necesidad, el rendimiento y la eficiencia son las de WHOOP y solo de la parte "
        + "principal, así que no cuadran con ese total.")
  }

  /// The need includes the debt.
  func need(_ minutes: Double, debt: Double?) -> String {
    let need = duration(minutes: minutes)
    return say(
      "You needed \(need), "
        + (debt.map { "\($0 < 0.5 ? "none" : duration(minutes: $0)) of it from sleep debt, " } ?? "")
        + "according to WHOOP.",
      es: debt.map {
        "Necesitabas \(need) según WHOOP, \($0 < 0.5 ? "nada" : duration(minutes: $0)) por deuda de sueño."
      } ?? "Necesitabas \(need), según WHOOP.")
  }

  private func efficiency(_ efficiency: Double) -> String {
    let percent = percent(ofEfficiency: efficiency)
    return say(
      "Efficiency \(percent): the share of your time in bed that you were asleep; the sleep-efficiency rule "
        + "applies only below 75%.",
      es: "Eficiencia \(percent): la parte del tiempo en la cama que has dormido; la regla "
        + "de la eficiencia solo se aplica por debajo del 75 %.")
  }

  /// `own` is a percentile of the user's own nights.
  func short(below limit: Double, own: Double?) -> String {
    say(
      "A night under \(duration(minutes: limit)) counts as short. \(shortLimit(own))",
      es: "Una noche de menos de \(duration(minutes: limit)) cuenta como corta. \(shortLimit(own))")
  }
}
