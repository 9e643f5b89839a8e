import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Where and when a flight ends") struct FlightEndTests {
  private static let madrid = Zone.fixture("Europe/Madrid")
  private static let york = Zone.fixture("America/New_York")

  private static func event(
    _ title: String, _ start: String, _ end: String, in zone: String? = nil, _ more: String...
  ) -> String {
    let name = zone.map { ";TZID=\($0):" } ?? ":"
    let lines = ["DTSTART\(name)202603\(start)", "DTEND\(name)202603\(end)"] + more
    return WrittenCalendar.event(title, lines.joined(separator: "\n"))
  }

  private static func occurrences(_ events: [String]) -> [Occurrence] {
    WrittenCalendar(events.joined(separator: "\n"))
      .agenda(on: LocalDate.on("2026-03-01")...LocalDate.on("2026-03-14")).occurrences
  }

  private static func zone(_ events: String...) -> String? {
    var preferences = Preferences()
    preferences.me = ["ana@example.test"]
    return Timetable(preferences, in: madrid, among: occurrences(events))
      .journeys(hiding: Redaction(placeholder: "busy")).first?.zone?.name
  }

  private static let flight = event("Vuelo IB6251", "10T093000Z", "10T173000Z")
  private static let shop = event(
    "Weekly shop", "03T190000", "03T200000", in: "Europe/Madrid", "RRULE:FREQ=WEEKLY;COUNT=4")
  private static let dinner = event(
    "Dinner with Pat", "10T180000", "10T190000", in: "America/New_York")

  @Test(
    "the way to the airport is no flight, and a flight with a taxi behind it is",
    arguments: [
      ("Taxi to airport", false), ("Flight to Rome, then taxi", true), ("MAD → JFK", true),
      ("Traslado al aeropuerto", false), ("Vuelo a Roma", true), ("Drive to Gredos", false),
    ])
  func ways(title: String, isFlight: Bool) {
    #expect(KnownTitle(title, .standard).isFlight == isFlight)
  }

  @Test("after a flight in UTC, an errand of home's week does not say where one is")
  func homesWeek() {
    #expect(Self.zone(Self.flight, Self.shop, Self.dinner) == "America/New_York")
    #expect(Self.zone(Self.flight, Self.shop) == nil)
    let doctor = Self.event("Médico", "10T190000", "10T193000", in: "Europe/Madrid")
    #expect(Self.zone(Self.flight, doctor, Self.dinner) == "Europe/Madrid")
  }

  @Test("a flight in UTC that names home ends there, without any event after it") func namesHome() {
    #expect(Self.zone(Self.event("JFK-MAD", "10T093000Z", "10T173000Z")) == "Europe/Madrid")
    #expect(Self.zone(Self.flight) == nil)
  }

  @Test("a zone in which one works all the time needs a journey that names it") func usualZone() {
    let work = ["04", "05"].map {
      Self.event("Stocktaking", "\($0)T090000", "\($0)T100000", in: "America/New_York")
    }.joined(separator: "\n")
    #expect(Self.zone(Self.flight, Self.dinner, work) == nil)
    let named = Self.event("Vuelo a JFK", "10T093000Z", "10T173000Z")
    #expect(Self.zone(named, Self.dinner, work) == "America/New_York")
  }

  // The question.

  private static func journeys(_ events: [String]) -> [Journey] {
    Timetable(Preferences(), in: madrid, among: occurrences(events))
      .journeys(hiding: Redaction(placeholder: "busy"))
  }

  /// Where one may be, at `time` of a day in March.
  private static func suspected(
    _ events: String..., at day: String = "11", _ time: String = "12:00", nights: NightClocks = [:]
  ) -> String? {
    let moment = madrid.instant(.on("2026-03-\(day)"), time)
    let finder = PlaceFinder(
      configured: madrid, system: madrid, journeys: journeys(events), nights: nights, now: moment)
    let place = finder.place(at: moment)
    #expect(!place.isAway)
    return place.suspected?.name
  }

  private static let typed = event("Vuelo IB6251", "10T114500", "10T201500", in: "Europe/Madrid")
  private static let museum = event("Museum", "11T110000", "11T120000", in: "America/New_York")

  @Test("one event in another zone moves nobody, but is asked about on the first morning there")
  func asked() {
    #expect(Self.suspected(Self.typed, Self.museum) == "America/New_York")
    #expect(Self.suspected(Self.typed, Self.museum, at: "10", "23:00") == nil)
    #expect(Self.suspected(Self.typed, Self.museum, at: "12") == nil)
    #expect(Self.suspected(Self.typed) == nil)
    let floating = Self.event("Vuelo IB6251", "10T114500", "10T141500")
    #expect(Self.suspected(floating, Self.museum) == "America/New_York")
  }

  @Test("nobody is asked about a call, a flight home, a usual zone, or after a night at home")
  func notAsked() {
    let call = Self.event(
      "Sync", "11T110000", "11T120000", in: "America/New_York", "LOCATION:https://zoom.us/j/1")
    #expect(Self.suspected(Self.typed, call) == nil)
    let named = Self.event("Vuelo MAD-JFK", "10T114500", "10T201500", in: "Europe/Madrid")
    #expect(Self.suspected(named, call) == "America/New_York")
    let back = Self.event("Vuelo JFK-MAD", "10T114500", "10T201500", in: "Europe/Madrid")
    #expect(Self.suspected(back, Self.museum) == nil)
    let theatre = Self.event(
      "Teatro", "11T200000", "11T210000", in: "Europe/Madrid", "LOCATION:Gran Vía")
    #expect(Self.suspected(Self.typed, Self.museum, theatre) == nil)
    let usual = ["04", "05"].map {
      Self.event("Call \($0)", "\($0)T160000", "\($0)T170000", in: "America/New_York")
    }.joined(separator: "\n")
    #expect(Self.suspected(Self.typed, Self.museum, usual) == nil)
    let woken = Self.madrid.instant(.on("2026-03-11"), "08:00")
    let night = NightClock(wokeAt: woken, offset: Self.madrid.offset(at: woken))
    let nights = [LocalDate.on("2026-03-11"): night]
    #expect(Self.suspected(Self.typed, Self.museum, nights: nights) == nil)
  }

  @Test("a night there confirms what one event only suggests") func confirmed() {
    let woken = Self.york.instant(.on("2026-03-11"), "06:00")
    let night = NightClock(wokeAt: woken, offset: Self.york.offset(at: woken))
    let finder = PlaceFinder(
      configured: Self.madrid, system: Self.madrid,
      journeys: Self.journeys([Self.typed, Self.museum]), nights: [.on("2026-03-11"): night],
      now: woken)
    let place = finder.place(at: woken)
    #expect(place.city == "New York" && place.suspected == nil)
  }

  @Test("a flight from abroad, on home's clocks, is the way back") func backFromAbroad() {
    let out = Self.event("Flight to London", "07T090000", "07T103000", in: "Europe/London")
    let call = Self.event("Call", "11T110000", "11T120000", in: "Europe/London")
    let back = Self.event("BA460", "08T114500", "08T141500", in: "Europe/Madrid")
    #expect(Self.suspected(out, back, call, at: "09") == nil)
    #expect(Self.suspected(back, call, at: "09") == "Europe/London")
  }

  @Test("the question names the zone and the option that sets it") func question() {
    let zone = Self.york
    #expect(
      Voice(.english).question(about: zone)
        == "Are you in New York? If so: readyday --tz America/New_York")
    #expect(
      Voice(.spanish).question(about: zone)
        == "¿Estás en Nueva York? Si es así: readyday --tz America/New_York")
  }

  private static func day(_ events: String...) -> Day {
    let date = LocalDate.on("2026-03-10")
    return DayParts(date: date, zone: madrid, now: "06:55", occurrences: occurrences(events)).day
  }

  @Test("a flight without a zone lasts until it lands by the clocks there, and nobody trains in it")
  func landing() {
    let flight = Self.event("Flight MAD-JFK", "10T114500", "10T151500")
    let workshop = Self.event(
      "Workshop", "11T100000", "11T110000", in: "America/New_York", "LOCATION:5th Avenue")
    let review = Self.event("Review", "11T140000", "11T150000", in: "America/New_York")
    let day = Self.day(flight, workshop, review)
    let landed = Self.york.instant(.on("2026-03-10"), "15:15")
    #expect(day.counted.first?.span?.end == landed)
    #expect(day.counted.first.flatMap { day.localReadings(of: $0) }?.end?.place == "New York")
    #expect(day.allWindows.allSatisfy { $0.span.end < landed.adding(seconds: -8 * 3600) })
    // Without events there nobody knows.
    #expect(Self.day(flight).counted.first?.span?.end == Self.madrid.instant(day.date, "15:15"))
  }
}
