/// The sex that norms of self-tests are published for.
package enum Sex: String, CaseIterable, Hashable, Sendable {
  case female, male
}

/// What the user trains for.
package enum BodyGoal: String, CaseIterable, Hashable, Sendable {
  case health, mobility, balance, strength, sport
}

/// The user's equipment, goal and what to avoid.
package struct BodyProfile: Hashable, Sendable {
  package var equipment: Set<Equipment> = []
  /// What no movement may ask for: injuries, by what they do not like.
  package var avoided: Set<BodyLoad> = []
  package var sports: Set<BodySport> = []
  package var goal = BodyGoal.health
  package var sex: Sex?
  package var birthYear: Int?

  package init() {}

  /// The person that norms are looked up for in `year`.
  package func person(in year: Int) -> TestedPerson {
    TestedPerson(sex: sex, age: birthYear.map { year - $0 })
  }
}

extension BodyProfile {
  /// Birth years that are taken, seen from `year`.
  package static func birthYears(in year: Int) -> ClosedRange<Int> { (year - 110)...(year - 12) }
}

/// What a norm needs to know about a person.
package struct TestedPerson: Hashable, Sendable {
  package let sex: Sex?
  /// In whole years, by the year of birth.
  package let age: Int?

  package init(sex: Sex?, age: Int?) {
    (self.sex, self.age) = (sex, age)
  }
}
