/// A slot on another day for one of today's events.
package struct MoveProposal: Hashable, Sendable {
  /// What a day weighs before and after the move, 0…100.
  package struct Change: Hashable, Sendable {
    package let date: LocalDate
    package let before: Double
    package let after: Double

    package init(date: LocalDate, before: Double, after: Double) {
      self.date = date
      self.before = before
      self.after = after
    }
  }

  package let span: TimeSpan
  /// On the user's clock.
  package let start: TimeOfDay
  package let end: TimeOfDay
  /// Today.
  package let from: Change
  package let to: Change
  /// The other participants; nothing is known about their calendars.
  package let others: Int

  package init(
    span: TimeSpan, start: TimeOfDay, end: TimeOfDay, from: Change, to: Change, others: Int
  ) {
    self.span = span
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    self.others = others
  }
}
