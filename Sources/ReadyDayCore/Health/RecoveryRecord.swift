/// A wearable's recovery score after one sleep.
///
/// It has no time of its own: its sleep dates it.
struct RecoveryRecord: Equatable, Sendable {
  /// A scored recovery; nil for unusable values.
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
  /// Only when ``state`` is scored.
  let score: Score?
  let updatedAt: Instant?
  var madeAt: Instant? = nil
}

/// From the start of one night to the start of the next.
struct CycleRecord: Equatable, Sendable {
  let id: RecordID
  let start: Instant
  /// Nil while it lasts.
  let end: Instant?
  let offset: UTCOffset
  /// 0…21; nil when it is not scored.
  let strain: Double?
  let updatedAt: Instant?
  /// Over the whole cycle; nil when unknown.
  var kilojoules: Double?
}

/// Whether a night or a morning has been scored, and if not, why.
public enum ScoreState: Equatable, CaseIterable, Sendable {
  case scored
  case pending
  case unscorable
  /// Marked as scored, but the score is missing or impossible.
  case unusable
  /// A nap was scored, and the night before it was not, or its score is missing.
  case onlyNap
  /// No record of the date.
  case missing
  /// Hidden by the user.
  case hidden
}

/// Identifies a record among those of its kind.
public enum RecordID: Hashable, Sendable {
  /// WHOOP's cycles, and everything in version 1 of its API.
  case number(Int)
  /// A UUID in version 2.
  case text(String)
  /// Records of the app's own export have no id: their start serves as one.
  case began(Instant)

  /// Whether both are of one API version or of the app's export: only then ids tell them apart.
  func isOfTheKind(of other: RecordID) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.began, .began): true
    default: false
    }
  }

  /// The same for a number and its text: programs that copy WHOOP's records may turn numbers into text.
  var key: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): "began \(moment.secondsSince1970)"
    }
  }
}
