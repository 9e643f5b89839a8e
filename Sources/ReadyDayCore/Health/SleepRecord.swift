/// One stretch of sleep, a night's or a nap's, as a wearable recorded it.
struct SleepRecord: Hashable, Sendable {
  /// What a scored sleep holds; nil if the wearable gave no usable value.
  struct Score: Hashable, Sendable {
    /// Minutes in each stage.
    var stages: SleepSpent?
    /// Where the wearable tells it apart from the stages, of which it rounds each.
    var asleepMinutes: Double?
    var inBedMinutes: Double?
    /// Minutes; the debt part is inside it.
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
  /// Its id in version 1 of WHOOP's API, if it had one.
  var olderID: RecordID? = nil
  let span: TimeSpan
  /// The clock the sleeper woke to.
  var offset: UTCOffset
  /// The clock the sleeper fell asleep by, where it showed another time.
  var startOffset: UTCOffset? = nil
  /// Nil when unknown: the app's table of cycles lists naps like nights.
  var isNap: Bool?
  let state: ScoreState
  /// Only when ``state`` is scored.
  let score: Score?
  /// Of two records with one ``id`` the later one counts; nil is older than any.
  let updatedAt: Instant?
}

extension SleepRecord.Score {
  /// Minutes.
  var asleep: Double? { asleepMinutes ?? stages?.asleep }
}

/// How a stretch of sleep was spent, in minutes.
struct SleepSpent: Hashable, Sendable {
  var light, deep, rem, awake, noData: Double

  var asleep: Double { light + deep + rem }
}

extension SleepRecord {
  /// This record, with what it does not say taken from `other`, which describes the same sleep.
  func completed(by other: SleepRecord) -> SleepRecord {
    var sleep = self
    sleep.isNap = isNap ?? other.isNap
    return sleep
  }

  /// When it began, on the sleeper's own clock.
  var onset: LocalDateTime { span.start.reading(at: startOffset ?? offset) }

  /// The morning this sleep belongs to: the date on which it ended, on the sleeper's own clock.
  var date: LocalDate { span.end.reading(at: offset).date }
}
