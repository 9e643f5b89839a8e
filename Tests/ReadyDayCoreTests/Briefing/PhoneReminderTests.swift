import Testing

@testable import ReadyDayCore

@Suite("What a phone reminds of") struct PhoneReminderTests {
  private static func reminders(
    _ events: [Occurrence], sessions: [PlannedSession] = [], said: [Feeling] = []
  ) -> [String] {
    var parts = DayParts(
      now: "06:30", occurrences: events, morning: .scored(60), sessions: sessions)
    parts.said = said
    let briefing = Briefing(day: parts.day, sources: .none)
    return briefing.reminders.filter { $0.kind != .lightsOut }.map {
      "\($0.kind) \($0.span.clock())"
    }
  }

  private static let board = SampleDay.meeting("Board review", "09:30", "11:30", people: 9)

  @Test("getting ready covers no other event, and lies at most an hour ahead") func preparation() {
    let early = SampleDay.meeting("Stand-up", "09:15", "09:30", people: 3, uid: "2")
    let long = SampleDay.meeting("Class", "08:30", "09:30", people: 3, uid: "2")
    #expect(Self.reminders([Self.board]) == ["prepare 09:15–09:30"])
    #expect(Self.reminders([Self.board, early]) == ["prepare 09:00–09:15"])
    #expect(!Self.reminders([Self.board, long]).contains { $0.hasPrefix("prepare") })
  }

  @Test("a break is as long as the advice: ten minutes between meetings, five within one")
  func pause() {
    func pauses(_ events: [Occurrence]) -> [String] {
      Self.reminders(events).filter { $0.hasPrefix("pause") }
    }
    let row = [
      SampleDay.meeting("Talks", "13:00", "14:30", people: 2),
      SampleDay.meeting("More", "14:30", "16:30", people: 2, uid: "2"),
    ]
    #expect(pauses(row) == ["pause 14:30–14:40"])
    #expect(pauses([SampleDay.meeting("Talks", "13:00", "16:30", people: 2)]).count == 1)
    #expect(pauses([SampleDay.meeting("Talks", "13:00", "16:30", people: 2)])[0].hasSuffix(":35"))
  }

  @Test("nobody who is to rest is asked how the session was") func reflection() throws {
    let run = SampleDay.session("17:00", "18:00", .light)
    #expect(Self.reminders([], sessions: [run]) == ["reflect 19:00–19:15"])
    let ill = try Feeling(
      .ill(isSystemic: true), on: SampleDay.monday, id: "a", at: SampleDay.instant("06:00"))
    #expect(Self.reminders([], sessions: [run], said: [ill]).isEmpty)
  }
}
