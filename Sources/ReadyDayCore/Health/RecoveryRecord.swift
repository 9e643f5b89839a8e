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
  func isOfTheKind(of other: RecordID) -> Bool {
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
