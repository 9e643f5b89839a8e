extension English {
  package func quiet(_ quiet: Briefing.Quiet) -> String {
    switch quiet {
    case .nothingUnusual: "Nothing unusual."
    case .nothingNew: "Nothing new since yesterday: readyday brief --all"
    }
  }

  package var trainLabel: String { "Train" }
  package var timelineLabel: String { "Timeline of the day" }
  package var nowLabel: String { "now" }

  package func usualScores(_ band: ClosedRange<Double>) -> String {
    "usually \(decimal(band.lowerBound, places: 0))–\(percent(band.upperBound))"
  }

  package var tonightLabel: String { "Tonight" }

  package func lightsOut(_ time: TimeOfDay) -> String { "lights out \(time.clock)" }

  package func windows(_ intensity: TrainingIntensity, _ clocks: [String]) -> String {
    "\(self.intensity(intensity)): \(clocks.joined(separator: ", "))"
  }

  package func window(_ clocks: String, hardUntil time: TimeOfDay) -> String {
    "\(clocks) (hard until \(time.clock), then easy)"
  }

  package func meanScore(_ mean: Double) -> String { "mean \(percent(mean))" }

  package func unusual(
    _ vital: Vital, _ value: Double, usually band: ClosedRange<Double>
  ) -> String {
    "\(self.vital(vital, value, mean: nil)), usually \(number(vital, band.lowerBound))–"
      + number(vital, band.upperBound)
  }

  package func ofNeeded(_ minutes: Double) -> String {
    "of \(duration(minutes: Numerals.whole(minutes)))"
  }

  package func events(_ count: Int) -> String {
    switch count {
    case 0: "no events"
    case 1: "1 event"
    default: "\(count) events"
    }
  }

  package func noBreak(_ clocks: String) -> String { "no break \(clocks)" }

  package func notCounted(_ count: Int) -> String { "\(count) not counted: readyday agenda" }

  package func notCounted(_ count: Int, on date: LocalDate) -> String {
    "\(notCounted(count)) \(date)"
  }

  package func asleep(minutes: Int) -> String {
    "\(duration(minutes: minutes)) asleep"
  }

  package func strainSoFar(_ strain: Double, usual: String?) -> String {
    let usual = usual.map { " (usual day \($0))" } ?? ""
    return "strain so far \(decimal(strain, places: 1))\(usual)"
  }

  package var over: String { "over" }
  package var todayWasLabel: String { "Today" }
  package var prepareHeading: String { "Get ready" }
  package var tomorrowHeading: String { "Tomorrow" }

  package func preparation(_ preparation: Evening.Preparation) -> String {
    switch preparation {
    case .answer(let title, let time):
      "Answer \(quotedTitle(title)) (\(time.clock)): you have not accepted or declined."
    case .choose(let first, let second, let start, let end):
      "Choose between \(quotedTitle(first)) and \(quotedTitle(second)): they overlap "
        + "\(start.range(to: end))."
    }
  }

  package func whoopData(of time: TimeOfDay) -> String { "WHOOP data, \(time.clock)" }
}
