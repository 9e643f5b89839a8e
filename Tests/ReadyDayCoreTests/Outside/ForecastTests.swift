import TestSupport
import Testing

@testable import ReadyDayCore

/// An answer in Open-Meteo's form, from midnight of the sample day in Madrid on.
struct WrittenForecast {
  var start = SampleDay.zone.start(of: SampleDay.monday)
  /// One value for each hour, by the name of its list.
  var lists: [String: [Double?]] = [:]
  var units = [
    "time": "unixtime", "temperature_2m": "°C", "relative_humidity_2m": "%",
    "precipitation": "mm", "precipitation_probability": "%", "wind_speed_10m": "km/h",
    "wind_gusts_10m": "km/h", "snowfall": "cm", "weather_code": "wmo code",
  ]

  /// Of so many hours, all with the same values.
  init(hours: Int = 24, celsius: Double = 12, humidity: Double = 50) {
    lists["temperature_2m"] = Array(repeating: celsius, count: hours)
    lists["relative_humidity_2m"] = Array(repeating: humidity, count: hours)
  }

  /// Sets a list to `value` at `hours`, and to 0 at all others.
  func with(_ name: String, _ value: Double, at hours: ClosedRange<Int>) -> WrittenForecast {
    copy(of: self) { written in
      let count = lists["temperature_2m"]?.count ?? 0
      written.lists[name] = (0..<count).map { hours.contains($0) ? value : 0 }
    }
  }

  var text: String {
    let count = lists["temperature_2m"]?.count ?? 0
    let times = (0..<count).map { "\(start.secondsSince1970 + $0 * 3600)" }
    let values = lists.mapValues { $0.map { $0.map { "\($0)" } ?? "null" } }
      .merging(["time": times]) { $1 }
    let hourly = values.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":[\($0.value.joined(separator: ","))]" }
    let units = units.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
    return "{\"latitude\":40.4,\"utc_offset_seconds\":0,"
      + "\"hourly_units\":{\(units.joined(separator: ","))},"
      + "\"hourly\":{\(hourly.joined(separator: ","))}}"
  }

  func forecast() throws -> Forecast { try Forecast(Array(text.utf8)) }
}

@Suite("Forecasts") struct ForecastTests {
  @Test("sums are of the hour before their time, temperatures of the moment") func hours() throws {
    let written = WrittenForecast().with("precipitation", 1.5, at: 16...16)
      .with("temperature_2m", 20, at: 16...16)
    let forecast = try written.forecast()
    #expect(forecast.hours.count == 23)
    let wet = forecast.hours.filter { $0.has(.rain) }
    #expect(wet.map { SampleDay.zone.time(at: $0.span.start).clock } == ["15:00"])
    let warm = forecast.hours.filter { $0.celsius == 20 }
    #expect(warm.map { SampleDay.zone.time(at: $0.span.start).clock } == ["16:00"])
  }

  @Test("other units are converted, as hourly_units names them") func units() throws {
    var written = WrittenForecast(celsius: 50)
      .with("wind_speed_10m", 30, at: 0...23).with("precipitation", 0.1, at: 0...23)
      .with("snowfall", 1, at: 0...23).with("wind_gusts_10m", 10, at: 0...23)
    written.units.merge([
      "temperature_2m": "°F", "wind_speed_10m": "mp/h", "precipitation": "inch",
      "snowfall": "inch", "wind_gusts_10m": "m/s",
    ]) { $1 }
    let hour = try #require(try written.forecast().hours.first)
    #expect(abs(hour.celsius - 10) < 1e-9)
    #expect(abs((hour.wind ?? 0) - 48.28) < 0.01 && abs((hour.rain ?? 0) - 2.54) < 1e-9)
    #expect(abs((hour.snow ?? 0) - 2.54) < 1e-9 && abs((hour.gusts ?? 0) - 36) < 1e-9)
  }

  @Test("an hour without a temperature is left out; a value that cannot be is none")
  func gaps() throws {
    var written = WrittenForecast().with("precipitation", -5, at: 3...3)
    written.lists["temperature_2m"]?[7] = nil
    written.lists["temperature_2m"]?[8] = 900
    let hours = try written.forecast().hours
    #expect(hours.count == 21)
    #expect(hours.filter { $0.rain == nil }.count == 1)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fault: ForecastFault
    let says: String
    let text: String

    init(_ name: String, _ fault: ForecastFault, _ says: String, _ text: String) {
      (testDescription, self.fault, self.says, self.text) = (name, fault, says, text)
    }

    static func changed(_ change: (inout WrittenForecast) -> Void) -> String {
      var written = WrittenForecast()
      change(&written)
      return written.text
    }
  }

  static let bad = [
    Bad("a web page", .page, "it is a web page", "\n<!DOCTYPE html><html></html>"),
    Bad("nothing", .notWhole, "it is not JSON, or is cut off", ""),
    Bad(
      "cut in half", .notWhole, "it is not JSON, or is cut off",
      String(WrittenForecast().text.prefix(400))),
    Bad("another document", .missing("time"), "it lacks hourly.time", "{\"ok\": true}"),
    Bad(
      "the service's error", .refused("Daily limit \u{1B}[2J exceeded"),
      "the service says: Daily limit [2J exceeded",
      "{\"error\": true, \"reason\": \"Daily limit \\u001b[2J exceeded\"}"),
    Bad(
      "local times, which are not one moment when the clocks change", .localTimes,
      "its times are not timeformat=unixtime", Bad.changed { $0.units["time"] = "iso8601" }),
    Bad(
      "an unknown unit", .unit("K", of: "temperature_2m"),
      "temperature_2m is in an unknown unit: \"K\"",
      Bad.changed { $0.units["temperature_2m"] = "K" }),
    Bad(
      "no unit", .unit("", of: "relative_humidity_2m"), "hourly_units lacks relative_humidity_2m",
      Bad.changed { $0.units["relative_humidity_2m"] = nil }),
    Bad(
      "lists of different lengths", .uneven("precipitation"),
      "hourly.precipitation does not have one value an hour",
      Bad.changed { $0.lists["precipitation"] = [1, 2] }),
    Bad(
      "no temperatures", .missing("temperature_2m"), "it lacks hourly.temperature_2m",
      Bad.changed { $0.lists["temperature_2m"] = Array(repeating: nil, count: 24) }),
    Bad(
      "times that are not an hour apart", .uneven("time"),
      "hourly.time does not have one value an hour",
      WrittenForecast().text.replacing(
        "\(WrittenForecast().start.secondsSince1970 + 7200)", with: "1")),
  ]

  @Test("what is no forecast says why", arguments: bad) func faults(bad: Bad) {
    #expect(throws: bad.fault) { try Forecast(Array(bad.text.utf8)) }
    #expect(Voice(.english).fault(bad.fault) == bad.says)
    #expect(Voice(.spanish).fault(bad.fault) != bad.says)
  }

  @Test(
    "heat is that of temperature and humidity together",
    arguments: [
      (24.0, 90.0, 28.1, Forecast.Heat.hot), (28, 20, 22.8, .none), (20, 60, 20.8, .none),
      (26, 60, 26.6, .warm), (33, 60, 34.5, .extreme), (40, 10, 29.5, .hot), (-5, 80, 2.4, .none),
    ])
  func heat(celsius: Double, humidity: Double, index: Double, heat: Forecast.Heat) throws {
    let hour = try #require(
      try WrittenForecast(celsius: celsius, humidity: humidity).forecast().hours.first)
    #expect(abs((hour.heatIndex ?? 0) - index) < 0.06)
    #expect(hour.heat == heat)
  }

  @Test("without humidity nothing is said of heat") func noHumidity() throws {
    var written = WrittenForecast(celsius: 40)
    written.lists["relative_humidity_2m"] = nil
    #expect(try written.forecast().hours.allSatisfy { $0.heat == .none && $0.heatIndex == nil })
  }

  @Test("ice is frozen rain, or frost after rain; an unlikely or slight rain is none")
  func troubles() throws {
    func spans(_ written: WrittenForecast, _ trouble: Forecast.Trouble) throws -> Int {
      try written.forecast().hours.count { $0.has(trouble) }
    }
    let frost = WrittenForecast(celsius: -2)
    #expect(try spans(frost, .ice) == 0)
    #expect(try spans(frost.with("precipitation", 1, at: 5...5), .ice) == 7)
    #expect(try spans(WrittenForecast().with("weather_code", 66, at: 5...5), .ice) == 1)
    let rain = WrittenForecast().with("precipitation", 1, at: 5...6)
    #expect(try spans(rain, .rain) == 2 && spans(rain, .ice) == 0)
    #expect(try spans(rain.with("precipitation_probability", 39, at: 0...23), .rain) == 0)
    #expect(try spans(WrittenForecast().with("precipitation", 0.1, at: 5...6), .rain) == 0)
    #expect(try spans(WrittenForecast().with("wind_speed_10m", 40, at: 5...6), .wind) == 0)
    #expect(try spans(WrittenForecast().with("wind_speed_10m", 41, at: 5...6), .wind) == 2)
    #expect(try spans(WrittenForecast().with("wind_gusts_10m", 61, at: 5...6), .wind) == 2)
    #expect(try spans(frost.with("snowfall", 1, at: 5...5), .snow) == 1)
  }
}

@Suite("Weather and training") struct DayWeatherTests {
  private static func day(
    _ forecast: WrittenForecast, activity: Activity = .running,
    meeting: (String, String) = ("10:00", "16:00"),
    score: Double = 80, zone: Zone = SampleDay.zone, change: (inout DayParts) -> Void = { _ in }
  ) throws -> Day {
    var parts = DayParts(
      zone: zone,
      occurrences: [
        SampleDay.meeting("Workshop", meeting.0, meeting.1, people: 4, zone: zone)
      ], morning: .scored(score))
    parts.preferences.workDays = []
    parts.forecast = try forecast.forecast()
    change(&parts)
    let run = UsualSessionTests.workout(activity, "08:00", days: 3)
    parts.habits = TrainingHabits(before: SampleDay.monday, [run], parts.preferences)
    return parts.day
  }

  private static func said(_ day: Day) -> [String?] {
    [Voice(.english).weather(of: day), Voice(.spanish).weather(of: day)]
  }

  @Test("an ordinary day, an indoor sport and a day without a forecast say nothing")
  func silent() throws {
    #expect(Self.said(try Self.day(WrittenForecast())) == [nil, nil])
    let wet = WrittenForecast().with("precipitation", 1, at: 16...18)
    #expect(Self.said(try Self.day(wet, activity: .yoga)) == [nil, nil])
    #expect(Self.said(try Self.day(wet) { $0.forecast = nil }) == [nil, nil])
    // At night, when nobody trains.
    let night = WrittenForecast().with("precipitation", 1, at: 2...4)
    #expect(Self.said(try Self.day(night)) == [nil, nil])
    // A forecast that ended the day before.
    var old = wet
    old.start = old.start.adding(seconds: -3 * 86_400)
    #expect(Self.said(try Self.day(old)) == [nil, nil])
  }

  @Test("one line says temperatures, and the hours of what matters") func line() throws {
    var written = WrittenForecast().with("precipitation", 1, at: 16...18)
      .with("wind_speed_10m", 50, at: 12...13)
    written.lists["temperature_2m"] = (0..<24).map { Double($0 < 12 ? $0 - 2 : 10) }
    #expect(
      Self.said(try Self.day(written)) == [
        "4–10 °C, rain 15–18, strong wind 12–14", "4–10 °C, lluvia 15–18, viento fuerte 12–14",
      ])
    written.lists["temperature_2m"] = (0..<24).map { $0 < 12 ? -7.6 : 10 }
    #expect(Self.said(try Self.day(written))[0]?.hasPrefix("−8 to 10 °C, rain 15–18") == true)
    let imperial = Voice(.english, units: .imperial)
    #expect(imperial.weather(of: try Self.day(written))?.hasPrefix("18–50 °F, ") == true)
  }

  @Test("over a change of the clocks the hours are those of the clocks then") func clocks() throws {
    let date = try #require(LocalDate("2026-10-25"))
    var written = WrittenForecast(hours: 30).with("precipitation", 1, at: 10...11)
    written.start = SampleDay.zone.start(of: date)
    let forecast = try written.forecast()
    let parts = DayParts(date: date, occurrences: [])
    let day = copy(of: parts) { $0.forecast = forecast }.day
    // Ten hours after midnight it is 09:00: 02:00 came twice.
    #expect(Voice(.english).weather(of: day) == "12 °C, rain 8–10")
  }

  @Test("half-hour zones have the forecast's own hours") func halfHours() throws {
    let zone = Zone(fixed: UTCOffset(clamping: 19_800))
    let written = WrittenForecast(hours: 30).with("precipitation", 1, at: 10...11)
    let day = try Self.day(written, zone: zone)
    #expect(Voice(.english).weather(of: day) == "12 °C, rain 13:30–15:30")
  }

  @Test("a runner trains when it is dry, though the wet hours are more") func rain() throws {
    let wet = WrittenForecast().with("precipitation", 1, at: 17...23)
    let day = try Self.day(wet)
    #expect(day.windows.map { $0.span.clock() } == ["06:00–09:30", "16:00–22:00"])
    #expect(day.windows.map { $0.rough.count } == [0, 1])
    #expect(Voice(.english).troubles(in: day.windows[1], on: day) == "rain 16–22")
    let indoors = try Self.day(wet, activity: .yoga)
    #expect(indoors.windows.first?.span.clock() == "16:00–22:00")
    let suggestion = try #require(WorkoutSuggestion(for: day, after: .unknown))
    guard case .slot(let span, _) = suggestion.time else { throw Nothing() }
    #expect(span.clock().hasPrefix("06:00"))
  }

  @Test("light and calm have to come together") func litAndDry() throws {
    // In the evening it rains until it is dark.
    let wet = WrittenForecast().with("precipitation", 1, at: 17...19)
    let day = try Self.day(wet) { $0.spot = Spot(latitude: 40.42, longitude: -3.7) }
    #expect(day.windows.map { $0.span.clock() } == ["06:00–09:30", "16:00–22:00"])
  }

  @Test("heat makes training outdoors easier, sends it to cooler hours, and indoors")
  func heat() throws {
    func forecast(_ celsius: Double, cool: Double) -> WrittenForecast {
      var written = WrittenForecast(humidity: 60)
      written.lists["temperature_2m"] = (0..<24).map { $0 < 11 ? cool : celsius }
      return written
    }
    let warm = try Self.day(forecast(26, cool: 15))
    #expect(warm.windows.map { $0.span.clock() } == ["06:00–09:30", "16:00–22:00"])
    #expect(warm.windows.map(\.intensity) == [.hard, .moderate])
    #expect(
      Self.said(warm)[0]
        == "15–26 °C, heat about 11–22: outdoors earlier or in the shade, at most moderate")
    let hot = try Self.day(forecast(30, cool: 26))
    #expect(hot.windows.map(\.intensity) == [.moderate, .easy])
    #expect(
      Self.said(hot)[0]
        == "26–30 °C, heat about 6–11, heat about 11–22: outdoors only short and easy")
    let extreme = try Self.day(forecast(34, cool: 30))
    #expect(extreme.windows.map(\.intensity) == [.easy, .easy])
    #expect(Self.said(extreme)[0]?.hasSuffix("heat about 11–22: train indoors") == true)
    #expect(
      Self.said(extreme)[1]?.hasSuffix("calor, más o menos 11–22: entrena a cubierto") == true)
    // Indoors, as hard as ever.
    #expect(try Self.day(forecast(34, cool: 30), activity: .yoga).windows[0].intensity == .hard)
  }

  @Test("with a pregnancy heat counts one step more, and what is safe is never said")
  func careful() throws {
    let warm = WrittenForecast(celsius: 26, humidity: 60)
    let day = try Self.day(warm) { $0.isPregnant = true }
    #expect(day.weather?.heat == .hot)
    #expect(try Self.day(warm).weather?.heat == .warm)
    #expect(
      try Self.day(WrittenForecast()) { $0.isPregnant = true }.weather?.heat == Forecast.Heat.none)
    #expect(Self.said(day)[0]?.contains("short and easy") == true)
  }

  @Test("in a run of extreme days the first alone says to train indoors") func once() throws {
    var written = WrittenForecast(hours: 48, celsius: 36, humidity: 60)
    written.start = written.start.adding(seconds: -86_400)
    #expect(Self.said(try Self.day(written))[0] == "36 °C, heat about 6–22")
    written.lists["temperature_2m"] = (0..<48).map { $0 < 24 ? 20 : 36 }
    #expect(Self.said(try Self.day(written))[0] == "36 °C, heat about 6–22: train indoors")
  }

  private struct Nothing: Error {}
}
