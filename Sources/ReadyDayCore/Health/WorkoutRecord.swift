/// One workout as a wearable or a phone recorded it.
public struct WorkoutRecord: Equatable, Sendable {
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
  /// Without pauses; nil when no pause is known.
  public var movingMinutes: Double?
  /// Of two records with one ``id`` the later one counts; nil is the oldest.
  public internal(set) var updatedAt: Instant?
  /// The source's name for it, if not an ``Activity``.
  public var sport: String?
  /// The vendor's number or written start; nil where that is ``id``.
  var recordedAs: String?
  /// Nil where ``offset`` comes from the export.
  var assumed: AssumedClock?

  /// The date on which it began, by local time there.
  public var date: LocalDate { span.start.reading(at: offset).date }

  /// Without known pauses.
  var trainedMinutes: Double { movingMinutes ?? span.minutes }
}

package struct SourcedWorkout: Equatable, Sendable {
  package let record: WorkoutRecord
  package let source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    (self.record, self.source) = (record, source)
  }
}
