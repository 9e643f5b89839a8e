struct RecordReader {
  var diagnostics: FileDiagnostics
  private(set) var skippedCount = 0
  private let keepsTexts: Bool
  private var names = RepeatedNames()

  /// - Parameter keepsTexts: whether to store each record's source text.
  init(file: String, keepsTexts: Bool = false) {
    diagnostics = FileDiagnostics(file: file)
    self.keepsTexts = keepsTexts
  }

  /// - Parameter isCompared: whether to read only what comparisons with later records need.
  mutating func read(
    _ record: RecordFinder.Record, isCompared: Bool, in bytes: RawSpan,
    into records: inout HealthRecords
  ) {
    if isCompared, record.kind == .cycle, let cycle = CycleRecord(bordersOf: record, in: bytes) {
      records.cycles.add(cycle)
      return
    }
    let wanted = WantedFields.of(record.kind, isCompared: isCompared)
    do throws(JSONFault) {
      let fields = try APIFields(wanted, of: record.place, in: bytes, knowing: &names)
      read(fields, of: record, in: bytes, into: &records)
    } catch {
      skippedCount += 1
      diagnostics.add(error, in: bytes)
    }
  }

  /// Reads a night's heart rate variability; faults are not reported.
  mutating func read(
    older record: RecordFinder.Record, in bytes: RawSpan, into records: inout HealthRecords
  ) {
    if record.kind == .sleep {
      if let sleep = SleepRecord(bordersOf: record, in: bytes) { records.sleeps.add(sleep) }
      return
    }
    guard
      let fields = try? APIFields(
        .olderRecovery, of: record.place, in: bytes, knowing: &names)
    else { return }
    var reading = APIReading(fields, of: record)
    if let recovery = try? reading.recovery() { records.recoveries.add(recovery) }
  }

  private mutating func read(
    _ fields: APIFields, of record: RecordFinder.Record, in bytes: RawSpan,
    into records: inout HealthRecords
  ) {
    var reading = APIReading(fields, of: record)
    do throws(RecordFault) {
      let text = keepsTexts ? bytes.json(in: record.place) : nil
      try reading.add(to: &records, as: record.kind, text: text)
    } catch {
      skippedCount += 1
      diagnostics.add(error, of: record, in: bytes)
    }
    for fault in reading.faults { diagnostics.add(fault, of: record, in: bytes) }
  }
}

extension APIReading {
  fileprivate mutating func add(
    to records: inout HealthRecords, as kind: RecordKind, text: String?
  ) throws(RecordFault) {
    switch kind {
    case .sleep: records.sleeps.add(try sleep(), text: text)
    case .recovery: records.recoveries.add(try recovery(), text: text)
    case .cycle: records.cycles.add(try cycle(), text: text)
    case .workout: records.workouts.add(try workout(), text: text)
    }
  }
}

extension RawSpan {
  /// The value as one line of JSON; nil if part of it is unreadable.
  fileprivate func json(in range: Range<Int>) -> String? {
    var reader = JSONReader(at: range.lowerBound)
    return (try? reader.value(in: self))?.line
  }
}

extension CycleRecord {
  /// A cycle's bounds, by which a recovery without a sleep is dated; nil if `id` is unreadable.
  fileprivate init?(bordersOf record: RecordFinder.Record, in bytes: RawSpan) {
    guard let id = record.recordID(in: bytes), let start = record.moment,
      let offset = record.offset
    else { return nil }
    self.init(id: id, start: start, end: nil, offset: offset, strain: nil, updatedAt: nil)
  }
}

extension SleepRecord {
  /// A sleep's bounds, by which its recovery is dated; its end serves as its start too.
  fileprivate init?(bordersOf record: RecordFinder.Record, in bytes: RawSpan) {
    guard let id = record.recordID(in: bytes), let end = record.moment, let offset = record.offset
    else { return nil }
    self.init(
      id: id, cycleID: nil, span: TimeSpan(from: end, to: end), offset: offset,
      isNap: record.isNap, state: .scored, score: nil, updatedAt: nil)
  }
}

extension RecordFinder.Record {
  /// Nil unless `id` is text or a whole number.
  fileprivate func recordID(in bytes: RawSpan) -> RecordID? {
    guard let id else { return nil }
    if bytes.byte(at: id.lowerBound) == UInt8(ascii: "\"") {
      var reader = JSONReader(at: id.lowerBound)
      return (try? reader.string(in: bytes)).map { RecordID(written: $0) }
    }
    return Int(written: bytes.text(in: id)).map { RecordID.number($0) }
  }
}
