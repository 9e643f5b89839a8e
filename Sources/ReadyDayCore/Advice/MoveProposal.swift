/// A slot on another day for one of today's events.
public struct MoveProposal: Hashable, Sendable {
  /// What a day weighs before and after the move, 0…100.
  public struct Change: Hashable, Sendable {
    public let date: LocalDate
    public let before: Double
    public let after: Double

    public init(date: LocalDate, before: Double, after: Double) {
      self.date = date
      self.before = before
      self.after = after
    }
  }

  public let span: TimeSpan
  /// On the owner's clock.
  public let start: TimeOfDay
  public let end: TimeOfDay
  /// Today.
  public let from: Change
  public let to: Change
  /// The people who take part beside the owner; nothing is known of their calendars.
  public let others: Int

  public init(
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
