import ReadyDayCore
import TestSupport
import Testing

@Suite("Zones") struct ZoneTests {
  /// How long a date is in a zone.
  struct Day: Sendable, CustomTestStringConvertible {
    let zone: String
    let date: (year: Int, month: Int, day: Int)
    let start: String
    let hours: Double
    var testDescription: String { "\(zone) \(date)" }

    init(_ zone: String, _ year: Int, _ month: Int, _ day: Int, from start: String, hours: Double) {
      self.zone = zone
      date = (year, month, day)
      self.start = start
      self.hours = hours
    }
  }

  @Test(
    "a day lasts from its first moment to that of the next, however long",
    arguments: [
      Day("Europe/Madrid", 2026, 3, 10, from: "2026-03-10T00:00:00+01:00", hours: 24),
      Day("Europe/Madrid", 2026, 3, 29, from: "2026-03-29T00:00:00+01:00", hours: 23),
      Day("Europe/Madrid", 2026, 10, 25, from: "2026-10-25T00:00:00+02:00", hours: 25),
      Day("Europe/Dublin", 2026, 3, 29, from: "2026-03-29T00:00:00+00:00", hours: 23),
      Day("America/New_York", 2099, 11, 1, from: "2099-11-01T00:00:00-04:00", hours: 25),
      Day("Australia/Lord_Howe", 2026, 10, 4, from: "2026-10-04T00:00:00+10:30", hours: 23.5),
      Day("Australia/Lord_Howe", 2026, 4, 5, from: "2026-04-05T00:00:00+11:00", hours: 24.5),
      Day("Australia/Lord_Howe", 1981, 3, 1, from: "1981-03-01T00:30:00+10:30", hours: 23.5),
      Day("Pacific/Apia", 2011, 12, 29, from: "2011-12-29T00:00:00-10:00", hours: 24),
      Day("Pacific/Apia", 2011, 12, 30, from: "2011-12-31T00:00:00+14:00", hours: 0),
      Day("Pacific/Apia", 2011, 12, 31, from: "2011-12-31T00:00:00+14:00", hours: 24),
      Day("America/Sao_Paulo", 2018, 11, 4, from: "2018-11-04T01:00:00-02:00", hours: 23),
      Day("America/Sao_Paulo", 2018, 2, 17, from: "2018-02-17T00:00:00-02:00", hours: 25),
      Day("America/St_Johns", 2010, 3, 14, from: "2010-03-14T00:00:00-03:30", hours: 23),
      Day("America/St_Johns", 2010, 11, 7, from: "2010-11-07T00:00:00-02:30", hours: 25),
      Day("America/St_Johns", 1988, 4, 3, from: "1988-04-03T00:00:00-03:30", hours: 22),
      Day("Asia/Kathmandu", 1986, 1, 1, from: "1986-01-01T00:15:00+05:45", hours: 23.75),
      Day("Africa/Casablanca", 2026, 2, 15, from: "2026-02-15T00:00:00+01:00", hours: 25),
    ])
  func days(row: Day) throws {
    let zone = Zone.fixture(row.zone)
    let date = try #require(
      LocalDate(year: row.date.year, month: row.date.month, day: row.date.day))
    let day = zone.day(date)
    let start = Timestamp(day.start, at: zone.offset(at: day.start))
    #expect(start.description == row.start)
    #expect(day.minutes / 60 == row.hours)
  }

  @Test("a skipped reading takes the offset before the gap: 02:30 is 03:30") func gap() throws {
    let madrid = Zone.fixture("Europe/Madrid")
    let reading = try #require(Timestamp("2026-03-29T02:30:00Z")?.reading)
    let instant = madrid.instant(of: reading)
    #expect(madrid.reading(at: instant).description == "2026-03-29T03:30:00")
    let change = try #require(Timestamp("2026-03-29T01:00:00Z")).instant
    let (winter, summer) = (
      madrid.offset(at: change.adding(seconds: -1)), madrid.offset(at: change)
    )
    #expect(madrid.resolve(reading) == .skipped(transition: change, before: winter, after: summer))
  }

  @Test("a reading that comes twice means the first") func overlap() throws {
    let madrid = Zone.fixture("Europe/Madrid")
    let reading = try #require(Timestamp("2026-10-25T02:30:00Z")?.reading)
    let first = try #require(Timestamp("2026-10-25T02:30:00+02:00")).instant
    #expect(madrid.resolve(reading) == .twice(first: first, second: first.adding(seconds: 3600)))
    #expect(madrid.instant(of: reading) == first)
  }

  /// Readings around every change of a zone, each held against all moments that could show it.
  @Test(
    "every gap and overlap from 1900 to 2099 is told from either side",
    arguments: FixtureZones.names)
  func everyChange(name: String) {
    let zone = Zone.fixture(name)
    let span = TimeSpan(
      from: Instant(secondsSince1970: -2_208_988_800), to: Instant(secondsSince1970: 4_102_444_800))
    for change in zone.changes(in: span) {
      let before = zone.offset(at: change.at.adding(seconds: -1))
      #expect(zone.offset(at: change.at) == change.offset && before != change.offset)
      let offsets = Set((-72...72).map { zone.offset(at: change.at.adding(seconds: $0 * 3600)) })
      let edges = [change.at.reading(at: before), change.at.reading(at: change.offset)]
      for reading in edges.flatMap({ edge in
        [-86_400, -1801, -1, 0, 1, 899, 1800, 86_400].map { edge.adding(wallSeconds: $0) }
      }) { check(reading, in: zone, having: offsets) }
    }
  }

  /// Finds the moments that show `reading` by trying all `offsets` that the zone has around that
  /// time.
  private func check(_ reading: LocalDateTime, in zone: Zone, having offsets: Set<UTCOffset>) {
    let moments = offsets.map { Instant(reading, at: $0) }
      .filter { zone.reading(at: $0) == reading }.sorted()
    switch zone.resolve(reading) {
    case .once(let instant): #expect(moments == [instant])
    case .twice(let first, let second): #expect(moments == [first, second])
    case .skipped(let transition, let before, let after):
      #expect(moments.isEmpty)
      #expect(zone.offset(at: transition.adding(seconds: -1)) == before)
      #expect(zone.offset(at: transition) == after)
      #expect(transition.reading(at: before) <= reading)
      #expect(reading < transition.reading(at: after))
    }
  }

  @Test("changes are those within the span, its end left out") func changes() throws {
    let madrid = Zone.fixture("Europe/Madrid")
    let change = try #require(Timestamp("2026-03-29T01:00:00Z")).instant
    let later = change.adding(seconds: 3600)
    #expect(madrid.changes(in: TimeSpan(from: change, to: later)).map(\.at) == [change])
    #expect(madrid.changes(in: TimeSpan(from: change.adding(seconds: -3600), to: change)).isEmpty)
    #expect(madrid.changes(in: TimeSpan(from: change, to: change)).isEmpty)
  }

  @Test("listed changes pass into the rule without a gap or a repetition") func handover() {
    let madrid = Zone.fixture("Europe/Madrid")
    let span = TimeSpan(
      from: Instant(secondsSince1970: 2_051_222_400), to: Instant(secondsSince1970: 2_208_988_800))
    let years = madrid.changes(in: span).map { $0.at.reading(at: .zero).date.year }
    #expect(years == [2035, 2035, 2036, 2036, 2037, 2037, 2038, 2038, 2039, 2039])
  }

  @Test("a zone of one offset never changes") func fixed() throws {
    let offset = try #require(UTCOffset("-03:30"))
    let zone = Zone(fixed: offset)
    #expect(zone.name == "UTC-03:30")
    #expect(Zone(fixed: .zero) == .utc)
    let reading = LocalDateTime(wallSeconds: 0)
    #expect(zone.resolve(reading) == .once(Instant(secondsSince1970: 12_600)))
  }
}
