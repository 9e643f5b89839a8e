#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All records of an archive in the shape of WHOOP's API, one file a kind, as `import` keeps them.
///
/// A record of the API is kept whole, as it was read: what this version knows nothing of, the next one
/// may. One of the app's export is written with the fields of the API that its values have there.
public struct TidyRecords: Sendable {
  /// What became of the records of one kind.
  public struct Tally: Hashable, Sendable {
    public var new = 0
    public var updated = 0
    public var unchanged = 0
  }

  private var records: HealthRecords
  /// By kind: `sleep`, `recovery`, `cycle`, `workout`.
  public private(set) var tallies: [(kind: String, tally: Tally)]

  /// What `added` has, merged into what was `kept` before: of two records with one id the one updated last; where
  /// neither says when, the added one.
  public init(kept: WhoopArchive, added: WhoopArchive) {
    records = added.records
    records.add(kept.records)
    tallies = [
      ("sleep", Self.tally(records.sleeps.all, kept.records.sleeps.all, by: \.id, TidySleep.init)),
      (
        "recovery",
        Self.tally(
          records.judgements, kept.records.recoveries.all, by: HealthRecords.key,
          TidyRecovery.init)
      ),
      ("cycle", Self.tally(records.cycles.all, kept.records.cycles.all, by: \.id, TidyCycle.init)),
      (
        "workout",
        Self.tally(
          records.workouts.all, kept.records.workouts.all, by: \.id, TidyWorkout.init)
      ),
    ]
  }

  /// Records are compared as they are written: to the millisecond, not to the last bit of a sum.
  private static func tally<Record, Key: Hashable>(
    _ now: [Record], _ before: [Record], by key: (Record) -> Key,
    _ tidy: (Record) -> some Encodable
  ) -> Tally {
    let known = Dictionary(before.map { (key($0), line(tidy($0))) }) { first, _ in first }
    return now.reduce(into: Tally()) { tally, record in
      switch known[key(record)] {
      case nil: tally.new += 1
      case line(tidy(record)): tally.unchanged += 1
      default: tally.updated += 1
      }
    }
  }
}

extension WhoopArchive {
  /// An archive that decodes every record, whatever its date.
  public static var ofEverything: WhoopArchive {
    let dates =
      YearMonth(clamping: 1, month: 12).firstDay...YearMonth(clamping: 9999, month: 1).firstDay
    return WhoopArchive(mornings: dates, workouts: dates)
  }
}

extension TidyRecords {
  /// The names and contents of the files, newest records first, one record a line.
  public var files: [(name: String, text: String)] {
    let began = Dictionary(records.sleeps.all.map { ($0.id, $0.span.start) }) { first, _ in first }
    let starts = Dictionary(records.cycles.all.map { ($0.id, $0.start) }) { first, _ in first }
    let moment = { (recovery: RecoveryRecord) in
      recovery.sleepID.flatMap { began[$0] } ?? recovery.cycleID.flatMap { starts[$0] }
        ?? Instant(secondsSince1970: 0)
    }
    return [
      ("sleep.json", Self.page(records.sleeps.written, by: \.span.start, TidySleep.init)),
      ("recovery.json", Self.page(records.writtenJudgements, by: moment, TidyRecovery.init)),
      ("cycle.json", Self.page(records.cycles.written, by: \.start, TidyCycle.init)),
      ("workout.json", Self.page(records.workouts.written, by: \.span.start, TidyWorkout.init)),
    ]
  }

  /// The whole of a file without records.
  public static let emptyFile = file(of: [])

  /// Records of one moment stand in the order of their text, so that it changes nothing which of two imports came
  /// first.
  private static func page<Record>(
    _ records: [(record: Record, text: String?)], by moment: (Record) -> Instant,
    _ tidy: (Record) -> some Encodable
  ) -> String {
    let lines = records.map { (moment($0.record), $0.text ?? line(tidy($0.record))) }
      .sorted { ($0.0, $1.1) > ($1.0, $0.1) }
    return file(of: lines.map(\.1))
  }

  private static func file(of lines: [String]) -> String {
    "{\"records\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  /// One record; its values are all finite, so that there is nothing the encoder could refuse.
  private static func line(_ record: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

// The fields of WHOOP's API that the app's export has too. Its lengths are milliseconds.

private struct TidySleep: Encodable {
  let id: RecordID
  let cycleId: RecordID?
  let start, end, timezoneOffset: String
  let updatedAt: String?
  let nap: Bool?
  let scoreState: String
  let score: Score?

  struct Score: Encodable {
    let stageSummary: [String: Double]?
    let sleepNeeded: [String: Double]?
    let respiratoryRate, sleepPerformancePercentage: Double?
    let sleepConsistencyPercentage, sleepEfficiencyPercentage: Double?
  }

  init(_ sleep: SleepRecord) {
    id = sleep.id
    cycleId = sleep.cycleID
    start = sleep.span.start.written
    end = sleep.span.end.written
    timezoneOffset = sleep.offset.description
    updatedAt = sleep.updatedAt?.written
    nap = sleep.isNap
    scoreState = sleep.state.written
    score = sleep.score.map(Score.init)
  }
}

extension TidySleep.Score {
  init(_ score: SleepRecord.Score) {
    let millis = { (minutes: Double) in (minutes * 60_000).rounded() }
    stageSummary = score.stages.map { stages in
      var summary = [
        "total_light_sleep_time_milli": millis(stages.light),
        "total_slow_wave_sleep_time_milli": millis(stages.deep),
        "total_rem_sleep_time_milli": millis(stages.rem),
        "total_awake_time_milli": millis(stages.awake),
        "total_no_data_time_milli": millis(stages.noData),
      ]
      summary["total_in_bed_time_milli"] = millis(
        score.inBedMinutes ?? stages.asleep + stages.awake + stages.noData)
      summary["disturbance_count"] = score.disturbances.map { Double($0) }
      return summary
    }
    sleepNeeded = score.neededMinutes.map { needed in
      let debt = score.debtMinutes ?? 0
      // No part alone is read as more than a day.
      let baseline = min(needed - debt, Possible.neededMinutes.upperBound)
      return [
        "baseline_milli": millis(baseline), "need_from_sleep_debt_milli": millis(debt),
        "need_from_recent_strain_milli": millis(needed - debt - baseline),
        "need_from_recent_nap_milli": 0,
      ]
    }
    respiratoryRate = score.respiratoryRate
    sleepPerformancePercentage = score.performance
    sleepConsistencyPercentage = score.consistency
    sleepEfficiencyPercentage = score.efficiency
  }
}

private struct TidyRecovery: Encodable {
  struct Score: Encodable {
    let userCalibrating: Bool
    let recoveryScore, restingHeartRate, hrvRmssdMilli: Double?
    let spo2Percentage, skinTempCelsius: Double?
  }

  let sleepId, cycleId: RecordID?
  let updatedAt: String?
  let scoreState: String
  let score: Score?

  init(_ recovery: RecoveryRecord) {
    sleepId = recovery.sleepID
    cycleId = recovery.cycleID
    updatedAt = recovery.updatedAt?.written
    scoreState = recovery.state.written
    score = recovery.score.map { score in
      Score(
        userCalibrating: score.isCalibrating, recoveryScore: score.recovery,
        restingHeartRate: score.restingHeartRate, hrvRmssdMilli: score.heartRateVariability,
        spo2Percentage: score.bloodOxygen, skinTempCelsius: score.skinTemperature)
    }
  }
}

private struct TidyCycle: Encodable {
  let id: RecordID
  let start, timezoneOffset, scoreState: String
  let end, updatedAt: String?
  let score: [String: Double]?

  init(_ cycle: CycleRecord) {
    id = cycle.id
    start = cycle.start.written
    end = cycle.end?.written
    timezoneOffset = cycle.offset.description
    updatedAt = cycle.updatedAt?.written
    let unscored = cycle.end == nil ? ScoreState.pending : .unscorable
    scoreState = (cycle.strain == nil ? unscored : .scored).written
    score = cycle.strain.map { ["strain": $0] }
  }
}

private struct TidyWorkout: Encodable {
  let id: RecordID
  let start, end, timezoneOffset, sportName, scoreState: String
  let updatedAt: String?
  let score: Score?

  struct Score: Encodable {
    let strain, averageHeartRate, maxHeartRate, kilojoule, distanceMeter: Double?
    let zoneDurations: [String: Double]?
  }

  init(_ workout: WorkoutRecord) {
    id = workout.id
    start = workout.span.start.written
    end = workout.span.end.written
    timezoneOffset = workout.offset.description
    sportName = workout.sport ?? workout.activity.rawValue
    scoreState = (workout.isScored ? ScoreState.scored : .unscorable).written
    updatedAt = workout.updatedAt?.written
    score = workout.isScored ? Score(workout) : nil
  }
}

extension WorkoutRecord {
  fileprivate var isScored: Bool {
    [strain, averageHeartRate, maximumHeartRate, kilocalories, meters].contains { $0 != nil }
      || zoneMinutes != nil
  }
}

extension TidyWorkout.Score {
  init(_ workout: WorkoutRecord) {
    let thousandths = { (value: Double) in (value * 1000).rounded() / 1000 }
    strain = workout.strain
    averageHeartRate = workout.averageHeartRate
    maxHeartRate = workout.maximumHeartRate
    kilojoule = workout.kilocalories.map {
      thousandths($0 * WorkoutRecord.kilojoulesPerKilocalorie)
    }
    distanceMeter = workout.meters
    zoneDurations = workout.zoneMinutes.map { minutes in
      Dictionary(
        zip(WireField.zoneTimes.map(\.rawValue), minutes.map { ($0 * 60_000).rounded() })
      ) { first, _ in first }
    }
  }
}

extension Instant {
  fileprivate var written: String {
    reading(at: .zero).description + ".000Z"
  }
}

extension ScoreState {
  fileprivate var written: String {
    switch self {
    case .scored: "SCORED"
    case .pending: "PENDING_SCORE"
    case .unscorable, .onlyNap, .missing, .hidden: "UNSCORABLE"
    }
  }
}

extension RecordID: Encodable {
  /// Before the moment that stands for an id in records which have none.
  static let beganMark = "began "

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .began(let moment): try value.encode(Self.beganMark + moment.written)
    }
  }
}
