import Testing

@testable import ReadyDayCore

@Suite("What is kept of the body")
struct BodyRecordsTests {
  private static let day = SampleDay.monday

  private static func assessment(_ id: String, madeAt second: Int) -> Assessment {
    Assessment(
      id: id, date: day, createdAt: Instant(secondsSince1970: second), measured: [.plank: [60]],
      person: TestedPerson(sex: nil, age: nil))
  }

  @Test("an assessment counts from its own day on, and of two on one day the later one")
  func assessments() {
    var records = BodyRecords()
    for (id, second) in [("b", 9), ("a", 5)] {
      records.keep(Self.assessment(id, madeAt: second))
    }
    #expect(records.assessments.map(\.id) == ["a", "b"])
    #expect(records.assessment(by: Self.day)?.id == "b")
    #expect(records.assessment(by: Self.day.advanced(by: -1)) == nil)
  }

  @Test("what the profile says later completes what was measured before")
  func person() {
    var records = BodyRecords()
    records.keep(Self.assessment("a", madeAt: 5))
    #expect(records.assessments.map(\.person) == [TestedPerson(sex: nil, age: nil)])
    var profile = BodyProfile()
    (profile.sex, profile.birthYear) = (.female, 1980)
    records.keep(profile)
    #expect(records.assessments.map(\.person) == [TestedPerson(sex: .female, age: 46)])
  }

  @Test("a programme that is ended on its first day is still that day's, and no other's")
  func ended() {
    var programme = Programme(
      id: "p", ProgrammeRulesTests.request(), after: nil, at: Instant(secondsSince1970: 0))
    programme.end(on: Self.day, at: Instant(secondsSince1970: 1))
    var records = BodyRecords()
    records.keep(programme)
    #expect(records.programme(around: Self.day) == programme)
    #expect(records.programme(around: Self.day.advanced(by: 1)) == nil)
    #expect(records.programme(on: Self.day) == nil)
  }
}
