import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// Calendars by their addresses, with a server on this computer.
@Suite("Fetched calendars", .enabled(if: Tool.has("curl"))) struct SyncTests {
  typealias Answer = LoopbackServer.Answer

  private let server: LoopbackServer
  private let home: SyncHome

  init() throws {
    server = try LoopbackServer(Self.board)
    home = try SyncHome(calendars: Self.work(server.url("/secret-1/work.ics")), from: server)
  }

  /// What is configured of a calendar at an address.
  private static func work(_ url: String, _ more: String = "") -> String {
    "{name: \"work\", url: \"\(url)\"\(more)}"
  }

  private static let board: LoopbackServer.Answering = { _ in .calendar(SyncHome.calendar()) }

  @Test("a calendar is fetched once, kept for its owner alone, and read by every command")
  func whole() throws {
    let before = try home.run("agenda")
    #expect(before.status == 4)
    #expect(before.errors.contains("work has not been fetched yet: run readyday sync\n"))
    let first = try home.run("sync")
    #expect(first.output == "work    updated, 1 event\n" && first.errors.isEmpty)
    #expect(first.status == 0)
    #expect(try home.run("agenda").output.contains("Board"))
    #expect(try home.run("brief", "--verbose").errors.contains("readyday: read work\n"))
    let again = try home.run("sync", "calendars")
    #expect(again.output == "work    up to date: synchronised 0 min ago, 1 event\n")
    #expect(server.requests.count == 1)
    #expect(server.requests[0].header("user-agent")?.hasPrefix("readyday/") == true)
    for (path, mode) in [("", 0o700), ("/\(try Self.names(home)[0])", 0o600)] {
      let found = try FileManager.default.attributesOfItem(atPath: home.cache + path)
      #expect(found[.posixPermissions] as? Int == mode)
    }
  }

  private static func names(_ home: SyncHome) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.cache).sorted()
  }

  @Test(
    "nothing that readyday writes or says has the address in it, and it is not on a command line")
  func secret() throws {
    server.answer { $0.path.hasSuffix("gone") ? Answer(410) : .calendar(SyncHome.calendar()) }
    try home.configure(
      calendars: """
        {name: "work", url: "\(server.url("/secret-1/work.ics"))"},
        {name: "gone", url_command: ["echo", "\(server.url("/secret-2/gone"))"]},
        "\(server.url("/secret-3"))"
        """)
    var said = ""
    for words in [
      ["sync"], ["sync", "--force", "--format", "json"], ["sync", "status"], ["brief"],
      ["brief", "--format", "json", "--verbose"], ["doctor"], ["doctor", "--format", "json"],
      ["config", "show", "--origin"], ["config", "show", "--format", "json"],
      ["config", "check"],
      ["data", "export", home.folder.path("home/export")],
    ] {
      let result = try Program(words, ["HOME": home.folder.path("home"), "READYDAY_NOW": home.now])
        .run()
      said += result.output + result.errors
    }
    #expect(said.contains("127.0.0.1") && !said.contains("secret-"))
    for (path, text) in try home.files() {
      #expect(!path.contains("secret-") && !text.contains("secret-"), "\(path)")
    }
    #expect(server.requests.contains { $0.path == "/secret-2/gone" })
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: Answer
    let says: String
  }

  private static let rows: [Fault] = [
    Fault(
      testDescription: "a page with status 200", answer: .html("<html>Log in</html>"),
      says: Voice(.english).fault(.notACalendar)),
    Fault(
      testDescription: "a portal's page behind a redirect", answer: .redirect(to: "/portal"),
      says: Voice(.english).fault(.notACalendar)),
    Fault(testDescription: "nothing", answer: Answer(), says: Voice(.english).fault(.notACalendar)),
    Fault(testDescription: "gone", answer: Answer(410), says: "HTTP 410"),
    Fault(
      testDescription: "a redirect to http elsewhere",
      answer: .redirect(to: "http://192.0.2.1.invalid/"),
      says: Voice(.english).fault(.refusedAddress as TransferFault)),
    Fault(
      testDescription: "a part of it",
      answer: Answer(206, body: SyncHome.calendar("New")), says: "HTTP 206"),
    Fault(
      testDescription: "to a file", answer: .redirect(to: "file:///etc/passwd"),
      says: Voice(.english).fault(.refusedAddress as TransferFault)),
    Fault(
      testDescription: "in a circle", answer: .redirect(to: "/circle"), says: "too many redirects"),
    Fault(
      testDescription: "cut short on the way", answer: cutOnTheWay,
      says: Voice(.english).fault(.cutShort as TransferFault)),
    Fault(
      testDescription: "cut short by the server",
      answer: .calendar(SyncHome.calendar("New", ends: false)),
      says: Voice(.english).fault(.calendarCutShort)),
    Fault(
      testDescription: "emptied", answer: .calendar(SyncHome.empty),
      says: Voice(.english).fault(.calendarEmptied(before: 1))),
    Fault(
      testDescription: "too often", answer: Answer(429, [("Retry-After", "600")]),
      says: "too many requests: next try after 08:40"),
    Fault(
      testDescription: "too often, without a word", answer: Answer(429),
      says: "too many requests: next try after 08:45"),
    Fault(
      testDescription: "closed at once", answer: Answer().failing(.silence),
      says: Voice(.english).fault(.cutShort as TransferFault)),
    Fault(
      testDescription: "unchanged, though nobody asked that", answer: Answer(304), says: "HTTP 304"),
  ]

  private static var cutOnTheWay: Answer {
    var answer = Answer.calendar(SyncHome.calendar("New"))
    answer.announced = 5000
    return answer
  }

  @Test("what goes wrong costs nothing that is kept, and is said", arguments: rows)
  func faults(row: Fault) throws {
    try home.run("sync")
    let kept = try home.copy()
    server.answer { $0.path == "/portal" ? .html("<html>Log in</html>") : row.answer }
    home.now = "2026-03-10T08:30:00+01:00"
    let result = try home.run("sync")
    #expect(result.status == 4)
    #expect(result.errors == "readyday: warning: work: \(row.says)\n")
    let line = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(line.hasPrefix("work ! \(row.says); ") && line.hasSuffix(" 06:30"))
    #expect(try home.copy() == kept)
    let brief = try home.run("brief")
    #expect(brief.status == 0 && brief.output.contains("Board"))
    #expect(brief.output.contains(/work: [^:(]+ 06:30 \(/))
    // The next good answer ends it.
    server.answer(Self.board)
    #expect(try home.run("sync", "--force").status == 0)
    #expect(try !home.run("brief").output.contains("not synchronised"))
  }

  @Test("a calendar is asked for by what its server called it, and found unchanged")
  func conditional() throws {
    let etag = "W/\"a\\b\""
    server.answer { request in
      request.header("if-none-match") == etag
        ? Answer(304) : .calendar(SyncHome.calendar(), [("ETag", etag), ("Last-Modified", "then")])
    }
    try home.run("sync")
    home.now = "2026-03-10T07:30:00+01:00"
    #expect(try home.run("sync").output == "work    unchanged, 1 event\n")
    #expect(server.requests[1].header("if-modified-since") == "then")
    #expect(try home.run("sync").output == "work    up to date: synchronised 0 min ago, 1 event\n")
    // A copy that is not what it was is fetched whole.
    let path = "\(home.cache)/\(try Self.names(home)[0])"
    try Data("BEGIN:VCALENDAR\r\n".utf8).write(to: URL(filePath: path))
    home.now = "2026-03-10T08:30:00+01:00"
    #expect(try home.run("sync").output == "work    updated, 1 event\n")
    #expect(server.requests[2].header("if-none-match") == nil)
    // Who doubts what a server says is unchanged asks for all of it.
    #expect(try home.run("sync", "--force").output == "work    unchanged, 1 event\n")
    #expect(server.requests[3].header("if-none-match") == nil)
    #expect(try home.copy() == SyncHome.calendar())
  }

  @Test("a server that wants to be left alone is") func waiting() throws {
    server.answer { _ in Answer(429, [("Retry-After", "600")]) }
    try home.run("sync")
    home.now = "2026-03-10T06:39:59+01:00"
    #expect(try home.run("sync").errors.contains("too many requests: next try after 06:40"))
    #expect(server.requests.count == 1)
    home.now = "2026-03-10T06:40:00+01:00"
    try home.run("sync")
    #expect(server.requests.count == 2)
  }

  @Test("a server that answers browsers alone is asked as one, from then on at once")
  func outlook() throws {
    try home.configure(calendars: Self.work(server.url("/owa/calendar/x/calendar.ics")))
    server.answer { request in
      request.header("user-agent")?.contains("Chrome/") == true
        ? .calendar(SyncHome.calendar()) : .html("not supported", status: 500)
    }
    let (first, second) = try (home.run("sync"), home.run("sync", "--force"))
    #expect(first.status == 0 && second.status == 0)
    #expect(server.requests.count == 3)
  }

  @Test("user, password and agent are the owner's") func owner() throws {
    try home.folder.file("home/.netrc", "machine 127.0.0.1 login ana password secret")
    try home.configure(calendars: Self.work(server.url("/a"), ", user_agent: \"mine/1\""))
    try home.run("sync")
    let asked = try #require(server.requests.last)
    #expect(asked.header("authorization") == "Basic YW5hOnNlY3JldA==")
    #expect(asked.header("user-agent") == "mine/1")
  }

  @Test("settings of curl's owner, such as where to write to, do not count") func curlrc() throws {
    try home.folder.file("home/.curlrc", "output = \"\(home.folder.path("stray"))\"\nsilent\n")
    #expect(try home.run("sync").status == 0)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path("stray")))
  }

  @Test("a proxy is asked for what lies elsewhere, never for this computer") func proxy() throws {
    server.answer { $0.method == "CONNECT" ? Answer(403) : .calendar(SyncHome.calendar()) }
    for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "ALL_PROXY"] {
      home.variables[name] = server.url()
    }
    #expect(try home.run("sync").status == 0)
    try home.configure(calendars: "{name: \"far\", url: \"https://cal.invalid/a.ics\"}")
    #expect(try home.run("sync").status == 4)
    #expect(server.requests.map(\.method) == ["GET", "CONNECT"])
    #expect(server.requests[1].target == "cal.invalid:443")
  }

  @Test("a cache that cannot be written is said, and costs nothing") func unwritable() throws {
    try home.run("sync")
    home.variables["XDG_CACHE_HOME"] = "/dev/null"
    let result = try home.run("sync")
    #expect(result.status == 4)
    #expect(result.errors == "readyday: warning: work: cannot store it: Not a directory\n")
  }

  @Test("without curl, and without a place, it is said what is missing") func missing() throws {
    home.variables["PATH"] = home.folder.path("nowhere")
    let result = try home.run("sync")
    #expect(result.status == 4 && result.errors == "readyday: warning: work: curl not found\n")
    try home.configure(calendars: "")
    let nothing = try home.run("sync")
    #expect(nothing.status == 5)
    #expect(nothing.errors.contains("nothing to sync: no WHOOP login and no calendar"))
    let status = try home.run("sync", "status")
    #expect(status.status == 0 && status.errors.isEmpty)
    #expect(status.output.hasPrefix("nothing to sync: no WHOOP login and no calendar"))
    let json = try home.run("sync", "status", "--format", "json")
    #expect(json.status == 0 && json.output.contains("\"sources\""))
  }

  @Test(
    "a command that fails, hangs on or prints something else is no address",
    arguments: [
      "[\"false\"]", "[\"true\"]", "[\"echo\", \"ftp://secret\"]", "[\"no-such-program\"]",
      "[\"echo\", \"http://example.test/secret\"]",
    ])
  func command(words: String) throws {
    try home.configure(calendars: "{name: \"work\", url_command: \(words)}")
    let result = try home.run("sync")
    #expect(result.status == 4 && !result.errors.contains("secret"))
    #expect(server.requests.isEmpty)
  }

  @Test("a part that fails is a warning; status asks nobody") func part() throws {
    server.answer { $0.path == "/b" ? Answer(410) : .calendar(SyncHome.calendar()) }
    try home.configure(
      calendars:
        "{name: \"a\", url: \"\(server.url("/a"))\"}, {name: \"b\", url: \"\(server.url("/b"))\"}")
    let result = try home.run("sync")
    #expect(result.status == 0 && result.errors == "readyday: warning: b: HTTP 410\n")
    home.now = "2026-03-12T06:30:00+01:00"
    let status = try home.run("sync", "status")
    #expect(
      status.output == """
        a    synchronised on Tue 10 Mar 06:30, 1 event
        b  - never synchronised, failing since Tue 10 Mar 06:30, HTTP 410

        """)
    #expect(status.status == 0 && status.errors.isEmpty && server.requests.count == 2)
    let doctor = try home.run("doctor").output
    #expect(doctor.contains("b: never synchronised, failing since Tue 10 Mar 06:30, HTTP 410"))
    #expect(!doctor.contains(".ics"))
    let json = try home.run("sync", "status", "--format", "json").output
    #expect(json.contains("\"http_status\" : 410"))
    #expect(try SchemaCheck(schema: DocumentName.sync.schema).faults(in: json) == [])
    let asked = try home.run("sync", "--format", "json").output
    #expect(try SchemaCheck(schema: DocumentName.sync.schema).faults(in: asked) == [])
  }

  @Test(
    "an address that cannot be one is refused without being told",
    arguments: ["ftp://example.test/secret", "secret"])
  func refused(url: String) throws {
    try home.configure(calendars: Self.work(url))
    let result = try home.run("config", "check")
    #expect(result.status == 5 && !result.errors.contains("secret"))
    #expect(result.errors.contains("calendars[0].url: not an address that can be fetched"))
  }

  @Test("http that is not encrypted is said, and allow_http accepts it") func plain() throws {
    let url = "http://calendar.example.test/secret"
    try home.configure(calendars: Self.work(url))
    for words in [["config", "check"], ["sync"], ["doctor"]] {
      let result = try home.run(words[0], words.count > 1 ? words[1] : "--lang=en")
      let text = (result.errors + result.output).split { $0 == "\n" || $0 == " " }
      #expect(text.joined(separator: " ").contains("http is not encrypted: anyone"), "\(words)")
    }
    try home.configure(calendars: Self.work(url, ", allow_http: true"))
    #expect(try home.run("config", "check").status == 0)
  }

  @Test("a fetched calendar that is shown as busy tells no title") func busy() throws {
    try home.configure(calendars: Self.work(server.url("/a"), ", show: \"busy\""))
    try home.run("sync")
    let agenda = try home.run("agenda").output
    #expect(agenda.contains("11:00") && !agenda.contains("Board"))
  }

  @Test("what was fetched is erased with everything, and by itself") func erase() throws {
    for words in [["calendars", "--yes"], ["--yes"]] {
      try home.run("sync")
      let copy = try home.copy()
      #expect(copy != nil)
      let status = try Program(["data", "erase"] + words, ["HOME": home.folder.path("home")]).run()
        .status
      #expect(status == 0)
      #expect(!FileManager.default.fileExists(atPath: home.cache))
    }
  }
}
