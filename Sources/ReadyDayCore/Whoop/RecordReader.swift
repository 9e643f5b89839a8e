/// Decodes the records of one file into health records, and reports those that cannot be read.
struct RecordReader {
  var diagnostics: FileDiagnostics
  private(set) var skippedCount = 0
  private let decoder = RecordDecoder()
  private let keepsTexts: Bool
  /// Records that are decoded together: alone each would take twice as long.
  private var waiting: [(record: RecordFinder.Record, row: WireRow)] = []

  /// So many wait at most; years of records would need as much room as their file.
  private static let most = 256

  /// - Parameter keepsTexts: whether the records are to keep how they stand in the file.
  init(file: String, keepsTexts: Bool = false) {
    diagnostics = FileDiagnostics(file: file)
    self.keepsTexts = keepsTexts
  }
}

extension RecordReader {
  /// Takes a record; it may show up in `records` only with a later one, or with ``finish(in:into:)``.
  ///
  /// - Parameter isCompared: whether later records are compared with it, and nothing else is asked
  ///   of it: then no more of it is read than that takes.
  mutating func read(
    _ record: RecordFinder.Record, isCompared: Bool, in bytes: RawSpan,
    into records: inout HealthRecords
  ) {
    if isCompared, record.kind == .cycle, let cycle = CycleRecord(bordersOf: record, in: bytes) {
      records.add(cycle)
      return
    }
    let wanted = WantedFields.of(record.kind, isCompared: isCompared)
    let row = try? WireRow(wanted, of: record.place, in: bytes)
    if let row, decoder.isSound(row, in: bytes) {
      waiting.append((record, row))
    } else {
      leaveOut(record, for: RecordFault(trouble: .malformed, path: []), in: bytes)
    }
    if waiting.count == Self.most { finish(in: bytes, into: &records) }
  }

  /// Reads what is still waiting.
  mutating func finish(in bytes: RawSpan, into records: inout HealthRecords) {
    let decoded = decoder.fields(of: waiting.map(\.row), in: bytes)
    for (item, fields) in zip(waiting, decoded) {
      var reading = WireReading()
      do throws(RecordFault) {
        guard let fields else { throw decoder.fault(of: item.row, in: bytes) }
        let text = keepsTexts ? bytes.compactJSON(in: item.record.place) : nil
        try reading.add(fields, of: item.record.kind, text: text, to: &records)
      } catch {
        leaveOut(item.record, for: error, in: bytes)
      }
      for fault in reading.faults { diagnostics.add(fault, of: item.record, in: bytes) }
    }
    waiting = []
  }

  private mutating func leaveOut(
    _ record: RecordFinder.Record, for fault: RecordFault, in bytes: RawSpan
  ) {
    skippedCount += 1
    diagnostics.add(fault, of: record, in: bytes)
  }
}

extension WireReading {
  fileprivate mutating func add(
    _ fields: WireFields, of kind: RecordKind, text: String?, to records: inout HealthRecords
  ) throws(RecordFault) {
    switch kind {
    case .sleep: records.add(try sleep(fields), text: text)
    case .recovery: records.add(try recovery(fields), text: text)
    case .cycle: records.add(try cycle(fields), text: text)
    case .workout: records.add(try workout(fields), text: text)
    }
  }
}

extension RawSpan {
  /// The JSON in `range` on one line: without the white space between its parts.
  fileprivate func compactJSON(in range: Range<Int>) -> String {
    var compact: [UInt8] = []
    compact.reserveCapacity(range.count)
    var isInText = false
    var isEscaped = false
    for offset in range {
      let byte = byte(at: offset)
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte <= UInt8(ascii: " ") {
        continue
      } else {
        isInText = byte == UInt8(ascii: "\"")
      }
      compact.append(byte)
    }
    return String(decoding: compact, as: UTF8.self)
  }
}

extension CycleRecord {
  /// What the finder saw of a cycle: that is enough to say which morning a recovery belongs to that
  /// names no sleep. Nil where the value of `id` takes more than a look.
  fileprivate init?(bordersOf record: RecordFinder.Record, in bytes: RawSpan) {
    guard let place = record.id, let start = record.moment, let offset = record.offset else {
      return nil
    }
    let written = bytes.bytes(in: place)
    guard !written.contains(UInt8(ascii: "\\")) else { return nil }
    let isText = written.first == UInt8(ascii: "\"")
    let text = String(
      decoding: isText ? written.dropFirst().dropLast() : written[...], as: UTF8.self)
    guard let id = isText ? RecordID(written: text) : Int(text).map({ .number($0) }) else {
      return nil
    }
    self.init(id: id, start: start, end: nil, offset: offset, strain: nil, updatedAt: nil)
  }
}
