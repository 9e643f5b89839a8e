/// Turns the rows of one CSV file into health records.
///
/// The export has neither ids nor states. The cycle's start serves as the id; a night without
/// values is pending until its cycle ends, and unscorable afterwards.
struct CSVRowReader {
  let file: CSVFile
  private let order: CSVDate.Order
  private let clocks: WhoopClocks?
  private(set) var diagnostics: FileDiagnostics
  private(set) var skippedCount = 0
  private var isClockReported = false

  init(_ file: CSVFile, named name: String, order: CSVDate.Order, _ clocks: WhoopClocks?) {
    (self.file, self.order, self.clocks) = (file, order, clocks)
    diagnostics = FileDiagnostics(file: name)
  }

  mutating func read(_ row: CSVTable.Row, in bytes: RawSpan, into records: inout HealthRecords) {
    do throws(UnreadableCell) {
      if file.kind == .workouts {
        records.add(try workout(row, bytes))
        return
      }
      let cycle = try cycle(row, bytes)
      switch file.kind {
      case .cycles:
        records.add(cycle)
        let sleep = night(row, of: cycle, bytes)
        if let recovery = recovery(row, of: cycle, after: sleep, bytes) { records.add(recovery) }
        if let sleep { records.add(sleep) }
      case .sleeps: if let sleep = try sleep(row, of: cycle, bytes) { records.add(sleep) }
      case .workouts, .journal: break
      }
    } catch {
      report(error, row, bytes)
    }
  }

  private mutating func report(_ error: UnreadableCell, _ row: CSVTable.Row, _ bytes: RawSpan) {
    skippedCount += 1
    let field = file.name(of: error.column, bytes)
    let problem =
      error.expected.map {
        HealthProblem.unreadableRecord(kind: kindName, field: field, expected: $0)
      } ?? .endsBeforeStart(kind: kindName)
    report(problem, error.column, row, bytes)
  }

  mutating func leaveOut(_ row: CSVTable.DamagedRow, _ bytes: RawSpan) {
    skippedCount += 1
    let (problem, place) = file.table.problem(of: row, kind: kindName)
    diagnostics.add(problem, at: place, in: bytes)
  }

  /// A row's start, which decides whether it is wanted, and its morning; nil if blank or invalid.
  struct Dates {
    let cycle, workout, morning: LocalDate?
  }

  func dates(of row: CSVTable.Row, _ bytes: RawSpan) -> Dates {
    Dates(
      cycle: reading(.cycleStart, in: row, bytes)?.date,
      workout: reading(.workoutStart, in: row, bytes)?.date,
      morning: isNap(row, bytes) == true ? nil : reading(.wakeOnset, in: row, bytes)?.date)
  }

  private var kindName: String { file.kind.rawValue }

  private mutating func cycle(
    _ row: CSVTable.Row, _ bytes: RawSpan
  ) throws(UnreadableCell) -> CycleRecord {
    let offset = offset(of: row, from: .cycleStart, bytes)
    guard let start = try instant(.cycleStart, in: row, at: offset, bytes) else {
      throw UnreadableCell(column: .cycleStart, expected: .example(Self.timeExample))
    }
    if let end = file.text(.cycleEnd, in: row, bytes), reading(.cycleEnd, in: row, bytes) == nil {
      report(.outOfRange(field: file.name(of: .cycleEnd, bytes), value: end), .cycleEnd, row, bytes)
    }
    var cycle = CycleRecord(
      id: .began(start), start: start,
      end: reading(.cycleEnd, in: row, bytes).map { Instant($0, at: offset) }, offset: offset,
      strain: value(.strain, in: .strain, row, bytes), updatedAt: nil)
    // Labelled "cal", but in kilocalories.
    let energy = file.text(.energy, in: row, bytes).flatMap(file.number)
    cycle.kilojoules = energy.map { $0 * WorkoutRecord.kilojoulesPerKilocalorie }
      .flatMap(PlausibleRange.dailyKilojoules)
    return cycle
  }

  /// Nil for an unreadable row, which is counted and reported.
  mutating func journalAnswer(_ row: CSVTable.Row, _ bytes: RawSpan) -> JournalAnswer? {
    do throws(UnreadableCell) {
      let offset = offset(of: row, from: .cycleStart, bytes)
      guard let start = try instant(.cycleStart, in: row, at: offset, bytes) else {
        throw UnreadableCell(column: .cycleStart, expected: .example(Self.timeExample))
      }
      guard let question = file.text(.question, in: row, bytes) else {
        throw UnreadableCell(column: .question, expected: .text)
      }
      guard let isYes = file.text(.answer, in: row, bytes).flatMap({ Bool($0.lowercased()) }) else {
        throw UnreadableCell(column: .answer, expected: .example("true"))
      }
      return JournalAnswer(cycleStart: start, offset: offset, question: question, isYes: isYes)
    } catch {
      report(error, row, bytes)
      return nil
    }
  }

  /// - Parameter start: the column of the time at which a zone's offset is taken.
  private mutating func offset(
    of row: CSVTable.Row, from start: CSVColumn, _ bytes: RawSpan
  ) -> UTCOffset {
    let name = file.text(.zone, in: row, bytes) ?? ""
    if let offset = UTCOffset(whoopZone: name) { return offset }
    let named = clocks?.zones.zone(named: name)
    if named == nil, !isClockReported {
      isClockReported = true
      report(.noClock(field: CSVColumn.zone.rawValue), .zone, row, bytes)
    }
    guard let zone = named ?? clocks?.zone, let reading = reading(start, in: row, bytes) else {
      return .zero
    }
    return zone.offset(at: zone.instant(of: reading))
  }

  private mutating func workout(
    _ row: CSVTable.Row, _ bytes: RawSpan
  ) throws(UnreadableCell) -> WorkoutRecord {
    let offset = offset(of: row, from: .workoutStart, bytes)
    guard let start = try instant(.workoutStart, in: row, at: offset, bytes),
      let end = try instant(.workoutEnd, in: row, at: offset, bytes)
    else { throw UnreadableCell(column: .workoutEnd, expected: .example(Self.timeExample)) }
    guard start < end else { throw UnreadableCell(column: .workoutEnd, expected: nil) }
    let name = file.text(.activity, in: row, bytes)
    let activity = name.flatMap { WhoopSport.activity(named: $0) }
    var workout = WorkoutRecord(
      id: .began(start), span: TimeSpan(from: start, to: end), offset: offset,
      activity: activity ?? .other, updatedAt: nil,
      sport: activity == nil ? name.map(WhoopSport.words) : nil)
    add(row, to: &workout, bytes)
    return workout
  }

  private mutating func add(
    _ row: CSVTable.Row, to workout: inout WorkoutRecord, _ bytes: RawSpan
  ) {
    workout.addScore { value($1, in: $2, row, bytes) }
    let shares = CSVColumn.zones.compactMap { value($0, in: .percent, row, bytes) }
    guard shares.count == CSVColumn.zones.count else { return }
    // The export omits the time below zone 1.
    let below = max(0, 100 - shares.reduce(0, +))
    let minutes = ([below] + shares).map { $0 / 100 * workout.span.minutes }
    // Zones of an impossibly long workout are not credible.
    guard minutes.allSatisfy(PlausibleRange.workoutMinutes.contains) else { return }
    workout.zoneMinutes = minutes
  }

  /// Nil if the night has values and only the recovery is blank, since there was none.
  ///
  /// A row has the recovery of the cycle's last scored sleep, which may be a nap; then the export
  /// lacks the night's.
  private mutating func recovery(
    _ row: CSVTable.Row, of cycle: CycleRecord, after sleep: SleepRecord?, _ bytes: RawSpan
  ) -> RecoveryRecord? {
    let isScored = hasScore(row, bytes)
    guard file.has(.recovery) ? file.text(.recovery, in: row, bytes) != nil : isScored else {
      if isScored { return nil }
      return RecoveryRecord(
        sleepID: sleep?.id, cycleID: cycle.id, state: cycle.stateWithoutScore, score: nil,
        updatedAt: nil)
    }
    let score = RecoveryRecord.Score(isCalibrating: false) { value($1, in: $2, row, bytes) }
    return RecoveryRecord(
      sleepID: sleep?.id, cycleID: cycle.id, state: .scored, score: score, updatedAt: nil)
  }

  /// Nil if the row has no sleep: the cycle's night was not recorded.
  private mutating func sleep(
    _ row: CSVTable.Row, of cycle: CycleRecord, _ bytes: RawSpan
  ) throws(UnreadableCell) -> SleepRecord? {
    guard let onset = try instant(.sleepOnset, in: row, at: cycle.offset, bytes),
      let wake = try instant(.wakeOnset, in: row, at: cycle.offset, bytes)
    else { return nil }
    guard onset < wake else { throw UnreadableCell(column: .wakeOnset, expected: nil) }
    let isScored = hasScore(row, bytes)
    return SleepRecord(
      id: .began(onset), cycleID: cycle.id, span: TimeSpan(from: onset, to: wake),
      offset: cycle.offset, isNap: isNap(row, bytes),
      state: isScored ? .scored : cycle.stateWithoutScore,
      score: isScored ? score(row, bytes) : nil, updatedAt: nil)
  }

  /// The row's sleep; if it is unreadable, that is reported and the rest of the row still counts.
  private mutating func night(
    _ row: CSVTable.Row, of cycle: CycleRecord, _ bytes: RawSpan
  ) -> SleepRecord? {
    do throws(UnreadableCell) {
      return try sleep(row, of: cycle, bytes)
    } catch {
      report(error, row, bytes)
      return nil
    }
  }

  /// Whether the night has any of the values that scoring adds.
  private func hasScore(_ row: CSVTable.Row, _ bytes: RawSpan) -> Bool {
    [.asleep, .inBed, .light, .performance].contains { file.text($0, in: row, bytes) != nil }
  }

  private mutating func score(_ row: CSVTable.Row, _ bytes: RawSpan) -> SleepRecord.Score {
    var score = SleepRecord.Score { value($1, in: $2, row, bytes) }
    if let stages = score.stages {
      // The export only lacks a column for time without data.
      let inBed = score.inBedMinutes ?? 0
      score.stages?.noData = max(
        0, inBed - stages.light - stages.deep - stages.rem - (stages.awake ?? 0))
    }
    score.neededMinutes = value(
      .need, in: 0...2 * PlausibleRange.neededMinutes.upperBound, row, bytes)
    let most = min(score.neededMinutes ?? .infinity, PlausibleRange.neededMinutes.upperBound)
    score.debtMinutes = value(.debt, in: 0...most, row, bytes)
    return score
  }

  fileprivate static let timeExample = "2026-03-10 05:12:44"

  /// Nil if the file does not mark naps.
  private func isNap(_ row: CSVTable.Row, _ bytes: RawSpan) -> Bool? {
    file.text(.nap, in: row, bytes).map { $0.lowercased() == "true" }
  }

  private func reading(
    _ column: CSVColumn, in row: CSVTable.Row, _ bytes: RawSpan
  ) -> LocalDateTime? {
    file.text(column, in: row, bytes).flatMap { CSVDate($0) }?.reading(order)
  }

  /// Nil if blank; all times of a row are on its cycle's clock.
  private func instant(
    _ column: CSVColumn, in row: CSVTable.Row, at offset: UTCOffset, _ bytes: RawSpan
  ) throws(UnreadableCell) -> Instant? {
    guard file.text(column, in: row, bytes) != nil else { return nil }
    guard let reading = reading(column, in: row, bytes) else {
      throw UnreadableCell(column: column, expected: .example(Self.timeExample))
    }
    return Instant(reading, at: offset)
  }

  /// Nil if blank, not a number, or implausible.
  private mutating func value(
    _ column: CSVColumn?, in range: PlausibleRange, _ row: CSVTable.Row, _ bytes: RawSpan
  ) -> Double? {
    guard let column, let text = file.text(column, in: row, bytes) else { return nil }
    let number = file.number(text)
    if let number, range.contains(number) { return number }
    // WHOOP writes 0 if breathing was not measured.
    if number != 0 || column != .respiratoryRate {
      report(.outOfRange(field: file.name(of: column, bytes), value: text), column, row, bytes)
    }
    return nil
  }

  private mutating func report(
    _ problem: HealthProblem, _ column: CSVColumn, _ row: CSVTable.Row, _ bytes: RawSpan
  ) {
    let offset = file.place(column, in: row)?.lowerBound ?? row[0].lowerBound
    diagnostics.add(problem, at: offset, in: bytes)
  }
}

/// A cell that invalidates its row.
private struct UnreadableCell: Error {
  let column: CSVColumn
  /// Nil for an end that is not after the start.
  let expected: HealthProblem.Expected?
}

extension CycleRecord {
  fileprivate var stateWithoutScore: ScoreState { end == nil ? .pending : .unscorable }
}
