// Seeds: Fixtures/zones
// Sources: Sources/ReadyDayCore/Time

@testable import ReadyDayCore

/// A file of a zone, or the rule of one, with two moments at which to ask it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzZoneFiles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let whole = FuzzInput(start, count)
  var input = whole
  let moments = [input.takeInteger(), input.takeInteger()].map(Instant.init(secondsSince1970:))
  let rule = String(decoding: whole.bytes.prefix(80).prefix { $0 != 0 }, as: UTF8.self)
  for zone in [
    try? Zone(named: "whole", tzif: whole.bytes), try? Zone(named: "cut", tzif: input.bytes),
    Zone(posix: rule),
  ] { for moment in moments { zone.map { check($0, at: moment) } } }
  return 0
}

/// What holds in every zone, however odd.
private func check(_ zone: Zone, at moment: Instant) {
  let reading = zone.reading(at: moment)
  if abs(moment.secondsSince1970) < 1 << 59 {
    switch zone.resolve(reading) {
    case .once(let only): precondition(only == moment)
    case .twice(let first, let second):
      precondition(first < second && zone.reading(at: first) == zone.reading(at: second))
    case .skipped: preconditionFailure("a clock showed what it skips")
    }
  }
  _ = zone.day(reading.date)
  let year = TimeSpan(from: moment, to: moment.adding(seconds: 366 * 86_400))
  var last: UTCOffset?
  for change in zone.changes(in: year) {
    precondition(year.contains(change.at) && change.offset != last)
    precondition(zone.offset(at: change.at) == change.offset)
    last = change.offset
  }
}
