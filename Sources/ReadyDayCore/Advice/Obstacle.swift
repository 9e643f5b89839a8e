/// Why a rule is silent: a condition, with the values that decide it.
package enum Obstacle: Error, Equatable, Sendable {
  /// Something that the rule needs, but that is unknown this morning.
  package enum Unknown: CaseIterable, Sendable {
    case calendar, healthData
    /// The recovery score.
    case score, restingHeartRate
    /// Too few earlier nights have a resting heart rate, or WHOOP is still calibrating.
    case usualRestingHeartRate
    case efficiency, timeAsleep
    case sleepDebt, usualWake
  }

  package struct Own: Equatable, Sendable {
    fileprivate let obstacle: any RuleObstacle

    package static func == (a: Own, b: Own) -> Bool { a.obstacle.isEqual(to: b.obstacle) }
  }

  case unknown(Unknown)
  /// Something that the rule needs is hidden, whether or not it is known.
  case hidden
  case otherZone(RecoveryZone, needed: RecoveryZone)
  case dayOff
  case own(Own)

  /// Reports a hidden metric as hidden rather than unknown.
  func hiding(_ metrics: Set<HealthMetric>) -> Obstacle {
    metric.map(metrics.contains) == true ? .hidden : self
  }

  /// The unknown metric. Metrics that were compared are known and not hidden.
  private var metric: HealthMetric? {
    switch self {
    case .unknown(let unknown): unknown.metric
    case .own(let own): own.obstacle.unknownMetric
    case .hidden, .otherZone, .dayOff: nil
    }
  }
}

package protocol RuleObstacle: AnyEquatable {
  func sentence(in voice: Voice) -> String
  /// The metric about which too little is known; nil for other conditions.
  var unknownMetric: HealthMetric? { get }
}

extension RuleObstacle {
  package var unknownMetric: HealthMetric? { nil }

  var obstacle: Obstacle { .own(Obstacle.Own(obstacle: self)) }
}

extension Obstacle.Unknown {
  fileprivate var metric: HealthMetric? {
    switch self {
    case .calendar, .healthData: nil
    case .score: .recovery
    case .efficiency, .timeAsleep, .sleepDebt, .usualWake: .sleep
    case .restingHeartRate, .usualRestingHeartRate: .restingHeartRate
    }
  }
}

/// What the user switched off.
enum Off: String, RuleObstacle {
  case tonight, lunch

  func sentence(in voice: Voice) -> String {
    voice.say(
      "You switched it off (\(rawValue): false).", es: "Lo has desactivado (\(rawValue): false).")
  }
}

// Conditions shared by several rules.
extension Day {
  /// Throws unless this morning's score (0…100) lies in `zone`.
  func score(in zone: RecoveryZone) throws(Obstacle) -> Double {
    if recoveryZone == zone, let score = morning?.recovery.score.value { return score }
    guard morning != nil else { throw .unknown(.healthData) }
    throw recoveryZone == .unknown ? .unknown(.score) : .otherZone(recoveryZone, needed: zone)
  }

  var measuredMorning: MorningReport {
    get throws(Obstacle) {
      guard let morning else { throw .unknown(.healthData) }
      return morning
    }
  }

  func needsCalendar() throws(Obstacle) { guard hasCalendar else { throw .unknown(.calendar) } }
}

extension Obstacle {
  package func sentence(in voice: Voice) -> String {
    switch self {
    case .unknown(let unknown): unknown.sentence(in: voice)
    case .hidden:
      voice.say("What the rule checks is hidden.", es: "Lo que comprueba la regla está oculto.")
    case .otherZone(let zone, let needed):
      voice.say(
        "Recovery is \(voice.zone(zone)); this rule applies only when recovery is \(voice.zone(needed)).",
        es:
          "La recuperación está \(voice.inColour(zone)); esta regla solo se aplica con la recuperación "
          + "\(voice.inColour(needed)).")
    case .dayOff: voice.say("It is a day off.", es: "Es un día libre.")
    case .own(let own): own.obstacle.sentence(in: voice)
    }
  }
}

extension Obstacle.Unknown {
  fileprivate func sentence(in voice: Voice) -> String {
    switch self {
    case .calendar: voice.say("There is no calendar.", es: "No hay calendario.")
    case .healthData: voice.say("There is no health data.", es: "No hay datos de salud.")
    case .score:
      voice.say(
        "No recovery was scored this morning.", es: "Esta mañana no hay datos de recuperación.")
    case .restingHeartRate:
      voice.say(
        "Last night's resting heart rate is unknown.",
        es: "No se conoce la FC en reposo de esta noche.")
    case .usualRestingHeartRate:
      voice.say(
        "Fewer than \(EarlySignals.nightsNeeded) nights, from 3 to 60 nights ago, have a resting heart "
          + "rate to compare with, or WHOOP is still calibrating.",
        es:
          "Menos de \(EarlySignals.nightsNeeded) noches, de 3 a 60 noches atrás, tienen FC en reposo con la "
          + "que comparar, o WHOOP aún se está calibrando.")
    case .efficiency:
      voice.say(
        "Last night's sleep efficiency is unknown.",
        es: "No se conoce la eficiencia del sueño de esta noche.")
    case .timeAsleep:
      voice.say(
        "Last night's sleep is unknown.", es: "No se conoce el tiempo de sueño de esta noche.")
    case .usualWake:
      voice.say(
        "Too few nights are known to tell when you usually wake.",
        es: "Hay muy pocas noches para saber cuándo sueles despertarte.")
    case .sleepDebt: voice.say("Your sleep debt is unknown.", es: "No se conoce la deuda de sueño.")
    }
  }
}
