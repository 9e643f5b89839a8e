/// The person who trains, as far as it decides which movements they may do.
package struct Trainee: Equatable, Sendable {
  package let profile: BodyProfile
  /// Scores, 0…100, of the areas that were measured.
  package let scores: [BodyArea: Int]
  private let date: LocalDate
  private var injured: Set<Joint> = []

  /// By default, a person without equipment who need not avoid anything.
  package init(
    _ profile: BodyProfile = BodyProfile(), scores: [BodyArea: Int] = [:],
    on date: LocalDate = LocalDate(dayNumber: 0)
  ) {
    (self.profile, self.scores, self.date) = (profile.sparing(on: date), scores, date)
  }

  /// Whether sessions have to be easy or moderate.
  var isGentle: Bool { profile.isGentle }

  /// The age from which, and the score below which, movements of the highest level are not allowed.
  private static let oldAge = 65
  private static let weakScore = 40

  /// The same, without movements that load `joints`.
  package func sparing(_ joints: [Joint]) -> Trainee {
    var trainee = self
    trainee.injured.formUnion(joints)
    return trainee
  }

  package static var equipped: Trainee {
    var profile = BodyProfile()
    profile.equipment = Set(Equipment.allCases)
    return Trainee(profile)
  }

  /// Whether a test needs nothing that is ruled out; one with closed eyes also needs their age.
  package func allows(_ test: SelfTest) -> Bool {
    test.loads.isDisjoint(with: profile.avoided)
      && injured.isDisjoint(with: test.area.joints + test.loads.flatMap(\.joints))
      && (test != .oneLegStance || profile.birthYear != nil)
  }

  /// A movement that takes a whole session, such as a walk, only has to respect what they avoid.
  func allows(_ movement: Movement, upTo level: Int = Movement.highestLevel) -> Bool {
    let facts = movement.facts
    guard profile.allows(facts), injured.isDisjoint(with: movement.joints) else { return false }
    if movement == .eyesClosedStance, profile.birthYear == nil { return false }
    return !movement.isOfProgramme
      || facts.level <= mostLevel(for: facts.area, level) && !loadsWeakNeck(facts)
        && !isTooFast(facts)
  }

  /// Whether it needs power outside a sport's strong areas, or jumps from 65 on or with weak legs.
  private func isTooFast(_ facts: MovementFacts) -> Bool {
    let isOfSport = profile.sports.contains { $0.asksForPower && $0.areas.contains(facts.area) }
    let mayJump = !isOld && !isWeak(.ankles) && !isWeak(.knees)
    return facts.kind == .power && (!isOfSport || isGentle || isWeak(facts.area))
      || facts.loads.contains(.impact) && !mayJump
  }

  /// Whether it makes a weak neck hold up the head in a trunk exercise.
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
  /// Whether the equipment is there and no load is to be avoided.
  func allows(_ facts: MovementFacts) -> Bool {
    facts.equipment.isSubset(of: equipment) && facts.loads.isDisjoint(with: avoided)
  }
}

extension Movement {
  static let highestLevel = 3
}
