// Seeds: Fixtures/whoop
// Sources: Sources/ReadyDayCore/Health/Whoop Sources/ReadyDayCore/Text/CSV

@testable import ReadyDayCore

/// Any bytes at all behind the headers of WHOOP's own export, and any bytes as a whole file.
///
/// Compiled together with the core's sources; see `Tests/Fuzzing/run`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWhoopCSV(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let rows = Array(UnsafeBufferPointer(start: start, count: count))
  let header = """
    Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),\
    Day Strain,Sleep onset,Wake onset,Asleep duration (min),In bed duration (min),\
    Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Nap

    """
  for text in [rows, Array(header.utf8) + rows] {
    var archive = WhoopArchive(mornings: march)
    archive.addCSV(text.span.bytes, from: "fuzz.csv")
    for report in archive.reports(on: march) {
      if let score = report.recovery.score.value { precondition((0...100).contains(score)) }
      if let asleep = report.sleep.asleepMinutes.value { precondition(asleep >= 0) }
      if let strain = report.strainYesterday { precondition((0...21).contains(strain)) }
    }
    for diagnostic in archive.diagnostics {
      precondition((diagnostic.location.line ?? 1) >= 1 && (diagnostic.location.column ?? 1) >= 1)
    }
  }
  return 0
}
