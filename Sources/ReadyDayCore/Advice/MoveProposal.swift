/// A slot on another day for one of today's events.
package struct MoveProposal: Equatable, Sendable {
  /// A day's load, 0…100.
  package struct Change: Hashable, Sendable {
    package let date: LocalDate
    package let before: Double
    package let after: Double
  }

  package let span: TimeSpan
  /// In the user's zone.
  package let start: TimeOfDay
  package let end: TimeOfDay
  /// Today.
  package let from: Change
  package let to: Change
  /// Participants besides the user; their calendars are unknown.
  package let others: Int
}
