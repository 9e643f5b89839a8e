import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Where the user is") struct PlaceTests {
  private static let madrid = Zone.fixture("Europe/Madrid")
  private static let york = Zone.fixture("America/New_York")
  private static let tokyo = Zone.fixture("Asia/Tokyo")

  /// 08:00 on the clocks of `zone`.
  private static func morning(_ day: Int, month: Int = 2, in zone: Zone = madrid) -> Instant {
    zone.instant(
      of: LocalDateTime(
        LocalDate.on("2026-0\(month)-\(day < 10 ? "0" : "")\(day)"), TimeOfDay(clamping: 8 * 3600)))
  }

  /// A journey that ended at 10:00 there.
  private static func journey(_ day: Int, to zone: Zone?, isNamed: Bool = true) -> Journey {
    let end = morning(day, in: zone ?? madrid).adding(seconds: 2 * 3600)
    return Journey(
      title: "Flight", span: TimeSpan(from: end.adding(seconds: -8 * 3600), to: end), zone: zone,
      isNamed: isNamed)
  }

  /// Nights that ended at 08:00 on the clocks of `zone`.
  private static func nights(_ days: ClosedRange<Int>, in zone: Zone = madrid) -> NightClocks {
    days.reduce(into: [:]) { clocks, day in
      let end = morning(day, in: zone)
      clocks[zone.reading(at: end).date] = NightClock(wokeAt: end, offset: zone.offset(at: end))
    }
  }

  private static func finder(
    _ journeys: [Journey] = [], _ nights: NightClocks..., now: Instant, configured: Zone? = madrid,
    system: Zone = madrid
  ) -> PlaceFinder {
    let all = nights.reduce(into: NightClocks()) { $0.merge($1) { _, later in later } }
    return PlaceFinder(
      configured: configured, system: system, journeys: journeys, nights: all, now: now)
  }

  private static func place(
    _ journeys: [Journey] = [], _ nights: NightClocks..., at moment: Instant,
    configured: Zone? = madrid, system: Zone = madrid
  ) -> Place {
    let all = nights.reduce(into: NightClocks()) { $0.merge($1) { _, later in later } }
    return finder(journeys, all, now: moment, configured: configured, system: system)
      .place(at: moment)
  }

  @Test("a journey counts from landing on, for three days without a night") func journey() {
    let out = [Self.journey(10, to: Self.york)]
    let landing = out[0].span.end
    let before = Self.place(out, Self.nights(1...10), at: landing.adding(seconds: -60))
    #expect(!before.isAway && before.zone == Self.madrid)
    let after = Self.place(out, Self.nights(1...10), at: landing)
    #expect(after.zone == Self.york && after.city == "New York" && after.ahead == -6 * 3600)
    let last = landing.adding(seconds: 3 * 86_400)
    #expect(Self.place(out, Self.nights(1...10), at: last).isAway)
    #expect(!Self.place(out, Self.nights(1...10), at: last.adding(seconds: 60)).isAway)
  }

  @Test("a stay lasts until the journey that is listed as the way back") func listedReturn() {
    let out = Self.journey(10, to: Self.york)
    let moment = Self.morning(16, in: Self.york)
    let trip = [out, Self.journey(18, to: Self.madrid)]
    #expect(Self.place(trip, Self.nights(1...10), at: moment).city == "New York")
    #expect(Self.place(trip, at: moment).city == "New York")
    #expect(!Self.place([out], Self.nights(1...10), at: moment).isAway)
    let onward = [out, Self.journey(18, to: Self.tokyo)]
    #expect(!Self.place(onward, Self.nights(1...10), at: moment).isAway)
  }

  @Test("a device may keep home's clock for a night: the second one says that one is at home")
  func nightsAtHome() {
    let out = [Self.journey(10, to: Self.york)]
    let first = Self.place(out, Self.nights(1...11), at: Self.morning(11, in: Self.york))
    #expect(first.city == "New York")
    #expect(first.evidence == .journey(title: "Flight", end: out[0].span.end))
    let second = Self.place(out, Self.nights(1...12), at: Self.morning(12))
    #expect(!second.isAway && second.evidence == .none)
    let back = out + [Self.journey(11, to: Self.madrid)]
    #expect(!Self.place(back, Self.nights(1...12), at: Self.morning(12)).isAway)
    // A night on the clocks there has shown that the device follows.
    let followed = Self.place(
      out, Self.nights(1...10), Self.nights(11...11, in: Self.york), Self.nights(12...12),
      at: Self.morning(12))
    #expect(!followed.isAway)
  }

  @Test("a planned stay and the one that has begun are one, until the way back") func oneAnswer() {
    let trip = [Self.journey(11, to: Self.tokyo), Self.journey(14, to: Self.madrid)]
    let noon = Self.morning(11).adding(seconds: 4 * 3600)
    let days = (11...13).map { LocalDate.on("2026-02-\($0)") }
    for now in [Self.morning(10), noon] {
      let finder = Self.finder(trip, Self.nights(1...11), now: now)
      for day in days { #expect(finder.zone(on: day) == Self.tokyo, "\(day) \(now)") }
    }
    #expect(Self.place(trip, Self.nights(1...11), at: noon).city == "Tokyo")
  }

  @Test("how long sleep may be lighter is told by a weekday only if that is one of the next six")
  func untilWeekday() {
    func text(_ day: Int, _ language: Language) -> String? {
      let nights = Self.nights(11...day, in: Self.tokyo)
      let place = Self.place(
        [Self.journey(10, to: Self.tokyo)], Self.nights(1...9), nights,
        at: Self.morning(day, in: Self.tokyo))
      return language.voice.settling(at: place)
    }
    // Eight days from the 10th end on Wednesday the 18th.
    #expect(text(11, .english)?.contains("until about Wed 18 Feb.") == true)
    #expect(text(11, .spanish)?.contains("hasta el miércoles 18 de febrero, más o menos.") == true)
    #expect(text(13, .english)?.contains("until about Wednesday.") == true)
    #expect(text(13, .spanish)?.contains("hasta el miércoles, más o menos.") == true)
  }

  @Test("a night on another clock counts after a journey, or the second time")
  func foreignNights() {
    let one = Self.place(
      [], Self.nights(1...10), Self.nights(11...11, in: Self.york),
      at: Self.morning(11, in: Self.york))
    #expect(!one.isAway)
    let two = Self.place(
      [], Self.nights(1...10), Self.nights(11...12, in: Self.york),
      at: Self.morning(12, in: Self.york))
    #expect(two.ahead == -6 * 3600 && two.city == nil && two.zone.name == "UTC-05:00")
    let named = Self.place(
      [Self.journey(10, to: Self.york)], Self.nights(1...10), Self.nights(11...11, in: Self.york),
      at: Self.morning(11, in: Self.york))
    #expect(named.city == "New York")
    let hidden = Self.place(
      [Self.journey(10, to: Self.york, isNamed: false)], Self.nights(1...10),
      at: Self.morning(11, in: Self.york))
    #expect(hidden.isAway && hidden.city == nil && hidden.zone.name == "UTC-05:00")
  }

  @Test("a change of the clocks is no journey") func clockChange() {
    var nights = Self.nights(1...28, in: Self.madrid)
    for day in 20...31 {
      let end = Self.morning(day, month: 3)
      nights[LocalDate.on("2026-03-\(day)")] = NightClock(
        wokeAt: end, offset: UTCOffset(clamping: day < 30 ? 3600 : 7200))
    }
    for day in 28...31 { #expect(!Self.place([], nights, at: Self.morning(day, month: 3)).isAway) }
  }

  @Test(
    "without a configuration, home is the clock of most nights, and then nobody is away by an hour")
  func unconfigured() {
    let nights = Self.nights(1...20)
    let utc = Self.place([], nights, at: Self.morning(20), configured: nil, system: .utc)
    #expect(utc.home.name == "UTC+01:00" && utc.homeEvidence == .nights(20) && !utc.isAway)
    let same = Self.place([], nights, at: Self.morning(20), configured: nil)
    #expect(same.home == Self.madrid && same.homeEvidence == .system)
    let none = Self.place([], at: Self.morning(20), configured: nil, system: .utc)
    #expect(none.home == .utc && !none.isAway)
  }

  @Test("the evening's clock is still home's in the night in which the clocks change")
  func arrivedBeforeClockChange() {
    let arrived = Self.morning(28, month: 3)
    let train = Journey(
      title: "Train", span: TimeSpan(from: arrived.adding(seconds: -3600), to: arrived), zone: nil,
      isNamed: false)
    let woken = Self.morning(29, month: 3)
    let night = NightClock(wokeAt: woken, offset: Self.madrid.offset(at: arrived))
    #expect(!Self.place([train], [LocalDate.on("2026-03-29"): night], at: woken).isAway)
  }

  @Test("what is planned counts for later days") func planned() {
    let journeys = [Self.journey(10, to: Self.york), Self.journey(14, to: Self.madrid)]
    let now = Self.morning(12, in: Self.york)
    let finder = Self.finder(
      journeys, Self.nights(1...10), Self.nights(11...12, in: Self.york), now: now)
    #expect(finder.zone(on: LocalDate.on("2026-02-13")) == Self.york)
    #expect(finder.zone(on: LocalDate.on("2026-02-15")) == Self.madrid)
    #expect(finder.zone(on: LocalDate.on("2026-02-09")) == Self.madrid)
    let place = finder.place(at: now)
    #expect(place.zone(on: LocalDate.on("2026-02-15")) == Self.madrid)
    #expect(place.night == Self.york)
  }

  @Test(
    "settling takes a day an hour eastward and two thirds of it westward, for stays of three nights"
  )
  func settling() {
    let now = Self.morning(12, in: Self.york)
    let nights = Self.nights(1...10)
    let away = Self.nights(11...12, in: Self.york)
    let west = Self.place([Self.journey(10, to: Self.york)], nights, away, at: now).settling
    #expect(west?.hours == -6 && west?.days == 4 && west?.day == 2)
    let short = [Self.journey(10, to: Self.york), Self.journey(12, to: Self.madrid)]
    let early = short[1].span.start.adding(seconds: -3600)
    #expect(Self.place(short, nights, away, at: early).settling == nil)
    let east = Self.place(
      [Self.journey(10, to: Self.tokyo)], Self.nights(1...9), at: Self.morning(11, in: Self.tokyo))
    #expect(east.settling?.hours == 8 && east.settling?.days == 8)
    #expect(Place.Settling.days(for: -9) == 7 && Place.Settling.days(for: 10) == 10)
  }

  // Journeys in a calendar.

  private static func journeys(_ events: String..., me: Set<String> = ["ana@example.test"])
    -> [Journey]
  {
    let agenda = WrittenCalendar(events.joined(separator: "\n"))
      .agenda(on: LocalDate.on("2026-03-01")...LocalDate.on("2026-03-14"))
    var preferences = Preferences()
    preferences.me = me
    return Timetable(preferences, in: madrid, among: agenda.occurrences)
      .journeys(hiding: Redaction(placeholder: "busy"))
  }

  @Test("the end of a flight names its zone; in UTC, the next event that names one does")
  func written() {
    let zoned = Self.journeys(
      WrittenCalendar.event(
        "Flight to New York",
        "DTSTART;TZID=Europe/Madrid:20260310T103000\nDTEND;TZID=America/New_York:20260310T133000"))
    #expect(zoned.map(\.zone?.name) == ["America/New_York"])
    let utc = WrittenCalendar.event("IB6251", "DTSTART:20260310T093000Z\nDTEND:20260310T173000Z")
    let dinner = WrittenCalendar.event(
      "Dinner",
      "DTSTART;TZID=America/New_York:20260310T180000\nDTEND;TZID=America/New_York:20260310T190000")
    #expect(Self.journeys(utc, dinner).map(\.zone?.name) == ["America/New_York"])
    #expect(Self.journeys(utc).map(\.zone) == [nil])
    #expect(Self.journeys(dinner).isEmpty)
  }

  // The zone of the events after a flight.

  /// An hour on the clocks of `zone`.
  private static func event(
    _ title: String, _ day: Int, _ hour: Int, in zone: String = "America/New_York",
    _ more: String...
  ) -> String {
    let clock = { (hour: Int) in
      "TZID=\(zone):202603\(day < 10 ? "0" : "")\(day)T\(hour < 10 ? "0" : "")\(hour)0000"
    }
    let lines = ["DTSTART;\(clock(hour))", "DTEND;\(clock(hour + 1))"] + more
    return WrittenCalendar.event(title, lines.joined(separator: "\n"))
  }

  /// As people type it, wholly on home's clocks.
  private static func flight(
    _ title: String = "Flight MAD-JFK", clock: String = ";TZID=Europe/Madrid:"
  ) -> String {
    WrittenCalendar.event(title, "DTSTART\(clock)20260310T114500\nDTEND\(clock)20260310T201500")
  }

  private static let workshop = event("Workshop", 11, 10, "LOCATION:5th Avenue")
  private static let review = event(
    "Review", 11, 14, "ORGANIZER:mailto:boss@example.test", "ATTENDEE:mailto:ana@example.test",
    "LOCATION:https://zoom.us/j/123456789")

  private static func zone(_ events: String...) -> String? {
    journeys(events.joined(separator: "\n")).first.map { $0.zone?.name ?? "unknown" }
  }

  @Test("a flight typed on home's clocks, or on none, ends where one's next events are")
  func zoneOfEvents() {
    #expect(Self.zone(Self.flight(), Self.workshop, Self.review) == "America/New_York")
    let floating = Self.journeys(
      WrittenCalendar.event("Flight MAD-JFK", "DTSTART:20260310T114500\nDTEND:20260310T151500"),
      Self.workshop, Self.review)
    #expect(floating.map(\.zone?.name) == ["America/New_York"])
    let landing = floating.first.map { Self.york.reading(at: $0.span.end) }
    #expect(landing == LocalDateTime(LocalDate.on("2026-03-10"), .at("15:15")))
    #expect(Self.zone(Self.flight(clock: ":")) == nil)
  }

  @Test("calls in a colleague's zone move nobody") func colleaguesZone() {
    let call = Self.event("Sync", 12, 9, "LOCATION:Zoom")
    #expect(Self.zone(Self.flight(), Self.review, call) == "Europe/Madrid")
    #expect(Self.zone(Self.flight(), Self.workshop) == "Europe/Madrid")
    // Without a flight there is no journey at all.
    #expect(Self.zone(Self.workshop, Self.review) == nil)
    let train = Self.flight("Train to Seville")
    #expect(Self.zone(train, Self.workshop, Self.review) == "Europe/Madrid")
  }

  @Test("a flight home, a return before them, or an event at home says where one is")
  func backHome() {
    let (workshop, review) = (Self.workshop, Self.review)
    #expect(Self.zone(Self.flight("Flight JFK-MAD"), workshop, review) == "Europe/Madrid")
    #expect(Self.zone(Self.flight("Vuelo a Madrid"), workshop, review) == "Europe/Madrid")
    let back = Self.event("Train to Toledo", 11, 8, in: "Europe/Madrid")
    #expect(Self.zone(Self.flight(), back, workshop, review) == "Europe/Madrid")
    let theatre = Self.event("Teatro", 11, 20, in: "Europe/Madrid", "LOCATION:Gran Vía")
    #expect(Self.zone(Self.flight(), workshop, review, theatre) == "Europe/Madrid")
    let series = Self.event(
      "Teatro", 11, 20, in: "Europe/Madrid", "LOCATION:Gran Vía", "RRULE:FREQ=WEEKLY;COUNT=3")
    #expect(Self.zone(Self.flight(), workshop, review, series) == "America/New_York")
  }

  @Test("a zone of many calls needs a flight that names it") func usualZone() {
    let calls = (4...5).map { Self.event("Call \($0)", $0, 16) }
    let after = [Self.workshop, Self.review]
    func zone(_ title: String) -> String? {
      let all = ([Self.flight(title)] + calls + after).joined(separator: "\n")
      let agenda = WrittenCalendar(all).agenda(
        on: LocalDate.on("2026-03-01")...LocalDate.on("2026-03-14"))
      var preferences = Preferences()
      preferences.me = ["ana@example.test"]
      return Timetable(preferences, in: Self.madrid, among: agenda.occurrences)
        .journeys(hiding: Redaction(placeholder: "busy")).first?.zone?.name
    }
    #expect(zone("Flight IB6251") == "Europe/Madrid")
    #expect(zone("Flight IB6251 MAD-JFK") == "America/New_York")
    #expect(zone("Flight to New York") == "America/New_York")
  }

  @Test("nights show an offset only: home is the zone of most events that agrees with them")
  func namedHome() {
    let named = [Self.york, Self.madrid, Self.tokyo]
    let finder = PlaceFinder(
      configured: nil, system: .utc, named: named, journeys: [Self.journey(25, to: Self.madrid)],
      nights: Self.nights(1...20), now: Self.morning(20))
    #expect(finder.home == Self.madrid && finder.homeEvidence == .nights(20))
    let summer = Self.madrid.instant(LocalDate.on("2026-04-09"), "09:00")
    let place = finder.place(at: summer)
    #expect(!place.isAway && place.clock.seconds == 7200)
  }
}
