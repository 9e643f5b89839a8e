/// The user's measurements on one day. They never change: a retest is a new assessment.
package struct Assessment: Equatable, Sendable {
  package private(set) var id = ""
  package private(set) var date = LocalDate(dayNumber: 0)
  package private(set) var createdAt = Instant(secondsSince1970: 0)
  /// One value for each test, or two for the left and right sides.
  package private(set) var measured: [SelfTest: [Double]] = [:]
  package private(set) var notes = ""
  /// What was known about the person at the time.
  package private(set) var person = TestedPerson()

  private init() {}

  package init(
    id: String, date: LocalDate, createdAt: Instant, measured: [SelfTest: [Double]],
    notes: String = "", person: TestedPerson
  ) {
    (self.id, self.date, self.createdAt) = (id, date, createdAt)
    (self.measured, self.notes, self.person) = (measured, notes, person)
  }

  /// The maximum number of characters in the notes.
  package static let notesLimit = 500

  /// Joins sorted assessments into the latest result of every test, as a retest may cover one area.
  package init?(joining all: [Assessment]) {
    guard let last = all.last else { return nil }
    let measured = all.reduce(into: [:]) { $0.merge($1.measured) { $1 } }
    self.init(
      id: last.id, date: last.date, createdAt: last.createdAt, measured: measured,
      notes: last.notes, person: last.person)
  }

  /// Completed with what the profile says about the person.
  func completed(by profile: BodyProfile) -> Assessment {
    let known = profile.person(in: date.year)
    return Assessment(
      id: id, date: date, createdAt: createdAt, measured: measured, notes: notes,
      person: TestedPerson(sex: person.sex ?? known.sex, age: person.age ?? known.age))
  }

  package func score(of test: SelfTest) -> TestScore? {
    measured[test].map { test.score(of: $0, for: person) }
  }

  /// The mean score of the area's tests; nil if none has a score.
  package func score(of area: BodyArea) -> Double? {
    area.tests.compactMap { score(of: $0)?.value }.mean
  }

  /// The mean of the areas that have a score; nil if there are fewer than three.
  package var overall: Double? {
    let known = BodyArea.allCases.compactMap(score)
    return known.count < Self.fewestAreas ? nil : known.mean
  }

  private static let fewestAreas = 3

  /// The mean change of the areas that both have; nil if there are fewer than three.
  package func change(since before: Assessment) -> Double? {
    let changes = BodyArea.allCases.compactMap { area in
      score(of: area).flatMap { now in before.score(of: area).map { now - $0 } }
    }
    return changes.count < Self.fewestAreas ? nil : changes.mean
  }

  package var scores: [BodyArea: Int] {
    BodyArea.allCases.reduce(into: [:]) { scores, area in
      scores[area] = score(of: area).map { Int(rounding: $0) }
    }
  }

  static let table = StoredTable(
    Assessment(),
    [
      .id(\.id), .required("measured", .measured, \.measured), .required("date", .date, \.date),
      .required("created_at", .moment, \.createdAt), .unlessEmpty("notes", .text, \.notes),
      .optional("sex", .word, \.person.sex), .optional("age", .integer(in: 0...200), \.person.age),
    ])
}

extension StoredForm<[SelfTest: [Double]]> {
  /// Throws if this version does not know a test.
  fileprivate static let measured = StoredForm(shape: .any, expected: .object) {
    members, name throws(StoredFieldFault) in
    guard let values = try members.object(name) else { return nil }
    var measured: [SelfTest: [Double]] = [:]
    for key in values.members.keys.sorted() {
      guard let test = SelfTest(id: key), let numbers = try values.numbers(key),
        (1...2).contains(numbers.count), numbers.allSatisfy(test.limits.contains)
      else { throw StoredFieldFault(field: name, expected: .numbers) }
      measured[test] = numbers
    }
    return measured
  } write: { measured in
    let pairs = measured.map { test, values in
      (test.id, JSON.array(values.map { JSON($0, decimals: 1) }))
    }
    return .object(Dictionary(pairs) { $1 })
  }
}

extension TestedPerson {
  package var tests: [SelfTest] { BodyArea.allCases.flatMap { $0.tests(for: self) } }
}

extension BodyArea {
  package var tests: [SelfTest] { SelfTest.allCases.filter { $0.area == self } }

  /// The tests whose norms cover the person's age; all tests if it is unknown.
  package func tests(for person: TestedPerson) -> [SelfTest] {
    tests.filter { test in
      guard let ages = test.ages, let age = person.age else { return true }
      return ages.contains(age)
    }
  }
}
