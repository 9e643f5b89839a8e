/// What is known about the body on one morning; each value has its recent mean.
public struct MorningReport: Equatable, Sendable {
  public var date: LocalDate
  @Boxed public var recovery: RecoverySummary
  @Boxed public var sleep: SleepSummary
  /// The strain, 0…21, of the cycle before the one that began with this night; nil if unknown.
  public var strainYesterday: Double?
  /// The strain so far of the cycle that began with this night; nil if unknown.
  public var strainSoFar: StrainSoFar?
  /// The mean strain of the 30 days before; nil if fewer than 7 are known.
  public var strainMean: Baseline?
  /// Nil if none of the last 67 nights has a value.
  @Boxed public var variability: HeartRateVariabilityTrend? = nil
  /// The latest date before this one with data, however long ago; nil if unknown.
  public var lastData: LocalDate?
  /// Nil unless a sensor seems to be broken.
  package var frozen: FrozenReadings?
  /// Nil if no reading of this morning can be compared.
  @Boxed public var signals: EarlySignals? = nil
  /// Nil if not computed, or if the user hides resting heart rate.
  public var unusual: UnusualMornings?
  /// Nil if none of the 61 days before is known.
  @Boxed public var training: TrainingHistory? = nil
  /// The metrics omitted because the user hides them.
  public var hidden: Set<HealthMetric> = []

  /// A score this many points from the user's mean needs an explanation.
  private static let muchChanged = 10.0

  /// The readings that explain a score far from the user's mean, the most unusual first.
  var outliers: [EarlySignals.Signal] {
    guard let score = recovery.score.value, let mean = recovery.score.baseline?.mean,
      abs(score - mean) >= Self.muchChanged
    else { return [] }
    let explaining = signals?.signals.filter { $0.explains(score < mean) } ?? []
    return explaining.ordered { abs($0.z) > abs($1.z) }
  }
}

/// A broken sensor: variability or score is the same in at least 14 nights, and not used.
package struct FrozenReadings: Equatable, Sendable {
  package let nights: Int
  /// Whether variability is the same, and not just the score, which is based on it.
  let isVariability: Bool
}

/// The mean of a value over the 30 calendar days before a date.
public struct Baseline: Equatable, Sendable {
  public let mean: Double
  /// How many of the 30 days have a value that is scored and not calibrating; at least 7.
  public let days: Int
}

extension Baseline {
  init?(of values: [Double]) {
    guard values.count >= 7 else { return nil }
    self.init(mean: values.reduce(0, +) / Double(values.count), days: values.count)
  }
}

/// A value of this morning and its mean; either is nil if unknown.
public struct Measure: Equatable, Sendable {
  public let value: Double?
  public let baseline: Baseline?

  init(_ value: Double? = nil, baseline: Baseline? = nil) {
    self.value = value
    self.baseline = baseline
  }

  /// The value minus the mean, both as shown with `places` decimals; nil if either is unknown.
  package func difference(places: Int) -> Double? {
    value.flatMap { value in baseline.map { .difference(value, $0.mean, places: places) } }
  }
}

public struct RecoverySummary: Equatable, Sendable {
  /// An earlier score, shown with its date if today's is missing.
  public struct LastKnown: Equatable, Sendable {
    public let date: LocalDate
    /// The score, 0…100.
    public let score: Double
  }

  public var state: ScoreState
  /// Who computed the score, or would if there were one.
  public var source = RecoverySource.whoop
  /// The source of the morning's values.
  public var measuredBy = HealthOrigin.whoop
  /// The readiness score of the device's vendor; nil if there is none.
  public var vendorReadiness: VendorReadiness?
  /// The inputs of a computed score; nil for WHOOP's, and if any input is hidden.
  public var computed: ComputedScore?
  /// Whether a later sleep on the date has no score, so that this is an earlier one's.
  public var isFromEarlierSleep = false
  /// The score, 0…100, with its mean; the value is nil unless the state is scored.
  public var score = Measure()
  /// The scores of the last 14 mornings, this one last, nil where missing; empty if not requested.
  public var recent: [Double?] = []
  /// The usual range of a score; nil if fewer than 20 of the 60 days before are known.
  public var usual: ClosedRange<Double>?
  /// Whether the score is provisional, after too few days with a strap or from too few inputs.
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
  /// When WHOOP scored the recovery; nil if unknown, and for a computed score.
  public var scoredAt: Instant?
}

extension SleepSummary {
  /// Local times, at the offsets where the night began and ended.
  var times: (start: TimeOfDay, end: TimeOfDay)? {
    span.map { ($0.start.reading(at: startOffset ?? offset).time, $0.end.reading(at: offset).time) }
  }

  /// The offset at waking; nil if `zone` has the same.
  package func foreignOffset(in zone: Zone) -> UTCOffset? {
    guard let span, zone.offset(at: span.end) != offset else { return nil }
    return offset
  }

  func mean(of part: Part) -> Baseline? {
    means.isEmpty ? nil : Part.allCases.firstIndex(of: part).flatMap { means[$0] }
  }

  func value(of part: Part) -> Double? {
    switch part {
    case .inBed: inBedMinutes
    case .needed: neededMinutes
    case .performance: performance
    case .efficiency: efficiency
    case .consistency: consistency
    case .disturbances: disturbances.map(Double.init)
    case .deep: stages?.deep
    case .rem: stages?.rem
    case .light: stages?.light
    case .awake: stages?.awake
    }
  }

  /// Minutes of all scored naps; nil if there are none.
  package var minutesNapped: Double? { naps.compactMap(\.asleepMinutes).total }
}

public struct SleepSummary: Equatable, Sendable {
  /// A value of a night that has a mean, by its name in JSON; time asleep and breathing are measures.
  enum Part: String, CaseIterable, Sendable {
    case inBed = "in_bed_min"
    case needed = "needed_min"
    case performance = "performance_pct"
    case efficiency = "efficiency_pct"
    case consistency = "consistency_pct"
    case disturbances
    case deep = "deep_min"
    case rem = "rem_min"
    case light = "light_min"
    case awake = "awake_min"
  }

  public struct Nap: Equatable, Sendable {
    public let span: TimeSpan
    public let offset: UTCOffset
    /// Nil until the nap is scored.
    public let asleepMinutes: Double?
  }

  public var state: ScoreState
  /// From the start of the first block to the end of the last; nil if there is no night.
  public var span: TimeSpan?
  /// The UTC offset when the sleeper woke.
  public var offset: UTCOffset = .zero
  /// The UTC offset when the sleeper fell asleep, if it differs from ``offset``.
  public var startOffset: UTCOffset?
  /// Minutes in all blocks of the night, without naps.
  public var asleepMinutes = Measure()
  public var inBedMinutes: Double?
  /// Minutes of sleep needed, sleep debt included.
  public var neededMinutes: Double?
  /// The part of ``neededMinutes`` that comes from sleep debt.
  public var debtMinutes: Double?
  /// WHOOP's own percentage, never recomputed; nil for other devices.
  public var performance: Double?
  /// Percent.
  public var efficiency: Double?
  /// Percent.
  public var consistency: Double?
  public var disturbances: Int?
  /// Breaths per minute.
  public var respiratoryRate = Measure()
  /// Summed over the night's blocks.
  public var stages: SleepSpent?
  /// One for each ``Part``, in order; empty if they were not requested.
  var means: [Baseline?] = []
  /// How many sleeps make up the night, without naps.
  public var blocks = 0
  public var naps: [Nap] = []
  /// The 20th percentile of minutes asleep in the 60 nights before; nil if fewer than 20 are known.
  public var shortBelow: Double?
  /// The 5th percentile of efficiency in the 60 nights before; nil if fewer than 20 are known.
  public var efficiencyBelow: Double?
  /// Nights in a row, up to this one, that were shorter than `shortLimit`.
  public var shortNightsInARow = 0
  /// The median clock time of falling asleep in the last 14 nights; nil if fewer than 7 are known.
  public var usualOnset: TimeOfDay?
  /// The standard deviation of the times behind ``usualOnset``, in minutes.
  public var onsetDeviation: Double?
  /// The last 60 known nights, this one first.
  public var nights: [SleptNight] = []

  package struct UsualWake: Equatable, Sendable {
    package let time: TimeOfDay
    package let nights: Int
    /// Whether the time is based only on days of one class, such as equally busy mornings.
    package let isForSimilarDays: Bool
  }

  package struct UsualSleep: Equatable, Sendable {
    package let onset, wake: TimeOfDay
    /// The standard deviation of the onset, in minutes.
    package let deviation: Double
    package let nights: Int
  }

  /// Minutes; a shorter night is short. The shortest fifth, at most 6.5 hours; 6 hours if unknown.
  package var shortLimit: Double {
    shortBelow.map { min($0, Self.neverShort) } ?? Self.shortWithoutHistory
  }

  /// The minutes asleep as every page shows them, on their side of each limit: 359.6 is 359, since it
  /// is under six hours. Nil if unknown.
  package var wholeMinutesAsleep: Int? {
    asleepMinutes.value.map { $0.minutesShown(beside: shortLimit) }
  }

  /// Minutes; the maximum of ``shortLimit``.
  package static let neverShort = 390.0

  /// Percent of the time in bed; a lower efficiency is low.
  package static let lowEfficiency = 75.0
  /// Minutes; the limit if too few nights are known.
  package static let shortWithoutHistory = 360.0
  package static let shortPercentile = 20.0
  package static let efficiencyPercentile = 5.0
  static let nightsOfWakes = 28
  static let wakesNeeded = 3

  /// The median of the last 28 wake-ups, on days of the first class with 3 or else on all, rounded
  /// down to five minutes; nil if fewer than 3 are known.
  package func usualWake(upTo date: LocalDate, onDays classes: [(LocalDate) -> Bool]) -> UsualWake?
  {
    let known = nights.last(Self.nightsOfWakes, upTo: date).filter { $0.wake != nil }
    let alike = classes.lazy.map { isAlike in known.filter { isAlike($0.date) } }
      .first { $0.count >= Self.wakesNeeded }
    let chosen = alike ?? known
    guard chosen.count >= Self.wakesNeeded else { return nil }
    return chosen.compactMap { $0.wake.map { Double($0.secondOfDay) } }.median.map {
      UsualWake(
        time: TimeOfDay(clamping: Int(truncating: $0)).fiveDown, nights: chosen.count,
        isForSimilarDays: alike != nil)
    }
  }
}

extension EarlySignals.Signal {
  /// Whether the value is outside its usual range, on the side that fits a low or a high score.
  fileprivate func explains(_ isLow: Bool) -> Bool {
    switch vital {
    case .heartRateVariability, .sdnn: side == (isLow ? .below : .above)
    case .restingHeartRate: side == (isLow ? .above : .below)
    case .respiratoryRate, .skinTemperature, .bloodOxygen: false
    }
  }
}

/// One source's data for a morning, from which `MorningReports` computes what needs other dates.
struct MorningFacts: Sendable {
  let date: LocalDate
  /// The recovery, still without means.
  @Boxed var recovery = RecoverySummary(state: .missing)
  /// The sleep, still without means and other nights.
  @Boxed var sleep = SleepSummary(state: .missing)
  /// Whether values other than the score count in later means; calibrating scores never count.
  var isSettled = true
  /// The clock time when the night began; nil if uncertain.
  var onset: TimeOfDay?
}

/// The strain of the current day so far.
public struct StrainSoFar: Equatable, Sendable {
  /// 0…21, on WHOOP's scale.
  public let value: Double
  /// When WHOOP last counted the strain; nil if unknown.
  public let countedAt: Instant?
  /// The usual range of a whole day; nil if fewer than 20 of the 60 days before are known.
  public let usual: ClosedRange<Double>?

  /// Whether the strain was counted recently enough to describe the day up to `moment`.
  func isFresh(at moment: Instant) -> Bool {
    countedAt.map { (0...Self.freshSeconds).contains(moment.seconds(since: $0)) } ?? false
  }

  private static let freshSeconds = 3 * 3600
}
