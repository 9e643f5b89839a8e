/// One sleep, night or nap, as a wearable recorded it.
struct SleepRecord: Equatable, Sendable {
  /// A scored sleep; unusable values are nil.
  struct Score: Equatable, Sendable {
    var stages: SleepSpent?
    /// As reported: the stages are rounded separately. Nil if the wearable reports only stages.
    var asleepMinutes: Double?
    var inBedMinutes: Double?
    /// Minutes, debt included.
    var neededMinutes: Double?
    var debtMinutes: Double?
    /// Percent.
    var performance, efficiency, consistency: Double?
    /// Breaths per minute.
    var respiratoryRate: Double?
    var disturbances: Int?
  }

  let id: RecordID
  let cycleID: RecordID?
  /// The id in version 1 of WHOOP's API.
  var olderID: RecordID? = nil
  let span: TimeSpan
  /// The UTC offset when the sleeper woke.
  var offset: UTCOffset
  /// The UTC offset when the sleeper fell asleep, if it differs from ``offset``.
  var startOffset: UTCOffset? = nil
  /// Nil if unknown: the app's table of cycles does not mark naps.
  var isNap: Bool?
  let state: ScoreState
  /// Nil unless ``state`` is scored.
  let score: Score?
  /// Of two records with the same ``id``, the later one counts; nil is the oldest.
  let updatedAt: Instant?

  var onset: LocalDateTime { span.start.reading(at: startOffset ?? offset) }

  /// The date on which it ended, on the sleeper's clock.
  var date: LocalDate { span.end.reading(at: offset).date }
}

extension SleepRecord.Score {
  var asleep: Double? { asleepMinutes ?? stages?.asleep }
}

/// Minutes spent in each stage.
public struct SleepSpent: Equatable, Sendable {
  public var deep, rem, light: Double
  /// Nil if the device does not record time awake.
  public var awake: Double?
  public var noData: Double

  var asleep: Double { light + deep + rem }
}

/// A wearable's recovery score after one sleep, which dates it.
struct RecoveryRecord: Equatable, Sendable {
  /// A scored recovery; unusable values are nil.
  struct Score: Equatable, Sendable {
    var isCalibrating = false
    /// 0…100.
    var recovery: Double?
    /// Beats per minute.
    var restingHeartRate: Double?
    /// rMSSD, milliseconds.
    var heartRateVariability: Double?
    /// Percent.
    var bloodOxygen: Double?
    /// Degrees Celsius.
    var skinTemperature: Double?
  }

  let sleepID: RecordID?
  let cycleID: RecordID?
  let state: ScoreState
  /// Nil unless ``state`` is scored.
  let score: Score?
  let updatedAt: Instant?
  var madeAt: Instant? = nil
}

/// The time from the start of one night to the start of the next.
struct CycleRecord: Equatable, Sendable {
  let id: RecordID
  let start: Instant
  /// Nil until it has ended.
  let end: Instant?
  let offset: UTCOffset
  /// 0…21; nil if not scored.
  let strain: Double?
  let updatedAt: Instant?
  /// The energy of the whole cycle; nil if unknown.
  var kilojoules: Double?
}

/// Whether a night or a morning has been scored, and if not, why.
public enum ScoreState: String, CaseIterable, Sendable, Coded {
  case scored
  case pending = "pending_score"
  case unscorable
  /// The record is marked as scored, but the score is missing, impossible or of a broken sensor.
  case unusable
  /// A nap was scored, but the night before it was not, or its score is missing.
  case onlyNap
  /// There is no record for the date.
  case missing
  /// The user hides it.
  case hidden
}

/// Identifies a record within its kind.
public enum RecordID: Hashable, Sendable {
  /// The id of WHOOP's cycles, and of everything in version 1 of its API.
  case number(Int)
  /// A UUID in version 2.
  case text(String)
  /// The start, which identifies records of the app's own export.
  case began(Instant)

  /// Whether both are of one API version, or of the app's export, so that they can be compared.
  func isSameKind(as other: RecordID) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.began, .began): true
    default: false
    }
  }

  /// The same for a number and its text, which programs that copy records may interchange.
  var key: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): "began \(moment.secondsSince1970)"
    }
  }
}

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
  public let ratesSleep: Bool

  init(score: Double, level: Level? = nil, ratesSleep: Bool = false) {
    (self.score, self.level, self.ratesSleep) = (score, level, ratesSleep)
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
