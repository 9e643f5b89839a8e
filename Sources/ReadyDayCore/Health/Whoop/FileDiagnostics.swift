/// The faults of one file by line and column: the first ones, and the number of further ones.
struct FileDiagnostics {
  let file: String
  private var log = DiagnosticLog()
  /// The place of the last fault, the number of its line and where that begins.
  private var last = (offset: 0, line: 1, start: 0)
  private var reported: Set<RecordFault> = []

  init(file: String) { self.file = file }

  /// Sorted by position; faults of the whole file come last.
  var inOrder: [Diagnostic] {
    log.all.sorted {
      ($0.location.line ?? .max, $0.location.column ?? 0)
        < ($1.location.line ?? .max, $1.location.column ?? 0)
    }
  }

  mutating func add(
    _ problem: HealthProblem, _ severity: Diagnostic.Severity = .warning, at offset: Int,
    in bytes: RawSpan
  ) {
    guard isReported(severity) else { return }
    move(to: offset, in: bytes)
    let location = SourceLocation(file: file, line: last.line, column: offset - last.start + 1)
    let excerpt = bytes.excerpt(ofLineAt: last.start)
    log.add(Diagnostic(severity, .health(problem), at: location, excerpt: excerpt))
  }

  /// Adds a warning if the table is not UTF-8.
  mutating func checkEncoding(of table: RawSpan) {
    do throws(JSONFault) { _ = try table.utf8(in: 0..<table.byteCount) } catch {
      add(.notUTF8, at: error.offset, in: table)
    }
  }

  /// Counts from the last fault on: a list of all lines could take more memory than the file.
  private mutating func move(to offset: Int, in bytes: RawSpan) {
    if offset < last.offset { last = (0, 1, 0) }
    let between = bytes.extracting(last.offset..<offset)
    let count = between.lineFeeds(before: between.byteCount)
    last.offset = offset
    guard count > 0 else { return }
    last.line += count
    last.start = offset
    while bytes.byte(at: last.start - 1) != UInt8(ascii: "\n") { last.start -= 1 }
  }

  /// Whether to report another fault. There is a limit, because finding its position is slow.
  private mutating func isReported(_ severity: Diagnostic.Severity) -> Bool {
    guard severity == .warning, log.isFull(for: file) else { return true }
    log.leaveOut(1, of: file)
    return false
  }

  /// Adds an unreadable value, or the unreadable rest of the file.
  mutating func add(
    _ broken: RecordFinder.Break, _ severity: Diagnostic.Severity, in bytes: RawSpan
  ) {
    let text = bytes.extracting(0..<(broken.lineEnd ?? bytes.byteCount))
    let fault = text.firstFault(from: broken.start) ?? broken.fault
    let found = fault.found(in: text)
    let isCut = found == nil && broken.lineEnd == nil
    add(isCut ? .cutShort : .malformedJSON(reason: found), severity, at: fault.offset, in: bytes)
  }

  mutating func add(_ oddities: RecordFinder.Oddities, in bytes: RawSpan) {
    for offset in oddities.first { add(.notARecord, at: offset, in: bytes) }
    let rest = oddities.count - oddities.first.count
    if rest > 0 { log.leaveOut(rest, of: file) }
  }

  mutating func add(_ fault: JSONFault, in bytes: RawSpan) {
    add(.malformedJSON(reason: fault.found(in: bytes)), at: fault.offset, in: bytes)
  }

  mutating func add(_ fault: RecordFault, of record: RecordFinder.Record, in bytes: RawSpan) {
    if let once = fault.reportedOnce, !reported.insert(once).inserted { return }
    guard !log.isFull(for: file) else { return log.leaveOut(1, of: file) }
    let member = JSONReader.place(
      of: fault.path.map { .key($0) }, from: record.place.lowerBound, in: bytes
    ) { FieldName($0.utf8) == FieldName($1.utf8) }
    let field = member.name.map { bytes.unquoted($0) } ?? fault.path.last ?? ""
    let value = bytes.text(in: member.value.prefix(40))
    if fault.trouble == .missing, member.name == nil {
      return add(missing: fault.path, of: record, in: bytes)
    }
    let problem: HealthProblem =
      switch fault.trouble {
      case .unreadable(let expected):
        .unreadableRecord(kind: record.kind.rawValue, field: field, expected: expected)
      case .endsBeforeStart: .endsBeforeStart(kind: record.kind.rawValue)
      case .outOfRange, .missing: .outOfRange(field: field, value: value)
      case .unknownValue: .unknownValue(field: field, value: value)
      case .writtenAsText: .writtenAsText(field: field)
      case .noClock: .noClock(field: field)
      }
    add(problem, at: member.value.lowerBound, in: bytes)
  }

  /// Adds a missing field; for an absent value of a score, only if another name is similar.
  private mutating func add(
    missing path: [String], of record: RecordFinder.Record, in bytes: RawSpan
  ) {
    let parent = JSONReader.place(
      of: path.dropLast().map { .key($0) }, from: record.place.lowerBound, in: bytes
    ) { FieldName($0.utf8) == FieldName($1.utf8) }
    let name = path.last ?? ""
    let closest = bytes.names(inObjectAt: parent.value.lowerBound)
      .filter { APIField.isUnknown($0) }.closest(to: name)
    guard closest != nil || path.count != 2 else { return }
    add(
      .missingName(name, closest: closest, isColumn: false), at: parent.value.lowerBound, in: bytes)
  }
}

extension RawSpan {
  func names(inObjectAt start: Int) -> [String] {
    var reader = JSONReader(at: start)
    guard case .object(let members)? = try? reader.value(in: self) else { return [] }
    return members.keys.sorted()
  }

  /// The first fault at or after `start`; the file may hold several values in a row.
  fileprivate func firstFault(from start: Int) -> JSONFault? {
    var reader = JSONReader(at: start)
    do throws(JSONFault) {
      while try reader.peek(in: self) != nil { try reader.check(in: self) }
      return nil
    } catch {
      return error
    }
  }

  fileprivate func unquoted(_ name: Range<Int>) -> String {
    text(in: name.lowerBound + 1..<name.upperBound - 1)
  }

  /// The line without its end; nil if empty or too long.
  fileprivate func excerpt(ofLineAt start: Int) -> String? {
    let limit = min(byteCount, start + Limits.Diagnostics.excerptBytes + 1)
    let end = (start..<limit).first { byte(at: $0) == UInt8(ascii: "\n") } ?? limit
    guard start < end, end - start <= Limits.Diagnostics.excerptBytes else { return nil }
    return text(in: start..<end)
  }
}

struct RecordFault: Error, Hashable {
  enum Trouble: Hashable {
    /// The field is missing or is not what was `expected`; the record is skipped.
    case unreadable(expected: HealthProblem.Expected)
    /// The first skips the record; a value out of range, or an unknown one, is read as missing.
    case endsBeforeStart, outOfRange, unknownValue
    /// A number or boolean is in quotation marks.
    case writtenAsText
    /// The record has no readable offset, and names no known zone.
    case noClock
    /// The field is null or absent, and may have been renamed.
    case missing
  }

  let trouble: Trouble
  /// The field, with the names of the enclosing objects as in version 2 of the API.
  let path: [String]

  static let noClock = RecordFault(trouble: .noClock, path: ["timezone_offset"])

  static func unreadable(_ field: APIField, expected: HealthProblem.Expected) -> RecordFault {
    RecordFault(trouble: .unreadable(expected: expected), path: field.path)
  }

  /// The form in which faults of this kind are reported once per file; nil if each is reported.
  var reportedOnce: RecordFault? {
    switch trouble {
    case .writtenAsText: RecordFault(trouble: .writtenAsText, path: [])
    case .noClock, .missing: self
    case .unreadable, .endsBeforeStart, .outOfRange, .unknownValue: nil
    }
  }
}

extension RecordFault.Trouble {
  static let notATime = Self.unreadable(expected: .example("2026-03-10T05:12:44.805Z"))
}
