import Foundation
import TestSupport
import Testing

/// The forecast: from a file, by sync, and what becomes of bad ones.
struct WeatherTests {
  private let folder = try! TemporaryFolder()

  /// The tenth of March 2026 in Madrid, with rain from 15:00 to 18:00.
  private static func forecast() -> String {
    let midnight = 1_773_097_200
    func list(_ value: (Int) -> String) -> String { (0...24).map(value).joined(separator: ",") }
    return """
      {"hourly_units": {"time": "unixtime", "temperature_2m": "°C", "precipitation": "mm"},
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
    let result = try Program(
      words + ["--config", configuration.path],
      ["HOME": folder.path("home"), "READYDAY_NOW": "2026-03-10T06:30:00+01:00"]
    ).run()
    return Program.Result(
      output: result.output,
      errors: result.errors.replacingOccurrences(of: folder.path("home"), with: "~"),
      status: result.status)
  }

  private static let line = "10–13 °C, rain 15–18"

  @Test(
    "sync asks the address with two decimals, keeps the answer, and nothing asks without weather")
  func sync() throws {
    let server = try LoopbackServer { _ in .json(Self.forecast()) }
    defer { server.stop() }
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

  @Test("a slow server costs ten seconds, and the brief comes") func slow() throws {
    let server = try LoopbackServer { _ in
      var answer = LoopbackServer.Answer.json(Self.forecast())
      answer.delay = 25
      return answer
    }
    defer { server.stop() }
    let started = Date.now
    let brief = try run(
      ["brief", "--sync"], "weather: {url: \"\(server.url("/v1"))\"}", in: folder)
    #expect(Date.now.timeIntervalSince(started) < 20)
    #expect(brief.status == 0 && brief.output.contains("Board"))
    #expect(!brief.output.contains("WEATHER") && brief.errors.contains("weather.url"))
  }
}
