package struct MoveProposal: Equatable, Sendable {
  /// A day's load before and after the move, 0…100.
  package struct Change: Hashable, Sendable {
    package let date: LocalDate
    package let before: Double
    package let after: Double
  }

  package let span: TimeSpan
  /// Local times in the user's zone.
  package let start: TimeOfDay
  package let end: TimeOfDay
  /// Today's load.
  package let from: Change
  package let to: Change
  /// Participants besides the user; their calendars are unknown.
  package let others: Int
}
