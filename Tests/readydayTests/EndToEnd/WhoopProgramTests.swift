import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("WHOOP over the network, by the built program", .enabled(if: Tool.has("curl")))
struct WhoopProgramTests {
  private let home = try! WhoopHome(FakeWhoop.fixtures())
  private static let since = ["--since", "2025-01-01"]

  /// Neither of them may show a secret.
  private static func check(_ result: Program.Result, _ status: Int32 = 0) {
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect(!(result.output + result.errors).contains(FakeWhoop.mark))
  }

  private static let brief = [
    "brief", "--date", "2026-03-10", "--now", "2026-03-10T06:30:00+01:00", "--tz", "Europe/Madrid",
    "--format", "json",
  ]

  @Test("a first morning with a pasted code, the brief of it, and the next one")
  func pasted() throws {
    let code = home.whoop.code()
    let keys = "\(FakeWhoop.clientID)\n\(FakeWhoop.clientSecret)\nhttps://nothing\n\(code)\n"
    let connect = try home.program(["sync", "connect", "whoop"])
    let (screen, status) = try PseudoTerminal().run(connect, typing: keys)
    #expect(status == 0, "\(screen)")
    for words in [
      "redirect URI    http://localhost:8371/readyday", "Client secret (not shown):",
      "\(home.whoop.server.url())/oauth/oauth2/auth?response_type=code&client_id=client-1",
      "neither the address",
    ] { #expect(screen.contains(words), "\(screen)") }
    Self.check(try home.program(["sync", "whoop"] + Self.since).run())
    let synced = try home.program(Self.brief).run()
    Self.check(synced)
    // The same numbers as from files; only where they lie differs.
    let files = try home.program(Self.brief + ["--whoop", "whoop"]).run()
    let numbers = { (text: String) in
      JSON(text)?.members?.filter { !["sources", "data_age", "warnings"].contains($0.key) }
    }
    #expect(numbers(synced.output) != nil && numbers(synced.output) == numbers(files.output))
    let token = try Data(contentsOf: URL(filePath: home.tokenPath))
    Self.check(try home.program(["sync", "whoop"]).run())
    #expect(try Data(contentsOf: URL(filePath: home.tokenPath)) == token)
    let export = home.folder.path("export")
    Self.check(try home.program(["data", "export", export]).run())
    #expect(try home.leaks().isEmpty)
  }

  @Test(
    "without a terminal the address is printed, and the browser waited for; nobody else ends that")
  func listened() throws {
    let port = try Self.freePort()
    let config = """
      {sync_whoop: {client_id: "client-1", secret_command: ["echo", "\(FakeWhoop.clientSecret)"], port: \(port)}}
      """
    var program = try home.program(["sync", "connect", "whoop"], config: config)
    program.environment["LANG"] = "C.UTF-8"
    let output = Pipe()
    let errors = try home.folder.file("errors", Data())
    let process = try program.start(
      input: .nullDevice, output: output, errors: FileHandle(forWritingTo: errors))
    var shown = ""
    while !shown.contains("state="), process.isRunning || !shown.isEmpty {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      shown += String(decoding: data, as: UTF8.self)
    }
    let line = try #require(shown.split(separator: "\n").first { $0.contains("state=") })
    let curl = try #require(Tool("curl"))
    let back = "http://127.0.0.1:\(port)"
    for stranger in [
      "/favicon.ico", "/readyday?code=evil&state=0123456789abcdef", "/readyday?error=access_denied",
    ] {
      let answer = try curl.run(
        ["-s", "-o", "/dev/null", "-w", "%{http_code}", back + stranger], in: home.folder)
      #expect(answer.output == "404")
    }
    let page = try curl.run(["-s", "-L", "--ipv4", String(line)], in: home.folder)
    #expect(page.output.contains("readyday is connected to WHOOP"))
    shown += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let said = shown + (try String(contentsOf: errors, encoding: .utf8))
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(!said.contains(FakeWhoop.mark))
    let tokens = try #require(try home.tokens())
    #expect(tokens.clientSecret == nil && tokens.userID == "\(FakeWhoop.account)")
    try FileManager.default.removeItem(atPath: home.folder.path("config"))
    #expect(try home.leaks().isEmpty)
  }

  private static func freePort() throws -> Int {
    let server = try LoopbackServer { _ in LoopbackServer.Answer() }
    server.stop()
    return server.port
  }

  @Test("what can be known before a login is known before it") func refusals() throws {
    try WhoopHome.with { home in
      let nobody = try home.program(["sync", "connect", "whoop"]).run()
      #expect(nobody.status == 5)
      #expect(
        nobody.errors == """
          readyday: error: no terminal to ask for the client ID of your WHOOP app
            run it in a terminal, or set sync_whoop in the configuration

          """)
      var bare = try home.program(["sync", "connect", "whoop"])
      bare.environment["PATH"] = home.folder.url.path
      let curlless = try bare.run()
      #expect(curlless.status == 4)
      #expect(
        curlless.errors == """
          readyday: error: curl not found; readyday import whoop works without it

          """)
      bare.environment["LANG"] = "es_ES.UTF-8"
      #expect(try bare.run().errors.contains("readyday import whoop funciona sin él"))
      let unknown = try home.program(["sync", "whoop"]).run()
      #expect(unknown.status == 4 && unknown.errors.contains("readyday sync connect whoop"))
      #expect(home.whoop.server.requests.isEmpty)
    }
  }

  @Test("a login that WHOOP refuses ends with why") func refusedLogin() throws {
    let rows: [(LoopbackServer.Answer, String)] = [
      (.json(#"{"error":"invalid_client"}"#, status: 401), "WHOOP does not recognise this app"),
      (.json(#"{"error":"invalid_grant"}"#, status: 400), "it was used or has expired"),
      (.html("<html>"), "does this network ask you to log in?"),
    ]
    for (answer, words) in rows {
      try WhoopHome.with { home in
        home.whoop.change { $0.instead["token"] = [answer] }
        let keys = "client-1\n\(FakeWhoop.clientSecret)\n\(home.whoop.code())\n"
        let connect = try home.program(["sync", "connect", "whoop"])
        let (screen, status) = try PseudoTerminal().run(connect, typing: keys)
        let message = screen.replacing(/\n +/, with: " ")
        #expect(status == 4 && message.contains(words), "\(screen)")
        #expect(try home.tokens() == nil)
      }
    }
  }

  @Test("status and doctor say how it stands, and disconnect takes it back")
  func afterwards() throws {
    try home.logIn(at: Instant(secondsSince1970: Int(truncating: Date().timeIntervalSince1970)))
    Self.check(try home.program(["sync", "whoop"] + Self.since).run())
    let status = try home.program(["sync", "status"]).run()
    Self.check(status)
    #expect(status.output.contains("WHOOP"))
    let doctor = try home.program(["doctor", "--tz", "Europe/Madrid"]).run()
    #expect(doctor.output.contains("connected, synced "), "\(doctor.output)")
    let unasked = try home.program(["sync", "disconnect", "whoop"]).run()
    #expect(unasked.status == 2 && !home.whoop.now.isRevoked)
    Self.check(try home.program(["sync", "disconnect", "whoop", "--data", "--yes"]).run())
    #expect(home.whoop.now.isRevoked)
    #expect(try home.tokens() == nil && home.kept().isEmpty)
    #expect(home.whoop.server.requests.last?.method == "DELETE")
  }

  @Test("erased records are all fetched again, and erasing everything ends the login")
  func erased() throws {
    let now = Instant(secondsSince1970: Int(truncating: Date().timeIntervalSince1970))
    try home.logIn(at: now)
    Self.check(try home.program(["sync", "whoop"] + Self.since).run())
    let records = try home.program(["data", "erase", "whoop", "--yes"]).run()
    Self.check(records)
    #expect(records.errors.contains("whoop-sync.json"))
    #expect(records.errors.contains("you are still logged in to WHOOP; readyday sync disconnect"))
    // Also where somebody else removed the records, and the sync's own record is left.
    var record = WhoopSyncRecord()
    record.succeed(at: now)
    let sync = try home.sync(at: now)
    try sync.file.write(record)
    #expect(!sync.isFresh(at: now))
    let before = home.whoop.server.requests.count
    Self.check(try home.program(["sync", "whoop"]).run())
    let asked = home.whoop.server.requests.dropFirst(before).compactMap { $0.query["start"] }.min()
    let year = Zone.utc.reading(at: now).date.advanced(by: -365)
    #expect(asked.map { $0 <= "\(year)T12" } == true, "\(asked ?? "")")
    let all = try home.program(["data", "erase", "--yes", "--lang", "es"]).run()
    Self.check(all)
    #expect(all.errors.contains("/whoop.json  ") && home.whoop.now.isRevoked)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path("state/readyday")))
  }

  @Test("an expired login is not waited for in silence, unless a time is named")
  func expired() throws {
    let now = Instant(secondsSince1970: Int(truncating: Date().timeIntervalSince1970))
    try home.logIn(at: now)
    Self.check(try home.program(["sync", "whoop"] + Self.since).run())
    let file = try home.sync().file
    var record = file.record()
    record.fail(
      .login, since: nil, at: try #require(Timestamp("2026-03-11T06:30:00+01:00")).instant)
    try file.write(record)
    let required = [
      "brief", "--now", "2026-03-13T06:30:00+01:00", "--tz", "Europe/Madrid", "--require",
      "recovery",
    ]
    let waiting = try home.program(required + ["--once", "--by", "10:00"]).run()
    #expect(waiting.output.isEmpty && waiting.errors.isEmpty && waiting.status == 0)
    let printed = try home.program(required + ["--once"]).run()
    Self.check(printed)
    #expect(printed.output.replacing("\n", with: " ").contains("readyday sync connect whoop"))
    let failed = try home.program(required).run()
    Self.check(failed, 3)
    #expect(failed.errors.contains("\n  log in again: readyday sync connect whoop\n"))
  }

  @Test("four hundred days come in one go, with WHOOP asking to wait") func backfill() throws {
    var state = FakeWhoop.State()
    let today = LocalDate(dayNumber: Int(truncating: Date().timeIntervalSince1970) / 86_400)
    state.records["recovery"] = (0..<400).compactMap { day in
      JSON(
        """
        {"cycle_id":\(1000 + day),"sleep_id":"00000000-0000-4000-8000-\(100_000_000_000 + day)","user_id":1,
        "created_at":"\(today.advanced(by: -day))T06:00:00.000Z","updated_at":"2026-03-10T06:00:00.000Z","score_state":"PENDING_SCORE"}
        """)
    }
    state.headers = (0..<20).map { number in
      [("X-RateLimit-Remaining", number % 4 == 3 ? "0" : "7"), ("X-RateLimit-Reset", "0")]
    }
    try WhoopHome.with(state) { home in
      home.whoop.change { $0.account = 1 }
      try home.logIn(at: Instant(secondsSince1970: Int(truncating: Date().timeIntervalSince1970)))
      var tokens = try #require(try home.tokens())
      tokens.userID = nil
      try home.sync().file.write(tokens)
      Self.check(try home.program(["sync", "whoop"]).run())
      #expect(try home.kept()["recovery.json"]?.count(where: { $0 == "\n" }) == 366 + 2)
      Self.check(
        try home.program(["sync", "whoop", "--since", "\(today.advanced(by: -400))"]).run())
      #expect(try home.kept()["recovery.json"]?.count(where: { $0 == "\n" }) == 400 + 2)
    }
  }
}
