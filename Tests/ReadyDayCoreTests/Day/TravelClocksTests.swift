import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("On a travel day times are told by the clocks on the spot too") struct TravelClocksTests {
  private static let flight = WrittenCalendar.event(
    "Flight to New York",
    "DTSTART;TZID=Europe/Madrid:20260310T103000\nDTEND;TZID=America/New_York:20260310T133000")
  private static let dinner = WrittenCalendar.event(
    "Dinner with Sam",
    "DTSTART;TZID=America/New_York:20260310T180000\nDTEND;TZID=America/New_York:20260310T190000")
  private static let call = WrittenCalendar.event(
    "Call with Ana",
    "DTSTART;TZID=Europe/Madrid:20260310T090000\nDTEND;TZID=Europe/Madrid:20260310T093000")
  private static let floating = WrittenCalendar.event(
    "Notes", "DTSTART:20260310T200000\nDTEND:20260310T203000")

  private static func day(_ events: String..., hiding: Redaction = Redaction(placeholder: "Busy"))
    -> Day
  {
    let zone = Zone.fixture("Europe/Madrid")
    let date = LocalDate.on("2026-03-10")
    let agenda = WrittenCalendar(events.joined(separator: "\n")).agenda(on: "2026-03-10")
    return DayParts(
      date: date, zone: zone, now: "06:55", occurrences: agenda.occurrences.map(hiding.applied)
    ).day
  }

  private static func reasons(_ day: Day, _ phrases: Voice) -> [String] {
    phrases.events(of: day).rows.map { $0.reasons.first ?? "" }
  }

  @Test("where its calendar names their zone") func local() {
    let day = Self.day(Self.flight, Self.dinner, Self.call, Self.floating)
    #expect(day.kinds.map(\.kind) == [.travel])
    let english = Self.reasons(day, Voice(.english))
    #expect(english[1] == "ends 13:30 in New York")
    #expect(english[3] == "18:00–19:00 in New York")
    #expect(!english[0].contains(" in ") && !english[2].contains(" in "))
    let spanish = Self.reasons(day, Voice(.spanish))
    #expect(spanish[1] == "acaba a las 13:30 en Nueva York")
    #expect(spanish[3] == "18:00–19:00 en Nueva York")
  }

  @Test("where the clocks change on the way, the hours after it are said to be those of home")
  func note() {
    func text(_ day: Day, _ phrases: Voice) -> String {
      let briefing = Briefing(
        day: day, sources: BriefingSources(calendars: .init(read: 1), whoop: nil))
      return Report(briefing, phrases: phrases, isToday: true, extent: .screen, start: []).screen(
        width: 120)
    }
    let away = Self.day(Self.flight, Self.dinner)
    #expect(text(away, Voice(.english)).contains("Times without a place are Madrid time."))
    #expect(text(away, Voice(.spanish)).contains("Las horas sin ciudad son de Madrid."))
    #expect(
      !text(Self.day(Self.dinner, Self.call), Voice(.english)).contains("Times without a place"))
  }

  @Test("seen from there, the departure is what is elsewhere") func departure() {
    let reading = EventZones.named(
      start: .fixture("Europe/Madrid"), end: .fixture("America/New_York"))
    let zone = Zone.fixture("America/New_York")
    let start = zone.instant(.on("2026-03-10"), "05:30")
    let readings = reading.readings(of: TimeSpan(start, seconds: 8 * 3600), beside: zone)
    let (day, next) = (LocalDate.on("2026-03-10"), LocalDate.on("2026-03-11"))
    #expect(readings.map { Voice(.english).localTime($0, on: day) } == "10:30 in Madrid")
    #expect(readings.map { Voice(.english).localTime($0, on: next) } == "Tue 10:30 in Madrid")
    #expect(readings.map { Voice(.spanish).localTime($0, on: next) } == "mar 10:30 en Madrid")
  }

  @Test("a departure is told by the clocks of where one boards, on every page")
  func boarding() throws {
    let chicago = Zone.fixture("America/Chicago")
    let flight = WrittenCalendar.event(
      "Flight UA 1547 ORD-LGA",
      "DTSTART;TZID=America/Chicago:20260311T061500\nDTEND;TZID=America/New_York:20260311T093000")
    let evening = chicago.instant(.on("2026-03-10"), "21:00")
    let today = Self.day([flight], at: evening, home: chicago)
    let tomorrow = try #require(today.tomorrow)
    #expect(tomorrow.zone.name == "America/New_York")
    guard case .tonight(_, let next, _) = Headline(tonightOf: today) else {
      return unexpected("no evening")
    }
    #expect(next == .flies(.at("06:15")))
    for (language, place) in [
      (Language.english, "06:15 in Chicago"), (.spanish, "06:15 en Chicago"),
    ] {
      let row = try #require(language.voice.events(of: tomorrow).rows.first)
      #expect(row.time == "06:15–09:30" && row.reasons.first == place)
    }
  }

  @Test("after landing, windows lie in the waking hours of the clocks there") func awakeThere() {
    // It lands at 07:00 in Madrid, when it is 15:00 in Tokyo.
    let flight = WrittenCalendar.event(
      "Flight JFK-NRT",
      "DTSTART;TZID=America/New_York:20260311T003000\nDTEND;TZID=Asia/Tokyo:20260311T150000")
    let (home, tokyo) = (Zone.fixture("Europe/Madrid"), Zone.fixture("Asia/Tokyo"))
    let now = home.instant(.on("2026-03-11"), "05:00")
    let day = Self.day([flight], at: now, home: home)
    let bedtime = tokyo.instant(.on("2026-03-11"), "22:00")
    #expect(day.zone == home && !day.allWindows.isEmpty)
    #expect(day.allWindows.allSatisfy { $0.span.end <= bedtime })
  }

  @Test("after a night flight eastwards, a short nap and daylight, until the evening")
  func nightFlight() {
    let flight = WrittenCalendar.event(
      "Flight JFK-MAD",
      "DTSTART;TZID=America/New_York:20260310T193000\nDTEND;TZID=Europe/Madrid:20260311T083000")
    let home = Zone.fixture("Europe/Madrid")
    func headline(_ time: String) -> Headline {
      let now = home.instant(.on("2026-03-11"), time)
      return Headline(for: Self.day([flight], at: now, home: home), [])
    }
    for time in ["09:00", "13:40"] {
      #expect(headline(time) == .nightFlight(napUntil: .at("14:00")))
    }
    #expect(headline("13:41") == .nightFlight(napUntil: nil))
    for voice in Language.allCases.map(\.voice) {
      for end in [TimeOfDay.at("14:00"), nil] {
        #expect(voice.headline(.nightFlight(napUntil: end)).count <= 92)
      }
    }
  }

  /// The day of `now`, of somebody who lives in `home`.
  private static func day(_ events: [String], at now: Instant, home: Zone) -> Day {
    let date = home.reading(at: now).date
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    reading.agenda = WrittenCalendar(events.joined(separator: "\n"))
      .agenda(on: date.advanced(by: -1)...date.advanced(by: 8), in: home)
    let preferences = Preferences()
    let journeys = Timetable(preferences, in: home, among: reading.agenda?.occurrences ?? [])
      .journeys(hiding: reading.redaction)
    let places = PlaceFinder(
      configured: home, system: home, journeys: journeys, nights: [:], now: now)
    let occasion = BriefingDate(.daysFromToday(0), at: now, in: home, preferences, finding: places)
    return Diary(reading, of: preferences, on: occasion, finding: places).day
  }

  /// Seen at home at 05:00, before a flight to London from 10:00 to 11:20 there.
  private static func flyingDay(
    _ change: (inout Preferences) -> Void = { _ in }, at time: String = "05:00"
  ) -> Day {
    let home = Zone.fixture("Europe/Madrid")
    let flight = WrittenCalendar.event(
      "Flight to London",
      "DTSTART;TZID=Europe/Madrid:20260310T100000\nDTEND;TZID=Europe/London:20260310T112000")
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    reading.agenda = WrittenCalendar(flight).agenda(on: "2026-03-10")
    var preferences = Preferences()
    change(&preferences)
    let now = home.instant(.on("2026-03-10"), time)
    let journeys = Timetable(preferences, in: home, among: reading.agenda?.occurrences ?? [])
      .journeys(hiding: reading.redaction)
    let places = PlaceFinder(
      configured: home, system: home, journeys: journeys, nights: [:], now: now)
    let occasion = BriefingDate(.daysFromToday(0), at: now, in: home, preferences, finding: places)
    return Diary(reading, of: preferences, on: occasion, finding: places).day
  }

  @Test("each window for training is on the clocks where it is, named where they are others")
  func training() throws {
    let day = Self.flyingDay { $0.waking = .init(from: .at("05:00"), to: .at("22:00")) }
    let line = try #require(Voice(.english).trainLine(of: day))
    #expect(line == "by feel: 05:00–06:00 or 17:00–21:00 (best), London time")
    let spanish = try #require(Voice(.spanish).trainLine(of: day))
    #expect(spanish == "según te encuentres: 05:00–06:00 o mejor 17:00–21:00, hora de Londres")
    let rows = Voice(.english).table(of: day.windows, on: day).groups.flatMap(\.rows)
      .map { $0.cells.compactMap(\.texts.first) }
    #expect(rows.map(\.first) == ["05:00–06:00", "17:00–21:00"])
    #expect(!rows[0][1].contains("London time") && rows[1][1].hasSuffix(", London time"))
  }

  @Test("after landing, the parts of the day are those of the clocks there") func partsOfDay() {
    let day = Self.flyingDay({ $0.preferredParts = [.evening] }, at: "10:30")
    let evening = day.allWindows.filter { $0.part == .evening }.map(\.span.start)
    let five = Zone.fixture("Europe/London").instant(
      of: LocalDateTime(.on("2026-03-10"), .at("17:00")))
    #expect(evening == [five])
  }

  @Test("but not on a day at home, nor where titles are hidden") func silent() {
    let home = Self.day(Self.dinner, Self.call)
    #expect(home.events.allSatisfy { home.localReadings(of: $0) == nil })
    let hidden = Self.day(
      Self.flight, Self.dinner, hiding: Redaction(hidesTitles: true, placeholder: "Busy"))
    #expect(hidden.kinds.map(\.kind) == [.travel])
    #expect(hidden.events.allSatisfy { hidden.localReadings(of: $0) == nil })
  }
}
