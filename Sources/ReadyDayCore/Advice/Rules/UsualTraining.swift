/// Names the place of what the user usually trains on such a weekday; it urges nobody.
struct UsualTraining: RecommendationRule {
  static let id = "usual-session"
  static let name = Phrase("What you usually train", es: "Lo que sueles entrenar")

  let usual: UsualSession
  let start: Instant
  let weekday: Weekday
  let intensity: TrainingIntensity

  static func look(at day: Day) throws(Obstacle) -> UsualTraining {
    guard let usual = day.usualSession, let intensity = day.verdict.suggested.intensity else {
      throw Self.noneUsual
    }
    return UsualTraining(
      usual: usual, start: day.zone.instant(of: LocalDateTime(day.date, usual.start)),
      weekday: day.date.weekday, intensity: intensity)
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .low }
  var span: TimeSpan? { TimeSpan(from: start, to: start.adding(seconds: usual.minutes * 60)) }
  var subject: String { "\(weekday.rawValue) \(usual.activity.rawValue) \(intensity.rawValue)" }
  var inputs: [Recommendation.Input] {
    [
      .text("activity", usual.activity.rawValue), .moment("usual_start", start),
      .number("weeks", usual.dates.count), .text("allowed", intensity.rawValue),
    ]
  }

  func title(in voice: Voice) -> String { voice.usually(usual, on: weekday, intensity) }

  func body(in voice: Voice) -> String { voice.recorded(usual, on: weekday) }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    [voice.recorded(usual, on: weekday) + " " + voice.dates(of: usual)]
  }

  static let noneUsual = Obstacle {
    $0.say(
      "No usual session of such a weekday is known, or it does not apply today.",
      es: "No se conoce una sesión habitual de ese día de la semana, o hoy no viene al caso.")
  }
}
