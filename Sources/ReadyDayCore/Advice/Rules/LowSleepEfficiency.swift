/// Points out a night with an unusual amount of time awake in bed.
struct LowSleepEfficiency: RecommendationRule {
  static let id = "low-sleep-efficiency"
  static let name = Phrase("A lot of time awake in bed", es: "Mucho tiempo despierto en la cama")

  let percent: Double
  /// The 5th percentile of the user's own nights; nil if too few are known.
  let usuallyAbove: Double?

  static func look(at day: Day) throws(Obstacle) -> LowSleepEfficiency {
    let sleep = try day.measuredMorning.sleep
    guard let efficiency = sleep.efficiency else { throw Self.efficiencyUnknown }
    guard efficiency < SleepSummary.lowEfficiency else { throw Self.efficientEnough(efficiency) }
    if let own = sleep.efficiencyBelow, efficiency >= own {
      throw Self.usuallyInefficient(efficiency, ownLimit: own)
    }
    return LowSleepEfficiency(percent: efficiency, usuallyAbove: sleep.efficiencyBelow)
  }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { .low }
  var place: Recommendation.Place { .sleep }
  var inputs: [Recommendation.Input] {
    [.number("efficiency_pct", percent)]
      + (usuallyAbove.map { [.number("usually_above_pct", $0)] } ?? [])
  }

  func title(in voice: Voice) -> String {
    let shown = Numerals.percentage(percent, below: 75, sign: voice.grammar.decimalSign)
    return voice.say(
      "Low sleep efficiency (\(shown)%)",
      es: "Has dormido poco para el tiempo que has pasado en la cama (\(shown) %)")
  }

  func body(in voice: Voice) -> String {
    guard let usuallyAbove else {
      return voice.say(
        "You slept less than 75% of your time in bed.",
        es: "Has dormido menos del 75 % del tiempo en la cama.")
    }
    let own = voice.percent(usuallyAbove)
    return voice.say(
      "On 19 out of 20 nights you sleep more than \(own) of your time in bed.",
      es: "En 19 de cada 20 noches duermes más del \(own) del tiempo que pasas en la cama.")
  }

  func clause(in voice: Voice) -> String {
    voice.say("low efficiency for you", es: "eficiencia baja para ti")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let limit = SleepSummary.lowEfficiency
    guard let usuallyAbove else {
      let shown = voice.percent(ofEfficiency: percent)
      return [
        voice.say(
          "You slept \(shown) of your time in bed; the rule applies below \(voice.percent(limit)). ",
          es: "Has dormido el \(shown) del tiempo en la cama; la regla se aplica por debajo del "
            + "\(voice.percent(limit)). ") + day.measurer(in: voice)
      ]
    }
    let shares = voice.percents(percent, below: limit, usuallyAbove)
    return [
      voice.say(
        "You slept \(shares[0]) of your time in bed; the rule applies below \(shares[1]) and "
          + "below \(shares[2]), the limit of the lowest 5% of your last 60 nights. ",
        es: "Has dormido el \(shares[0]) del tiempo en la cama; la regla se aplica por debajo del "
          + "\(shares[1]) y del \(shares[2]), el límite del 5 % más bajo de tus últimas 60 noches. "
      ) + day.measurer(in: voice)
    ]
  }

  /// The values are percentages.
  static let efficiencyUnknown = Obstacle(unknown: .sleep) {
    $0.say(
      "Last night's sleep efficiency is unknown.",
      es: "No se conoce la eficiencia del sueño de la última noche.")
  }

  static func efficientEnough(_ value: Double) -> Obstacle {
    Obstacle {
      $0.say(
        "Sleep efficiency was \($0.percent(value)), not below 75%.",
        es:
          "La eficiencia del sueño ha sido del \($0.percent(value)) y la regla se aplica por debajo del 75 %."
      )
    }
  }

  /// The efficiency is low, but not unusual for the user.
  static func usuallyInefficient(_ value: Double, ownLimit own: Double) -> Obstacle {
    Obstacle {
      $0.say(
        "Sleep efficiency was \($0.percent(value)), which is not unusual for you: the rule applies below "
          + "\($0.percent(own)), the limit of the lowest 5% of your last 60 nights.",
        es:
          "La eficiencia del sueño ha sido del \($0.percent(value)), lo normal en ti: la regla se aplica por debajo "
          + "del \($0.percent(own)), el límite del 5 % más bajo de tus últimas 60 noches.")
    }
  }
}
