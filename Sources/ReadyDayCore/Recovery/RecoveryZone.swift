/// Who computed a recovery score; the scales differ.
public enum RecoverySource: String, Equatable, CaseIterable, Sendable, Coded {
  case whoop
  /// readyday's ``ComputedScore``.
  case computed
}

/// The colour of a score, which rules use whoever computed the score.
public enum RecoveryZone: String, Equatable, CaseIterable, Sendable, Coded {
  case green, yellow, red
  /// The morning has no scored recovery.
  case unknown

  /// WHOOP's borders: green from the second, yellow from the first ("WHOOP Recovery", WHOOP support).
  package static let (yellowFrom, greenFrom) = (34.0, 67.0)

  /// The zone of WHOOP's score.
  public init(score: Double?) {
    switch score {
    case .some(Self.greenFrom...): self = .green
    case .some(Self.yellowFrom...): self = .yellow
    case .some: self = .red
    case nil: self = .unknown
    }
  }

  /// Whether a WHOOP score lies within 3 points of a border.
  public static func isBorderline(_ score: Double) -> Bool {
    [yellowFrom, greenFrom].contains { abs(score - $0) <= 3 }
  }
}

/// The five names for a computed score, each within one ``RecoveryZone``; WHOOP's scores have none.
public enum ComputedCategory: String, Equatable, CaseIterable, Sendable, Coded {
  case veryLow = "very_low"
  case low, moderate, good, peak

  /// Peak from 90, good from 70, moderate from 50, low from 30, very low below.
  public init(score: Double) { self = Self.allCases.last { score >= $0.lowest } ?? .veryLow }

  /// The lowest score with this name, 0…100.
  public var lowest: Double {
    switch self {
    case .veryLow: 0
    case .low: 30
    case .moderate: 50
    case .good: 70
    case .peak: 90
    }
  }

  /// The zone that rules use for this name.
  public var zone: RecoveryZone {
    switch self {
    case .peak, .good: .green
    case .moderate: .yellow
    case .low, .veryLow: .red
    }
  }
}

extension RecoverySummary {
  /// Nil unless the score is computed, from enough components.
  public var category: ComputedCategory? {
    source == .computed && !isCalibrating ? score.value.map { ComputedCategory(score: $0) } : nil
  }

  /// The score if it has a colour; one from too few components says little about recovery.
  package var judgedScore: Double? { zone == .unknown ? nil : score.value }

  package enum Colourless: String, Coded { case fewComponents = "few_components" }

  /// Why the score has no colour; nil if it has one, or if there is no score.
  var colourless: Colourless? { score.value != nil && zone == .unknown ? .fewComponents : nil }

  /// The borders between the colours and names of scores.
  package static let borders =
    [RecoveryZone.yellowFrom, RecoveryZone.greenFrom] + ComputedCategory.allCases.map(\.lowest)

  public var zone: RecoveryZone {
    switch source {
    case .whoop: RecoveryZone(score: score.value)
    case .computed: category?.zone ?? .unknown
    }
  }

  /// Whether the score lies within 3 points of another zone.
  public var isBorderline: Bool {
    guard let score = judgedScore else { return false }
    switch source {
    case .whoop: return RecoveryZone.isBorderline(score)
    case .computed:
      return [ComputedCategory.moderate, .good].contains { abs(score - $0.lowest) <= 3 }
    }
  }
}

extension RecoveryZone {
  /// The zone's bounds in percent; nil at either end of the scale.
  package func limits(of source: RecoverySource) -> (from: Double?, below: Double?) {
    let (yellow, green) =
      switch source {
      case .whoop: (Self.yellowFrom, Self.greenFrom)
      case .computed: (ComputedCategory.moderate.lowest, ComputedCategory.good.lowest)
      }
    return switch self {
    case .green: (green, nil)
    case .yellow: (yellow, green)
    case .red: (nil, yellow)
    case .unknown: (nil, nil)
    }
  }
}
