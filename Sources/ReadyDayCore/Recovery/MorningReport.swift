/// What is known about the body on one morning, each value next to its own recent mean.
public struct MorningReport: Hashable, Sendable {
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
  @Boxed public var variability: HeartRateVariabilityTrend?
  /// Nil when nothing of this morning could be compared.
  @Boxed public var signals: EarlySignals? = nil
  /// Nil when nothing is known of the days before.
  @Boxed public var training: TrainingHistory? = nil
  /// What was omitted because the user hides it.
  public var hidden: Set<HealthMetric> = []

  init(
    date: LocalDate, recovery: RecoverySummary, sleep: SleepSummary,
    strainYesterday: Double? = nil, variability: HeartRateVariabilityTrend? = nil
  ) {
    self.date = date
    self.recovery = recovery
    self.sleep = sleep
    self.strainYesterday = strainYesterday
    self.variability = variability
  }
}

/// The mean of a value over the 30 calendar days before a date, that date excluded.
public struct Baseline: Hashable, Sendable {
  public let mean: Double
  /// How many of the 30 days had a scored, non-calibrating value; at least 7.
  public let days: Int

  init(mean: Double, days: Int) {
    self.mean = mean
    self.days = days
  }

  /// Nil of fewer than 7 values.
  init?(of values: [Double]) {
    guard values.count >= 7 else { return nil }
    self.init(mean: values.reduce(0, +) / Double(values.count), days: values.count)
  }
}

/// A value of this morning, next to its own mean; either may be unknown.
public struct Measure: Hashable, Sendable {
  public let value: Double?
  public let baseline: Baseline?

  init(_ value: Double? = nil, baseline: Baseline? = nil) {
    self.value = value
    self.baseline = baseline
  }
}

public struct RecoverySummary: Hashable, Sendable {
  /// An earlier score, shown with its date when today's is not there; never as today's.
  public struct LastKnown: Hashable, Sendable {
    public let date: LocalDate
    /// 0…100.
    public let score: Double
  }

  public var state: ScoreState
  /// Who made the score, or would have made it.
  public var source = RecoverySource.whoop
  /// The source of the morning's values.
  public var measuredBy = HealthOrigin.whoop
  /// The own score of the vendor whose device measured, where it has one.
  public var vendorReadiness: VendorReadiness?
  /// What a computed score was made of; nil when it is WHOOP's, and when anything in it is hidden.
  public var computed: ComputedScore?
  /// Whether another sleep ended later on the date, and has no score.
  public var isOfEarlierSleep = false
  /// 0…100 with its mean; the value is nil in every state but scored.
  public var score = Measure()
  /// The scores of the last 14 mornings, this one last; nil for those without one. Empty where nobody looked.
  public var recent: [Double?] = []
  /// Half of the scores of the 30 days before; nil of fewer than 20.
  public var usual: ClosedRange<Double>?
  /// Scored, but provisional: the first days with a strap, or a computed score of little.
  public var isCalibrating = false
  /// rMSSD, milliseconds.
  public var heartRateVariability = Measure()
  /// SDNN, milliseconds: another measure of heart rate variability, never compared with rMSSD.
  public var sdnn = Measure()
  /// Beats per minute.
  public var restingHeartRate = Measure()
  /// Percent.
  public var bloodOxygen = Measure()
  /// Degrees Celsius.
  public var skinTemperature = Measure()
  public var lastKnown: LastKnown?
  /// When WHOOP scored it; nil for a computed score, and where the data do not tell.
  public var scoredAt: Instant?

  init(state: ScoreState) {
    self.state = state
  }
}

extension SleepSummary {
  /// Of all naps, as far as they are scored; nil if none is.
  package var minutesNapped: Double? {
    let known = naps.compactMap(\.asleepMinutes)
    return known.isEmpty ? nil : known.reduce(0, +)
  }
}

public struct SleepSummary: Hashable, Sendable {
  /// Minutes spent in each stage, summed over the night's blocks.
  public struct Stages: Hashable, Sendable {
    public var deep, rem, light, noData: Double
    /// Nil when unknown.
    public var awake: Double?

    init(deep: Double, rem: Double, light: Double, awake: Double?, noData: Double) {
      (self.deep, self.rem, self.light) = (deep, rem, light)
      (self.awake, self.noData) = (awake, noData)
    }
  }

  /// The means of what is shown of a night besides its time asleep and its breathing.
  public struct Means: Hashable, Sendable {
    public var inBedMinutes: Baseline?
    public var neededMinutes: Baseline?
    public var performance: Baseline?
    public var efficiency: Baseline?
    public var consistency: Baseline?
    public var disturbances: Baseline?
    public var deep, rem, light, awake: Baseline?
  }

  public struct Nap: Hashable, Sendable {
    public let span: TimeSpan
    public let offset: UTCOffset
    /// Nil while the nap is not scored.
    public let asleepMinutes: Double?
  }

  public var state: ScoreState
  /// From the first block's beginning to the last one's end; nil when missing.
  public var span: TimeSpan?
  /// The clock the sleeper woke to.
  public var offset: UTCOffset = .zero
  /// The clock the sleeper fell asleep by, where it showed another time.
  public var startOffset: UTCOffset?
  /// Minutes asleep over all blocks of the night, naps apart.
  public var asleepMinutes = Measure()
  public var inBedMinutes: Double?
  /// Minutes; the debt part is inside it.
  public var neededMinutes: Double?
  /// The part of the need that comes from sleep debt, minutes.
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
  /// The 20th percentile of the time asleep in the 60 nights before, minutes; nil below 20 of them.
  public var shortBelow: Double?
  /// The 5th percentile of the efficiency of the 60 nights before; nil below 20 of them.
  public var efficiencyBelow: Double?
  /// This night and those right before it that are shorter than `shortLimit`, counted back until one was not or
  /// is unknown.
  public var shortNightsInARow = 0
  /// The clock time at which sleep usually begins: median of the last 14 nights; nil below 7.
  public var usualOnset: TimeOfDay?
  /// The standard deviation of the same, minutes.
  public var onsetDeviation: Double?
  /// The last 60 nights of which anything is known, this one first.
  public var nights: [SleptNight] = []

  init(state: ScoreState) {
    self.state = state
  }
}

extension SleepSummary {
  /// When one usually wakes up.
  package struct UsualWake: Hashable, Sendable {
    /// The median.
    package let time: TimeOfDay
    package let nights: Int
    /// Whether it is that of days of one class, and not of all.
    package let isOfClass: Bool
  }

  /// A night shorter than this is short, minutes: the shortest fifth of the user's own, where that is under six and a half
  /// hours. Six hours where too few nights are known.
  package var shortLimit: Double {
    shortBelow.map { min($0, Self.neverShort) } ?? Self.shortWithoutHistory
  }

  /// Minutes; longer than this no night is called short.
  package static let neverShort = 390.0
  /// Minutes.
  package static let shortWithoutHistory = 360.0
  package static let shortPercentile = 20.0
  package static let efficiencyPercentile = 5.0
  /// How many nights before a percentile is taken of, and how many of them must be known.
  package static let nightsCompared = 60
  package static let nightsNeeded = 20
  /// How many of the last 28 nights tell when one usually wakes up.
  static let nightsOfWakes = 28
  static let wakesNeeded = 3

  /// The median of the wake-ups of 28 nights on days of a class, or of all where fewer than 3 of them are known; nil
  /// below 3 of those.
  ///
  /// - Parameters:
  ///   - date: the last of the 28 mornings.
  ///   - isAlike: whether a day is of that class.
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
