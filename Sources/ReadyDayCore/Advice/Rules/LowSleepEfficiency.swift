/// Points out a night with an unusual amount of time awake in bed.
struct LowSleepEfficiency: RecommendationRule {
  static let id = "low-sleep-efficiency"

  let percent: Double
  /// The 5th percentile of the user's own nights; nil if too few are known.
  let usuallyAbove: Double?

  static func look(at day: Day) throws(Obstacle) -> LowSleepEfficiency {
    let sleep = try day.measuredMorning.sleep
    guard let efficiency = sleep.efficiency else { throw .unknown(.efficiency) }
    guard efficiency < SleepSummary.lowEfficiency else {
      throw Silence.efficientEnough(efficiency).obstacle
    }
    if let own = sleep.efficiencyBelow, efficiency >= own {
      throw Silence.usuallyInefficient(efficiency, ownLimit: own).obstacle
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
      )
        + day.measurer(in: voice)
    ]
  }

  /// The values are percentages.
  enum Silence: RuleObstacle {
    case efficientEnough(Double)
    /// The efficiency is low, but not unusual for the user.
    case usuallyInefficient(Double, ownLimit: Double)

    func sentence(in voice: Voice) -> String {
      switch self {
      case .efficientEnough(let value):
        voice.say(
          "Sleep efficiency was \(voice.percent(value)), not below 75%.",
          es:
            "La eficiencia del sueño ha sido del \(voice.percent(value)) y la regla se aplica por debajo del 75 %."
        )
      case .usuallyInefficient(let value, let own):
        voice.say(
          "Sleep efficiency was \(voice.percent(value)), which is not unusual for you: the rule applies below "
            + "\(voice.percent(own)), the limit of the lowest 5% of your last 60 nights.",
          es:
            "La eficiencia del sueño ha sido del \(voice.percent(value)), lo normal en ti: la regla se aplica por debajo "
            + "del \(voice.percent(own)), el límite del 5 % más bajo de tus últimas 60 noches.")
      }
    }
  }
}
