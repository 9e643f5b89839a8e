/// What a plan says about a race besides its day, time and sport.
package struct PlannedRace: Hashable, Sendable {
  enum Rank: String, Equatable, CaseIterable, Sendable {
    case main
  }

  package internal(set) var title: String
  /// The expected minutes; nil if unknown.
  package internal(set) var minutes: Int?
  var rank: Rank?

  package init(_ title: String, minutes: Int?, isMain: Bool) {
    (self.title, self.minutes, rank) = (title, minutes, isMain ? .main : nil)
  }

  /// Whether the taper leads up to this race.
  package var isMain: Bool { rank == .main }
}
