// Substitutes for movements that a person cannot do.
extension Movement {
  /// The nearest movement up to `level` with the same pattern or area; any area if it is mobility.
  package func standIn(
    for trainee: Trainee, besides taken: Set<Movement>, upTo level: Int = Movement.highestLevel
  ) -> Movement? {
    let facts = facts
    let candidates = Self.allCases.filter { other in
      other != self && other.isOfProgramme && other.kind == facts.kind
        && (facts.kind != .mobility || other.facts.isDynamic == facts.isDynamic)
        && (distance(to: other.facts) < 2 || facts.kind == .mobility)
        && !taken.contains(other) && trainee.allows(other, upTo: level)
    }
    return candidates.min { a, b in rank(of: a.facts) < rank(of: b.facts) }
  }

  /// For mobility, muscles count more than the level; for other kinds, less.
  private func rank(of other: MovementFacts) -> (Int, Int, Int, Int) {
    let shared = Set(facts.muscles).intersection(other.muscles).count
    let level = abs(facts.level - other.level)
    return facts.kind == .mobility
      ? (distance(to: other), -shared, level, other.area == facts.area ? 0 : 1)
      : (distance(to: other), level, -shared, other.area == facts.area ? 0 : 1)
  }

  private func distance(to other: MovementFacts) -> Int {
    if let pattern = facts.pattern, pattern == other.pattern { return 0 }
    return facts.area == other.area ? 1 : 2
  }
}
