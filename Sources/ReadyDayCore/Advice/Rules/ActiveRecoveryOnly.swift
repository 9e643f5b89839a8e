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
