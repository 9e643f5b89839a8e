import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Daylight") struct DaylightTests {
  /// Dawn, sunrise, sunset and dusk in UTC, computed with JPL's ephemeris DE421.
  struct Vector: Sendable, CustomTestStringConvertible {
    let latitude: Double
    let longitude: Double
    let date: String
    let moments: [String]
    var testDescription: String { "\(latitude), \(longitude) on \(date)" }

    init(_ latitude: Double, _ longitude: Double, _ date: String, _ moments: String...) {
      (self.latitude, self.longitude, self.date) = (latitude, longitude, date)
      self.moments = moments
    }
  }

  static let vectors = [
    Vector(40.42, -3.7, "2026-03-10", "06:07:29", "06:34:38", "18:16:03", "18:43:14"),
    Vector(40.42, -3.7, "2026-11-23", "06:40:10", "07:09:55", "16:52:06", "17:21:51"),
    Vector(51.51, -0.13, "2026-06-21", "02:55:18", "03:43:05", "20:21:34", "21:09:21"),
    Vector(-33.87, 151.21, "2026-12-21", "18:11:28", "18:40:38", "09:05:24", "09:34:34"),
    Vector(0, 0, "2026-02-11", "05:49:26", "06:10:44", "18:17:35", "18:38:52"),
    Vector(60, 25, "2026-12-21", "06:24:05", "07:21:55", "13:14:07", "14:11:56"),
    Vector(-60, -70, "2026-06-21", "12:47:59", "13:45:48", "19:37:54", "20:35:44"),
    Vector(35.68, 139.69, "2026-09-23", "20:04:05", "20:29:34", "08:37:21", "09:02:47"),
    Vector(21.31, -157.86, "2026-05-17", "15:28:22", "15:52:22", "05:03:32", "05:27:33"),
    Vector(-1.29, 36.82, "2028-02-29", "03:20:15", "03:41:07", "15:49:07", "16:09:59"),
    Vector(19.43, -99.13, "2024-10-06", "12:06:37", "12:28:36", "00:19:55", "00:41:54"),
  ]

  private static func daylight(
    _ latitude: Double, _ longitude: Double, _ date: String, in zone: Zone? = nil
  ) throws -> Daylight {
    let date = try #require(LocalDate(date))
    let clocks = UTCOffset(clamping: Int(rounding: longitude / 15) * 3600)
    return Daylight(
      at: Spot(latitude: latitude, longitude: longitude),
      on: (zone ?? Zone(fixed: clocks)).day(date))
  }

  private static func span(_ course: Daylight.Course) -> [Instant] {
    if case .between(let span) = course { [span.start, span.end] } else { [] }
  }

  @Test("sun and twilight are within 30 s of the ephemeris", arguments: vectors)
  func accuracy(vector: Vector) throws {
    let found = try Self.daylight(vector.latitude, vector.longitude, vector.date)
    let (sun, light) = (Self.span(found.sun), Self.span(found.light))
    try #require(sun.count == 2 && light.count == 2)
    for (moment, expected) in zip([light[0], sun[0], sun[1], light[1]], vector.moments) {
      let time = Zone.utc.time(at: moment).secondOfDay
      #expect(abs(time - TimeOfDay.at(expected).secondOfDay) <= 30, "\(expected)")
    }
    // Noon is within the date on the clocks of the longitude: all four are around it.
    #expect(light[0] < sun[0] && sun[0] < sun[1] && sun[1] < light[1])
  }

  @Test(
    "near the poles the sun may stay up or down, and only twilight come",
    arguments: [
      (78.2, "2026-06-21", "always", "always"), (78.2, "2026-12-21", "never", "never"),
      (69.6, "2026-12-21", "never", "between"), (-77.8, "2026-12-21", "always", "always"),
      (66, "2026-06-10", "between", "always"), (90, "2026-06-21", "always", "always"),
      (-90, "2026-06-21", "never", "never"), (0, "2026-06-21", "between", "between"),
    ])
  func poles(latitude: Double, date: String, sun: String, light: String) throws {
    func name(_ course: Daylight.Course) -> String {
      switch course {
      case .between: "between"
      case .always: "always"
      case .never: "never"
      }
    }
    let found = try Self.daylight(latitude, 15.6, date)
    #expect([name(found.sun), name(found.light)] == [sun, light])
  }

  @Test("a day in a place keeps its own sun, however the clocks stand and change")
  func clocks() throws {
    let madrid = Zone.fixture("Europe/Madrid")
    for (date, dawn, dusk) in [
      ("2026-03-28", "06:37", "20:02"), ("2026-03-29", "07:36", "21:03"),
      ("2026-10-24", "08:07", "19:49"), ("2026-10-25", "07:08", "18:48"),
    ] {
      let light = Self.span(try Self.daylight(40.42, -3.7, date, in: madrid).light)
      #expect(light.map { String(madrid.time(at: $0).clock) } == [dawn, dusk], "\(date)")
      #expect(light.allSatisfy { madrid.reading(at: $0).date.description == date })
    }
  }

  @Test(
    "the coordinates of a zone are read as ISO 6709 writes them",
    arguments: [
      ("Europe/Madrid", 40.4, -3.683, "Madrid"), ("America/New_York", 40.714, -74.006, "New York"),
      ("America/Argentina/Ushuaia", -54.8, -68.3, "Ushuaia"),
    ])
  func zones(name: String, latitude: Double, longitude: Double, city: String) throws {
    let spot = try #require(Spot(ofZone: name, in: Self.table))
    #expect(abs(spot.latitude - latitude) < 0.001 && abs(spot.longitude - longitude) < 0.001)
    #expect(spot.name == city && spot.isOfZone)
  }

  @Test(
    "a zone without a place, and a row that is no place, have none",
    arguments: ["UTC", "Etc/GMT-3", "Asia/Calcutta", "Bad/Sign", "Bad/North", "Bad/Short", ""])
  func nowhere(name: String) { #expect(Spot(ofZone: name, in: Self.table) == nil) }

  private static let table = Array(
    """
    # tzdb timezone descriptions
    #country-code\tcoordinates\tTZ\tcomments
    ES\t+4024-00341\tEurope/Madrid\tSpain (mainland)
    US\t+404251-0740023\tAmerica/New_York\tEastern (most areas)
    AR\t-5448-06818\tAmerica/Argentina/Ushuaia
    XX\t40240341\tBad/Sign
    XX\t+9924-00341\tBad/North
    XX\t+404-00341\tBad/Short
    XX\t+4024-00341
    """.utf8)

  @Test("clocks far from the sun's are those of another place") func clocksOfPlaces() {
    let madrid = Spot(latitude: 40.42, longitude: -3.7)
    let kiritimati = Spot(latitude: 1.87, longitude: -157.43)
    func hours(_ hours: Int) -> UTCOffset { UTCOffset(clamping: hours * 3600) }
    #expect(madrid.mayHaveClocks(at: hours(2)) && madrid.mayHaveClocks(at: hours(0)))
    #expect(!madrid.mayHaveClocks(at: hours(-5)) && !madrid.mayHaveClocks(at: hours(9)))
    #expect(kiritimati.mayHaveClocks(at: hours(14)) && kiritimati.mayHaveClocks(at: hours(-10)))
  }

  @Test("sines and their inverses agree over the whole turn") func angles() {
    for step in -72...72 {
      let angle = Angle(degrees: Double(step) * 5 + 0.3)
      #expect(abs(angle.sine * angle.sine + angle.cosine * angle.cosine - 1) < 1e-14)
      let folded = Angle(sine: angle.sine)
      #expect(abs(folded.sine - angle.sine) < 1e-14 && folded.degrees.magnitude <= 90)
    }
    #expect(abs(Angle(degrees: 30).sine - 0.5) < 1e-15)
    #expect(abs(Angle(cosine: -0.5).degrees - 120) < 1e-12)
    #expect(Angle(sine: 2).degrees == 90 && Angle(degrees: 90).cosine == 0)
  }
}

@Suite("Light and training") struct LightTests {
  /// A free Monday in November, from one clock time to another, with a meeting between.
  private static func day(
    outdoors: Bool, meeting: (String, String), spot: Spot? = Spot(latitude: 40.42, longitude: -3.7)
  ) -> Day {
    var parts = DayParts(occurrences: [
      SampleDay.meeting("Workshop", meeting.0, meeting.1, people: 4)
    ])
    parts.preferences.workDays = []
    parts.spot = spot
    let run = UsualSessionTests.workout(outdoors ? .running : .yoga, "08:00", days: 3)
    parts.habits = TrainingHabits(before: SampleDay.monday, [run], parts.preferences)
    return parts.day
  }

  @Test("a runner trains in the light, though the dark is longer") func prefersLight() {
    let day = Self.day(outdoors: true, meeting: ("10:00", "18:00"))
    #expect(day.windows.map { $0.span.clock() } == ["06:00–09:30", "18:00–22:00"])
    #expect(day.windows.map { $0.light?.wholeMinutes } == [110, 22])
  }

  @Test("who trains indoors, or nobody knows where, takes the longest") func indoors() {
    let meeting = ("10:00", "18:00")
    for day in [
      Self.day(outdoors: false, meeting: meeting),
      Self.day(outdoors: true, meeting: meeting, spot: nil),
    ] {
      #expect(day.windows.map { $0.span.clock() } == ["18:00–22:00", "06:00–09:30"])
      #expect(Voice(.english).light(in: day.windows, on: day) == nil)
    }
  }

  @Test("what is said of the light is what the windows lack of it") func words() {
    let day = Self.day(outdoors: true, meeting: ("10:00", "18:00"))
    let (early, late) = (day.windows[0], day.windows[1])
    let (english, spanish) = (Voice(.english), Voice(.spanish))
    #expect(english.light(in: [early], on: day) == "daylight from 07:41")
    #expect(english.light(in: [late], on: day) == "daylight until 18:21")
    #expect(english.light(in: [late, early], on: day) == "daylight 07:41–18:21")
    #expect(spanish.light(in: [late], on: day) == "con luz hasta las 18:21")
    let noon = Self.day(outdoors: true, meeting: ("16:00", "22:00"))
    let lit = noon.windows.filter { $0.light == $0.span }
    #expect(english.light(in: lit, on: noon) == nil)
    let pole = Self.day(
      outdoors: true, meeting: ("10:00", "18:00"), spot: Spot(latitude: 85, longitude: 0))
    #expect(english.light(in: pole.windows, on: pole) == "in the dark")
    #expect(spanish.light(in: pole.windows, on: pole) == "a oscuras")
  }

  @Test(
    "the day's light is one sentence, polar day and night too",
    arguments: [
      (
        Spot(latitude: 40.42, longitude: -3.7, name: "Madrid", isOfZone: true),
        "Daylight 07:41–18:21 (sun 08:09–17:52; approximate, for Madrid).",
        "Luz: 07:41–18:21 (sol: 08:09–17:52; aproximado, para Madrid)."
      ),
      (
        Spot(latitude: 40.42, longitude: -3.7, name: "Home"),
        "Daylight 07:41–18:21 (sun 08:09–17:52).", "Luz: 07:41–18:21 (sol: 08:09–17:52)."
      ),
      (
        Spot(latitude: 85, longitude: 0), "Dark all day (the sun does not rise).",
        "Sin luz en todo el día (el sol no sale)."
      ),
      (
        Spot(latitude: -80, longitude: 0), "Daylight all day and night (the sun does not set).",
        "Luz todo el día y toda la noche (el sol no se pone)."
      ),
    ])
  func sentence(spot: Spot, english: String, spanish: String) {
    let daylight = Daylight(at: spot, on: SampleDay.zone.day(SampleDay.monday))
    #expect(Voice(.english).sentence(about: daylight, in: SampleDay.zone) == english)
    #expect(Voice(.spanish).sentence(about: daylight, in: SampleDay.zone) == spanish)
  }

  @Test("a run starts when it gets light, if the window is dark before") func start() throws {
    let day = Self.day(outdoors: true, meeting: ("10:00", "22:00"))
    let week = TrainingWeek.unknown
    let suggestion = try #require(WorkoutSuggestion(for: day, after: week))
    guard case .slot(let span, _) = suggestion.time else { throw Nothing() }
    #expect(suggestion.isOutdoors)
    #expect(span.clock().hasPrefix("07:45"))
  }

  private struct Nothing: Error {}
}
