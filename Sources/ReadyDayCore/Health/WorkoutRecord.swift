/// One workout as a wearable or a phone recorded it.
public struct WorkoutRecord: Hashable, Sendable {
  public internal(set) var id: RecordID
  public internal(set) var span: TimeSpan
  /// The clock the workout began on.
  public internal(set) var offset: UTCOffset
  public let activity: Activity
  /// 0…21; nil when it is not scored.
  public var strain: Double?
  /// Beats per minute.
  public var averageHeartRate, maximumHeartRate: Double?
  /// Minutes in each of the heart rate zones 0…5, six in all.
  public var zoneMinutes: [Double]?
  public var kilocalories, meters: Double?
  /// What was trained of ``span``; nil when no pause is known.
  public var movingMinutes: Double?
  /// Of two records with one ``id`` the later one counts; nil is older than any.
  public internal(set) var updatedAt: Instant?
  /// What its source calls it, where that is not an ``Activity``.
  public var sport: String?
  /// What its maker calls it: its number, or its beginning as it is written; nil where that is ``id``.
  var recordedAs: String?
  /// Nil where ``offset`` is its maker's own.
  var assumed: AssumedClock?
}

extension WorkoutRecord {
  /// The day it is part of: the date on which it began, on the clock of its place.
  public var date: LocalDate { span.start.reading(at: offset).date }

  /// Without the pauses that are known.
  var trainedMinutes: Double { movingMinutes ?? span.minutes }
}
