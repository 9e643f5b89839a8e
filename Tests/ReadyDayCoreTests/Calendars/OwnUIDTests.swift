import Testing

@testable import ReadyDayCore

@Suite("UIDs of readyday's own events") struct OwnUIDTests {
  private static func event(_ uid: String?) -> Occurrence {
    var event = SampleDay.meeting("Board", "10:00", "11:00")
    event.uid = uid
    return event
  }

  private static func start(_ time: String) -> Instant {
    guard case .timed(let span) = SampleDay.meeting("", time, "23:00").time else {
      return Instant(secondsSince1970: 0)
    }
    return span.start
  }

  @Test("what readyday wrote is its own") func own() {
    for kind in [OwnUID.Kind.workout, .deepWork] {
      #expect(Self.event(OwnUID.proposal(kind, at: Self.start("10:00"))).isOwn)
    }
    #expect(Self.event(OwnUID.plan("7f3k")).isOwn)
  }

  @Test(
    "what only looks like it is not",
    arguments: [
      nil, "", "@readyday", "x@readyday", "2026-11-23.workout@readyday", "plan-7f3k@readyday",
      "plan-7f3k-0123456789abcdef@readyday", OwnUID.proposal(.workout, at: start("10:01")),
      OwnUID.plan("7f3k") + " ", OwnUID.plan("7f3k").uppercased(),
    ])
  func strangers(uid: String?) { #expect(!Self.event(uid).isOwn) }

  @Test("nor is what somebody organises, or comes to") func guests() {
    var event = Self.event(OwnUID.plan("7f3k"))
    event.organizer = .init(address: "eve@evil.test")
    #expect(!event.isOwn)
    event.organizer = nil
    event.attendees = [.init(address: "eve@evil.test")]
    #expect(!event.isOwn)
  }

  @Test("a plan's UID gives its id back, and no other does") func planID() {
    for id in ["7f3k", "a-b", "añ"] { #expect(OwnUID.planID(OwnUID.plan(id)) == id) }
    for uid in ["plan-7f3k@readyday", "plan-@readyday", "7f3k", ""] {
      #expect(OwnUID.planID(uid) == nil)
    }
  }
}
