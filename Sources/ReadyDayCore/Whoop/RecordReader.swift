/// Decodes the records of one file into health records, and reports those that cannot be read.
struct RecordReader {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var skippedCount = 0
  private let decoder = RecordDecoder()

  init(file: String) {
    self.file = file
  }

  mutating func read(
    _ record: RecordFinder.Record, in bytes: RawSpan, into records: inout HealthRecords
  ) {
    var reading = WireReading()
    do throws(RecordFault) {
      switch record.kind {
      case .sleep:
        let wire = try decoder.decode(WireSleep.self, from: record, in: bytes)
        records.add(try reading.record(wire))
      case .recovery:
        let wire = try decoder.decode(WireRecovery.self, from: record, in: bytes)
        records.add(try reading.record(wire))
      case .cycle:
        let wire = try decoder.decode(WireCycle.self, from: record, in: bytes)
        records.add(try reading.record(wire))
      case .workout:
        break
      }
    } catch {
      skippedCount += 1
      diagnostics.append(Diagnostic(error, in: record, bytes, file))
    }
    for fault in reading.faults {
      diagnostics.append(Diagnostic(fault, in: record, bytes, file))
    }
  }
}

extension Diagnostic {
  /// A warning about the byte at `offset`.
  init(_ problem: Problem, at offset: Int, of bytes: RawSpan, in file: String) {
    self.init(
      .warning, problem, at: SourceLocation(file: file, offset: offset, in: bytes),
      excerpt: bytes.line(around: offset))
  }

  /// What made a value, or the rest of a file, unreadable.
  init(_ severity: Severity, _ broken: RecordFinder.Break, of bytes: RawSpan, in file: String) {
    let range = broken.start..<(broken.lineEnd ?? bytes.byteCount)
    let fault =
      JSONLocator.fault(in: bytes, range) ?? JSONLocator.Fault(broken.fault, in: bytes)
    let problem: HealthProblem =
      fault.found == nil && broken.lineEnd == nil
      ? .cutShort : .malformedJSON(reason: fault.found)
    self.init(
      severity, .health(problem),
      at: SourceLocation(file: file, offset: fault.offset, in: bytes),
      excerpt: bytes.line(around: fault.offset))
  }

  fileprivate init(
    _ fault: RecordFault, in record: RecordFinder.Record, _ bytes: RawSpan, _ file: String
  ) {
    if fault.trouble == .malformed, let fault = JSONLocator.fault(in: bytes, record.place) {
      self.init(.health(.malformedJSON(reason: fault.found)), at: fault.offset, of: bytes, in: file)
      return
    }
    let member = JSONLocator.member(at: fault.path, of: record.place.lowerBound, in: bytes)
    let value = String(decoding: bytes.bytes(in: member.value).prefix(40), as: UTF8.self)
    let field = member.name ?? fault.path.last ?? ""
    let problem: HealthProblem =
      switch fault.trouble {
      case .unreadable(let expected):
        .unreadableRecord(kind: record.kind.rawValue, field: field, expected: expected)
      case .outOfRange: .outOfRange(field: field, value: value)
      case .unknownValue: .unknownValue(field: field, value: value)
      case .malformed: .malformedJSON(reason: nil)
      }
    self.init(.health(problem), at: member.value.lowerBound, of: bytes, in: file)
  }
}

extension RawSpan {
  /// The line that holds the byte at `offset`; nil when it is too long to be shown.
  func line(around offset: Int) -> String? {
    let middle = min(offset, byteCount)
    var start = middle
    var end = middle
    while start > 0, self[byte: start - 1] != 0x0A, middle - start <= Diagnostic.excerptLimit {
      start -= 1
    }
    while end < byteCount, self[byte: end] != 0x0A, end - start <= Diagnostic.excerptLimit {
      end += 1
    }
    guard end - start <= Diagnostic.excerptLimit else { return nil }
    let line = String(decoding: bytes(in: start..<end), as: UTF8.self)
    return line.isEmpty ? nil : line
  }
}
