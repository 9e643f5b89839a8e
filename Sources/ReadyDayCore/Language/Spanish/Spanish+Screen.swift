extension Spanish {
  package func quiet(_ quiet: Briefing.Quiet) -> String {
    switch quiet {
    case .nothingUnusual: "Nada fuera de lo normal."
    case .nothingNew: "Nada nuevo desde ayer: readyday brief --all"
    }
  }

  package var trainLabel: String { "Entrenar" }
  package var timelineLabel: String { "El día, hora a hora" }
  package var nowLabel: String { "ahora" }

  package func usualScores(_ band: ClosedRange<Double>) -> String {
    "lo habitual, \(decimal(band.lowerBound, places: 0))–\(percent(band.upperBound))"
  }

  package var tonightLabel: String { "Noche" }

  package func lightsOut(_ time: TimeOfDay) -> String { "apaga la luz a \(las(time))" }

  package func windows(_ intensity: TrainingIntensity, _ clocks: [String]) -> String {
    "\(self.intensity(intensity)): \(clocks.joined(separator: ", "))"
  }

  package func window(_ clocks: String, hardUntil time: TimeOfDay) -> String {
    "\(clocks) (fuerte hasta \(las(time)); luego, suave)"
  }

  package func meanScore(_ mean: Double) -> String { "media \(percent(mean))" }

  package func unusual(
    _ vital: Vital, _ value: Double, usually band: ClosedRange<Double>
  ) -> String {
    // Without a word for the range, as laboratories print it: with one it would not fit beside the mean.
    "\(self.vital(vital, value, mean: nil)) (\(number(vital, band.lowerBound))–"
      + "\(number(vital, band.upperBound)))"
  }

  package func ofNeeded(_ minutes: Double) -> String {
    "de \(duration(minutes: Numerals.whole(minutes)))"
  }

  package func events(_ count: Int) -> String {
    switch count {
    case 0: "sin eventos"
    case 1: "1 evento"
    default: "\(count) eventos"
    }
  }

  package func noBreak(_ clocks: String) -> String { "sin pausa \(clocks)" }

  package func notCounted(_ count: Int) -> String {
    count == 1
      ? "1 no cuenta: readyday agenda" : "\(count) no cuentan: readyday agenda"
  }

  package func notCounted(_ count: Int, on date: LocalDate) -> String {
    "\(notCounted(count)) \(date)"
  }

  package func asleep(minutes: Int) -> String {
    "\(duration(minutes: minutes)) de sueño"
  }

  package func strainSoFar(_ strain: Double, usual: String?) -> String {
    let usual = usual.map { " (un día normal, \($0))" } ?? ""
    return "esfuerzo hasta ahora \(decimal(strain, places: 1))\(usual)"
  }

  package var over: String { "ya ha pasado" }
  package var todayWasLabel: String { "Hoy" }
  package var prepareHeading: String { "Antes de mañana" }
  package var tomorrowHeading: String { "Mañana" }

  package func preparation(_ preparation: Evening.Preparation) -> String {
    switch preparation {
    case .answer(let title, let time):
      "Responde a \(quotedTitle(title)) (\(time.clock)): aún no has dicho si vas."
    case .choose(let first, let second, let start, let end):
      "Elige entre \(quotedTitle(first)) y \(quotedTitle(second)): se solapan "
        + "\(start.range(to: end))."
    }
  }

  package func whoopData(of time: TimeOfDay) -> String { "WHOOP, \(time.clock)" }
}
