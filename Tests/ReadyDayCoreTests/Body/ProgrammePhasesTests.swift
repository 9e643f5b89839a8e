import Testing

@testable import ReadyDayCore

@Suite("A programme follows the athlete") struct ProgrammePhasesTests {
  private static let now = ProgrammeRulesTests.now
  private static let start = SampleDay.monday

  /// With the first `done` sessions done.
  private static func programme(done: Int) -> Programme {
    var programme = ProgrammeRulesTests.programme()
    for session in programme.sessions.prefix(done) {
      programme.mark(.done, on: session.date, at: now)
    }
    return programme
  }

  private static func assessment(_ day: Int, _ centimetres: Double) -> Assessment {
    Assessment(
      id: "a\(day)", date: start.advanced(by: day), createdAt: now,
      measured: [.kneeToWall: [centimetres]], person: TestedPerson(sex: nil, age: nil))
  }

  @Test(
    "a phase comes again until four of six sessions are done",
    arguments: [(0, true), (1, true), (3, true), (4, false), (6, false)])
  func sessions(done: Int, repeats: Bool) throws {
    let before = Self.programme(done: done)
    #expect(before.followed(to: Self.start.advanced(by: 13), by: []) == before)
    let day = Self.start.advanced(by: 14)
    let after = before.followed(to: day, by: [])
    #expect(after.sessions.count == (repeats ? 24 : 18))
    #expect(after.session(on: day)?.phase == (repeats ? .recovery : .resilience))
    #expect(after.isRepeating(on: day) == repeats)
    #expect(Array(after.sessions.prefix(6)) == Array(before.sessions.prefix(6)))
    #expect(after.sessions.map(\.number) == Array(1...after.sessions.count))
    #expect(after.lastDay == before.lastDay.advanced(by: repeats ? 14 : 0))
  }

  @Test("a retest that rose ends a phase too, and the briefing says so") func retest() {
    let programme = Self.programme(done: 1)
    let day = Self.start.advanced(by: 14)
    let risen = [Self.assessment(-1, 7), Self.assessment(10, 9)]
    #expect(programme.followed(to: day, by: risen) == programme)
    let fallen = [Self.assessment(-1, 9), Self.assessment(10, 7)]
    #expect(programme.followed(to: day, by: fallen) != programme)
    let standing = programme.standing(on: Self.start.advanced(by: 12), by: risen)
    #expect(standing?.done == 1 && standing?.count == 6 && standing?.rise?.area == .ankles)
    let words = standing.map(Voice(.english).standing)
    #expect(words?.contains("1/6 sessions · ankles and feet ") == true)
  }

  @Test("twelve weeks are the most, and a phase that was passed is over") func ends() {
    let programme = Self.programme(done: 0)
    let late = programme.followed(to: Self.start.advanced(by: 200), by: [])
    #expect(late.lastDay == Self.start.advanced(by: 6 * 14 - 1))
    #expect(!late.isOn(Self.start.advanced(by: 84)))
    var passed = programme
    passed.pass(.recovery, at: Self.now)
    #expect(passed.followed(to: Self.start.advanced(by: 14), by: []) == passed)
  }

  @Test("what has begun of the next phase is not undone") func begun() {
    var programme = Self.programme(done: 1)
    programme.mark(.done, on: Self.start.advanced(by: 14), at: Self.now)
    #expect(programme.followed(to: Self.start.advanced(by: 16), by: []) == programme)
  }

  @Test("going on to the next phase says what is done of this one, and when the next begins")
  func passed() throws {
    let programme = Self.programme(done: 0)
    let standing = try #require(programme.standing(on: Self.start, by: []))
    let english = Voice(.english).passed(standing, in: programme)
    #expect(
      english.hasPrefix("Phase 1, 0 of 6 sessions done; it is not repeated, and phase 2 begins"))
    let last = try #require(programme.standing(on: programme.lastDay, by: []))
    #expect(Voice(.english).passed(last, in: programme) == "Phase 3, 0 of 6 sessions done.")
  }
}
