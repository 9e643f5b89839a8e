/// Advises an easy day on a red morning.
struct RedRecovery: RecoveryRule {
  static let id = "red-recovery"
  static let name = Phrase("Red recovery", es: "Recuperación en rojo")

  let score: Double
  /// Nil unless readyday computed the score.
  let category: ComputedCategory?
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> RedRecovery {
    RedRecovery(
      score: try day.score(in: .red), category: day.morning?.recovery.category,
      isPast: day.isWorkOver || day.isOver)
  }

  var kind: Recommendation.Kind { .warning }
  var priority: Recommendation.Priority { .high }

  func title(in voice: Voice) -> String {
    voice.recovery(voice.say("Low", es: "baja"), score, category)
  }

  func body(in voice: Voice) -> String {
    isPast
      ? voice.say("Keep this evening easy.", es: "Tómate con calma lo que queda de día.")
      : voice.say("Take it easy where you can.", es: "Tómatelo con calma siempre que puedas.")
  }
}

/// Advises a moderate pace on a yellow morning.
struct YellowRecovery: RecoveryRule {
  static let id = "yellow-recovery"
  static let name = Phrase("Yellow recovery", es: "Recuperación en amarillo")

  let score: Double
  /// Nil unless readyday computed the score.
  let category: ComputedCategory?
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> YellowRecovery {
    YellowRecovery(
      score: try day.score(in: .yellow), category: day.morning?.recovery.category,
      isPast: day.isWorkOver || day.isOver)
  }

  var kind: Recommendation.Kind { .info }
  var priority: Recommendation.Priority { .medium }

  func title(in voice: Voice) -> String {
    voice.recovery(voice.say("Moderate", es: "moderada"), score, category)
  }

  func body(in voice: Voice) -> String {
    isPast
      ? voice.say("Have a quiet evening.", es: "Termina el día con calma.")
      : voice.say(
        "Pace yourself, at work and in training.",
        es: "Dosifica las fuerzas, en el trabajo y al entrenar.")
  }
}

/// Reports a green morning.
struct GreenRecovery: RecoveryRule {
  static let id = "green-recovery"
  static let name = Phrase("Green recovery", es: "Recuperación en verde")

  let score: Double
  /// Nil unless readyday computed the score.
  let category: ComputedCategory?
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> GreenRecovery {
    GreenRecovery(
      score: try day.score(in: .green), category: day.morning?.recovery.category,
      isPast: day.isOver)
  }

  var kind: Recommendation.Kind { .positive }
  var priority: Recommendation.Priority { .medium }

  func title(in voice: Voice) -> String {
    voice.recovery(voice.say("High", es: "alta"), score, category)
  }

  func body(in voice: Voice) -> String {
    isPast
      ? voice.say(
        "You started the day well recovered.",
        es: "Has empezado el día con una buena recuperación.")
      : voice.say("You are well recovered.", es: "Te has recuperado bien.")
  }
}

/// Limits training to light movement on a red morning.
struct ActiveRecoveryOnly: RecoveryRule {
  static let id = "active-recovery-only"
  static let name = Phrase("Nothing but easy movement", es: "Solo movimiento suave")

  let score: Double
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> ActiveRecoveryOnly {
    ActiveRecoveryOnly(score: try day.score(in: .red), isPast: day.isOver)
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .medium }

  func title(in voice: Voice) -> String {
    voice.say("Keep any training easy today", es: "Si entrenas hoy, suave")
  }

  func body(in voice: Voice) -> String {
    isPast
      ? voice.say(
        "It is too late to train now; rest is fine.",
        es: "Ya es tarde para entrenar; no pasa nada por descansar.")
      : voice.say(
        "Stay in zones 1–2: a walk or some gentle yoga is plenty.",
        es: "Quédate en las zonas 1–2: con un paseo o algo de yoga suave basta.")
  }
}
