import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Where the user is")
struct PlaceTests {
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

  @Test("a journey counts from landing on, for three days without a night")
  func journey() {
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

  @Test("a stay lasts until the journey that is listed as the way back")
  func listedReturn() {
    let out = Self.journey(10, to: Self.york)
    let moment = Self.morning(16, in: Self.york)
    let trip = [out, Self.journey(18, to: Self.madrid)]
    #expect(Self.place(trip, Self.nights(1...10), at: moment).city == "New York")
    #expect(Self.place(trip, at: moment).city == "New York")
    #expect(!Self.place([out], Self.nights(1...10), at: moment).isAway)
    let onward = [out, Self.journey(18, to: Self.tokyo)]
    #expect(!Self.place(onward, Self.nights(1...10), at: moment).isAway)
  }

  @Test("a night at home after it says that one is at home")
  func nightAtHome() {
    let place = Self.place(
      [Self.journey(10, to: Self.york)], Self.nights(1...11), at: Self.morning(11))
    #expect(!place.isAway && place.evidence == .none)
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

  @Test("a change of the clocks is no journey")
  func clockChange() {
    var nights = Self.nights(1...28, in: Self.madrid)
    for day in 20...31 {
      let end = Self.morning(day, month: 3)
      nights[LocalDate.on("2026-03-\(day)")] = NightClock(
        wokeAt: end, offset: UTCOffset(clamping: day < 30 ? 3600 : 7200))
    }
    for day in 28...31 {
      #expect(!Self.place([], nights, at: Self.morning(day, month: 3)).isAway)
    }
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

  @Test("what is planned counts for later days")
  func planned() {
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
    let agenda = WrittenCalendar(events.joined(separator: "\n")).agenda(on: "2026-03-10")
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
    let utc = WrittenCalendar.event(
      "IB6251", "DTSTART:20260310T093000Z\nDTEND:20260310T173000Z")
    let dinner = WrittenCalendar.event(
      "Dinner",
      "DTSTART;TZID=America/New_York:20260310T180000\nDTEND;TZID=America/New_York:20260310T190000")
    #expect(Self.journeys(utc, dinner).map(\.zone?.name) == ["America/New_York"])
    #expect(Self.journeys(utc).map(\.zone) == [nil])
    #expect(Self.journeys(dinner).isEmpty)
  }
}
