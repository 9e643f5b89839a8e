// Seeds: Fixtures/wearables/oura Fixtures/wearables/fitbit Fixtures/wearables/garmin Fixtures/wearables/health-auto-export Fixtures/wearables/tables
// Sources: Sources/ReadyDayCore/Health Sources/ReadyDayCore/Text

@testable import ReadyDayCore

/// Any bytes at all as a file of each wearable: nothing may trap, the same file twice says nothing
/// new, nothing impossible comes out, and what is stored is read back as it was.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWearables(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for reader in HealthExportKind.allCases.compactMap(\.reader) {
    _ = reader.certainty(of: FileNames(bytes.span.bytes, named: "fuzz"))
    let once = export(of: [bytes], by: reader)
    let twice = export(of: [bytes, bytes], by: reader)
    promise(once.history == twice.history, "\(reader): a second reading says something new")
    check(once.history)
  }
  return 0
}

private func export(of files: [[UInt8]], by reader: any WearableReader.Type) -> HealthExport {
  var reader = reader.init(zone: .utc, today: LocalDate(dayNumber: 20_788))
  for file in files { reader.read(file.span.bytes, from: "fuzz") }
  return reader.end()
}

private func check(_ history: HealthHistory) {
  for day in history.days(in: LocalDate(dayNumber: 0)...LocalDate(dayNumber: 50_000)) {
    if let sdnn = day.sdnn { promise((1...400).contains(sdnn), "\(sdnn)") }
    if let slept = day.slept { promise(slept.asleepMinutes > 0, "\(slept)") }
    promise(day.sleep == nil || day.untimed == nil, "\(day)")
    guard let sleep = day.sleep else { continue }
    promise(sleep.asleepMinutes > 0, "\(sleep)")
    promise(sleep.asleepMinutes <= sleep.span.minutes + 1.1, "\(sleep)")
  }
  var read = HealthHistory()
  for file in history.files() {
    do { try read.add(tidy: Array(file.text.utf8).span.bytes) } catch { preconditionFailure() }
  }
  promise(read == history, "\(history.files().map(\.text))")
}
