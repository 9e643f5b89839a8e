/// Decodes the records of one file into health records, and reports those that cannot be read.
struct RecordReader {
  var diagnostics: FileDiagnostics
  private(set) var skippedCount = 0
  private let decoder = RecordDecoder()

  init(file: String) {
    diagnostics = FileDiagnostics(file: file)
  }

  /// - Parameter isCompared: whether later records are compared with it, and nothing else is asked
  ///   of it: then no more of it is read than that takes.
  mutating func read(
    _ record: RecordFinder.Record, isCompared: Bool, in bytes: RawSpan,
    into records: inout HealthRecords
  ) {
    var reading = WireReading()
    do throws(RecordFault) {
      switch record.kind {
      case .sleep:
        let wanted = isCompared ? WantedFields.earlierSleep : .sleep
        let fields = try decoder.fields(wanted, of: record, in: bytes)
        records.add(try reading.sleep(fields))
      case .recovery:
        let fields = try decoder.fields(.recovery, of: record, in: bytes)
        records.add(try reading.recovery(fields))
      case .cycle:
        if isCompared, let cycle = CycleRecord(bordersOf: record, in: bytes) {
          records.add(cycle)
          return
        }
        let fields = try decoder.fields(.cycle, of: record, in: bytes)
        records.add(try reading.cycle(fields))
      case .workout:
        let fields = try decoder.fields(.workout, of: record, in: bytes)
        records.add(try reading.workout(fields))
      }
    } catch {
      skippedCount += 1
      diagnostics.add(error, of: record, in: bytes)
    }
    for fault in reading.faults {
      diagnostics.add(fault, of: record, in: bytes)
    }
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
