import Testing

@testable import ReadyDayCore

@Suite("A correction in the configuration")
struct CorrectionTests {
  @Test("titles are taken as they are written", arguments: ["a (b) [c]?", "1+1=2.*", "¿Qué?"])
  func titles(title: String) throws {
    let event = SampleDay.meeting(title, "09:00", "10:00", people: 3, uid: title)
    let other = SampleDay.meeting("\(title) x", "11:00", "12:00", people: 3, uid: "b")
    let entry = Correction(.ignore, of: SampleDay.make(occurrences: [event]).counted[0], on: nil)
      .entry(before: [], [], in: SampleDay.zone)
    guard case .object(let members) = entry, case .string(let exact)? = members["exact"] else {
      Issue.record("no entry")
      return
    }
    let day = SampleDay.make(occurrences: [event, other]) {
      $0.rules = [DemandRule(exact: exact, effect: .ignore)]
    }
    #expect(day.counted.map(\.title) == ["\(title) x"])
  }
}
