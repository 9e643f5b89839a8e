/// How far this morning's readings are from the user's usual ones; not a diagnosis.
///
/// A reading's z is its distance from the median of earlier nights, in robust standard deviations:
/// 1.4826 times their median absolute deviation, with a floor. Earlier nights exclude the last two,
/// where a change may have begun. A raised resting heart rate with raised breathing or skin
/// temperature is unusual.
public struct EarlySignals: Equatable, Sendable {
  public struct Signal: Equatable, Sendable {
    public let vital: Vital
    /// The reading, in the unit of ``vital``.
    public let value: Double
    /// The median of earlier nights; for heart rate variability, computed from logarithms.
    public let usual: Double
    /// Positive above ``usual``, negative below.
    public let z: Double
    /// The number of earlier nights in the comparison.
    public let nights: Int
    /// The usual range of one night, which the last two nights count towards.
    var range: ClosedRange<Double>?
  }

  /// The comparable readings, resting heart rate first; never empty.
  public private(set) var signals: [Signal]

  init?(_ signals: [Signal]) {
    guard !signals.isEmpty else { return nil }
    self.signals = signals
  }

  /// The last nights before a morning, which the comparison skips.
  static let nightsSkipped = 2
  /// How many of the earlier nights must have a value.
  package static let nightsNeeded = 20
  /// A reading with at least this z counts as raised.
  package static let raised = 2.0
  /// A reading with at least this z is far off.
  static let extreme = 3.0
  /// Heart rate variability with at most this z counts as low, which alone is not unusual.
  package static let low = -1.0

  public var areUnusual: Bool { UnusualMornings.Raised(signals).areUnusual }

  /// Whether readings are so far off, all in the direction of an illness, that one morning is enough to
  /// rest: of resting heart rate, breathing and skin temperature two, and heart rate variability.
  var areExtreme: Bool {
    signals.count { !$0.isVariability && $0.z >= Self.extreme } >= 2
      && signals.contains { $0.isVariability && $0.z <= -Self.raised }
  }

  /// The raised readings, and heart rate variability if it is low.
  public var notable: [Signal] { signals.filter { $0.isVariability ? $0.isLow : $0.isRaised } }

  subscript(vital: Vital) -> Signal? { signals.first { $0.vital == vital } }

  /// The signals without `vitals`; nil if none remains.
  func without(_ vitals: Set<Vital>) -> EarlySignals? {
    EarlySignals(signals.filter { !vitals.contains($0.vital) })
  }
}

extension EarlySignals.Signal {
  var isVariability: Bool { vital == .heartRateVariability || vital == .sdnn }

  // Rounding errors must not move the value across a border.
  var isRaised: Bool { z >= EarlySignals.raised - 1e-9 }
  var isLow: Bool { z <= EarlySignals.low + 1e-9 }

  /// The side of ``range`` that the value is on, both rounded for display; inside if unknown.
  var side: HeartRateVariabilityTrend.Side {
    guard let range else { return .inside }
    let over = { (border: Double) in Double.difference(value, border, places: vital.places) }
    return over(range.lowerBound) < 0 ? .below : over(range.upperBound) > 0 ? .above : .inside
  }

  /// How far the value is above ``usual``, both rounded for display first.
  package var difference: Double { .difference(value, usual, places: vital.places) }

  /// Nil if fewer than 20 nights in `before`, which excludes the last two, have a value.
  init?(_ vital: Vital, _ value: Double?, before: [Double]) {
    guard let value, let floor = vital.leastDeviation else { return nil }
    let isLogarithmic = vital == .heartRateVariability || vital == .sdnn
    let scaled = { (value: Double) -> Double? in isLogarithmic ? value.naturalLogarithm : value }
    let nights = before.compactMap(scaled)
    guard nights.count >= EarlySignals.nightsNeeded, let now = scaled(value),
      let median = nights.median, let deviation = nights.medianDistance(from: median)
    else { return nil }
    self.vital = vital
    self.value = value
    usual = isLogarithmic ? .exponential(median) : median
    z = (now - median) / max(1.4826 * deviation, floor)
    self.nights = nights.count
  }
}

extension Vital {
  /// The floor for the standard deviation; nil for vitals that are not early signals.
  package var leastDeviation: Double? {
    switch self {
    case .restingHeartRate: 1.5
    case .respiratoryRate: 0.3
    case .skinTemperature: 0.25
    // On the scale of natural logarithms.
    case .heartRateVariability, .sdnn: 0.1
    case .bloodOxygen: nil
    }
  }
}
