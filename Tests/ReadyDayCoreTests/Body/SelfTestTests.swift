import Testing

@testable import ReadyDayCore

@Suite("Self-tests and their norms") struct SelfTestTests {
  /// A value, of whom, and its score by the publication.
  struct Case: Sendable, CustomTestStringConvertible {
    let test: SelfTest
    let value: Double
    let person: TestedPerson
    let score: Double
    var testDescription: String { "\(test.id) \(value)" }

    init(_ test: SelfTest, _ value: Double, _ sex: Sex?, _ age: Int?, _ score: Double) {
      (self.test, self.value, self.score) = (test, value, score)
      person = TestedPerson(sex: sex, age: age)
    }
  }

  @Test(
    "published figures have the scores they stand for",
    arguments: [
      // Means are 50, a standard deviation below is the 16th percentile.
      Case(.neckHold, 38.9, .male, nil, 50), Case(.neckHold, 15.7, .female, nil, 16),
      Case(.plank, 124, .male, nil, 50), Case(.plank, 146, .female, nil, 84),
      Case(.kneeToWall, 12, nil, nil, 50), Case(.kneeToWall, 9.2, nil, nil, 16),
      Case(.heelRise, 37, .male, 25, 50), Case(.heelRise, 21, .female, 55, 50),
      Case(.heelRise, 13, .female, 85, 50), Case(.oneLegStance, 12, .male, 45, 50),
      Case(.seatedRotation, 44.8, nil, nil, 50),
      // Quartiles.
      Case(.chairStand30, 12, .female, 62, 25), Case(.chairStand30, 18, .male, 67, 75),
      Case(.chairStand30, 11, .female, 94, 75), Case(.chairStand60, 50, .male, 22, 50),
      Case(.chairStand60, 30, .female, 77, 75), Case(.backScratch, -16.51, .male, 60, 25),
      Case(.backScratch, 3.81, .female, 64, 75),
      // Categories.
      Case(.pushUps, 17, .male, 29, 20), Case(.pushUps, 36, .male, 20, 80),
      Case(.pushUps, 20, .female, 35, 60), Case(.pushUps, 5, .male, 69, 20),
      Case(.singleLegBridge, 25, nil, nil, 50), Case(.singleLegBridge, 20, nil, nil, 25),
      Case(.sittingRising, 8, nil, nil, 75), Case(.sittingRising, 10, nil, nil, 100),
      // Where a scale ends.
      Case(.seatedRotation, 67.2, nil, nil, 100), Case(.seatedRotation, 60, nil, nil, 84),
      Case(.chairStand30, 9.5, .female, 62, 0), Case(.chairStand30, 19.5, .female, 62, 100),
    ])
  func published(row: Case) throws {
    let score = try #require(row.test.score(of: [row.value], for: row.person).value)
    #expect(abs(score - row.score) < 0.6)
  }

  @Test("more is never worse, and every score lies within 0 and 100", arguments: SelfTest.allCases)
  func monotonous(test: SelfTest) {
    let steps = stride(from: test.limits.lowerBound, through: test.limits.upperBound, by: 1)
    for sex in [Sex.female, .male, nil] {
      for age in [20, 35, 61, 69, 79] {
        let person = TestedPerson(sex: sex, age: age)
        let scores = steps.compactMap { test.score(of: [$0], for: person).value }
        #expect(scores == scores.sorted())
        #expect(scores.allSatisfy { (0...100).contains($0) })
        if test.ages?.contains(age) ?? true {
          #expect(scores.first == 0 || test == .backScratch)
          #expect(scores.last == 100)
        }
      }
    }
  }

  @Test("the worse side counts, and what is not known is said") func sides() {
    let person = TestedPerson(sex: .male, age: 40)
    #expect(
      SelfTest.kneeToWall.score(of: [12, 9.2], for: person)
        == SelfTest.kneeToWall.score(of: [9.2, 9.2], for: person))
    #expect(SelfTest.kneeToWall.isUneven([12, 10.4]))
    #expect(!SelfTest.kneeToWall.isUneven([12, 10.5]))
    #expect(SelfTest.heelRise.isUneven([30, 25]) && !SelfTest.heelRise.isUneven([30, 26]))
    #expect(!SelfTest.plank.isUneven([30, 10]))
    #expect(SelfTest.heelRise.score(of: [20], for: TestedPerson(sex: nil, age: nil)) == .lacksAge)
    #expect(SelfTest.chairStand30.score(of: [20], for: person) == .outside(60...94))
    let female =
      SelfTest.plank.score(of: [80], for: TestedPerson(sex: .female, age: nil)).value ?? 0
    let male = SelfTest.plank.score(of: [80], for: TestedPerson(sex: .male, age: nil)).value ?? 0
    #expect(
      SelfTest.plank.score(of: [80], for: TestedPerson(sex: nil, age: nil)).value
        == (female + male) / 2)
  }

  @Test("one value of a test with two sides is said to stand for both") func oneSide() {
    let assessment = Assessment(
      id: "a", date: LocalDate(dayNumber: 20_780), createdAt: Instant(secondsSince1970: 0),
      measured: [.kneeToWall: [10], .plank: [60]], person: TestedPerson(sex: .male, age: 40))
    func text(_ book: Voice) -> String {
      Report([BodyResults(assessment, after: [])], phrases: book).screen()
    }
    let (english, spanish) = (text(Voice(.english)), text(Voice(.spanish)))
    #expect(english.contains("10 cm, taken for both sides · ") && english.contains("  60 s · "))
    #expect(spanish.contains("10 cm, para ambos lados · ") && spanish.contains("  60 s · "))
  }

  @Test("every test has a source, an area, and words", arguments: Language.allCases)
  func words(language: Language) {
    let book = language.voice
    let all = SelfTest.allCases
    #expect((10...13).contains(all.count))
    #expect(Set(all.map { book.name(of: $0) }).count == all.count)
    #expect(all.allSatisfy { book.instruction(for: $0).hasSuffix(".") })
    #expect(all.allSatisfy { $0.citation?.contains(/(19|20)\d\d/) ?? ($0 == .pushUps) })
    #expect(Set(all.map(\.area)) == Set(BodyArea.allCases))
  }

  @Test("an area is the mean of its tests, all of it the mean of the areas that were measured")
  func means() {
    let one = Assessment(
      id: "a", date: LocalDate(dayNumber: 20_000), createdAt: Instant(secondsSince1970: 0),
      measured: [.kneeToWall: [12, 12], .heelRise: [0, 0], .plank: [124], .chairStand30: [9]],
      person: TestedPerson(sex: .male, age: 25))
    #expect(one.scores == [.ankles: 25, .core: 50])
    // Two areas make no overall score.
    #expect(one.overall == nil)
    let three = Assessment(joining: [
      one,
      Assessment(
        id: "b", date: one.date, createdAt: one.createdAt, measured: [.neckHold: [38.9]],
        person: one.person),
    ])
    #expect(three?.overall.map { Int(rounding: $0) } == 42)
    #expect(one.score(of: BodyArea.knees) == nil)
    #expect(BodyArea.knees.tests(for: one.person) == [.chairStand60])
  }

  @Test("the overall changes over the areas known both times, from three on") func overallChange() {
    func assessment(_ measured: [SelfTest: [Double]]) -> Assessment {
      Assessment(
        id: "a", date: LocalDate(dayNumber: 20_500), createdAt: Instant(secondsSince1970: 0),
        measured: measured, person: TestedPerson(sex: .male, age: 25))
    }
    let before = assessment([.plank: [90], .kneeToWall: [5, 5]])
    let partly = BodyResults(assessment([.plank: [80]]), after: [before])
    #expect(partly.overallChange == nil && partly.overall == nil && partly.knownAreas == 2)
    #expect(partly.change(of: .core).map { $0 < 0 } == true)
    let third = assessment([.neckHold: [30]])
    let again = BodyResults(assessment([.plank: [80]]), after: [before, third])
    #expect(again.overallChange.map { $0 < 0 } == true && again.knownAreas == 3)
    #expect(BodyResults(third, after: [before]).overallChange == nil)
    let joined = Assessment(joining: [before, assessment([.plank: [80]])])
    #expect(joined?.measured == [.plank: [80], .kneeToWall: [5, 5]])
    #expect(partly.unmeasured.contains(.pushUps) && !partly.unmeasured.contains(.kneeToWall))
    #expect(Assessment(joining: []) == nil)
  }
}
