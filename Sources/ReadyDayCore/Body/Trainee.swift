/// A person who trains, with the facts that decide which movements are allowed.
package struct Trainee: Equatable, Sendable {
  package let profile: BodyProfile
  /// Scores of the areas that were measured, 0…100.
  package let scores: [BodyArea: Int]
  private let date: LocalDate
  private var injured: Set<Joint> = []

  /// The defaults are a person without equipment and with nothing to avoid.
  package init(
    _ profile: BodyProfile = BodyProfile(), scores: [BodyArea: Int] = [:],
    on date: LocalDate = LocalDate(dayNumber: 0)
  ) { (self.profile, self.scores, self.date) = (profile.sparing(on: date), scores, date) }

  /// Whether sessions must be easy or moderate.
  var isGentle: Bool { profile.isGentle }

  /// Movements of the highest level are ruled out from this age on, and for areas below this score.
  private static let oldAge = 65
  private static let weakScore = 40

  /// The person, without movements that load these parts.
  package func sparing(_ joints: [Joint]) -> Trainee {
    var trainee = self
    trainee.injured.formUnion(joints.map(\.joint))
    return trainee
  }

  package static var equipped: Trainee {
    var profile = BodyProfile()
    profile.equipment = Set(Equipment.allCases)
    return Trainee(profile)
  }

  /// Whether the person can do a test; one with closed eyes requires a known year of birth.
  package func allows(_ test: SelfTest) -> Bool {
    test.loads.isDisjoint(with: profile.avoided)
      && injured.isDisjoint(with: test.area.joints + test.loads.flatMap(\.joints))
      && (test != .oneLegStance || profile.birthYear != nil)
  }

  /// A movement that takes a whole session, such as a walk, only needs to avoid what is ruled out.
  func allows(_ movement: Movement, upTo level: Int = Movement.highestLevel) -> Bool {
    let facts = movement.facts
    guard profile.allows(facts), injured.isDisjoint(with: movement.joints) else { return false }
    if movement == .eyesClosedStance, profile.birthYear == nil { return false }
    return !movement.isFromProgramme
      || facts.level <= mostLevel(for: facts.area, level) && !loadsWeakNeck(facts)
        && !isTooFast(facts)
  }

  /// Whether the movement needs power without a sport for it, or jumps despite age or weak legs.
  private func isTooFast(_ facts: MovementFacts) -> Bool {
    let suitsSport = profile.sports.contains { $0.asksForPower && $0.areas.contains(facts.area) }
    let mayJump = !isOld && !isWeak(.ankles) && !isWeak(.knees)
    return facts.kind == .power && (!suitsSport || isGentle || isWeak(facts.area))
      || facts.loads.contains(.impact) && !mayJump
  }

  /// Whether a trunk exercise makes a weak neck hold up the head.
  private func loadsWeakNeck(_ facts: MovementFacts) -> Bool {
    facts.area != .neck && facts.loads.contains(.neckLoad) && isWeak(.neck)
  }

  private func isWeak(_ area: BodyArea) -> Bool {
    scores[area].map { $0 < Self.weakScore } ?? false
  }

  private var isOld: Bool { profile.birthYear.map { date.year - $0 >= Self.oldAge } ?? false }

  private func mostLevel(for area: BodyArea, _ level: Int) -> Int {
    isWeak(area) || isOld || isGentle ? min(level, Movement.highestLevel - 1) : level
  }
}

extension BodyProfile {
  /// Whether the equipment is at hand and no load must be avoided.
  func allows(_ facts: MovementFacts) -> Bool {
    facts.equipment.isSubset(of: equipment) && facts.loads.isDisjoint(with: avoided)
  }
}

extension Movement {
  static let highestLevel = 3
}

// Substitutes for movements that a person cannot do.
extension Movement {
  /// The nearest movement up to `level` with the same pattern or area; any area if it is mobility.
  package func standIn(
    for trainee: Trainee, besides taken: Set<Movement>, upTo level: Int = Movement.highestLevel
  ) -> Movement? {
    let facts = facts
    let candidates = Self.allCases.filter { other in
      other != self && other.isFromProgramme && other.kind == facts.kind
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
