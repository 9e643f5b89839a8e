// Seeds: Fixtures/calendars
// Sources: Sources/ReadyDayCore/Calendars Sources/ReadyDayCore/Time

@testable import ReadyDayCore

/// Any bytes as a rule, followed over a few days around any moment.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRules(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let days = (input.takeInteger(), input.takeInteger())
  let earliest = -719_528  // 0000-01-01
  let first = LocalDate(dayNumber: earliest + Int(days.0.magnitude % 3_652_425))
  let asked = LocalDate(dayNumber: earliest + Int(days.1.magnitude % 3_652_425))
  _ = EventDuration(input.bytes)
  guard let rule = RecurrenceRule.read(input.bytes[...]).rule else { return 0 }
  precondition(rule.interval >= 1 && (rule.count ?? 1) >= 1)
  let begin = LocalDateTime(first, TimeOfDay(clamping: days.0 & 0x1FFFF))
  let window = LocalDateTime(asked)...LocalDateTime(asked.advanced(by: 3))
  let recurrence = Recurrence(rule: rule, start: begin)
  var budget = RecurrenceBudget()
  let found = recurrence.instances(in: window, budget: &budget).readings
  for reading in found { precondition(window.contains(reading) && reading >= begin) }
  for (a, b) in zip(found, found.dropFirst()) { precondition(a < b) }
  if let last = rule.lastPossibleDay(from: first), let found = found.last {
    precondition(found.date <= last)
  }
  _ = recurrence.yieldsAnything(budget: &budget)
  return 0
}
