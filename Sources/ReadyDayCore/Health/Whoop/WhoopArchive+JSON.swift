extension WhoopArchive {
  mutating func addJSON(_ bytes: RawSpan, from file: String) {
    let finder = RecordFinder(bytes, from: bytes.startsWithByteOrderMark ? 3 : 0)
    var reader = RecordReader(file: file, keepsTexts: keepsTexts)
    if accounts.turnTwo(with: finder.records, in: bytes) {
      found.add(Diagnostic(.warning, .health(.twoAccounts), at: SourceLocation(file: file)))
    }
    for record in finder.records {
      recordCount += 1
      note(record)
      guard wants(record) else { continue }
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
    noteShape(of: finder, file)
  }

  private mutating func note(_ record: RecordFinder.Record) {
    guard record.kind == .sleep, !record.isNap, let end = record.moment, let offset = record.offset
    else { return }
    note(morning: end.reading(at: offset).date)
  }

  /// Says what a file is that holds no records.
  private mutating func noteShape(of finder: RecordFinder, _ file: String) {
    let place = SourceLocation(file: file)
    if finder.isPrivateFormat {
      found.add(Diagnostic(.error, .health(.privateFormat), at: place))
    } else if finder.records.isEmpty, finder.breaks.isEmpty {
      let problem: HealthProblem = finder.isForeignShape ? .foreignShape : .noRecords
      passedOver.append(Diagnostic(.error, .health(problem), at: place))
    }
  }
}
