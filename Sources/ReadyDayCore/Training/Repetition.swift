/// On which days a plan takes place, as calendars say it: a recurrence rule (RFC 5545 §3.3.10).
package struct Repetition: Hashable, Sendable {
  /// The rule in capitals, without its name: `FREQ=WEEKLY;BYDAY=MO,TH`.
  package let text: String
  private let rule: RecurrenceRule

  /// - Parameter text: a rule, also behind `RRULE:`, one of ``words``, or weekdays, `mon,thu`. A rule of which any
  ///   part cannot be read is refused: what a calendar would leave out is not what was meant.
  package init(_ text: String) throws(PlanProblem) {
    var written = text.uppercased()
    if written.hasPrefix("RRULE:") { written.removeFirst("RRULE:".count) }
    if Self.words.contains(text.lowercased()) { written = "FREQ=\(written)" }
    if let days = Self.weekdays(text) { written = "FREQ=WEEKLY;BYDAY=\(days)" }
    let reading = RecurrenceRule.read(Array(written.utf8)[...])
    // It is written into calendars as it is.
    guard written.utf8.allSatisfy(Self.isPart), let rule = reading.rule, reading.problems.isEmpty,
      reading.otherScale == nil
    else {
      throw .unreadableRule(text)
    }
    guard rule.frequency >= .daily, [rule.hours, rule.minutes, rule.seconds].allSatisfy(\.isEmpty)
    else { throw .ruleWithinADay(text) }
    self.text = written
    self.rule = rule
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "=;,+-".utf8.contains(byte)
    }
  }

  /// `MO,TH` out of `mon,jueves`; nil when any part is not a weekday.
  private static func weekdays(_ text: String) -> String? {
    let days = text.split(separator: ",").map { word -> String? in
      guard case .next(let day) = DateExpression(String(word)) else { return nil }
      return codes[day.rawValue - 1]
    }
    return days.isEmpty || days.contains(nil)
      ? nil : days.compactMap(\.self).joined(separator: ",")
  }

  /// From Monday on (RFC 5545 §3.3.10).
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Rules so usual that their name is enough.
  package static let words = ["daily", "weekly", "monthly", "yearly"]
}

extension Repetition {
  /// Whether it goes on for ever.
  var isEndless: Bool { rule.until == nil && rule.count == nil }

  /// Whether the rule names days, not only how often.
  var namesDays: Bool {
    let numbers = [rule.monthDays, rule.yearDays, rule.weekNumbers, rule.months]
    return !rule.weekdays.isEmpty || !numbers.allSatisfy(\.isEmpty)
  }

  /// The rule of an event without a zone, which ends in the form in which the event begins (RFC 5545 §3.3.10).
  ///
  /// - Parameter isTimed: whether it begins at a time of day.
  func text(isTimed: Bool) -> String {
    guard let until = rule.until else { return text }
    let end =
      switch until {
      case .day(let date): LocalDateTime(date, TimeOfDay(clamping: .max))
      case .local(let reading): reading
      // A plan's own clock, as `dates` has it.
      case .utc(let instant): instant.reading(at: .zero)
      }
    let value = isTimed ? end.calendarText : end.date.calendarText
    return text.split(separator: ";")
      .map { $0.hasPrefix("UNTIL=") ? "UNTIL=\(value)" : $0 }.joined(separator: ";")
  }

  /// Where the rule says no more than these days of every week; else none.
  package var weekdays: [Weekday] {
    guard text.hasPrefix("FREQ=WEEKLY;BYDAY="), !text.dropFirst(18).contains("=") else { return [] }
    return rule.weekdays.map(\.weekday).sorted()
  }

  /// The first day from `date` on that the rule itself names; nil if there is none within a year and a bit.
  package func firstDay(from date: LocalDate) -> LocalDate? {
    let start = LocalDateTime(date)
    let window = start...LocalDateTime(date.advanced(by: 400))
    var work = RecurrenceWork()
    return Recurrence(rule: rule, start: start).instances(in: window, work: &work)
      .readings.first?.date
  }

  /// The days of `days` on which something takes place that first did at `start`.
  func dates(
    from start: LocalDateTime, without skipped: Set<LocalDate>, in days: ClosedRange<LocalDate>
  ) -> [LocalDate] {
    let nothing = Occurrence(uid: nil, title: "", calendar: "", time: Event.noTime)
    // A plan lives on the user's wall clock: days are counted there, whatever zone that is in.
    var event = Event(
      uid: nil, calendar: "", file: "", line: 0, start: .floating(start), details: nothing)
    event.rules = [rule]
    event.exceptions = skipped.map { .day($0) }
    var work = RecurrenceWork()
    let series = Series(master: event, overrides: [], floatingIn: .utc)
    let found = series.occurrences(on: RequestedDays(days, in: .utc), work: &work)
    return found.occurrences.compactMap { occurrence in
      guard case .timed(let span) = occurrence.time else { return nil }
      return span.start.reading(at: .zero).date
    }.sorted()
  }
}
