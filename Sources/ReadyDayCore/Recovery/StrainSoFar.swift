/// What the day that a morning began has asked of the body until now.
public struct StrainSoFar: Hashable, Sendable {
  /// 0…21, WHOOP's scale.
  public let value: Double
  /// When WHOOP last counted it; nil if its record does not say.
  public let countedAt: Instant?
  /// The 25th to 75th percentile of the 60 days before yesterday; nil below 20 of them.
  public let usual: ClosedRange<Double>?
}

extension StrainSoFar {
  /// Whether it was counted so lately that it says something about the day until `moment`.
  func isFresh(at moment: Instant) -> Bool {
    countedAt.map { (0...Self.freshSeconds).contains(moment.seconds(since: $0)) } ?? false
  }

  private static let freshSeconds = 3 * 3600
}
