extension Voice {
  /// What the day allows, and why, in one sentence. Only today's says "today".
  package func sentence(about verdict: DayVerdict, isToday: Bool = true) -> String {
    func today(_ english: String, es spanish: String, other: String) -> String {
      say(english + (isToday ? " today" : ""), es: isToday ? spanish : other)
    }
    let because = verdict.reasons.first.flatMap(clause).map { ": \($0)" } ?? ""
    switch verdict.training {
    case .race:
      guard case .race(let title, _)? = verdict.reasons.first, let caution = verdict.caution else {
        return say(
          "The race is today's training.", es: "La competición es el entrenamiento de hoy.")
      }
      return raceDay(title, caution)
    case .rest: return today("Rest", es: "Hoy descansa", other: "Descansa") + "\(because)."
    case .easy:
      return today(
        "Keep any training easy", es: "Hoy, si entrenas, suave", other: "Si entrenas, suave")
        + "\(because)."
    case .byFeel:
      return today(
        "Train by feel", es: "Hoy entrena según te encuentres",
        other: "Entrena según te encuentres") + "\(because)."
    case .moderate:
      if case .match(_, 0, let start?)? = verdict.reasons.first {
        return say(
          "Match at \(start.clock): nothing hard before it.",
          es: "Partido a \(las(start)): nada fuerte antes.")
      }
      if let session = verdict.standing { return standing(session) }
      let most =
        verdict.isBorderline
        ? say("easy to moderate", es: "entre suave y moderado")
        : say("moderate", es: "con moderación")
      return today(
        "Keep any training \(most)", es: "Hoy, si entrenas, \(most)", other: "Si entrenas, \(most)")
        + "\(because)."
    case .hard:
      let start =
        today(
          "There is room for a hard session", es: "Hoy puedes entrenar fuerte",
          other: "Puedes entrenar fuerte")
        + (verdict.isBorderline ? say(" if you feel up to it", es: " si te ves con fuerzas") : "")
      guard case .allMet(let last?) = verdict.reasons.first else { return "\(start)." }
      return say(
        "\(start); the last hard day was \(shortDate(last)).",
        es: "\(start); el último día fuerte fue el \(date(last)).")
    }
  }

  /// Shown if the plan for the day is easier than the day allows.
  package func asPlanned(_ training: DayVerdict.Training, isToday: Bool = true) -> String {
    let today = isToday ? " today" : ""
    let (level, nivel) = training == .easy ? ("easy", "suave") : ("moderate", "con moderación")
    return training == .rest
      ? say(
        "Rest\(today), as planned.",
        es: (isToday ? "Hoy descansa" : "Descansa") + ", como tenías previsto.")
      : say(
        "Keep any training \(level)\(today), as planned.",
        es: (isToday ? "Hoy, si" : "Si") + " entrenas, \(nivel), como tenías previsto.")
  }
}
