import Testing

@testable import ReadyDayCore

@Suite("A correction in the configuration") struct CorrectionTests {
  @Test("titles are taken as they are written", arguments: ["a (b) [c]?", "1+1=2.*", "¿Qué?"])
  func titles(title: String) throws {
    let event = SampleDay.meeting(title, "09:00", "10:00", people: 3, uid: title)
    let other = SampleDay.meeting("\(title) x", "11:00", "12:00", people: 3, uid: "b")
    let entry = Correction(.ignore, of: SampleDay.make(occurrences: [event]).counted[0], on: nil)
      .entry(before: [], [], in: SampleDay.zone)
    guard case .object(let members) = entry, case .string(let exact)? = members["exact"] else {
      return unexpected("no entry")
    }
    let day = SampleDay.make(occurrences: [event, other]) {
      $0.rules = [DemandRule(exact: exact, effect: .ignore)]
    }
    #expect(day.counted.map(\.title) == ["\(title) x"])
  }

  @Test(
    "of two series with one title only the one meant is corrected, even where titles are hidden")
  func series() throws {
    func series(_ uid: String, _ start: String, _ end: String) -> [Occurrence] {
      [0, 7].map { days in
        var event = SampleDay.meeting(
          "1:1", start, end, people: 1, uid: uid, date: SampleDay.monday.advanced(by: days))
        event.isRecurring = true
        return event
      }
    }
    func uid(among all: [Occurrence]) -> JSON? {
      Correction(.ignore, of: SampleDay.make(occurrences: all).counted[0], on: nil, among: all)
        .entry(before: [], [], in: SampleDay.zone).members?["uid"]
    }
    let one = series("a", "09:00", "09:30")
    #expect(uid(among: one) == nil)
    #expect(uid(among: one + series("copy", "09:00", "09:30")) == nil)
    let both = one + series("b", "15:00", "15:30")
    #expect(uid(among: both) == .string("a@example.test"))
    let redaction = Redaction(hidesTitles: true, placeholder: "busy")
    for occurrences in [both, both.map(redaction.applied)] {
      let day = SampleDay.make(occurrences: occurrences) {
        $0.rules = [DemandRule(exact: "1:1", uid: "a@example.test", effect: .ignore)]
      }
      #expect(day.counted.map { $0.part?.clock() } == ["15:00–15:30"])
    }
  }

  @Test("a correction for one day says which", arguments: Language.allCases)
  func oneDay(_ language: Language) {
    let changes: [Correction.Change] = [
      .kind(.shift), .demand(.low), .demand(nil), .owner(.mine), .owner(.others), .movable, .ignore,
    ]
    let voice = language.voice
    for change in changes {
      let (once, ever) = (
        voice.made(change, of: "X", on: SampleDay.monday), voice.made(change, of: "X")
      )
      #expect(once.contains(language == .english ? " on Mon " : " el lunes "), "\(once)")
      #expect(ever.hasSuffix(language == .english ? "from now on" : "desde ahora"), "\(ever)")
    }
  }
}
