import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Away on the clocks of home") struct TripTests {
  private static let madrid = Zone.fixture("Europe/Madrid")

  /// `start`: such as `0310T0800`; it takes half an hour.
  private static func event(_ title: String, _ start: String, _ more: String...) -> String {
    let lines = ["DTSTART;TZID=Europe/Madrid:2026\(start)00", "DURATION:PT30M"] + more
    return WrittenCalendar.event(title, lines.joined(separator: "\n"))
  }

  private static func occurrences(_ events: [String]) -> [Occurrence] {
    WrittenCalendar(events.joined(separator: "\n"))
      .agenda(on: LocalDate.on("2026-01-10")...LocalDate.on("2026-03-31")).occurrences
  }

  /// For example `3–5`: days of March between a journey and the one back.
  private static func trips(_ events: String...) -> [String] {
    Timetable(Preferences(), in: madrid, among: occurrences(events)).trips().map { trip in
      [trip.start, trip.end].map { String(madrid.reading(at: $0).date.description.suffix(5)) }
        .joined(separator: "–")
    }
  }

  @Test(
    "the journey back has the places in another order, leads home, or says so",
    arguments: [
      ("Tren Madrid - Valencia", "Tren Valencia - Madrid"), ("Flight MAD-BCN", "Flight BCN-MAD"),
      ("AVE a Valencia", "AVE a Madrid"), ("Tren Toledo - Soria", "Tren Soria - Toledo"),
      ("Tren a San Sebastián", "Tren: vuelta de San Sebastián"),
      ("Vuelo IB1234", "Vuelo de vuelta"),
    ])
  func back(out: String, back: String) {
    #expect(
      Self.trips(Self.event(out, "0303T0800"), Self.event(back, "0305T1800")) == ["03-03–03-05"])
  }

  @Test("what only follows is no journey back, nor what follows after three weeks") func apart() {
    let out = Self.event("AVE a Valencia", "0303T0800")
    #expect(Self.trips(out, Self.event("Tren a Castellón", "0305T1800")).isEmpty)
    #expect(Self.trips(out, Self.event("AVE a Madrid", "0324T0800")) == ["03-03–03-24"])
    #expect(Self.trips(out, Self.event("AVE a Madrid", "0324T1800")).isEmpty)
  }

  @Test("a trip within a trip ends with its own journey back") func within() {
    let trips = Self.trips(
      Self.event("Flight MAD-BCN", "0303T0800"), Self.event("Tren Barcelona - Girona", "0304T0800"),
      Self.event("Tren Girona - Barcelona", "0305T0800"), Self.event("Flight BCN-MAD", "0306T0800"))
    #expect(trips == ["03-04–03-05", "03-03–03-06"])
  }

  @Test("a route travelled three times in 60 days is nobody's trip") func often() {
    let days = ["0120", "0210", "0303"]
    let all = days.flatMap {
      [
        Self.event("AVE a Valencia", "\($0)T0800"),
        Self.event("AVE a Madrid", "\($0)T1800"),
      ]
    }
    let spans = Timetable(Preferences(), in: Self.madrid, among: Self.occurrences(all)).trips()
    #expect(spans.map { Self.madrid.reading(at: $0.start).date.month } == [1, 2])
  }

  @Test("who leaves for the city of the zone may live elsewhere") func elsewhere() {
    #expect(
      Self.trips(
        Self.event("AVE a Madrid", "0303T0800"), Self.event("AVE a Valencia", "0304T0800"),
        Self.event("AVE a Madrid", "0317T0800")
      ).isEmpty)
  }

  private static let weekly = "RRULE:FREQ=DAILY;COUNT=60"
  private static let all = [
    event("Tren Madrid - Valencia", "0310T0900"), event("Tren Valencia - Madrid", "0312T1800"),
    event("School run", "0201T0815", weekly), event("Gym", "0201T1930", weekly),
    event("Medicación", "0201T1000", weekly), event("Errand: pharmacy", "0311T1100"),
    event(
      "Stand-up", "0201T0930", weekly, "ORGANIZER:mailto:boss@example.test",
      "ATTENDEE:mailto:ana@example.test"),
  ]

  /// Seen on a day of March.
  private static func day(_ day: Int) -> Day {
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    var agenda = Agenda()
    agenda.occurrences = occurrences(all)
    reading.agenda = agenda
    let now = madrid.instant(LocalDate.on("2026-03-\(day < 10 ? "0" : "")\(day)"), "07:00")
    let timetable = Timetable(Preferences(), in: madrid, among: agenda.occurrences)
    let places = PlaceFinder(
      configured: madrid, system: madrid, journeys: [], trips: timetable.trips(), nights: [:],
      now: now)
    let occasion = BriefingDate(
      .daysFromToday(0), at: now, in: madrid, Preferences(), finding: places)
    return Diary(reading, of: Preferences(), on: occasion, finding: places).day
  }

  private static func marked(_ day: Day) -> [String] {
    day.events.filter(\.isDuringTrip).map(\.title)
  }

  @Test("there, home's errands and training in series are marked, and counted as ever")
  func marked() {
    let day = Self.day(11)
    #expect(Self.marked(day) == ["School run", "Gym"])
    #expect(day.events.filter(\.isDuringTrip).allSatisfy { $0.index != nil })
    let reasons = Voice(.english).events(of: day).rows.filter {
      $0.reasons.contains("are you away?")
    }
    #expect(reasons.map(\.title) == ["School run", "Gym"])
    #expect(Voice(.spanish).events(of: day).rows[0].reasons.first == "¿estás fuera?")
  }

  @Test("on the days of the journeys only what is between them") func onTheWay() {
    #expect(Self.marked(Self.day(9)).isEmpty)
    #expect(Self.marked(Self.day(10)) == ["Gym"])
    #expect(Self.marked(Self.day(12)) == ["School run"])
    #expect(Self.marked(Self.day(13)).isEmpty)
  }

  @Test("the zones that events name come by how many events do, hidden ones too")
  func namedZones() {
    let redaction = Redaction(hidesTitles: true, placeholder: "busy")
    func event(_ uid: String, in name: String) -> Occurrence {
      let zone = Zone.fixture(name)
      var event = SampleDay.meeting("Call", "09:00", "10:00", uid: uid)
      event.details.zones = .named(start: zone, end: zone)
      return event
    }
    var agenda = Agenda()
    agenda.occurrences = [
      event("1", in: "Asia/Tokyo"), redaction.applied(to: event("2", in: "Europe/Madrid")),
      event("3", in: "Europe/Madrid"), SampleDay.meeting("Unzoned", "11:00", "12:00", uid: "4"),
    ]
    #expect(agenda.namedZones.map(\.name) == ["Europe/Madrid", "Asia/Tokyo"])
  }
}
