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
