/// The sexes for which norms of self-tests are published.
package enum Sex: String, Equatable, Coded {
  case female, male
}

package enum BodyGoal: String, Equatable, Coded {
  case health, mobility, balance, strength, sport
}

/// The user's equipment, goal and loads to avoid.
package struct BodyProfile: Equatable, Sendable {
  package var equipment: Set<Equipment> = []
  package var avoided: Set<BodyLoad> = []
  package var sports: Set<BodySport> = []
  package var goal = BodyGoal.health
  package var sex: Sex?
  package var birthYear: Int?
  /// The health questions answered with yes; empty until they are answered.
  package var health: Set<HealthQuestion> = []
  package var answeredAt: Instant?
  /// The date on which a birth is or was due.
  package var due: LocalDate?
  /// The date on which a doctor or midwife agreed to training.
  package var cleared: LocalDate?

  package init() {}

  package func person(in year: Int) -> TestedPerson {
    TestedPerson(sex: sex, age: birthYear.map { year - $0 })
  }

  /// False if sex or age rules out a menstrual cycle.
  package func mayHaveCycle(in year: Int) -> Bool {
    sex != .male && (birthYear.map { year - $0 < 55 } ?? true)
  }

  package static func birthYears(in year: Int) -> ClosedRange<Int> { (year - 110)...(year - 12) }

  /// What an export says of its owner, where this profile says nothing; nil if it adds nothing.
  package func completed(from owner: ExportOwner, in year: Int) -> BodyProfile? {
    var profile = self
    let born = owner.born.flatMap { Self.birthYears(in: year).contains($0.year) ? $0.year : nil }
    profile.birthYear = birthYear ?? born
    profile.sex = sex ?? owner.isFemale.map { $0 ? .female : .male }
    return profile == self ? nil : profile
  }

  /// As if what is hidden had never been answered.
  func hiding(_ metrics: Set<HealthMetric>) -> BodyProfile {
    copy(of: self) { shown in
      if metrics.contains(.injuries) {
        (shown.avoided, shown.health, shown.answeredAt) = ([], [], nil)
        (shown.due, shown.cleared) = (nil, nil)
      }
      if metrics.contains(.selfTests) { (shown.sex, shown.birthYear) = (nil, nil) }
    }
  }

  static let table = StoredTable(
    BodyProfile(),
    [
      .always("equipment", .words(), \.equipment), .always("avoid", .words(), \.avoided),
      .always("sports", .words(), \.sports), .always("goal", .word, \.goal),
      .optional("sex", .word, \.sex),
      .optional("birth_year", .integer(in: 1800...9999), \.birthYear),
      .unlessEmpty("health", .words(), \.health), .optional("answered_at", .moment, \.answeredAt),
      .optional("due", .date, \.due), .optional("cleared", .date, \.cleared),
    ])
}

package struct TestedPerson: Equatable, Sendable {
  package var sex: Sex?
  /// In years, from the year of birth alone.
  package var age: Int?
}
