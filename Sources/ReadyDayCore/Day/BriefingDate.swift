/// The day in question, and the moment from which it is seen.
package struct BriefingDate: Sendable {
  package let zone: Zone
  package let date: LocalDate
  /// The present, or the first moment of another day, which counts whole.
  package var now: Instant
  package let today: LocalDate
  package let present: Instant
  /// Whether a weekday means the next one or the last one.
  private let direction: DateExpression.Direction

  package init(
    _ expression: DateExpression, looking direction: DateExpression.Direction = .ahead,
    at present: Instant, in zone: Zone, _ preferences: Preferences
  ) {
    (self.zone, self.present, self.direction) = (zone, present, direction)
    today = preferences.date(of: present, in: zone)
    date =
      expression == .daysFromToday(1)
      ? zone.dayAfter(today) : expression.date(today: today, looking: direction)
    now = date == today ? present : preferences.day(date, in: zone).start
  }

  package var isToday: Bool { date == today }

  /// Whether the zone's clocks skipped it.
  package var isSkipped: Bool { zone.skips(date) }

  package func date(_ expression: DateExpression) -> LocalDate {
    expression.date(today: today, looking: direction)
  }
}
