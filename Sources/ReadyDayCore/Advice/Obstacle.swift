/// Why a rule is silent, in a sentence with the values that decide it.
package struct Obstacle: Error, Sendable {
  /// The metric about which too little is known; nil for other conditions.
  private let unknown: HealthMetric?
  private let words: @Sendable (Voice) -> String

  init(unknown: HealthMetric? = nil, _ words: @escaping @Sendable (Voice) -> String) {
    (self.unknown, self.words) = (unknown, words)
  }

  package func sentence(in voice: Voice) -> String { words(voice) }

  /// Reports a hidden metric as hidden rather than unknown.
  func hiding(_ metrics: Set<HealthMetric>) -> Obstacle {
    unknown.map(metrics.contains) == true ? .hidden : self
  }
}

extension Obstacle: Equatable {
  /// Whether both say the same.
  package static func == (a: Obstacle, b: Obstacle) -> Bool {
    a.unknown == b.unknown && a.words(Voice(.english)) == b.words(Voice(.english))
  }
}

// Conditions shared by several rules.
extension Obstacle {
  static let noCalendar = Obstacle { $0.say("There is no calendar.", es: "No hay calendario.") }
  static let noHealthData = Obstacle {
    $0.say("There is no health data.", es: "No hay datos de salud.")
  }
  static let noScore = Obstacle(unknown: .recovery) {
    $0.say("No recovery was scored this morning.", es: "Esta mañana no hay datos de recuperación.")
  }
  /// Something that the rule needs is hidden, whether or not it is known.
  package static let hidden = Obstacle {
    $0.say("What the rule checks is hidden.", es: "Lo que comprueba la regla está oculto.")
  }
  static let dayOff = Obstacle { $0.say("It is a day off.", es: "Es un día libre.") }

  /// What the user switched off with this key.
  static func off(_ key: String) -> Obstacle {
    Obstacle {
      $0.say("You switched it off (\(key): false).", es: "Lo has desactivado (\(key): false).")
    }
  }

  static func otherZone(_ zone: RecoveryZone, needed: RecoveryZone) -> Obstacle {
    Obstacle {
      $0.say(
        "Recovery is \($0.zone(zone)); this rule applies only when recovery is \($0.zone(needed)).",
        es:
          "La recuperación está \($0.inColour(zone)); esta regla solo se aplica con la recuperación "
          + "\($0.inColour(needed)).")
    }
  }
}

extension Day {
  /// Throws unless this morning's score (0…100) lies in `zone`.
  func score(in zone: RecoveryZone) throws(Obstacle) -> Double {
    if recoveryZone == zone, let score = morning?.recovery.score.value { return score }
    guard morning != nil else { throw .noHealthData }
    throw recoveryZone == .unknown ? .noScore : .otherZone(recoveryZone, needed: zone)
  }

  var measuredMorning: MorningReport {
    get throws(Obstacle) {
      guard let morning else { throw .noHealthData }
      return morning
    }
  }

  func needsCalendar() throws(Obstacle) { guard hasCalendar else { throw .noCalendar } }
}
