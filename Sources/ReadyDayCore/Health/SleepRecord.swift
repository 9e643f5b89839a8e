/// One stretch of sleep, a night's or a nap's, as a wearable recorded it.
struct SleepRecord: Hashable, Sendable {
  /// What a scored sleep holds; nil if the wearable gave no usable value.
  struct Score: Hashable, Sendable {
    /// Minutes in each stage.
    var stages: SleepSpent?
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
  let span: TimeSpan
  /// The clock the sleeper woke to.
  let offset: UTCOffset
  /// Nil when unknown: the app's table of cycles lists naps like nights.
  var isNap: Bool?
  let state: ScoreState
  /// Only when ``state`` is scored.
  let score: Score?
  /// Of two records with one ``id`` the later one counts; nil is older than any.
  let updatedAt: Instant?
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

  /// The morning this sleep belongs to: the date on which it ended, on the sleeper's own clock.
  var date: LocalDate { span.end.reading(at: offset).date }
}
