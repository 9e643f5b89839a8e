/// What a plan knows of a race besides its day, time and sport.
package struct PlannedRace: Hashable, Sendable {
  enum Rank: String, Equatable, CaseIterable, Sendable {
    case main
  }

  package internal(set) var title: String
  /// Nil if unknown.
  package internal(set) var minutes: Int?
  var rank: Rank?

  package init(_ title: String, minutes: Int?, isMain: Bool) {
    (self.title, self.minutes, rank) = (title, minutes, isMain ? .main : nil)
  }

  /// Whether the taper is for it.
  package var isMain: Bool { rank == .main }

  /// Minutes that are set aside where its length is unknown.
  package static let usualMinutes = 120
}
