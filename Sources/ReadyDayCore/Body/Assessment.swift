/// What the user measured on one day. Never changed: a new one is made.
package struct Assessment: Hashable, Sendable {
  package let id: String
  package let date: LocalDate
  package let createdAt: Instant
  /// Of each test one value, or left and right.
  package let measured: [SelfTest: [Double]]
  package let notes: String
  /// As far as it was known then.
  package let person: TestedPerson

  package init(
    id: String, date: LocalDate, createdAt: Instant, measured: [SelfTest: [Double]],
    notes: String = "", person: TestedPerson
  ) {
    (self.id, self.date, self.createdAt) = (id, date, createdAt)
    (self.measured, self.notes, self.person) = (measured, notes, person)
  }

  /// Characters.
  package static let notesLimit = 500
}

extension Assessment {
  /// The latest result of every test: who retests one area has not forgotten the others.
  ///
  /// - Parameter all: the earliest first; what is not a result comes from the last of them.
  package init?(joining all: [Assessment]) {
    guard let last = all.last else { return nil }
    let measured = all.reduce(into: [:]) { $0.merge($1.measured) { $1 } }
    self.init(
      id: last.id, date: last.date, createdAt: last.createdAt, measured: measured,
      notes: last.notes, person: last.person)
  }

  /// The same, with what is known of the person by now.
  func completed(by profile: BodyProfile) -> Assessment {
    let known = profile.person(in: date.year)
    return Assessment(
      id: id, date: date, createdAt: createdAt, measured: measured, notes: notes,
      person: TestedPerson(sex: person.sex ?? known.sex, age: person.age ?? known.age))
  }

  package func score(of test: SelfTest) -> TestScore? {
    measured[test].map { test.score(of: $0, for: person) }
  }

  /// The mean of its tests; nil if none has a score.
  package func score(of area: BodyArea) -> Double? {
    Self.mean(area.tests.compactMap { score(of: $0)?.value })
  }

  /// The mean of the areas that have one.
  package var overall: Double? { Self.mean(BodyArea.allCases.compactMap(score)) }

  /// Whole numbers, as a programme knows them.
  package var scores: [BodyArea: Int] {
    BodyArea.allCases.reduce(into: [:]) { scores, area in
      scores[area] = score(of: area).map { Int($0.rounded()) }
    }
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}

extension TestedPerson {
  /// The tests whose norms speak of them, area by area.
  package var tests: [SelfTest] { BodyArea.allCases.flatMap { $0.tests(for: self) } }
}

extension BodyArea {
  package var tests: [SelfTest] { SelfTest.allCases.filter { $0.area == self } }

  /// Those whose norm speaks of `person`, as far as that is known.
  package func tests(for person: TestedPerson) -> [SelfTest] {
    tests.filter { test in
      guard let ages = test.ages, let age = person.age else { return true }
      return ages.contains(age)
    }
  }
}
