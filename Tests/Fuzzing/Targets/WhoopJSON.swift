// Seeds: Fixtures/whoop
// Sources: Sources/ReadyDayCore/Health/Whoop Sources/ReadyDayCore/Text/JSON

@testable import ReadyDayCore

/// Any bytes at all, read as a file of WHOOP's records: nothing may trap, and nothing impossible
/// may come out.
///
/// Compiled together with the core's sources; see `Tests/Fuzzing/run`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWhoopJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  var archive = WhoopArchive(mornings: march)
  archive.addJSON(text.span.bytes, from: "fuzz.json")
  precondition(archive.recordCount > 0 || archive.records == HealthRecords())
  for report in archive.reports(on: march) {
    if let score = report.recovery.score.value { precondition((0...100).contains(score)) }
    if let asleep = report.sleep.asleepMinutes.value { precondition(asleep >= 0) }
    if let strain = report.strainYesterday { precondition((0...21).contains(strain)) }
    precondition(report.recovery.state == .scored || report.recovery.score.value == nil)
  }
  for diagnostic in archive.diagnostics {
    precondition((diagnostic.location.line ?? 1) >= 1 && (diagnostic.location.column ?? 1) >= 1)
  }
  return 0
}
