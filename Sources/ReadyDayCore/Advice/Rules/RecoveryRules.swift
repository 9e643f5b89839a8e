/// Names the recovery of a morning in one zone.
struct RecoveryInZone<Row: RecoveryRow>: RecoveryRule {
  static var id: String { Row.words.id }
  static var name: Phrase { Row.words.name }

  let score: Double
  /// Nil unless readyday computed the score.
  let category: ComputedCategory?
  let isPast: Bool

  static func look(at day: Day) throws(Obstacle) -> Self {
    Self(
      score: try day.score(in: Row.words.zone), category: day.morning?.recovery.category,
      isPast: day.isOver || Row.words.endsWithWork && day.isWorkOver)
  }

  var kind: Recommendation.Kind { Row.words.kind }
  var priority: Recommendation.Priority { Row.words.priority }
  /// A good score is no comfort to somebody who should rest.
  func isAllowed(on day: Day) -> Bool { Row.words.zone != .green || day.verdict.training != .rest }

  func title(in voice: Voice) -> String {
    voice.recovery(Row.words.level.text(in: voice.language), score, category)
  }

  func body(in voice: Voice) -> String {
    (isPast ? Row.words.evening : Row.words.day).text(in: voice.language)
  }
}

typealias RedRecovery = RecoveryInZone<RedRow>
typealias YellowRecovery = RecoveryInZone<YellowRow>
typealias GreenRecovery = RecoveryInZone<GreenRow>

protocol RecoveryRow: Sendable { static var words: RecoveryWords { get } }

/// What the rule of one zone says.
struct RecoveryWords: Sendable {
  let zone: RecoveryZone
  let id: String
  let name: Phrase
  let kind: Recommendation.Kind
  let priority: Recommendation.Priority
  /// Describes WHOOP's score.
  let level: Phrase
  let day: Phrase
  let evening: Phrase
  /// Whether ``evening`` begins when work is over, and not only when the day is.
  var endsWithWork = true
}

enum RedRow: RecoveryRow {
  static let words = RecoveryWords(
    zone: .red, id: "red-recovery", name: Phrase("Red recovery", es: "Recuperación en rojo"),
    kind: .warning, priority: .high, level: Phrase("Low", es: "baja"),
    day: Phrase("Take it easy where you can.", es: "Tómatelo con calma siempre que puedas."),
    evening: Phrase("Keep this evening easy.", es: "Tómate con calma lo que queda de día."))
}

enum YellowRow: RecoveryRow {
  static let words = RecoveryWords(
    zone: .yellow, id: "yellow-recovery",
    name: Phrase("Yellow recovery", es: "Recuperación en amarillo"),
    kind: .info, priority: .medium, level: Phrase("Moderate", es: "moderada"),
    day: Phrase(
      "Pace yourself, at work and in training.",
      es: "Dosifica las fuerzas, en el trabajo y al entrenar."),
    evening: Phrase("Have a quiet evening.", es: "Termina el día con calma."))
}

enum GreenRow: RecoveryRow {
  static let words = RecoveryWords(
    zone: .green, id: "green-recovery", name: Phrase("Green recovery", es: "Recuperación en verde"),
    kind: .positive, priority: .medium, level: Phrase("High", es: "alta"),
    day: Phrase("You are well recovered.", es: "Te has recuperado bien."),
    evening: Phrase(
      "You started the day well recovered.",
      es: "Has empezado el día con una buena recuperación."),
    endsWithWork: false)
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
  func isAllowed(on day: Day) -> Bool { day.verdict.training != .rest }

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
