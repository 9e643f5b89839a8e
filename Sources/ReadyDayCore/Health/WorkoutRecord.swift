/// One workout as a wearable or a phone recorded it.
public struct WorkoutRecord: Equatable, Sendable {
  public internal(set) var id: RecordID
  public internal(set) var span: TimeSpan
  /// The UTC offset where the workout began.
  public internal(set) var offset: UTCOffset
  public let activity: Activity
  /// 0…21; nil if not scored.
  public var strain: Double?
  /// Beats per minute.
  public var averageHeartRate, maximumHeartRate: Double?
  /// Minutes in each of the six heart rate zones, 0…5; nil if unknown.
  public var zoneMinutes: [Double]?
  public var kilocalories, meters: Double?
  /// Minutes without pauses; nil if no pause is known.
  public var movingMinutes: Double?
  /// Of two records with the same ``id``, the later one counts; nil is the oldest.
  public internal(set) var updatedAt: Instant?
  /// The source's name for the sport, if no ``Activity`` matches it; otherwise nil.
  public var sport: String?
  /// The vendor's number or written start; nil if that is ``id``.
  var recordedAs: String?
  /// Nil if ``offset`` comes from the export.
  var assumed: AssumedClock?

  /// The local date on which the workout began.
  public var date: LocalDate { span.start.reading(at: offset).date }
}

package struct SourcedWorkout: Equatable, Sendable {
  package internal(set) var record: WorkoutRecord
  package let source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    (self.record, self.source) = (record, source)
  }
}
