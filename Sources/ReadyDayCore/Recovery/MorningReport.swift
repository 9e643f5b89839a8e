/// The body on one morning, each value with its recent mean.
public struct MorningReport: Equatable, Sendable {
  public var date: LocalDate
  @Boxed public var recovery: RecoverySummary
  @Boxed public var sleep: SleepSummary
  /// Strain of the cycle before the one that this night began, 0…21 (WHOOP's scale); nil when unknown.
  public var strainYesterday: Double?
  /// Of the cycle that this night began; nil when unknown.
  public var strainSoFar: StrainSoFar?
  /// Of the days before.
  public var strainMean: Baseline?
  /// Nil when nothing but the report itself is known.
  @Boxed public var variability: HeartRateVariabilityTrend? = nil
  /// Consecutive nights up to this one with an identical heart rate variability or score, from 14 on: no body
  /// is so steady, so a sensor is broken.
  public var identicalNights: Int?
  /// Nil when nothing of this morning could be compared.
  @Boxed public var signals: EarlySignals? = nil
  /// Nil when nothing but the report itself is known.
  public var unusual: UnusualMornings?
  /// Nil when nothing is known of the days before.
  @Boxed public var training: TrainingHistory? = nil
  /// Omitted because the user hides it.
  public var hidden: Set<HealthMetric> = []

  /// A reading outside its own usual band.
  struct Outlier: Equatable {
    let vital: Vital
    let value: Double
    /// One robust deviation to either side of the median of earlier nights.
    let band: ClosedRange<Double>
  }

  /// Points from the user's mean that need an explanation.
  private static let muchChanged = 10.0

  /// Readings that match a score far from the user's mean, the farthest first.
  var outliers: [Outlier] {
    guard let score = recovery.score.value, let mean = recovery.score.baseline?.mean,
      abs(score - mean) >= Self.muchChanged
    else { return [] }
    let explaining = signals?.signals.filter { $0.explains(score < mean) } ?? []
    return explaining.ordered { abs($0.z) > abs($1.z) }.compactMap { signal in
      signal.band.map { Outlier(vital: signal.vital, value: signal.value, band: $0) }
    }
  }
}

/// The mean of a value over the 30 calendar days before a date.
public struct Baseline: Equatable, Sendable {
  public let mean: Double
  /// How many of the 30 days had a scored, non-calibrating value; at least 7.
  public let days: Int
}

extension Baseline {
  init?(of values: [Double]) {
    guard values.count >= 7 else { return nil }
    self.init(mean: values.reduce(0, +) / Double(values.count), days: values.count)
  }
}

/// A value of this morning and its mean; either may be unknown.
public struct Measure: Equatable, Sendable {
  public let value: Double?
  public let baseline: Baseline?

  init(_ value: Double? = nil, baseline: Baseline? = nil) {
    self.value = value
    self.baseline = baseline
  }
}

public struct RecoverySummary: Equatable, Sendable {
  /// An earlier score, shown with its date when today's is missing.
  public struct LastKnown: Equatable, Sendable {
    public let date: LocalDate
    /// 0…100.
    public let score: Double
  }

  public var state: ScoreState
  /// Whose score it is, or would be.
  public var source = RecoverySource.whoop
  /// The source of the morning's values.
  public var measuredBy = HealthOrigin.whoop
  /// The score of the device's vendor, if any.
  public var vendorReadiness: VendorReadiness?
  /// The inputs of a computed score; nil for WHOOP's, and when any input is hidden.
  public var computed: ComputedScore?
  /// Whether a later sleep of the date has no score.
  public var isOfEarlierSleep = false
  /// 0…100 with its mean; the value is nil in every state but scored.
  public var score = Measure()
  /// The scores of the last 14 mornings, this one last; nil for those without one. Empty if not requested.
  public var recent: [Double?] = []
  /// The middle half of the scores of the 30 days before; nil below 20.
  public var usual: ClosedRange<Double>?
  /// Scored, but provisional: the first days with a strap, or a computed score with few inputs.
  public var isCalibrating = false
  /// rMSSD, milliseconds.
  public var heartRateVariability = Measure()
  /// SDNN, milliseconds; never compared with rMSSD.
  public var sdnn = Measure()
  /// Beats per minute.
  public var restingHeartRate = Measure()
  /// Percent.
  public var bloodOxygen = Measure()
  /// Degrees Celsius.
  public var skinTemperature = Measure()
  public var lastKnown: LastKnown?
  /// When WHOOP scored it; nil for a computed score, and when unknown.
  public var scoredAt: Instant?
}

extension SleepSummary {
  /// Over all scored naps; nil without one.
  package var minutesNapped: Double? {
    let known = naps.compactMap(\.asleepMinutes)
    return known.isEmpty ? nil : known.reduce(0, +)
  }
}

public struct SleepSummary: Equatable, Sendable {
  /// Minutes spent in each stage, summed over the night's blocks.
  public struct Stages: Equatable, Sendable {
    public var deep, rem, light: Double
    /// Nil when unknown.
    public var awake: Double?
    public var noData: Double
  }

  /// The means of a night's values besides time asleep and breathing.
  public struct Means: Equatable, Sendable {
    public var inBedMinutes: Baseline?
    public var neededMinutes: Baseline?
    public var performance: Baseline?
    public var efficiency: Baseline?
    public var consistency: Baseline?
    public var disturbances: Baseline?
    public var deep, rem, light, awake: Baseline?
  }

  public struct Nap: Equatable, Sendable {
    public let span: TimeSpan
    public let offset: UTCOffset
    /// Nil while the nap is not scored.
    public let asleepMinutes: Double?
  }

  public var state: ScoreState
  /// From the start of the first block to the end of the last; nil when missing.
  public var span: TimeSpan?
  /// The clock the sleeper woke to.
  public var offset: UTCOffset = .zero
  /// The clock the sleeper fell asleep by, where it differs from ``offset``.
  public var startOffset: UTCOffset?
  /// Minutes over all blocks of the night, without naps.
  public var asleepMinutes = Measure()
  public var inBedMinutes: Double?
  /// Minutes, debt included.
  public var neededMinutes: Double?
  /// The part of the need from sleep debt, minutes.
  public var debtMinutes: Double?
  /// WHOOP's own number, percent; never recomputed.
  public var performance: Double?
  /// Percent.
  public var efficiency: Double?
  /// Percent.
  public var consistency: Double?
  public var disturbances: Int?
  /// Breaths per minute.
  public var respiratoryRate = Measure()
  public var stages: Stages?
  @Boxed public var means = Means()
  /// Non-nap sleeps that make up the night.
  public var blocks = 0
  public var naps: [Nap] = []
  /// The 20th percentile of the time asleep in the 60 nights before, minutes; nil below 20 nights.
  public var shortBelow: Double?
  /// The 5th percentile of the efficiency of the 60 nights before; nil below 20 nights.
  public var efficiencyBelow: Double?
  /// Consecutive nights up to this one shorter than `shortLimit`.
  public var shortNightsInARow = 0
  /// The median clock time of falling asleep over the last 14 nights; nil below 7.
  public var usualOnset: TimeOfDay?
  /// The standard deviation of ``usualOnset``, minutes.
  public var onsetDeviation: Double?
  /// The last 60 known nights, this one first.
  public var nights: [SleptNight] = []

  package struct UsualWake: Equatable, Sendable {
    package let time: TimeOfDay
    package let nights: Int
    /// Whether it covers days of one class only.
    package let isOfClass: Bool
  }

  package struct UsualSleep: Equatable, Sendable {
    package let onset, wake: TimeOfDay
    /// The standard deviation of the onset, minutes.
    package let deviation: Double
    package let nights: Int
  }

  /// Minutes below which a night is short: the user's shortest fifth, at most six and a half hours; six hours
  /// where too few nights are known.
  package var shortLimit: Double {
    shortBelow.map { min($0, Self.neverShort) } ?? Self.shortWithoutHistory
  }

  /// Minutes.
  package static let neverShort = 390.0

  /// Percent of the time in bed; from here on a night is efficient.
  package static let lowEfficiency = 75.0
  /// Minutes.
  package static let shortWithoutHistory = 360.0
  package static let shortPercentile = 20.0
  package static let efficiencyPercentile = 5.0
  /// How many nights before a percentile covers, and how many must be known.
  package static let nightsCompared = 60
  package static let nightsNeeded = 20
  static let nightsOfWakes = 28
  static let wakesNeeded = 3

  /// The median wake-up of 28 nights on days of a class, or of all where fewer than 3 are known; nil below 3 of those.
  package func usualWake(upTo date: LocalDate, onDays isAlike: (LocalDate) -> Bool) -> UsualWake? {
    let known = nights.last(Self.nightsOfWakes, upTo: date).filter { $0.wake != nil }
    let alike = known.filter { isAlike($0.date) }
    let isOfClass = alike.count >= Self.wakesNeeded
    let chosen = isOfClass ? alike : known
    guard chosen.count >= Self.wakesNeeded else { return nil }
    return chosen.compactMap { $0.wake.map { Double($0.secondOfDay) } }.median.map {
      UsualWake(time: TimeOfDay(clamping: Int($0)), nights: chosen.count, isOfClass: isOfClass)
    }
  }
}

extension EarlySignals.Signal {
  /// Whether it is outside its band on the side that matches a low score, or a high one.
  fileprivate func explains(_ isLow: Bool) -> Bool {
    switch vital {
    case .heartRateVariability, .sdnn: isLow ? z <= -1 : z >= 1
    case .restingHeartRate: isLow ? z >= 1 : z <= -1
    case .respiratoryRate, .skinTemperature, .bloodOxygen: false
    }
  }
}
