// The words of assessments and programmes.
extension English {
  package func name(of test: SelfTest) -> String {
    switch test {
    case .neckHold: "lying neck hold"
    case .pushUps: "push-ups"
    case .backScratch: "reach behind the back"
    case .seatedRotation: "seated trunk rotation"
    case .plank: "plank"
    case .singleLegBridge: "single-leg bridge"
    case .chairStand30: "chair stands in 30 s"
    case .chairStand60: "chair stands in 1 min"
    case .kneeToWall: "knee to wall"
    case .heelRise: "single-leg calf raises"
    case .oneLegStance: "single-leg stance, eyes closed"
    case .sittingRising: "sitting and rising"
    }
  }

  package func instruction(for test: SelfTest) -> String {
    switch test {
    case .neckHold:
      "On your back, chin tucked, lift your head two finger-widths. Count the seconds until your chin "
        + "or head drops."
    case .pushUps:
      "Men on their toes, women on their knees; lower your chest to a fist's height above the floor. "
        + "Count how many you do in a row with a straight body."
    case .backScratch:
      "One hand over your shoulder, the other up your back. Measure between your middle fingers: a gap is "
        + "negative, an overlap positive."
    case .seatedRotation:
      "Astride a chair with a stick across your chest, turn as far as you can with both sit bones "
        + "down. Measure the angle of the stick, for example with a phone's compass."
    case .plank:
      "On forearms and toes, body straight. Count the seconds until your hips sink or rise."
    case .singleLegBridge:
      "On your back, heel on a seat about 60 cm high, knee slightly bent, your other thigh upright. "
        + "Count how many times your hips go all the way up and down."
    case .chairStand30:
      "Chair about 43 cm high against a wall, arms crossed. Count full stands in 30 seconds."
    case .chairStand60:
      "Chair about 46 cm high against a wall, hands on your hips. Count full stands in one minute."
    case .kneeToWall:
      "One foot in front of a wall, heel down, knee to the wall. Move back as far as you can while both still touch, "
        + "then measure from your big toe to the wall, in centimetres."
    case .heelRise:
      "On one foot, fingertips on a wall, one rise a second (on a 10° slope in the study). Count "
        + "full rises."
    case .oneLegStance:
      "In a corner, with someone beside you, arms crossed. Count the seconds on one leg with your eyes "
        + "closed; the best of three, 45 at most."
    case .sittingRising:
      "On a soft mat, sit down on the floor and stand up. From 10 points, take off one for each hand, "
        + "knee or forearm you use and half a point for each wobble."
    }
  }

  package func source(of test: SelfTest) -> String {
    let people =
      switch test {
      case .neckHold: "126 adults"
      case .pushUps: "CSEP categories by age and sex, as in ACSM's Guidelines"
      case .backScratch, .chairStand30: "7,183 people, 60–94"
      case .seatedRotation: "46 adults, about 24"
      case .plank: "471 students, about 20"
      case .singleLegBridge: "football players"
      case .chairStand60: "6,926 adults"
      case .kneeToWall: "35 adults"
      case .heelRise: "566 adults"
      case .oneLegStance: "549 adults"
      case .sittingRising: "2,002 adults, 51–80"
      }
    return test.citation.map { "\($0) (\(people))" } ?? people
  }

  package func form(of test: SelfTest) -> String {
    let unit =
      switch test.unit {
      case .seconds: "seconds"
      case .repetitions: "repetitions"
      case .centimetres: "cm"
      case .degrees: "degrees"
      case .points: "points"
      }
    return test.isSided ? "\(unit), left and right: 11 9" : unit
  }

  package func measured(_ value: Double, in unit: SelfTest.Unit) -> String {
    let number = decimal(value, places: value == value.rounded() ? 0 : 1)
    return switch unit {
    case .seconds: "\(number) s"
    case .repetitions: number == "1" ? "1 rep" : "\(number) reps"
    case .centimetres: "\(number) cm"
    case .degrees: "\(number)°"
    case .points: "\(number) out of 10"
    }
  }

  package func name(of goal: BodyGoal) -> String {
    switch goal {
    case .health: "health"
    case .mobility: "mobility"
    case .balance: "balance"
    case .strength: "strength"
    case .sport: "sport"
    }
  }

  package func name(of sex: Sex) -> String {
    switch sex {
    case .female: "female"
    case .male: "male"
    }
  }

  package func name(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: "Recovery"
    case .resilience: "Resilience"
    case .results: "Performance"
    }
  }

  package func aim(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: "mobility and control, easy"
    case .resilience: "from control to strength endurance, moderate"
    case .results: "strength, and power where your sport needs it"
    }
  }

  package func name(of effort: SessionEffort) -> String {
    switch effort {
    case .easy: "easy"
    case .moderate: "moderate"
    case .hard: "hard"
    }
  }

  package func name(of status: BodyStatus) -> String {
    switch status {
    case .planned: "planned"
    case .done: "done"
    case .partly: "partly done"
    case .skipped: "skipped"
    }
  }

  package func amount(of item: ProgrammeItem) -> String {
    let unit = item.isTimed ? " s" : ""
    let side = item.isEachSide ? " each side" : ""
    return "\(item.sets) × \(item.amount)\(unit)\(side), rest \(item.restSeconds) s"
  }

  package func reason(for item: ProgrammeItem, share: Int, sports: [String]) -> String {
    let area = name(of: item.movement.area)
    let sport = sports.isEmpty ? "" : ", important for \(list(sports))"
    let step =
      switch item.step {
      case .harder: " It is a harder version of last week's."
      case .more: " Slightly more than last week."
      case nil: ""
      }
    let why =
      switch item.reason {
      case .area: "For your \(area)\(sport): \(share)% of the programme."
      case .warmUp: "Warms up your \(area)."
      case .pattern:
        "\(item.movement.facts.pattern.map { name(of: $0).withCapital } ?? "") is due this week (\(area))."
      case .power: "Your sport needs power."
      case .recovery: "Moves your \(area) without load."
      }
    return why + step
  }

  /// `a, b and c`.
  func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  package func label(_ label: BodyLabel) -> String {
    switch label {
    case .equipment: "equipment"
    case .avoided: "avoid"
    case .sports: "sports"
    case .goal: "goal"
    case .sex: "sex"
    case .birthYear: "birth year"
    case .none: "none"
    case .nothing: "nothing"
    case .notSaid: "not given"
    case .overall: "overall"
    case .results: "Self-assessment"
    case .source: "source"
    case .session: "Today's session"
    case .why: "Why"
    case .when: "When"
    case .phase: "phase"
    case .week: "week"
    case .adherence: "Sessions by phase"
    case .scores: "Scores by area"
    case .instead: "Instead, for a day like this"
    }
  }

  package var programmeSession: String { "Exercise programme" }
}
