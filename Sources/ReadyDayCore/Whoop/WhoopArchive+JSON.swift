extension WhoopArchive {
  mutating func addJSON(_ bytes: RawSpan, from file: String) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    let finder = RecordFinder(bytes, from: start)
    var reader = RecordReader(file: file)
    for record in finder.records {
      recordCount += 1
      note(record)
      if wants(record) { reader.read(record, in: bytes, into: &records) }
    }
    let brokenLines = finder.breaks.count { $0.lineEnd != nil }
    skippedCount += reader.skippedCount + finder.oddities.count + brokenLines
    found += reader.diagnostics
    found += finder.oddities.map { offset in
      Diagnostic(.health(.notARecord), at: offset, of: bytes, in: file)
    }
    note(finder, bytes, file)
  }

  private mutating func note(_ record: RecordFinder.Record) {
    guard record.kind == .sleep, !record.isNap, let end = record.moment, let offset = record.offset
    else { return }
    note(morning: end.reading(at: offset).date)
  }

  /// Says what was wrong with a whole file.
  private mutating func note(_ finder: RecordFinder, _ bytes: RawSpan, _ file: String) {
    let severity: Diagnostic.Severity = finder.records.isEmpty ? .error : .warning
    found += finder.breaks.map { Diagnostic(severity, $0, of: bytes, in: file) }
    if finder.isPrivateFormat {
      found.append(Diagnostic(.error, .health(.privateFormat), at: SourceLocation(file: file)))
    } else if finder.records.isEmpty, finder.breaks.isEmpty {
      let problem: HealthProblem = finder.isForeignShape ? .foreignShape : .noRecords
      passedOver.append(Diagnostic(.error, .health(problem), at: SourceLocation(file: file)))
    }
  }
}
