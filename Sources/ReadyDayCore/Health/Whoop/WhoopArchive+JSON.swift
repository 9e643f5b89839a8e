extension WhoopArchive {
  mutating func addJSON(_ bytes: RawSpan, from file: String) {
    let finder = RecordFinder(bytes, from: bytes.startsWithByteOrderMark ? 3 : 0)
    var reader = RecordReader(file: file, keepsTexts: keepsTexts)
    if accounts.turnTwo(with: finder.records, in: bytes) {
      found.add(Diagnostic(.warning, .health(.twoAccounts), at: SourceLocation(file: file)))
    }
    let oldest = oldestMoment
    for var record in finder.records {
      recordCount += 1
      if record.isUnlisted, !keepsTexts { continue }
      record.findOffset(by: clocks, in: bytes)
      note(record, in: file)
      guard wants(record) else {
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

  /// Says what a file is that holds no records.
  private mutating func noteShape(of finder: RecordFinder, _ bytes: RawSpan, _ file: String) {
    let place = SourceLocation(file: file)
    if finder.isPrivateFormat {
      found.add(Diagnostic(.error, .health(.privateFormat), at: place))
    } else if finder.records.isEmpty, finder.breaks.isEmpty {
      passOver(
        file, as: finder.isForeignShape ? .foreignShape : .noRecords,
        isOurs: Self.isNamedForRecords(file) && !bytes.isEmptyList)
    }
  }
}

extension WhoopArchive {
  /// - Parameter isOurs: whether it was to hold records: what was fetched in their stead is reported also where
  ///   other files have some.
  mutating func passOver(_ file: String, as problem: HealthProblem, isOurs: Bool) {
    let diagnostic = Diagnostic(.error, .health(problem), at: SourceLocation(file: file))
    if isOurs {
      found.add(diagnostic)
      skippedCount += 1
      isWhole = false
    } else {
      passedOver.append(diagnostic)
    }
  }

  /// `recovery.json`, `sleeps_2026.csv`: whatever lies there is nobody else's.
  static func isNamedForRecords(_ file: String) -> Bool {
    let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return ["recover", "sleep", "cycle", "workout", "whoop"].contains { name.contains($0) }
  }
}

extension RawSpan {
  /// `[]`, or a page of the API without a record: there was nothing of the kind.
  fileprivate var isEmptyList: Bool {
    guard byteCount < 1 << 10 else { return false }
    switch try? JSONReader.value(of: self) {
    case .array(let elements): return elements.isEmpty
    case .object(let members): return members["records"] == .array([])
    default: return false
    }
  }
}
