/// How far this morning's readings are from what is usual for their owner.
///
/// A reading's z is its distance from the median of earlier nights, in robust standard deviations: 1.4826 times
/// their median absolute deviation, and never less than a step that the device can tell. The last two nights are
/// excluded from the comparison, so that what has begun does not hide itself. A raised resting heart rate with
/// raised breathing or skin temperature is unusual; nothing is detected by it.
public struct EarlySignals: Hashable, Sendable {
  public struct Signal: Hashable, Sendable {
    public let vital: Vital
    /// In the unit of ``vital``.
    public let value: Double
    /// The median of earlier nights; of heart rate variability that of the logarithms.
    public let usual: Double
    /// Above 0 over ``usual``, below 0 under it.
    public let z: Double
    /// How many earlier nights it is compared with.
    public let nights: Int
  }

  /// Each morning's signals, this one's first, back to the first that was not unusual; that one is excluded.
  private var mornings: [[Signal]]

  /// Nil if nothing of this morning could be compared.
  ///
  /// - Parameter signals: those of a morning, by how many days before it was; asked no further back than the
  ///   first that was not unusual.
  init?(daysBefore signals: (Int) -> [Signal]) {
    mornings = [signals(0)]
    guard !mornings[0].isEmpty else { return nil }
    while mornings.last.map(Self.areUnusual) == true, mornings.count < Self.longestRun {
      mornings.append(signals(mornings.count))
    }
    if mornings.count > 1, mornings.last.map(Self.areUnusual) == false { mornings.removeLast() }
  }
}

extension EarlySignals {
  /// The nights before a morning that it is compared with.
  static let nightsBefore = 3...60
  /// How many of them must have a value.
  package static let nightsNeeded = 20
  /// Days looked at, this one included.
  package static let longestRun = 14
  /// From here on a reading is raised.
  package static let raised = 2.0
  /// Up to here heart rate variability is named as low; it makes nothing unusual by itself.
  package static let low = -1.0

  /// Those that could be compared, the resting heart rate first.
  public var signals: [Signal] { mornings.first ?? [] }

  public var areUnusual: Bool { Self.areUnusual(signals) }

  /// How many mornings in a row were unusual, this one included and at most 14; 0 when it is not.
  public var morningsInARow: Int { mornings.prefix(while: Self.areUnusual).count }

  /// Those that are raised, and a low heart rate variability.
  public var notable: [Signal] {
    signals.filter { $0.isVariability ? $0.isLow : $0.isRaised }
  }

  subscript(vital: Vital) -> Signal? { signals.first { $0.vital == vital } }

  private static func areUnusual(_ signals: [Signal]) -> Bool {
    let raised = Set(signals.filter(\.isRaised).map(\.vital))
    return raised.contains(.restingHeartRate)
      && !raised.isDisjoint(with: [.respiratoryRate, .skinTemperature])
  }

  /// The same without the readings of `vitals`, as if they had never been measured; nil if none is left.
  func without(_ vitals: Set<Vital>) -> EarlySignals? {
    var rest = self
    rest.mornings = mornings.map { $0.filter { !vitals.contains($0.vital) } }
    return rest.signals.isEmpty ? nil : rest
  }
}

extension EarlySignals.Signal {
  var isVariability: Bool { vital == .heartRateVariability || vital == .sdnn }

  // The last bit of a quotient must not decide on which side of a border it lies.
  var isRaised: Bool { z >= EarlySignals.raised - 1e-9 }
  var isLow: Bool { z <= EarlySignals.low + 1e-9 }

  /// One deviation to either side of ``usual``; nil if the value lies on it.
  var band: ClosedRange<Double>? {
    guard z != 0, let now = scaled(value), let middle = scaled(usual) else { return nil }
    let deviation = abs((now - middle) / z)
    let (low, high) = (middle - deviation, middle + deviation)
    return isVariability ? .exponential(low)...(.exponential(high)) : low...high
  }

  private func scaled(_ value: Double) -> Double? {
    isVariability ? value.naturalLogarithm : value
  }

  /// How far the value is over what is usual, of the two as they are shown.
  package var difference: Double { .difference(value, usual, places: vital.places) }

  /// Nil of fewer than 20 nights before.
  ///
  /// - Parameters:
  ///   - value: this morning's.
  ///   - before: those of the nights before, without the last two.
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
  /// A standard deviation smaller than this is not believed; nil of what is not an early signal.
  package var leastDeviation: Double? {
    switch self {
    case .restingHeartRate: 1.5
    case .respiratoryRate: 0.3
    case .skinTemperature: 0.25
    // Of the natural logarithm.
    case .heartRateVariability, .sdnn: 0.1
    case .bloodOxygen: nil
    }
  }
}
