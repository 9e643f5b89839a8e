import Foundation
import TestSupport
import Testing

/// The forecast: from a file, by sync, and what becomes of bad ones.
struct WeatherTests {
  /// The tenth of March 2026 in Madrid, with rain from 15:00 to 18:00.
  private static func forecast(time: String = "unixtime", celsius: String = "°C") -> String {
    let midnight = 1_773_097_200
    func list(_ value: (Int) -> String) -> String {
      (0...24).map(value).joined(separator: ",")
    }
    return """
      {"hourly_units": {"time": "\(time)", "temperature_2m": "\(celsius)", "precipitation": "mm"},
       "hourly": {"time": [\(list { "\(midnight + 3600 * $0)" })],
       "temperature_2m": [\(list { "\(4 + min($0, 9))" })],
       "precipitation": [\(list { (16...18).contains($0) ? "1.2" : "0" })]}}
      """
  }

  private static let place = "place: {latitude: 40.41678, longitude: -3.70379}"

  /// Runs with a configuration of `more`, in a folder with one calendar.
  private func run(
    _ words: [String], _ more: String, in folder: TemporaryFolder
  ) throws -> Program.Result {
    try folder.file("home/work.ics", SyncHome.calendar())
    let configuration = try folder.file(
      "home/config.json5",
      #"{time_zone: "Europe/Madrid", language: "en", calendars: ["work.ics"], \#(more)}"#)
    var program = Program(words + ["--config", configuration.path])
    program.environment["HOME"] = folder.path("home")
    program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
    let result = try program.run()
    return Program.Result(
      output: result.output,
      errors: result.errors.replacingOccurrences(of: folder.path("home"), with: "~"),
      status: result.status)
  }

  private static let line = "10–13 °C, rain 15–18"

  @Test("a forecast in a file is one line of the brief, and of windows and workout")
  func file() throws {
    try TemporaryFolder.with { folder in
      try folder.file("home/weather.json", Self.forecast())
      let more = "weather: {file: \"weather.json\"}"
      let brief = try run(["brief"], more, in: folder)
      #expect(brief.output.contains("WEATHER  \(Self.line)\n"), "\(brief)")
      #expect(brief.errors.isEmpty && brief.status == 0)
      #expect(try run(["brief", "--long"], more, in: folder).output.contains(Self.line + ".\n"))
      #expect(try run(["windows"], more, in: folder).output.contains(Self.line + ".\n"))
      let json = try run(["brief", "--format", "json"], more, in: folder).output
      #expect(json.contains("\"rain\" : [") || json.contains("\"rain\":["))
      let hidden = try run(["brief", "--hide", "place"], more + ", \(Self.place)", in: folder)
      #expect(!hidden.output.contains("WEATHER") && hidden.errors.isEmpty)
      let hiddenJSON = try run(["brief", "--format", "json", "--hide", "place"], more, in: folder)
      #expect(!hiddenJSON.output.contains("lowest_celsius"))
      let away = try run(["brief", "--tz", "America/New_York"], more, in: folder)
      #expect(!away.output.contains("WEATHER") && away.errors.isEmpty)
    }
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String?
    let says: String
  }

  static let bad = [
    Bad(testDescription: "no file", text: nil, says: "no such file or folder: ~/weather.json"),
    Bad(
      testDescription: "another unit", text: forecast(celsius: "K"),
      says: "cannot read ~/weather.json: temperature_2m is in an unknown unit: \"K\""),
    Bad(
      testDescription: "cut in half", text: String(forecast().prefix(300)),
      says: "cannot read ~/weather.json: it is not JSON, or cut off"),
    Bad(
      testDescription: "a web page", text: "<html>Sign in</html>",
      says: "cannot read ~/weather.json: it is a web page"),
    Bad(
      testDescription: "local times", text: forecast(time: "iso8601"),
      says: "cannot read ~/weather.json: its times are not timeformat=unixtime"),
  ]

  @Test(
    "of a bad forecast nothing is used but its fault is said, and the brief comes", arguments: bad)
  func faults(bad: Bad) throws {
    try TemporaryFolder.with { folder in
      if let text = bad.text { try folder.file("home/weather.json", text) }
      let result = try run(["brief"], "weather: {file: \"weather.json\"}", in: folder)
      #expect(result.status == 0 && result.output.contains("Board"))
      #expect(!result.output.contains("WEATHER"))
      #expect(result.errors.contains("weather.file: \(bad.says)\n"), "\(result.errors)")
    }
  }

  @Test("a forecast older than twelve hours is not used")
  func old() throws {
    try TemporaryFolder.with { folder in
      let file = try folder.file("home/weather.json", Self.forecast())
      for (written, isUsed) in [
        ("2026-03-09T18:31:00+01:00", true), ("2026-03-09T16:00:00+01:00", false),
      ] {
        let date = try Date(written, strategy: .iso8601)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        let result = try run(["brief"], "weather: {file: \"weather.json\"}", in: folder)
        #expect(result.output.contains("WEATHER") == isUsed)
        let warning = "weather.file: the forecast of ~/weather.json is 14 h old and not used\n"
        #expect(
          isUsed ? result.errors.isEmpty : result.errors.hasSuffix(warning), "\(result.errors)")
      }
    }
  }

  @Test(
    "sync asks the address with two decimals, keeps the answer, and nothing asks without weather")
  func sync() throws {
    let server = try LoopbackServer { _ in .json(Self.forecast()) }
    defer { server.stop() }
    try TemporaryFolder.with { folder in
      let address = server.url("/v1/forecast?latitude={latitude}&longitude={longitude}")
      let more = "\(Self.place), weather: {url: \"\(address)\"}"
      let before = try run(["brief"], more, in: folder)
      #expect(before.errors.contains("weather.url has not been fetched yet: run readyday sync"))
      #expect(try run(["sync"], more, in: folder).output == "weather    updated\n")
      #expect(server.requests.map(\.target) == ["/v1/forecast?latitude=40.42&longitude=-3.7"])
      #expect(server.requests[0].header("accept") == "application/json")
      let brief = try run(["brief", "--sync"], more, in: folder)
      #expect(brief.output.contains("WEATHER  \(Self.line)\n"), "\(brief)")
      #expect(brief.errors.isEmpty && server.requests.count == 1)
      let status = try run(["sync", "status", "--format", "json"], more, in: folder).output
      #expect(status.contains("weather") && !status.contains("latitude"))
      server.answer { _ in .json("<html>") }
      let failed = try run(["sync", "--force"], more, in: folder)
      #expect(failed.status == 4)
      #expect(
        failed.errors.contains("weather: the server did not send a forecast: it is a web page\n"))
      #expect(try run(["brief"], more, in: folder).output.contains(Self.line))
      let without = try run(["brief", "--sync"], Self.place, in: folder)
      #expect(server.requests.count == 2 && !without.output.contains("WEATHER"))
    }
  }

  @Test("a slow server costs ten seconds, and the brief comes")
  func slow() throws {
    let server = try LoopbackServer { _ in
      var answer = LoopbackServer.Answer.json(Self.forecast())
      answer.delay = 25
      return answer
    }
    defer { server.stop() }
    try TemporaryFolder.with { folder in
      let started = Date.now
      let brief = try run(
        ["brief", "--sync"], "weather: {url: \"\(server.url("/v1"))\"}", in: folder)
      #expect(Date.now.timeIntervalSince(started) < 20)
      #expect(brief.status == 0 && brief.output.contains("Board"))
      #expect(!brief.output.contains("WEATHER") && brief.errors.contains("weather.url"))
    }
  }

  @Test("a place without a coordinate, and an address that needs it, are pointed out")
  func half() throws {
    try TemporaryFolder.with { folder in
      let more = "place: {latitude: 40}, weather: {url: \"https://a.test/{longitude}\"}"
      let result = try run(["config", "check"], more, in: folder)
      #expect(
        result.errors.components(separatedBy: "a place needs its latitude and longitude").count
          == 3,
        "\(result)")
    }
  }
}
