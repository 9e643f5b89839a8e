/// Suggests breaks on a yellow morning with a heavy calendar.
struct LoadedAgenda: RecommendationRule {
  static let id = "loaded-agenda"
  static let name = Phrase("A heavy day", es: "Un día cargado")

  /// 0…100, rounded as displayed.
  let load: Double
  let score: Double
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> LoadedAgenda {
    let score = try day.score(in: .yellow)
    try day.needsCalendar()
    guard day.load.level == .heavy else {
      throw Self.loadNotHeavy(day.load.score, limit: day.load.heavyThreshold)
    }
    return LoadedAgenda(
      load: day.load.score.rounded(beside: day.load.borders), score: score,
      isPast: day.countedAhead.isEmpty)
  }

  var kind: Recommendation.Kind { .warning }
  var priority: Recommendation.Priority { .high }
  var place: Recommendation.Place { .headline }
  var inputs: [Recommendation.Input] { [.number("load", load), .recoveryScore(score)] }

  func title(in voice: Voice) -> String {
    isPast
      ? voice.say("Leave yourself time to unwind", es: "Resérvate un rato para desconectar")
      : voice.say("Take breaks between meetings", es: "Haz pausas entre reuniones")
  }

  func body(in voice: Voice) -> String {
    voice.say(
      "Your calendar is heavy and your recovery only moderate.",
      es: "Tienes la agenda cargada y la recuperación es solo moderada.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    day.recoveryReasons(in: voice) + [voice.load(day.load)]
  }

  /// The load, 0…100; only one above `limit` is heavy.
  static func loadNotHeavy(_ load: Double, limit: Double) -> Obstacle {
    Obstacle {
      let (points, most) = ($0.points(load, beside: [limit]), $0.threshold(limit))
      return $0.say(
        "The load is \(points), not above \(most).",
        es: "La carga es de \(points) y la regla se aplica por encima de \(most).")
    }
  }
}
