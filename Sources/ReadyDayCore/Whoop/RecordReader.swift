/// Decodes the records of one file into health records, and reports those that cannot be read.
struct RecordReader {
  var diagnostics: FileDiagnostics
  private(set) var skippedCount = 0
  private let decoder = RecordDecoder()

  init(file: String) {
    diagnostics = FileDiagnostics(file: file)
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
        let wire = try decoder.decode(WireWorkout.self, from: record, in: bytes)
        records.add(try reading.record(wire))
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
