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
