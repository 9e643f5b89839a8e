/// The days on which a plan takes place, as a recurrence rule (RFC 5545 §3.3.10).
package struct Repetition: Hashable, Sendable {
  /// The rule in upper case, without `RRULE:`, such as `FREQ=WEEKLY;BYDAY=MO,TH`.
  package let text: String
  private let rule: RecurrenceRule

  /// - Parameter text: a rule, with or without `RRULE:`, one of ``words``, or weekdays (`mon,thu`).
  /// A rule with an unreadable part is rejected, because the rest would mean something else.
  package init(_ text: String) throws(PlanProblem) {
    var written = text.uppercased()
    if written.hasPrefix("RRULE:") { written.removeFirst("RRULE:".count) }
    if Self.words.contains(text.lowercased()) { written = "FREQ=\(written)" }
    if let days = Self.weekdays(text) { written = "FREQ=WEEKLY;BYDAY=\(days)" }
    let reading = RecurrenceRule.read(Array(written.utf8)[...])
    // The text is exported verbatim, so every character is checked.
    guard written.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "=;,+-".utf8.contains($0) }),
      let rule = reading.rule, reading.problems.isEmpty,
      reading.otherScale == nil
    else { throw .unreadableRule(text) }
    guard rule.frequency >= .daily, [rule.hours, rule.minutes, rule.seconds].allSatisfy(\.isEmpty)
    else { throw .ruleWithinADay(text) }
    self.text = written
    self.rule = rule
  }

  /// Turns `mon,jueves` into `MO,TH`; nil if any part is not a weekday.
  private static func weekdays(_ text: String) -> String? {
    let days = text.split(separator: ",").map { word -> String? in
      guard case .next(let day) = DateExpression(String(word)) else { return nil }
      return codes[day.rawValue - 1]
    }
    return days.isEmpty || days.contains(nil) ? nil : days.compactMap(\.self).joined(separator: ",")
  }

  /// Weekdays from Monday on (RFC 5545 §3.3.10).
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Words for common rules.
  package static let words = ["daily", "weekly", "monthly", "yearly"]

  var isEndless: Bool { rule.until == nil && rule.count == nil }

  /// Whether the rule names days, and not just a frequency.
  var namesDays: Bool {
    let numbers = [rule.monthDays, rule.yearDays, rule.weekNumbers, rule.months]
    return !rule.weekdays.isEmpty || !numbers.allSatisfy(\.isEmpty)
  }

  /// The rule for an event without a zone; UNTIL has the form of the start (RFC 5545 §3.3.10).
  func text(isTimed: Bool) -> String {
    guard let until = rule.until else { return text }
    let end =
      switch until {
      case .day(let date): LocalDateTime(date, TimeOfDay(clamping: .max))
      case .local(let reading): reading
      // In the plan's local time, as in `dates`.
      case .utc(let instant): instant.reading(at: .zero)
      }
    let value = isTimed ? end.calendarText : end.date.calendarText
    return text.split(separator: ";")
      .map { $0.hasPrefix("UNTIL=") ? "UNTIL=\(value)" : $0 }.joined(separator: ";")
  }

  /// The weekdays of a rule for the same days of every week; empty for all other rules.
  package var weekdays: [Weekday] {
    guard text.hasPrefix("FREQ=WEEKLY;BYDAY="), !text.dropFirst(18).contains("=") else { return [] }
    return rule.weekdays.map(\.weekday).sorted()
  }

  /// The first day named by the rule, from `date` on; nil if there is none within 400 days.
  package func firstDay(from date: LocalDate) -> LocalDate? {
    let start = LocalDateTime(date)
    let window = start...LocalDateTime(date.advanced(by: 400))
    var budget = RecurrenceBudget()
    return Recurrence(rule: rule, start: start).instances(in: window, budget: &budget)
      .readings.first?.date
  }

  /// The instances on `days` of a series that begins at `start`.
  func dates(
    from start: LocalDateTime, without skipped: Set<LocalDate>, in days: ClosedRange<LocalDate>
  ) -> [LocalDate] {
    let nothing = Occurrence(uid: nil, title: "", calendar: "", time: Event.noTime)
    // Plans are in local time, so the days are the same in any zone.
    var event = Event(
      uid: nil, calendar: "", file: "", line: 0, start: .floating(start), details: nothing)
    event.rules = [rule]
    event.exceptions = skipped.map { .day($0) }
    var budget = RecurrenceBudget()
    let series = Series(master: event, overrides: [], floatingIn: .utc)
    let found = series.occurrences(on: RequestedDays(days, in: .utc), budget: &budget)
    return found.occurrences.compactMap { occurrence in
      guard case .timed(let span) = occurrence.time else { return nil }
      return span.start.reading(at: .zero).date
    }.sorted()
  }
}
