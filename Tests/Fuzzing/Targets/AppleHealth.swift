// Seeds: Fixtures/apple-health
// Sources: Sources/ReadyDayCore/Health/AppleHealth Sources/ReadyDayCore/Text

@testable import ReadyDayCore

/// Any bytes at all, read as an export of Apple Health, in pieces of any size: nothing may trap,
/// the pieces may not matter, and nothing impossible may come out.
///
/// Compiled together with the core's sources; see `Tests/Fuzzing/run`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAppleHealth(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let size = 16 + input.takeInteger() & 0xFFF
  let whole = export(of: input.bytes, inPiecesOf: .max)
  let pieces = export(of: input.bytes, inPiecesOf: size)
  precondition(whole.history == pieces.history)
  precondition(whole.diagnostics == pieces.diagnostics)
  let always = LocalDate(dayNumber: 0)...LocalDate(dayNumber: 50_000)
  for day in whole.history.days(in: always) {
    if let sdnn = day.sdnn { precondition((1...400).contains(sdnn)) }
    guard let sleep = day.sleep else { continue }
    precondition(sleep.asleepMinutes > 0)
    precondition(sleep.asleepMinutes <= sleep.span.minutes + 0.1)
    precondition(sleep.inBedMinutes ?? .infinity >= sleep.asleepMinutes)
  }
  var read = HealthHistory()
  for file in whole.history.files() {
    do { try read.add(tidy: Array(file.text.utf8).span.bytes) } catch { preconditionFailure() }
  }
  precondition(read == whole.history)
  return 0
}

private func export(of bytes: [UInt8], inPiecesOf size: Int) -> HealthExport {
  var reader = AppleHealthReader(file: "export.xml", zones: NoZones(), limit: 50)
  var rest: [UInt8] = []
  var start = 0
  while start < bytes.count {
    let end = start + min(size, bytes.count - start)
    rest += bytes[start..<end]
    let used = reader.read(rest.span.bytes)
    precondition((0...rest.count).contains(used))
    rest.removeFirst(used)
    start = end
  }
  return reader.end(rest.span.bytes)
}
