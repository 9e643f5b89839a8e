// Seeds: Fixtures/calendars
// Sources: Sources/ReadyDayCore/Calendars Sources/ReadyDayCore/Time

@testable import ReadyDayCore

/// Any bytes as a VTIMEZONE, asked for the time at any moment.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCalendarZones(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let moment = Instant(secondsSince1970: input.takeInteger())
  var reader = ComponentReader(file: "fuzz.ics")
  let bytes = input.bytes
  guard let component = reader.read(bytes.span.bytes, 0..<bytes.count, line: 1) else { return 0 }
  for part in [component] + component.parts {
    var steps = Limits.Calendar.zoneSteps
    guard let zone = Zone(part, named: "fuzz", steps: &steps) else { continue }
    for (a, b) in zip(zone.transitions, zone.transitions.dropFirst()) { precondition(a.at < b.at) }
    let reading = zone.reading(at: moment)
    _ = (zone.resolve(reading), zone.day(reading.date))
  }
  return 0
}
