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

struct SleepSpent: Equatable, Sendable {
  var light, deep, rem, awake, noData: Double

  var asleep: Double { light + deep + rem }
}
