/// WHOOP data from any number of files, as needed for the requested mornings.
///
/// Every record's bounds and date are read; only those near the requested mornings are decoded.
public struct WhoopArchive: Sendable {
  /// Days read before the first requested morning: 67 for the longest comparison, and a week.
  static let daysBefore = 75

  /// Days of which only variability is read: 180 counted mornings, each with 67 nights before it.
  static let daysOfVariability = 246
  /// Nights up to the first requested morning whose need and time in bed are read.
  static let nightsWeighed = 14
  /// Days of strain read before the first requested morning.
  static let daysOfStrain = 61

  /// How much of earlier JSON records is read; CSV records are read whole.
  public enum Earlier: Sendable {
    case everything
    /// Only a morning's baselines, which most commands need; reading the rest doubles their time.
    case baselines
  }

  /// The requested mornings.
  public private(set) var mornings: ClosedRange<LocalDate>
  /// The dates whose workouts are decoded; nil if no workouts were requested.
  public private(set) var workoutDates: ClosedRange<LocalDate>?
  /// How much is read before the requested mornings.
  public private(set) var earlier: Earlier
  /// Whether records retain their source text, to be written again.
  public var keepsTexts = false
  /// The clocks for times without an offset in WHOOP's form; UTC if nil.
  public var clocks: WhoopClocks?
  /// Whether the app's journal is read.
  public var readsJournal = false
  /// How many records the files have, of all kinds and days.
  public internal(set) var recordCount = 0
  /// How many records, or other values among records, could not be read.
  public internal(set) var skippedCount = 0
  /// Whether every file was valid to its end with nothing skipped; single values may be unknown.
  public internal(set) var isWhole = true
  /// The latest morning with a night, requested or not.
  public internal(set) var newest: LocalDate?

  var records = HealthRecords()
  /// The bounds and recoveries of nights before ``records``.
  var older = HealthRecords()
  var found = DiagnosticLog()
  var accounts = Accounts()
  /// The first file with recoveries in JSON.
  var recoveries: String?
  /// Whether a night was not read because it is far from the requested mornings.
  private var skipsNights = false
  /// Files without records, possibly other programs', reported only if no file has any.
  var passedOver: [Diagnostic] = []

  /// An empty archive that decodes the workouts on `workouts`, by default none.
  public init(
    mornings: ClosedRange<LocalDate>, workouts: ClosedRange<LocalDate>? = nil,
    earlier: Earlier = .everything
  ) {
    self.mornings = mornings
    workoutDates = workouts
    self.earlier = earlier
  }

  /// Adds what `other` asks for; both are still empty.
  package func including(_ other: WhoopArchive) -> WhoopArchive {
    copy(of: self) { archive in
      archive.mornings = mornings.hull(with: other.mornings)
      archive.workoutDates =
        workoutDates.flatMap { own in other.workoutDates.map(own.hull) }
        ?? workoutDates ?? other.workoutDates
      if other.earlier == .everything { archive.earlier = .everything }
      archive.readsJournal = readsJournal || other.readsJournal
    }
  }

  /// What `other`, still empty, asks for, as if only that had been read; nil if it has to be.
  package func narrowed(to other: WhoopArchive) -> WhoopArchive? {
    guard mornings.holds(other.mornings), earlier == other.earlier || earlier == .everything,
      other.workoutDates.map({ workoutDates?.holds($0) == true }) ?? true,
      readsJournal || !other.readsJournal, clocks?.zone == other.clocks?.zone
    else { return nil }
    return copy(of: self) { archive in
      (archive.mornings, archive.workoutDates) = (other.mornings, other.workoutDates)
      (archive.earlier, archive.readsJournal) = (other.earlier, other.readsJournal)
      if !other.readsJournal { archive.records.journal = [] }
    }
  }

  /// The workouts begun on ``workoutDates``, sorted, without duplicates.
  public var workouts: [WorkoutRecord] {
    guard let workoutDates else { return [] }
    return records.distinctWorkouts.filter { workoutDates.contains($0.date) }
  }

  package var hasJournal: Bool { !records.journal.isEmpty }

  var diagnostics: [Diagnostic] { recordCount == 0 ? passedOver + found.all : undated + found.all }

  private var undated: [Diagnostic] {
    let count = records.undatedRecoveries.count { recovery in
      // A recovery made on other days may belong to a sleep that was not read; so may one made at
      // an unknown time, like those of the app's export.
      recovery.madeAt.map {
        let date = $0.reading(at: .zero).date
        return reach.lowerBound.advanced(by: 2) <= date && date < reach.upperBound
      } ?? !skipsNights
    }
    guard let recoveries, count > 0 else { return [] }
    return [Diagnostic(.warning, .health(.undatedRecoveries(count)), in: recoveries)]
  }

  /// Adds a file's contents; `file` is the name in diagnostics.
  public mutating func add(_ bytes: RawSpan, from file: String) {
    guard !bytes.isEmpty else {
      // An empty file is reported, because it should hold WHOOP's records.
      found.add(Diagnostic(.error, .health(.noRecords), in: file))
      return
    }
    if let encoding = bytes.wideEncoding {
      found.add(Diagnostic(.error, .health(.otherEncoding(encoding)), in: file))
      skippedCount += 1
      return
    }
    if bytes.looksLikeJSON { addJSON(bytes, from: file) } else { addCSV(bytes, from: file) }
  }

  /// Adds a file's contents; `file` is the name in diagnostics.
  public mutating func add(_ bytes: [UInt8], from file: String) {
    add(bytes.span.bytes, from: file)
  }

  mutating func note(morning date: LocalDate?) {
    guard let date else { return }
    newest = newest.map { max($0, date) } ?? date
  }

  var reach: ClosedRange<LocalDate> {
    mornings.lowerBound.advanced(by: -Self.daysBefore)...mornings.upperBound.advanced(by: 1)
  }

  /// Also true for an unreadable date, so that it is reported.
  func wants(_ record: RecordFinder.Record) -> Bool {
    guard let moment = record.moment else { return record.kind != .workout || workoutDates != nil }
    switch record.kind {
    case .sleep: return record.offset.map { reach.contains(moment.reading(at: $0).date) } ?? true
    case .cycle:
      let date = moment.reading(at: .zero).date
      return reach.lowerBound.advanced(by: -3) <= date && date <= reach.upperBound
    case .recovery:
      // Only its sleep dates a recovery, which cannot be made days before that sleep.
      return moment.reading(at: .zero).date >= reach.lowerBound.advanced(by: -3)
    case .workout: return wants(workoutBegunOn: moment.reading(at: record.offset ?? .zero).date)
    }
  }

  /// Whether a wanted record serves only for comparison.
  func isCompared(_ record: RecordFinder.Record) -> Bool {
    guard earlier == .baselines, let moment = record.moment else { return false }
    switch record.kind {
    case .sleep:
      // The last nights' need and time in bed determine the next night's.
      let first = mornings.lowerBound.advanced(by: 1 - Self.nightsWeighed)
      return record.offset.map {
        !(first...mornings.upperBound).contains(moment.reading(at: $0).date)
      } ?? false
    case .cycle:
      // Includes the days that the strain before the first morning is compared with.
      let first = mornings.lowerBound.advanced(by: -Self.daysOfStrain - 3)
      return moment.reading(at: .zero).date < first
    case .recovery, .workout: return false
    }
  }

  var olderReach: Range<LocalDate> {
    mornings.lowerBound.advanced(by: -Self.daysOfVariability)..<reach.lowerBound
  }

  func tellsOlderVariability(_ record: RecordFinder.Record) -> Bool {
    guard let moment = record.moment else { return false }
    switch record.kind {
    case .sleep:
      return record.offset.map { olderReach.contains(moment.reading(at: $0).date) } ?? false
    case .recovery: return moment.reading(at: .zero).date >= olderReach.lowerBound.advanced(by: -3)
    case .cycle, .workout: return false
    }
  }

  /// Also true for an unreadable date, so that it is reported.
  func wants(workoutBegunOn date: LocalDate?) -> Bool {
    guard let workoutDates else { return false }
    return date.map { workoutDates.contains($0) } ?? true
  }

  mutating func addCSV(_ bytes: RawSpan, from name: String) {
    guard let file = CSVFile(bytes) else {
      guard !CSVFile.isPrivateFormat(bytes) else {
        found.add(Diagnostic(.error, .health(.privateFormat), in: name))
        return
      }
      return passOver(name, as: .noRecords, isOurs: Self.isNamedForRecords(name))
    }
    var diagnostics = FileDiagnostics(file: name)
    for (problem, offset) in file.missing(bytes) {
      diagnostics.add(problem, file.isReadable ? .warning : .error, at: offset, in: bytes)
    }
    if file.kind != .journal || readsJournal { diagnostics.checkEncoding(of: bytes) }
    let (order, rowCount) = file.survey(bytes)
    if case .failure(let date) = order {
      diagnostics.add(.ambiguousDate(date.text), .error, at: date.offset, in: bytes)
    }
    found.add(diagnostics.inOrder)
    if file.isReadable, case .success(let order) = order {
      let reader = CSVRowReader(file, named: name, order: order, clocks)
      if file.kind == .journal {
        if readsJournal { addJournal(reader, bytes) }
        return passOver(name, as: .noRecords, isOurs: false)
      }
      recordCount += rowCount
      if file.kind != .workouts || workoutDates != nil { add(reader, bytes) }
    }
  }

  private mutating func add(_ reader: CSVRowReader, _ bytes: RawSpan) {
    let kind = reader.file.kind
    // Problems in older rows are not reported.
    var (reader, silent, rows) = (reader, reader, reader.file.table)
    while let next = rows.next(in: bytes) {
      switch next {
      case .row(let row):
        let dates = reader.dates(of: row, bytes)
        note(morning: dates.morning)
        if wants(dates, of: kind) {
          reader.read(row, in: bytes, into: &records)
        } else if kind == .cycles, dates.morning.map(olderReach.contains) == true {
          silent.read(row, in: bytes, into: &older)
        }
      case .damaged(let row):
        if row.losesMore || wants(reader.dates(of: row.cells, bytes), of: kind) {
          reader.leaveOut(row, bytes)
        }
      }
    }
    found.add(reader.diagnostics.inOrder)
    skippedCount += reader.skippedCount
  }

  private mutating func addJournal(_ reader: CSVRowReader, _ bytes: RawSpan) {
    var (reader, rows) = (reader, reader.file.table)
    while let next = rows.next(in: bytes) {
      switch next {
      case .row(let row):
        if wants(cycleBegunOn: reader.dates(of: row, bytes).cycle),
          let answer = reader.journalAnswer(row, bytes)
        {
          records.add(answer)
        }
      case .damaged(let row): reader.leaveOut(row, bytes)
      }
    }
    found.add(reader.diagnostics.inOrder)
    skippedCount += reader.skippedCount
    if reader.skippedCount > 0 { isWhole = false }
  }

  private func wants(_ dates: CSVRowReader.Dates, of kind: CSVFile.Kind) -> Bool {
    kind == .workouts ? wants(workoutBegunOn: dates.workout) : wants(cycleBegunOn: dates.cycle)
  }

  /// A sleep begins with its cycle, and ends at most a day and a half later.
  private func wants(cycleBegunOn date: LocalDate?) -> Bool {
    guard let date else { return true }
    return reach.lowerBound.advanced(by: -3) <= date && date <= reach.upperBound
  }

  mutating func addJSON(_ bytes: RawSpan, from file: String) {
    let finder = RecordFinder(bytes, from: bytes.startsWithByteOrderMark ? 3 : 0)
    var reader = RecordReader(file: file, keepsTexts: keepsTexts)
    if accounts.turnTwo(with: finder.records, in: bytes) {
      found.add(Diagnostic(.warning, .health(.twoAccounts), in: file))
    }
    // Older records are skipped early: most of a long export is older, and computing dates is slow.
    let oldest = Instant(
      LocalDateTime(olderReach.lowerBound.advanced(by: -4), .midnight), at: .zero)
    for var record in finder.records {
      recordCount += 1
      if record.isUnlisted, !keepsTexts { continue }
      record.findOffset(by: clocks, in: bytes)
      note(record, in: file)
      guard wants(record) else {
        if record.kind == .sleep || record.kind == .cycle { skipsNights = true }
        if let moment = record.moment, moment >= oldest, tellsOlderVariability(record) {
          reader.read(older: record, in: bytes, into: &older)
        }
        continue
      }
      reader.read(record, isCompared: isCompared(record), in: bytes, into: &records)
    }
    reader.diagnostics.add(finder.oddities, in: bytes)
    let severity: Diagnostic.Severity = finder.records.isEmpty ? .error : .warning
    for broken in finder.breaks { reader.diagnostics.add(broken, severity, in: bytes) }
    found.add(reader.diagnostics.inOrder)
    let brokenLines = finder.breaks.count { $0.lineEnd != nil }
    skippedCount += reader.skippedCount + finder.oddities.count + brokenLines
    if reader.skippedCount > 0 || finder.oddities.count > 0 || !finder.breaks.isEmpty {
      isWhole = false
    }
    noteShape(of: finder, bytes, file)
  }

  private mutating func note(_ record: RecordFinder.Record, in file: String) {
    if record.kind == .recovery { recoveries = recoveries ?? file }
    guard record.kind == .sleep, !record.isNap, let end = record.moment, let offset = record.offset
    else { return }
    note(morning: end.reading(at: offset).date)
  }

  private mutating func noteShape(of finder: RecordFinder, _ bytes: RawSpan, _ file: String) {
    if finder.isPrivateFormat {
      found.add(Diagnostic(.error, .health(.privateFormat), in: file))
    } else if finder.records.isEmpty, finder.breaks.isEmpty {
      passOver(
        file, as: finder.isForeignShape ? .foreignShape : .noRecords,
        isOurs: Self.isNamedForRecords(file) && !bytes.isEmptyList)
    }
  }

  /// - Parameter isOurs: whether the file was meant to hold records, and so is always reported.
  mutating func passOver(_ file: String, as problem: HealthProblem, isOurs: Bool) {
    let diagnostic = Diagnostic(.error, .health(problem), in: file)
    if isOurs {
      found.add(diagnostic)
      skippedCount += 1
      isWhole = false
    } else {
      passedOver.append(diagnostic)
    }
  }

  /// Whether the name is WHOOP's, such as `recovery.json` or `sleeps_2026.csv`.
  static func isNamedForRecords(_ file: String) -> Bool {
    let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return ["recover", "sleep", "cycle", "workout", "whoop"].contains { name.contains($0) }
  }
}

extension RawSpan {
  var looksLikeJSON: Bool {
    var reader = JSONReader(at: startsWithByteOrderMark ? 3 : 0)
    let first = try? reader.peek(in: self)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Whether the file is `[]`, or an empty page of the API.
  fileprivate var isEmptyList: Bool {
    guard byteCount < 1 << 10 else { return false }
    switch try? JSONReader.value(of: self) {
    case .array(let elements): return elements.isEmpty
    case .object(let members): return members["records"] == .array([])
    default: return false
    }
  }
}
