/// One sleep, night or nap, as a wearable recorded it.
struct SleepRecord: Equatable, Sendable {
  /// A scored sleep; nil for unusable values.
  struct Score: Equatable, Sendable {
    var stages: SleepSpent?
    /// Where the wearable reports it beside the stages, which it rounds separately.
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
  /// The clock the sleeper woke to.
  var offset: UTCOffset
  /// The clock the sleeper fell asleep by, where it differs from ``offset``.
  var startOffset: UTCOffset? = nil
  /// Nil when unknown: the app's table of cycles does not mark naps.
  var isNap: Bool?
  let state: ScoreState
  /// Only when ``state`` is scored.
  let score: Score?
  /// Of two records with one ``id`` the later one counts; nil is the oldest.
  let updatedAt: Instant?

  var onset: LocalDateTime { span.start.reading(at: startOffset ?? offset) }

  /// The date on which it ended, on the sleeper's clock.
  var date: LocalDate { span.end.reading(at: offset).date }
}

extension SleepRecord.Score {
  /// Minutes.
  var asleep: Double? { asleepMinutes ?? stages?.asleep }
}

/// Minutes in each stage of a sleep.
struct SleepSpent: Equatable, Sendable {
  var light, deep, rem, awake, noData: Double

  var asleep: Double { light + deep + rem }
}
