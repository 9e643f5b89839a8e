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

/// A yes or no to one question of WHOOP's journal.
///
/// Answered in the morning about the day before, but listed with the cycle that began with the
/// night between. If dated by that morning, habits after a bad night would seem to have caused it.
struct JournalAnswer: Hashable, Sendable {
  /// The start of its cycle, which began with the sleep before the morning of the answer.
  let cycleStart: Instant
  let offset: UTCOffset
  let question: String
  let isYes: Bool

  /// Identifies a question on one morning.
  struct Key: Hashable {
    let cycleStart: Instant
    let question: String
  }

  var key: Key { Key(cycleStart: cycleStart, question: question) }

  /// The morning assumed for a cycle without a night: the date six hours after the cycle's start.
  var likelyMorning: LocalDate { cycleStart.adding(seconds: 6 * 3600).reading(at: offset).date }
}

extension [JournalAnswer] {
  /// Rows in the format of WHOOP's app, newest first; the first of two answers counts.
  var csv: String {
    var known: Set<JournalAnswer.Key> = []
    let rows = filter { known.insert($0.key).inserted }.map { answer in
      let start = answer.cycleStart.reading(at: answer.offset)
      let zone = answer.offset == .zero ? "UTCZ" : "UTC\(answer.offset)"
      let question = answer.question.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
      let time = "\(start.date) \(start.time.clock):\(padded(start.time.second, to: 2))"
      return "\(time),,\(zone),\"\(question)\",\(answer.isYes),\n"
    }
    let head = "Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes\n"
    return head + rows.sorted(by: >).joined()
  }
}

/// Raw measurements of one date: the date on which the night ended, on the sleeper's clock.
struct DailyHealth: Equatable, Sendable {
  let date: LocalDate
  /// Milliseconds. SDNN and rMSSD are different measures, never compared or exchanged.
  var sdnn, rmssd: Double?
  /// SDNN measured awake within two hours of waking; it never counts as a night's.
  var wakingSDNN: Double?
  /// Beats per minute.
  var restingHeartRate: Double?
  /// Breaths per minute.
  var respiratoryRate: Double?
  var readiness: VendorReadiness?
  var sleep: DailySleep?
  /// The sleep of a night whose times the export lacks; nil beside ``sleep``.
  var untimed: SleepTotals?
  /// Other sleeps that ended on ``date``, sorted.
  var naps: [DailySleep] = []
}

extension DailyHealth {
  var slept: SleepTotals? { sleep?.totals ?? untimed }
}

/// How long one slept, without the time of day.
struct SleepTotals: Hashable, Sendable {
  /// Minutes, without time awake.
  var asleepMinutes: Double
  /// Minutes; nil if the device records no stages.
  var deepMinutes, remMinutes, lightMinutes: Double?
  var awakeMinutes, inBedMinutes: Double?
}

@dynamicMemberLookup
struct DailySleep: Hashable, Sendable {
  /// From falling asleep to waking up, including time awake.
  var span: TimeSpan
  /// The UTC offset when the sleeper fell asleep.
  var startOffset: UTCOffset
  /// The UTC offset when the sleeper woke.
  var offset: UTCOffset
  var totals: SleepTotals
  /// Nil if both offsets come from the export.
  var assumed: AssumedClock?

  var date: LocalDate { span.end.reading(at: offset).date }

  subscript<Value>(dynamicMember total: KeyPath<SleepTotals, Value>) -> Value {
    totals[keyPath: total]
  }

  // Compared for every stored night, so not looked up.
  var asleepMinutes: Double { totals.asleepMinutes }
}
