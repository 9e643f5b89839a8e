/// Suggests hard training on a green morning if a window for it is left and no rest is planned.
struct IntenseTraining: RecommendationRule {
  static let id = "intense-training"
  static let name = Phrase("Room for hard training", es: "Sitio para entrenar fuerte")

  let score: Double
  let window: TimeSpan

  static func look(at day: Day) throws(Obstacle) -> IntenseTraining {
    let score = try day.score(in: .green)
    guard !day.isRestDay else { throw Self.restPlanned }
    guard let window = day.allWindows.first(where: { $0.intensity == .hard }) else {
      throw Self.noHardWindow
    }
    return IntenseTraining(score: score, window: window.span)
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .low }
  var place: Recommendation.Place { .headline }
  var span: TimeSpan? { window }
  var inputs: [Recommendation.Input] {
    [.recoveryScore(score), .moment("window_start", window.start)]
  }

  func isAllowed(on day: Day) -> Bool { day.verdict.suggested == .hard }

  func title(in voice: Voice) -> String {
    voice.say("Room for a hard session today", es: "Hoy puedes entrenar fuerte")
  }

  func body(in voice: Voice) -> String {
    voice.say("Nothing in your numbers says otherwise.", es: "Nada en tus datos lo desaconseja.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let hours =
      voice.hours(of: window, in: day.zone(at: window.start))
      + voice.there(at: window.start, on: day)
    return day.recoveryReasons(in: voice) + [
      voice.say(
        "\(hours) is free, and early enough before you usually fall asleep for hard training.",
        es:
          "De \(hours) estás libre, y lo bastante lejos de tu hora habitual de dormir para entrenar "
          + "fuerte.")
    ]
  }

  static let noHardWindow = Obstacle {
    $0.say(
      "No window is left for hard training.",
      es: "No queda ningún hueco en el que quepa un entrenamiento fuerte.")
  }
  static let restPlanned = Obstacle {
    $0.say("Rest is planned for today.", es: "Hoy toca descanso según tu plan.")
  }
}
