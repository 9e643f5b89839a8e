/// Reports a raised resting heart rate that comes with a raised respiratory rate or temperature.
struct SeveralSignalsOff: RecommendationRule {
  static let id = "several-signals-off"
  static let name = Phrase("Several unusual readings", es: "Varios valores inusuales")

  /// Resting heart rate first.
  let signals: [EarlySignals.Signal]
  let mornings: Int
  /// Whether to name the menstrual cycle as a possible cause.
  let namesCycle: Bool
  /// What came before the first such morning; nil if it is not known.
  var known: KnownCause?
  /// Whether the day's verdict is to rest.
  var rests = false

  static func look(at day: Day) throws(Obstacle) -> SeveralSignalsOff {
    let morning = try day.measuredMorning
    guard morning.recovery.restingHeartRate.value != nil else { throw Self.heartRateUnknown }
    guard let signals = morning.signals, let heart = signals[.restingHeartRate] else {
      throw Self.usualHeartRateUnknown
    }
    guard signals.areUnusual else { throw Self.obstacle(heart, among: signals) }
    if day.place?.settling != nil { throw Self.settling }
    if day.isEvening { throw Self.evening }
    // What the user reported outweighs the readings.
    guard let unusual = day.state.unusual, day.state.illness == nil else {
      throw Self.userKnowsBetter
    }
    return SeveralSignalsOff(
      signals: signals.notable, mornings: unusual.mornings, namesCycle: day.mayHaveCycle,
      known: unusual.mornings == 1 ? day.plainCause : nil, rests: day.verdict.training == .rest)
  }

  private static func obstacle(_ heart: EarlySignals.Signal, among signals: EarlySignals)
    -> Obstacle
  {
    guard heart.isRaised else { return heartRateNotRaised(heart) }
    let knowsAll = signals[.respiratoryRate] != nil && signals[.skinTemperature] != nil
    return knowsAll ? allButRestingHeartRate(heart) : restingHeartRateAlone(heart)
  }

  var kind: Recommendation.Kind { .info }
  var priority: Recommendation.Priority { .high }
  var subject: String { "\(mornings)" }
  var inputs: [Recommendation.Input] {
    signals.flatMap(Self.inputs) + [.number("mornings_in_a_row", mornings)]
  }

  private static func inputs(_ signal: EarlySignals.Signal) -> [Recommendation.Input] {
    let (name, unit) = signal.vital.scriptName
    return [
      .number(signal.vital.code, signal.value), .number("\(name)_usual_\(unit)", signal.usual),
      .number("\(name)_over_usual_\(unit)", signal.difference), .number("\(name)_z", signal.z),
      .number("\(name)_nights", signal.nights),
    ]
  }

  func title(in voice: Voice) -> String {
    guard rests else {
      return voice.say(
        "Go easy: several readings are unusual",
        es: "Tómatelo con calma: varios valores son inusuales")
    }
    return mornings > 1
      ? voice.say(
        "Rest: several readings are unusual again",
        es: "Descansa: varios valores vuelven a ser inusuales")
      : voice.say(
        "Rest: several readings are unusual", es: "Descansa: varios valores son inusuales")
  }

  func body(in voice: Voice) -> String {
    let off = signals.map { Self.off($0, in: voice) }.joined(separator: ", ")
    let readings = voice.say(
      "Compared with your usual: \(off).", es: "Frente a lo habitual en ti: \(off).")
    let known = known.map { cause in
      let after = voice.cause(cause).withCapital
      return voice.say(
        " \(after). If you feel unwell: readyday feel ill.",
        es: " \(after). Si te encuentras mal: readyday feel mal.")
    }
    return readings + (known ?? "") + " "
      + (mornings == 1 ? causes(in: voice) : voice.morningsInARow(mornings))
  }

  private func causes(in voice: Voice) -> String {
    // A known cause is a race, a night of work or a flight: neither travel nor a hard day is news.
    guard known == nil else {
      return voice.say(
        "Other causes: coming down with something, alcohol, heat"
          + (namesCycle ? ", or the second half of a menstrual cycle." : "."),
        es: "Otras causas: incubar algo, el alcohol, el calor"
          + (namesCycle ? " o la segunda mitad del ciclo menstrual." : "."))
    }
    return voice.say(
      "Common causes: coming down with something, alcohol, a hard or late day, heat, "
        + (namesCycle ? "travel, or the second half of a menstrual cycle." : "or travel."),
      es: "Causas habituales: incubar algo, el alcohol, un día duro o una noche corta, el calor"
        + (namesCycle ? ", un viaje o la segunda mitad del ciclo menstrual." : " o un viaje."))
  }

  private static func off(_ signal: EarlySignals.Signal, in voice: Voice) -> String {
    let (places, vital) = (signal.vital.places, signal.vital)
    let over = "+\(voice.decimal(signal.difference, places: places))"
    switch vital {
    case .restingHeartRate:
      return voice.say("resting HR \(over) bpm", es: "FC en reposo \(over) lpm")
    case .heartRateVariability, .sdnn:
      let (name, value) = (voice.name(of: vital), voice.decimal(signal.value, places: places))
      return voice.say("\(name) \(value) ms (low)", es: "\(name) baja (\(value) ms)")
    case .respiratoryRate:
      return voice.say("respiratory rate \(over)/min", es: "frecuencia respiratoria \(over)/min")
    case .skinTemperature:
      return voice.say("skin temperature \(over) °C", es: "temperatura cutánea \(over) °C")
    case .bloodOxygen: return voice.say("blood oxygen \(over)%", es: "oxígeno en sangre \(over) %")
    }
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    signals.map(voice.signal) + [voice.morningsInARow(mornings)]
  }

  /// Little of the day is left to go easy on.
  static let evening = Obstacle {
    $0.say("The morning has said it.", es: "Ya se ha dicho por la mañana.")
  }
  static let heartRateUnknown = Obstacle(unknown: .restingHeartRate) {
    $0.say(
      "Last night's resting heart rate is unknown.",
      es: "No se conoce la FC en reposo de la última noche.")
  }
  /// Too few earlier nights have a resting heart rate, or WHOOP is still calibrating.
  static let usualHeartRateUnknown = Obstacle(unknown: .restingHeartRate) {
    $0.say(
      "Fewer than \(EarlySignals.nightsNeeded) nights, from 3 to 60 nights ago, have a resting heart "
        + "rate to compare with, or WHOOP is still calibrating.",
      es:
        "De las noches de hace 3 a 60 días, menos de \(EarlySignals.nightsNeeded) tienen FC en reposo con la "
        + "que comparar, o WHOOP aún se está calibrando.")
  }

  static func heartRateNotRaised(_ heart: EarlySignals.Signal) -> Obstacle {
    Obstacle { $0.signal(heart) }
  }

  /// The resting heart rate is raised, but respiratory rate and skin temperature are not.
  static func allButRestingHeartRate(_ heart: EarlySignals.Signal) -> Obstacle {
    Obstacle {
      $0.signal(heart)
        + $0.say(
          " Neither respiratory rate nor skin temperature is raised.",
          es: " Ni la frecuencia respiratoria ni la temperatura cutánea están altas.")
    }
  }

  /// The resting heart rate is raised, and one of the other two is unknown or hidden.
  static func restingHeartRateAlone(_ heart: EarlySignals.Signal) -> Obstacle {
    Obstacle {
      $0.signal(heart)
        + $0.say(
          " Respiratory rate and skin temperature are not raised, or are unknown or hidden.",
          es:
            " La frecuencia respiratoria y la temperatura cutánea no están altas, no se conocen o están "
            + "ocultas.")
    }
  }

  /// The user is still adjusting to a new time zone.
  static let settling = Obstacle {
    $0.say(
      "After a change of clocks such readings are to be expected.",
      es: "Tras un cambio de hora, valores así son de esperar.")
  }
  /// The user reported how they feel.
  static let userKnowsBetter = Obstacle {
    $0.say("You said how you are.", es: "Has dicho cómo estás.")
  }
}

extension Vital {
  fileprivate var scriptName: (name: String, unit: String) {
    switch self {
    case .heartRateVariability: ("hrv", "ms")
    case .sdnn: ("hrv_sdnn", "ms")
    case .restingHeartRate: ("resting_hr", "bpm")
    case .bloodOxygen: ("spo2", "pct")
    case .skinTemperature: ("skin_temp", "celsius")
    case .respiratoryRate: ("respiratory_rate", "rpm")
    }
  }

  /// The name in JSON, with the unit.
  var code: String { "\(scriptName.name)_\(scriptName.unit)" }
}
