import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What is stored about the body") struct BodyRecordsTests {
  private static let day = SampleDay.monday

  private static func assessment(_ id: String, madeAt second: Int) -> Assessment {
    Assessment(
      id: id, date: day, createdAt: Instant(secondsSince1970: second), measured: [.plank: [60]],
      person: TestedPerson(sex: nil, age: nil))
  }

  @Test("a file is written as it was read, every member of every record") func roundTrip() throws {
    let path = "body/readyday/body.json"
    let records = try BodyRecords(Fixtures.bytes(path))
    #expect(records.all.count == 3)
    #expect(records.text == (try Fixtures.text(path)))
  }

  private static let programme = """
    {"id":"p","type":"programme","profile":{},"start":"2026-11-23","minutes":25,\
    "created_at":"2026-11-20T07:00:00Z","sessions":[SESSION]}
    """
  private static let session = """
    {"date":"2026-11-23","number":1,"phase":"recovery","effort":"easy","movements":[MOVEMENT]}
    """
  private static let movement = #"{"id":"plank","sets":2,"amount":30}"#

  struct Damage: Sendable, CustomTestStringConvertible {
    let part: String
    let change: String
    let field: String
    let reason: StoreFault.Reason
    var testDescription: String { "\(part) → \(change)" }
  }

  @Test(
    "a record that is not wholly understood names the member that is wrong",
    arguments: [
      Damage(
        part: #""type":"programme""#, change: #""type":"diet""#, field: "type",
        reason: .expected(.like("profile, assessment, programme"))),
      Damage(
        part: #""minutes":25"#, change: #""minutes":5"#, field: "minutes",
        reason: .expected(.wholeNumber)),
      Damage(
        part: #""number":1,"#, change: "", field: "sessions.number",
        reason: .expected(.wholeNumber)),
      Damage(
        part: #""phase":"recovery","#, change: "", field: "sessions.phase",
        reason: .expected(.text)),
      Damage(
        part: #""phase":"recovery""#, change: #""phase":"base""#, field: "phase",
        reason: .expected(.like("recovery, resilience, results"))),
      Damage(
        part: #""sets":2,"#, change: "", field: "sessions.movements.sets",
        reason: .expected(.wholeNumber)),
    ])
  func damaged(row: Damage) throws {
    let record = Self.programme.replacing(
      "SESSION", with: Self.session.replacing("MOVEMENT", with: Self.movement))
    let file = #"{"schema":"readyday.body","schema_version":"1.0","body":[\#(record)]}"#
    #expect(try BodyRecords(Array(file.utf8)).all.count == 1)
    let damaged = file.replacing(row.part, with: row.change)
    #expect(throws: StoreFault.entry(1, field: row.field, row.reason)) {
      try BodyRecords(Array(damaged.utf8))
    }
  }

  @Test("an assessment counts from its own day on, and of two on one day the later one")
  func assessments() {
    var records = BodyRecords()
    for (id, second) in [("b", 9), ("a", 5)] { records.keep(Self.assessment(id, madeAt: second)) }
    #expect(records.assessments.map(\.id) == ["a", "b"])
    #expect(records.assessments(by: Self.day).last?.id == "b")
    #expect(records.assessments(by: Self.day.advanced(by: -1)).isEmpty)
  }

  @Test("what the profile says later completes what was measured before") func person() {
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
