/// The strain of the current day so far.
public struct StrainSoFar: Equatable, Sendable {
  /// 0…21, WHOOP's scale.
  public let value: Double
  /// When WHOOP last counted it; nil if unknown.
  public let countedAt: Instant?
  /// What is usual of a whole day; nil if fewer than 20 of the 60 days before are known.
  public let usual: ClosedRange<Double>?

  /// Whether it was counted recently enough to describe the day until `moment`.
  func isFresh(at moment: Instant) -> Bool {
    countedAt.map { (0...Self.freshSeconds).contains(moment.seconds(since: $0)) } ?? false
  }

  private static let freshSeconds = 3 * 3600
}
