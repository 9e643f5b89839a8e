import Foundation
import TestSupport

/// A home with calendars that are fetched, and the program that fetches them.
final class SyncHome {
  let folder = try! TemporaryFolder()
  private let server: LoopbackServer
  /// What the clock says.
  var now = "2026-03-10T06:30:00+01:00"
  var variables: [String: String] = [:]

  /// - Parameters:
  ///   - calendars: as the configuration has them.
  ///   - server: where they are fetched from; it is stopped when the home goes.
  init(calendars: String, _ more: String = "", from server: LoopbackServer) throws {
    self.server = server
    try configure(calendars: calendars, more)
  }

  deinit { server.stop() }

  func configure(calendars: String, _ more: String = "") throws {
    try folder.file(
      "home/.config/readyday/config.json5",
      #"{time_zone: "Europe/Madrid", language: "en", calendars: [\#(calendars)], \#(more)}"#)
  }

  @discardableResult
  func run(_ words: String...) throws -> Program.Result {
    var program = Program(words, ["HOME": folder.path("home"), "READYDAY_NOW": now])
    program.environment.merge(variables) { $1 }
    let result = try program.run()
    return Program.Result(
      output: result.output,
      errors: result.errors.replacingOccurrences(of: folder.url.path, with: "HOME"),
      status: result.status)
  }

  var cache: String { folder.path("home/.cache/readyday/calendars") }

  /// The one copy that is kept; nil where there is none.
  func copy() throws -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    return try names.first { $0.hasSuffix(".ics") }.map {
      try String(contentsOfFile: "\(cache)/\($0)", encoding: .utf8)
    }
  }

  /// All that lies in the home but for the configuration, by its path.
  func files() throws -> [String: String] {
    let home = folder.path("home")
    let paths = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { files, path in
      guard !path.hasPrefix(".config"),
        let bytes = FileManager.default.contents(atPath: "\(home)/\(path)")
      else { return }
      files[path] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A calendar with one meeting on the tenth of March 2026, called `title`.
  static func calendar(_ title: String = "Board", header: String = "", ends: Bool = true) -> String
  {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\r\n\(header)BEGIN:VEVENT\r\nUID:\(title)\r\n"
      + "DTSTAMP:20260101T000000Z\r\nSUMMARY:\(title)\r\nDTSTART:20260310T100000Z\r\n"
      + "DTEND:20260310T110000Z\r\nEND:VEVENT\r\n" + (ends ? "END:VCALENDAR\r\n" : "")
  }

  static let empty = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\r\nEND:VCALENDAR\r\n"
}
