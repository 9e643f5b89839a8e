// Seeds: Fixtures/calendars
// Sources: Sources/ReadyDayCore/Calendars Sources/ReadyDayCore/Text

@testable import ReadyDayCore

/// Any bytes, read as one component however they begin.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzContentLines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  if let line = ContentLine(input.bytes, line: 1) { check(line, within: count) }
  var reader = ComponentReader(file: "fuzz.ics")
  if let component = reader.read(input.bytes.span.bytes, 0..<count, line: 1) {
    check(component, depth: 1, within: count)
  }
  for diagnostic in reader.diagnostics { precondition((diagnostic.location.line ?? 1) >= 1) }
  return 0
}

private func check(_ component: Component, depth: Int, within count: Int) {
  precondition(depth <= Limits.Calendar.depth)
  for line in component.lines { check(line, within: count) }
  for part in component.parts { check(part, depth: depth + 1, within: count) }
}

private func check(_ line: ContentLine, within count: Int) {
  precondition(line.line >= 1 && line.value.count <= count)
  for name: StaticString in ["TZID", "VALUE", "CN"] {
    precondition((line.parameterBytes(name)?.count ?? 0) <= count)
    _ = line.parameter(name)
  }
  _ = (line.text, line.rawText, Text.list(line.value))
  _ = (MeetingLink.meeting(in: [line.value]), MeetingLink.page(in: line.value))
  precondition(line.excerpt.unicodeScalars.count <= Limits.Diagnostics.excerptBytes)
}
