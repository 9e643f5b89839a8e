/// An archive's records in the API's form, one file for each kind, as `import` stores them.
///
/// API records are stored whole, since a later version may use more of them. Records of the app's
/// export are written with the API's fields.
package struct StoredWhoop: Sendable {
  var records: HealthRecords
  /// The tallies of `sleep`, `recovery`, `cycle` and `workout`.
  package private(set) var tallies: [(kind: String, tally: HealthHistory.Tally)]

  /// Merges `added` into `stored`; of two with the same id, the later update or else the added one.
  package init(stored: WhoopArchive, added: WhoopArchive) {
    records = added.records
    records.add(stored.records)
    records.removeRepeatedWorkouts()
    let cycles = records.cycles.all + stored.records.cycles.all
    let began = Dictionary(cycles.map { ($0.id, $0.start) }) { first, _ in first }
    func tally<Record: WrittenRecord>(
      _ now: [Record], _ place: KeyPath<HealthRecords, Latest<Record>>,
      _ moment: (Record) -> Instant?
    ) -> HealthHistory.Tally {
      Self.tally(now, stored.records[keyPath: place].all, at: moment)
    }
    tallies = [
      ("sleep", tally(records.sleeps.all, \.sleeps, \.span.start)),
      ("recovery", tally(records.judgements, \.recoveries) { $0.cycleID.flatMap { began[$0] } }),
      ("cycle", tally(records.cycles.all, \.cycles, \.start)),
      ("workout", tally(records.workouts.all, \.workouts, \.span.start)),
    ]
    if !records.journal.isEmpty {
      tallies.append(("journal", Self.tally(records.journal, stored.records.journal)))
    }
  }

  private static func tally(
    _ now: [JournalAnswer], _ before: [JournalAnswer]
  ) -> HealthHistory.Tally {
    let known = Dictionary(before.map { ($0.key, $0.isYes) }) { first, _ in first }
    let answers = Dictionary(now.map { ($0.key, $0.isYes) }) { first, _ in first }
    return answers.reduce(into: HealthHistory.Tally()) { tally, answer in
      switch known[answer.key] {
      case nil: tally.new += 1
      case answer.value: tally.unchanged += 1
      default: tally.updated += 1
      }
    }
  }

  /// Compares records as written. Those with the same start count once: a night may have two ids.
  private static func tally<Record: WrittenRecord>(
    _ now: [Record], _ before: [Record], at moment: (Record) -> Instant?
  ) -> HealthHistory.Tally {
    let known = Dictionary(before.map { ($0.ownID, $0.json) }) { first, _ in first }
    let begun = Dictionary(before.map { (moment($0), $0.json) }) { first, _ in first }
    let named = Set(now.compactMap { $0.ownID?.isMoment == true ? nil : moment($0) })
    return now.reduce(into: HealthHistory.Tally()) { tally, record in
      let start = moment(record)
      if record.ownID?.isMoment == true, start.map(named.contains) == true { return }
      switch record.ownID.flatMap({ known[$0] }) ?? start.flatMap({ begun[$0] }) {
      case nil: tally.new += 1
      case record.json: tally.unchanged += 1
      default: tally.updated += 1
      }
    }
  }

  /// Names and contents, newest first, one record per line.
  package var files: [(name: String, text: String)] {
    let began = Dictionary(records.sleeps.all.map { ($0.id, $0.span.start) }) { first, _ in first }
    let starts = Dictionary(records.cycles.all.map { ($0.id, $0.start) }) { first, _ in first }
    let moment = { (recovery: RecoveryRecord) in
      recovery.sleepID.flatMap { began[$0] } ?? recovery.cycleID.flatMap { starts[$0] }
        ?? Instant(secondsSince1970: 0)
    }
    return [
      ("sleep.json", Self.page(records.sleeps.written, by: \.span.start)),
      ("recovery.json", Self.page(records.writtenJudgements, by: moment)),
      ("cycle.json", Self.page(records.cycles.written, by: \.start)),
      ("workout.json", Self.page(records.workouts.written, by: \.span.start)),
    ] + (records.journal.isEmpty ? [] : [(Self.journalFile, records.journal.csv)])
  }

  /// In the format of WHOOP's app, because the API has no journal.
  package static let journalFile = "journal_entries.csv"

  package static let emptyFile = file(of: [])

  /// Sorts records of the same moment by text, so that the order of imports does not matter.
  private static func page<Record: WrittenRecord>(
    _ records: [(record: Record, text: String?)], by moment: (Record) -> Instant
  ) -> String {
    let lines = records.map { (moment($0.record), $0.text ?? $0.record.json.line) }
      .sorted { ($0.0, $1.1) > ($1.0, $0.1) }
    return file(of: lines.map(\.1))
  }

  private static func file(of lines: [String]) -> String {
    "{\"records\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }
}

extension RecordID {
  fileprivate var isMoment: Bool { if case .began = self { true } else { false } }

  /// The prefix of an id that is a moment.
  static let beganMark = "began "

  fileprivate var json: JSON {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    case .began(let moment): .string(Self.beganMark + moment.written)
    }
  }
}

extension WhoopArchive {
  /// An archive that decodes every record, whatever its date.
  package static var ofEverything: WhoopArchive {
    let dates =
      YearMonth(clamping: 1, month: 12).firstDay...YearMonth(clamping: 9999, month: 1).firstDay
    var archive = WhoopArchive(mornings: dates, workouts: dates)
    archive.readsJournal = true
    return archive
  }
}

/// Writes the API's fields that the app's export has too; durations are in milliseconds.
private protocol WrittenRecord: HealthRecord {
  var ownID: RecordID? { get }
  var json: JSON { get }
}

extension SleepRecord: WrittenRecord {
  fileprivate var ownID: RecordID? { id }

  fileprivate var json: JSON {
    .record([
      .id: id.json, .cycleID: cycleID?.json, .start: .string(span.start.written),
      .end: .string(span.end.written), .offset: .string(offset.description),
      .updatedAt: updatedAt.map { .string($0.written) }, .nap: isNap.map(JSON.bool),
      .scoreState: .string(state.written), .score: score?.json,
    ])
  }
}

extension SleepRecord.Score {
  fileprivate var json: JSON {
    .record([
      .stages: stages.map { summary(of: $0) }, .needed: need,
      .respiratoryRate: respiratoryRate.map(JSON.decimal),
      .performance: performance.map(JSON.decimal), .consistency: consistency.map(JSON.decimal),
      .efficiency: efficiency.map(JSON.decimal),
    ])
  }

  private func summary(of stages: SleepSpent) -> JSON {
    let inBed = inBedMinutes ?? stages.asleep + (stages.awake ?? 0) + stages.noData
    return .record([
      .light: .milliseconds(stages.light), .slowWave: .milliseconds(stages.deep),
      .rem: .milliseconds(stages.rem), .awake: stages.awake.map(JSON.milliseconds),
      .noData: .milliseconds(stages.noData), .inBed: .milliseconds(inBed),
      .asleep: asleepMinutes.map(JSON.milliseconds), .disturbances: disturbances.map(JSON.integer),
    ])
  }

  private var need: JSON? {
    neededMinutes.map { needed in
      let debt = debtMinutes ?? 0
      // When a record is read, no part of the need may exceed a day.
      let baseline = min(needed - debt, PlausibleRange.neededMinutes.upperBound)
      return .record([
        .baselineNeed: .milliseconds(baseline), .debtNeed: .milliseconds(debt),
        .strainNeed: .milliseconds(needed - debt - baseline), .napNeed: .integer(0),
      ])
    }
  }
}

extension RecoveryRecord: WrittenRecord {
  fileprivate var ownID: RecordID? { sleepID ?? cycleID }

  fileprivate var json: JSON {
    .record([
      .sleepID: sleepID?.json, .cycleID: cycleID?.json,
      .updatedAt: updatedAt.map { .string($0.written) }, .scoreState: .string(state.written),
      .score: score?.json,
    ])
  }
}

extension RecoveryRecord.Score {
  fileprivate var json: JSON {
    .record([
      .isCalibrating: .bool(isCalibrating), .recovery: recovery.map(JSON.decimal),
      .restingHeartRate: restingHeartRate.map(JSON.decimal),
      .heartRateVariability: heartRateVariability.map(JSON.decimal),
      .bloodOxygen: bloodOxygen.map(JSON.decimal),
      .skinTemperature: skinTemperature.map(JSON.decimal),
    ])
  }
}

extension CycleRecord: WrittenRecord {
  fileprivate var ownID: RecordID? { id }

  fileprivate var json: JSON {
    let unscored = end == nil ? ScoreState.pending : .unscorable
    return .record([
      .id: id.json, .start: .string(start.written), .end: end.map { .string($0.written) },
      .offset: .string(offset.description),
      .updatedAt: updatedAt.map { .string($0.written) },
      .scoreState: .string((strain == nil ? unscored : .scored).written),
      .score: strain.map {
        .record([.strain: .decimal($0), .kilojoules: kilojoules.map(JSON.decimal)])
      },
    ])
  }
}

extension WorkoutRecord: WrittenRecord {
  fileprivate var ownID: RecordID? { id }

  fileprivate var json: JSON {
    .record([
      .id: id.json, .start: .string(span.start.written), .end: .string(span.end.written),
      .offset: .string(offset.description), .sportName: .string(sport ?? activity.rawValue),
      .updatedAt: updatedAt.map { .string($0.written) },
      .scoreState: .string((isScored ? ScoreState.scored : .unscorable).written),
      .score: isScored ? score : nil,
    ])
  }

  private var score: JSON {
    let energy = kilocalories.map { ($0 * Self.kilojoulesPerKilocalorie * 1000).rounded() / 1000 }
    let zones = zoneMinutes.map { zip(APIField.zoneTimes, $0.map(JSON.milliseconds)) }
    return .record([
      .strain: strain.map(JSON.decimal), .averageHeartRate: averageHeartRate.map(JSON.decimal),
      .maximumHeartRate: maximumHeartRate.map(JSON.decimal), .kilojoules: energy.map(JSON.decimal),
      .meters: meters.map(JSON.decimal),
      .zones: zones.map { .record(Dictionary($0) { first, _ in first }) },
    ])
  }

  private var isScored: Bool {
    [strain, averageHeartRate, maximumHeartRate, kilocalories, meters].contains { $0 != nil }
      || zoneMinutes != nil
  }
}

extension Instant {
  fileprivate var written: String { reading(at: .zero).description + ".000Z" }
}

extension ScoreState {
  fileprivate var written: String { Self.written.first { $0.value == self }?.key ?? "UNSCORABLE" }
}

extension JSON {
  /// The known members of a record, or of an object in it.
  fileprivate static func record(_ fields: [APIField: JSON?]) -> JSON {
    .object(fields.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value })
  }

  fileprivate static func milliseconds(_ minutes: Double) -> JSON {
    .decimal((minutes * 60_000).rounded())
  }
}
