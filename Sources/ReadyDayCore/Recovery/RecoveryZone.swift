/// WHOOP's three zones, and unknown.
public enum RecoveryZone: String, Equatable, CaseIterable, Sendable {
  case green, yellow, red
  /// There is no scored recovery this morning.
  case unknown

  /// For WHOOP's score: green from 67, yellow from 34, red below ("WHOOP Recovery", WHOOP support).
  public init(score: Double?) {
    switch score {
    case .some(67...): self = .green
    case .some(34..<67): self = .yellow
    case .some: self = .red
    case nil: self = .unknown
    }
  }

  /// Whether WHOOP's score lies within 3 points of a border.
  public static func isBorderline(_ score: Double) -> Bool {
    [34.0, 67].contains { abs(score - $0) <= 3 }
  }
}
