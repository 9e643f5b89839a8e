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
