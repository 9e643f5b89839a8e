import Testing

@testable import ReadyDayCore

@Suite("Whose an event is") struct EventOwnerTests {
  private static let me = "ana.martin@example.test"

  /// An event on Monday, from 9 to 10, with these people.
  private static func event(
    _ title: String, calendar: String = "home", names: [String] = [],
    _ change: (inout Occurrence) -> Void = { _ in }
  ) -> Occurrence {
    var event = SampleDay.meeting(title, "09:00", "10:00", people: 0, uid: title)
    event.calendar = calendar
    event.attendees = names.map { name in
      let local = TitleWords.fold(name)
      return .init(address: "\(local)@example.test", name: name)
    }
    change(&event)
    return event
  }

  private static func day(
    _ events: [Occurrence], _ change: (inout Preferences) -> Void = { _ in }
  ) -> Day {
    SampleDay.make(now: "06:55", occurrences: events) {
      $0.me = [me]
      change(&$0)
    }
  }

  private static func owner(of title: String, in day: Day) -> EventOwner? {
    day.events.first { $0.title == title }?.owner
  }

  private static let team = event("Sync", names: ["Lucía García", "Ed", "Cy", "Fay", "Luis"])

  @Test(
    "a title that is a person and a word for being away is theirs",
    arguments: [
      "Cy PTO", "OOO – Lucía", "On-call: Ed", "Fay: parental leave", "Baja de Luis",
      "Lucía García OOO",
    ])
  func absence(title: String) {
    #expect(Self.owner(of: title, in: Self.day([Self.event(title), Self.team])) == .others)
    #expect(
      Self.owner(of: title, in: Self.day([Self.event(title)]))
        == (title.contains("García") ? .mine : .others))
    let unknown = Self.day([Self.event(title), Self.team]) { $0.me = [] }
    #expect(Self.owner(of: title, in: unknown) == .mine)
  }

  @Test(
    "a common first name is a person's, even where nobody of that name is invited",
    arguments: [
      ("Marta vacation", EventOwner.others), ("Vacaciones Marta", .others),
      ("Pablo out of office", .others), ("Christmas PTO", .mine), ("Lanzarote vacation", .mine),
      ("Marta/Pablo vacation", .mine), ("Marta: birthday", .mine),
    ])
  func firstName(title: String, owner: EventOwner) {
    #expect(Self.owner(of: title, in: Self.day([Self.event(title), Self.team])) == owner)
  }

  @Test("a journey in a shared calendar is the user's where it names them") func sharedJourney() {
    let flight = Self.event("Flight to Lisbon", calendar: "Family")
    #expect(Self.owner(of: flight.title, in: Self.day([flight])) == .others)
    #expect(Self.owner(of: flight.title, in: Self.day([flight]) { $0.me = [] }) == .mine)
    let own = Self.event("Flight to Lisbon", calendar: "Family") {
      $0.attendees = [.init(address: Self.me, name: "Ana")]
    }
    #expect(Self.owner(of: own.title, in: Self.day([own])) == .mine)
    let dinner = Self.event("Dinner", calendar: "Family")
    #expect(Self.owner(of: dinner.title, in: Self.day([dinner])) == .mine)
  }

  @Test("who was only met on the days before is a person too") func metBefore() {
    let event = Self.event("Cy PTO")
    let other = Self.event("Call", names: ["Ed"])
    var inputs = DayParts(occurrences: [event, other])
    inputs.preferences.me = [Self.me]
    #expect(Self.owner(of: "Cy PTO", in: inputs.day) == .mine)
    inputs.earlier = [Self.team]
    #expect(Self.owner(of: "Cy PTO", in: inputs.day) == .others)
  }

  @Test(
    "anything more in it, or another name, is the user's",
    arguments: [
      "Pick up Leo", "Cover for Ed (on-call)", "Lucía - dentista", "Christmas PTO",
      "Ana/Bo vacation", "Ana PTO", "Martín OOO", "Monday off", "Team holiday", "PTO", "On-call",
    ])
  func mine(title: String) {
    #expect(Self.owner(of: title, in: Self.day([Self.event(title), Self.team])) == .mine)
    #expect(Self.owner(of: title, in: Self.day([Self.event(title)])) == .mine)
  }

  @Test("in a calendar of others it is the user's where it names them") func calendar() {
    let events = [
      Self.event("Retro", calendar: "team"),
      Self.event("Planning", calendar: "team") { $0.attendees.append(.init(address: Self.me)) },
      Self.event("Demo", calendar: "team") { $0.organizer = .init(address: Self.me) },
    ]
    let day = Self.day(events) { $0.calendarKinds = ["team": .others] }
    #expect(day.counted.map(\.title) == ["Demo", "Planning"])
    #expect(day.events.first { $0.title == "Retro" }?.notCounted == .others)
    #expect(Self.day(events).counted.count == 3)
  }

  @Test("what the user sent in somebody's name is theirs") func onBehalf() {
    let sent = Self.event("Board", names: ["Bo", "Cy"]) {
      $0.organizer = .init(address: "boss@example.test")
      $0.organizer?.sentBy = Self.me
    }
    #expect(Self.owner(of: "Board", in: Self.day([sent])) == .others)
    var own = sent
    own.attendees.append(.init(address: Self.me))
    #expect(Self.owner(of: "Board", in: Self.day([own])) == .mine)
  }

  @Test("the user's rule decides first") func rule() {
    let events = [Self.event("Cy PTO"), Self.event("Choir"), Self.team]
    let day = Self.day(events) {
      $0.rules = [
        DemandRule(title: "cy", owner: .mine), DemandRule(title: "choir", owner: .others),
      ]
    }
    #expect(Self.owner(of: "Cy PTO", in: day) == .mine)
    #expect(Self.owner(of: "Choir", in: day) == .others)
    #expect(day.events.first { $0.title == "Choir" }?.ownerEvidence == .rule("choir"))
  }

  @Test("where the copy that counts is somebody else's, the user's own counts") func copies() {
    let theirs = Self.event("Sync", calendar: "team")
    var mine = Self.event("Sync", calendar: "work")
    mine.isDuplicate = true
    let day = Self.day([theirs, mine]) { $0.calendarKinds = ["team": .others] }
    #expect(day.counted.map(\.occurrence.calendar) == ["work"])
  }

  @Test("what others have all day stands above the events on its first and last day") func edges() {
    let leave = Occurrence(
      uid: "a", title: "Cy: parental leave", calendar: "team",
      time: .allDay(SampleDay.monday..<SampleDay.monday.advanced(by: 3)))
    let named = (0..<3).map { days in
      let date = SampleDay.monday.advanced(by: days)
      let day = SampleDay.make(date: date, now: "06:55", occurrences: [leave, Self.team]) {
        $0.me = [Self.me]
      }
      return day.allDayAbove.map(\.title)
    }
    #expect(named == [["Cy: parental leave"], [], ["Cy: parental leave"]])
  }
}
