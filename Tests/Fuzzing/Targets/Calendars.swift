// Seeds: Fixtures/calendars
// Sources: Sources/ReadyDayCore/Calendars Sources/ReadyDayCore/Time

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
  check([bytes], on: day, around: Int(number % 50))
  return 0
}

private func check(_ files: [[UInt8]], on day: LocalDate, around count: Int = 0) {
  var asked = RequestedDays(day...day, in: madrid)
  asked.horizon = day.advanced(by: -abs(count))...day.advanced(by: abs(count))
  var library = CalendarLibrary(on: asked, zones: OneZone(zone: madrid))
  for (index, file) in files.enumerated() {
    library.scan(file.span.bytes, file: "\(index).ics", calendar: "\(index)")
  }
  for (index, file) in files.enumerated() { library.read(file.span.bytes, file: "\(index).ics") }
  let agenda = library.agenda()
  precondition(library.parsedCount <= library.eventCount)
  for occurrence in agenda.occurrences {
    let span = occurrence.time.span(in: madrid)
    precondition(span.touches(madrid.day(day)))
  }
  for occurrence in agenda.before ?? [] {
    precondition(
      asked.horizon.contains { occurrence.time.span(in: madrid).touches(madrid.day($0)) })
  }
  precondition(Set(agenda.diagnostics).count == agenda.diagnostics.count, "one thing said twice")
}

private struct OneZone: ZoneDatabase {
  let zone: Zone
  func zone(named name: String) -> Zone? { name == "Europe/Madrid" ? zone : nil }
}
