/// A vendor's own readiness score, on its own scale, never mixed with another's.
public struct VendorReadiness: Equatable, Sendable {
  /// The vendors' own words for ranges of their scores.
  public enum Level: String, Equatable, CaseIterable, Sendable, Coded {
    case optimal, good, fair
    case payAttention = "pay_attention"
    case prime, high, moderate, low, poor
  }

  /// 0…100.
  public let score: Double
  /// Nil if the vendor gives none.
  public let level: Level?
  /// Whether this is the vendor's sleep score, in the absence of a readiness score.
  public let isOfSleep: Bool

  init(score: Double, level: Level? = nil, isOfSleep: Bool = false) {
    (self.score, self.level, self.isOfSleep) = (score, level, isOfSleep)
  }

  /// A score with Oura's word for it.
  init(oura score: Double) {
    let level: Level =
      switch score {
      case 85...: .optimal
      case 70..<85: .good
      case 60..<70: .fair
      default: .payAttention
      }
    self.init(score: score, level: level)
  }

  /// The levels in Fitbit's files, whose ranges have changed over time.
  static let fitbitLevels: [String: Level] = [
    "HIGH": .high, "MEDIUM": .moderate, "MED": .moderate, "MODERATE": .moderate, "LOW": .low,
  ]

  /// A score with the level in Garmin's file.
  init(garmin score: Double, _ level: String?) {
    let levels: [Level] = [.prime, .high, .moderate, .low, .poor]
    self.init(
      score: score,
      level: level.flatMap { Level(rawValue: $0.lowercased()) }
        .flatMap { levels.contains($0) ? $0 : nil })
  }
}
