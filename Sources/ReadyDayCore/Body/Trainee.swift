/// The person who trains: what decides which movements they may do.
package struct Trainee: Hashable, Sendable {
  package let profile: BodyProfile
  /// 0…100, of the areas that were measured.
  package let scores: [BodyArea: Int]
  /// The year they train in; says how old they are.
  private let year: Int

  /// Without a profile: somebody without equipment who need not avoid anything.
  package init(
    _ profile: BodyProfile = BodyProfile(), scores: [BodyArea: Int] = [:], in year: Int = 0
  ) {
    (self.profile, self.scores, self.year) = (profile, scores, year)
  }

  /// From this age on, or below this score in an area, there is no movement of the highest level.
  private static let oldAge = 65
  private static let weakScore = 40
}

extension Trainee {
  /// Somebody who has all equipment and avoids nothing.
  package static var equipped: Trainee {
    var profile = BodyProfile()
    profile.equipment = Set(Equipment.allCases)
    return Trainee(profile)
  }

  /// Whether they may do it; a movement that is a whole session, such as a walk, only has to avoid what they avoid.
  ///
  /// - Parameters:
  ///   - movement: what is looked at.
  ///   - level: the highest there may be.
  func allows(_ movement: Movement, upTo level: Int = Movement.highestLevel) -> Bool {
    let facts = movement.facts
    guard profile.allows(facts) else { return false }
    return !movement.isOfProgramme
      || facts.level <= mostLevel(for: facts.area, level) && !loadsWeakNeck(facts)
        && !isTooFast(facts)
  }

  /// Power is for the areas that a sport needs it in, unless they are weak; at 65, or with weak ankles or knees, nobody jumps.
  private func isTooFast(_ facts: MovementFacts) -> Bool {
    let isOfSport = profile.sports.contains {
      $0.asksForPower && $0.areas.contains(facts.area)
    }
    let mayJump = !isOld && !isWeak(.ankles) && !isWeak(.knees)
    return facts.kind == .power && (!isOfSport || isWeak(facts.area))
      || facts.loads.contains(.impact) && !mayJump
  }

  /// A neck that tires early should not hold up the head in an exercise for the trunk.
  private func loadsWeakNeck(_ facts: MovementFacts) -> Bool {
    facts.area != .neck && facts.loads.contains(.neckLoad) && isWeak(.neck)
  }

  private func isWeak(_ area: BodyArea) -> Bool {
    scores[area].map { $0 < Self.weakScore } ?? false
  }

  private var isOld: Bool { profile.birthYear.map { year - $0 >= Self.oldAge } ?? false }

  private func mostLevel(for area: BodyArea, _ level: Int) -> Int {
    isWeak(area) || isOld ? min(level, Movement.highestLevel - 1) : level
  }
}

extension BodyProfile {
  /// Whether there is what it needs, and nothing in it that is avoided.
  func allows(_ facts: MovementFacts) -> Bool {
    facts.equipment.isSubset(of: equipment) && facts.loads.isDisjoint(with: avoided)
  }
}

extension Movement {
  static let highestLevel = 3
}
