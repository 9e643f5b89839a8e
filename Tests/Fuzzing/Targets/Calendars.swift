// Seeds: Fixtures/calendars

@testable import ReadyDayCore

/// Any bytes as one calendar, and as two cut somewhere, read for a day.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCalendars(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let number = input.takeInteger()
  let bytes = input.bytes
  let cut = bytes.isEmpty ? 0 : Int(number.magnitude % UInt(bytes.count))
  let day = tuesday.advanced(by: number >> 56)
  check([bytes], on: day)
  check([Array(bytes[..<cut]), Array(bytes[cut...])], on: day)
  return 0
}

private func check(_ files: [[UInt8]], on day: LocalDate) {
  var library = CalendarLibrary(days: day...day, zone: madrid, zones: OneZone(zone: madrid))
  for (index, file) in files.enumerated() {
    library.scan(file.span.bytes, file: "\(index).ics", calendar: "\(index)")
  }
  for (index, file) in files.enumerated() { library.read(file.span.bytes, file: "\(index).ics") }
  let agenda = library.agenda()
  precondition(library.parsedCount <= library.eventCount)
  for occurrence in agenda.occurrences {
    precondition(occurrence.time.span(in: madrid).touches(madrid.day(day)))
  }
  precondition(Set(agenda.diagnostics).count == agenda.diagnostics.count, "one thing said twice")
}

private struct OneZone: ZoneDatabase {
  let zone: Zone
  func zone(named name: String) -> Zone? { name == "Europe/Madrid" ? zone : nil }
}
