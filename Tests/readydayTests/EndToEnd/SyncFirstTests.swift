import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// Briefs that fetch first, and that are told once.
@Suite("Briefs of every morning", .enabled(if: Tool.has("curl"))) struct SyncFirstTests {
  private static func run(
    _ more: String = "", _ body: (SyncHome, LoopbackServer) throws -> Void
  ) throws {
    let server = try LoopbackServer { request in
      .calendar(SyncHome.calendar(String(request.path.dropFirst())))
    }
    let home = try SyncHome(
      calendars: ["Board", "Padel"].map { "{name: \"\($0)\", url: \"\(server.url("/\($0)"))\"}" }
        .joined(separator: ","), more, from: server)
    try withExtendedLifetime(home) { try body(home, server) }
  }

  @Test("a brief that is told to fetches first, side by side, and asks for nothing that is fresh")
  func sync() throws {
    try Self.run { home, server in
      // The first is not answered before the second was asked.
      let both = DispatchSemaphore(value: 0)
      server.answer { request in
        if request.path == "/Padel" { both.signal() }
        if request.path == "/Board" { _ = both.wait(timeout: .now() + 9) }
        return .calendar(SyncHome.calendar(String(request.path.dropFirst())))
      }
      let first = try home.run("brief", "--sync")
      #expect(first.output.contains("Board") && first.output.contains("Padel"))
      #expect(first.status == 0 && first.errors.isEmpty)
      #expect(try home.run("brief", "--sync").output == first.output)
      #expect(server.requests.count == 2)
    }
  }

  @Test("the configuration may ask for it, for the brief of today alone") func configured() throws {
    try Self.run("sync: \"before_brief\"") { home, server in
      home.variables["READYDAY_CALENDAR"] = Fixtures.url("calendars/work.ics").path
      try home.run("brief")
      home.variables = [:]
      for words in [["brief", "tomorrow"], ["agenda"], ["week"], ["brief", "--now", home.now]] {
        let output = try Program(words, ["HOME": home.folder.path("home")]).run().output
        #expect(!output.contains("Board"))
      }
      #expect(server.requests.isEmpty)
      #expect(try Program(["brief"], ["HOME": home.folder.path("home")]).run().status == 0)
      #expect(server.requests.count == 2)
    }
  }

  @Test("a brief whose calendars cannot be fetched tells of what is kept, and how old that is")
  func failing() throws {
    try Self.run { home, server in
      try home.run("sync")
      server.stop()
      home.now = "2026-03-10T09:30:00+01:00"
      let brief = try home.run("brief", "--sync")
      #expect(brief.status == 0 && brief.output.contains("Board"))
      for (language, text) in [
        (Language.english, brief.output),
        (.spanish, try home.run("brief", "--sync", "--lang", "es").output),
      ] {
        let fault = language.voice.fault(.unreachable as TransferFault)
        #expect(text.contains(/Board: [^:(]+ 06:30 \(/) && text.contains("06:30 (\(fault))"))
      }
      let json = try home.run("brief", "--format", "json").output
      #expect(json.contains("\"not_synchronised\""))
      #expect(json.contains("\"checked_at\" : \"2026-03-10T06:30:00+01:00\""))
      #expect(json.contains("\"failing_since\" : \"2026-03-10T09:30:00+01:00\""))
    }
  }

  @Test("a morning is told once in each format, and again where it was not written")
  func once() throws {
    try Self.run { home, _ in
      try home.run("sync")
      #expect(try home.run("brief", "--once", "--output", "/dev/full").status == 6)
      #expect(try home.run("brief", "--once").output.contains("Board"))
      let again = try home.run("brief", "--once")
      #expect(again.output.isEmpty && again.errors.isEmpty && again.status == 0)
      #expect(try home.run("brief", "--once", "--format", "json").output.hasPrefix("{"))
      #expect(try home.run("brief", "--once", "--oneline").output.isEmpty == false)
      #expect(try home.run("brief").output.contains("Board"))
      home.now = "2026-03-11T06:30:00+01:00"
      #expect(try home.run("brief", "--once").output.contains("Wednesday"))
    }
  }

  @Test("what is printed for another page, reader, language or place silences nothing")
  func onceEach() throws {
    try Self.run { home, _ in
      try home.run("sync")
      let other = try home.folder.file("other.json5", "{}").path
      let whoop = Fixtures.url("whoop").path
      home.variables["READYDAY_WHOOP"] = whoop
      let (eve, evening) = ("2026-03-09T20:30:00+01:00", "2026-03-10T20:30:00+01:00")
      let mail = ["--format", "mail", "--mail-to"]
      let kinds = [
        (["tomorrow"], eve), ([], home.now), ([], evening), (["--audience", "coach"], home.now),
        (["--hide", "titles"], home.now), (["--lang", "es"], home.now),
        (["--config", other], home.now), (mail + ["ana@example.test"], home.now),
        (mail + ["bea@example.test"], home.now),
      ]
      for isFirst in [true, false] {
        for (words, now) in kinds {
          let result = try Program(
            ["brief", "--once"] + words,
            ["HOME": home.folder.path("home"), "READYDAY_NOW": now, "READYDAY_WHOOP": whoop]
          ).run()
          #expect(result.status == 0 && result.output.isEmpty != isFirst, "\(words)")
        }
      }
      let marks = home.folder.path("home/.local/state/readyday/printed.json")
      try Data(#"{"text":["2026-03-10"]}"#.utf8).write(to: URL(filePath: marks))
      #expect(try home.run("brief", "--once").output.isEmpty)
      #expect(try !home.run("brief", "--once", "--oneline").output.isEmpty)
    }
  }

  @Test("what is required and not there yet is waited for in silence") func required() throws {
    try Self.run { home, _ in
      try home.run("sync")
      #expect(try home.run("brief", "--require", "recovery").status == 3)
      let waiting = try home.run("brief", "--require", "recovery", "--once")
      #expect(waiting.output.isEmpty && waiting.errors.isEmpty && waiting.status == 0)
      let whoop = Fixtures.url("whoop").path
      home.variables["READYDAY_WHOOP"] = whoop
      #expect(try home.run("brief", "--require", "recovery", "--once").output.contains("Board"))
      #expect(try home.run("brief", "--require", "recovery", "--once").output.isEmpty)
    }
  }
}
