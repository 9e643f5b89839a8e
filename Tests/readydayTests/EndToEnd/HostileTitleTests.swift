import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// A stranger's calendar through every command, in every format.
@Suite("Hostile titles") struct HostileTitleTests {
  /// None is what it seems, and each is a title, a place, a link, a name, a UID and a wrong date.
  private static let titles = [
    "\u{1B}[2J\u{1B}]0;owned\u{07} Board", "<script>alert(1)</script> ]]> review",
    "x\\nBcc: eve@evil.test\\n\\nbody", "\u{202E}evil\u{2066}\u{200F} planning",
    String(repeating: "A", count: 10_000) + " demo", "👩‍👩‍👧 🇪🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿 interview",
    "[x](javascript:alert(1)) | `*_ ![i](http://evil.test/x.png)",
    "=?utf-8?Q?x=0ABcc:=20eve=40evil.test?=", "<img src=x onerror=alert(1)>",
    "END:VEVENT\\nBEGIN:VALARM\\nACTION:AUDIO", "\" onmouseover=\"alert(1)", "&lt;b&gt; &#27;",
    "<!-- --> <![CDATA[", "Z" + String(repeating: "\u{335}", count: 5000) + " sync",
    "%s%n ${HOME} $(id) `id`", "\u{9B}31m\u{85}\u{2028}\u{2029}\u{FEFF}\u{7F}\u{8}", " ",
  ]

  private static let calendar = {
    let events = titles.enumerated().map { index, title in
      let time = "20260310T\(["06", "07", "08", "09", "10", "11", "12", "13", "14"][index / 2])"
      let minutes = index.isMultiple(of: 2) ? ("0000Z", "3000Z") : ("3000Z", "5900Z")
      let guests = (0..<9).map { "ATTENDEE;CN=\"\(title)\":mailto:\($0)@evil.test\r\n" }.joined()
      return "BEGIN:VEVENT\r\nUID:\(index)\(title)\r\nSUMMARY:\(title)\r\nLOCATION:\(title)\r\n"
        + "DTSTART:\(time)\(minutes.0)\r\nDTEND:\(time)\(minutes.1)\r\nCATEGORIES:\(title)\r\n"
        + "URL:\(index.isMultiple(of: 2) ? "javascript:" : "https://evil.test/")\(title)\r\n"
        + "\(guests)EXDATE:\(title)\r\nX-EVIL:\(title)\r\nEND:VEVENT\r\n"
    }
    let broken =
      "BEGIN:VEVENT\r\nUID:broken\r\nDTSTART;TZID=\(titles[3]):20260310T130000\r\n"
      + "RRULE:FREQ=\(titles[15])\r\nSUMMARY:Broken\r\nEND:VEVENT\r\n"
    return "BEGIN:VCALENDAR\r\nX-WR-CALNAME:\(titles[0])\(titles[1])\r\n" + events.joined()
      + broken + "END:VCALENDAR\r\n"
  }()

  private static let recovery = """
    {"records": [{"cycle_id": 1, "sleep_id": "\(titles[15])", "score_state": "\(titles[3])",
     "created_at": "\(titles[3])", "score": {"recovery_score": "\(titles[15])"}}]}
    """

  struct Way: Sendable, CustomTestStringConvertible {
    let words: [String]

    init(_ line: String) { words = line.split(separator: " ").map(String.init) }

    var testDescription: String { words.joined(separator: " ") }

    func writes(_ format: String) -> Bool { words.contains(format) }
  }

  static let ways =
    ["text", "json", "markdown", "html", "mail", "ics"].map { Way("brief --format \($0)") }
    + [
      "agenda", "week", "windows", "next", "alerts --within 12h", "explain 1", "explain 2",
      "explain load", "explain move-hardest-event", "what-if --drop 1",
      "what-if --move 2=2026-03-12T10:00",
    ].flatMap { [Way($0), Way("\($0) --format json")] }
    + [
      "brief --oneline", "brief --width 40", "brief --strict", "windows --format ics",
      "check --load >1", "brief --format json --strict",
    ].map(Way.init)

  private static func run(_ way: Way, language: String) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file("evil\u{1B}[31m.ics", calendar)
      let whoop = [Fixtures.url("whoop").path, try folder.file("evil/evil.json", recovery).path]
      let mornings = ["agenda", "next"].contains(way.words[0]) ? [] : ["--whoop"] + whoop
      let mail = way.writes("mail") ? ["--to", "ana@example.test", "--subject", "full"] : []
      let result = try Program(
        way.words + mornings + mail + [
          "--tz", "UTC", "--now", "2026-03-10T05:00:00Z", "--lang", language, "--verbose",
          "--calendar", folder.url.path,
        ]
      ).run()
      #expect([0, 4].contains(result.status))
      return result
    }
  }

  @Test("no byte of a stranger's controls anything, nor passes the terminal's end", arguments: ways)
  func harmless(_ way: Way) throws {
    let result = try Self.run(way, language: "es")
    let read = way.writes("mail") ? Self.decoded(result.output) : result.output
    for text in [result.output, result.errors, read] {
      let harmful = text.replacing("\r\n", with: "\n").unicodeScalars
        // Tags stand in the flags of England and others, and elsewhere are dropped: SafeTextTests.
        .filter { $0 != "\n" && $0.isDangerous && !$0.isTag }
      #expect(harmful.isEmpty)
    }
    #expect(result.errors.contains("EXDATE") || result.errors.hasPrefix("{"))
    let isForTerminals = !["--format", "next", "alerts", "--oneline"].contains(where: way.writes)
    guard isForTerminals || way.writes("text") else { return }
    for line in result.output.split(separator: "\n") {
      #expect(line.displayWidth <= 80 && line.utf8.count < 500, "\(line)")
    }
  }

  @Test("nor does what was typed", arguments: [[], ["--format", "json"]])
  func typed(_ options: [String]) throws {
    for words in [
      ["--da\u{1B}[31mte"], ["--date", "\u{9B}31m\u{202E}"], ["--calendar", "\r\u{1B}c"],
    ] {
      let result = try Program(["brief"] + options + words).run()
      #expect([2, 4].contains(result.status))
      #expect(!result.errors.unicodeScalars.contains { $0 != "\n" && $0.isDangerous })
    }
  }

  @Test("nothing in a page can act", arguments: ["html", "mail"]) func page(format: String) throws {
    let output = try Self.run(Way("brief --format \(format)"), language: "en").output
    let text = format == "mail" ? Self.decoded(output) : output
    let page = text.suffix(from: try #require(text.range(of: "<!doctype")).lowerBound)
    let tags = Set(page.matches(of: /<[\/!]?([A-Za-z0-9]+)/).map { String($0.1) })
    #expect(
      tags.isSubset(of: [
        "doctype", "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "div",
        "section", "span", "ol", "ul", "li", "strong", "br", "table", "thead", "tbody", "tr", "th",
        "td", "bdi", "a", "i", "details", "summary", "figure", "figcaption", "footer", "header",
        "svg", "rect", "line", "path", "circle", "text", "tspan",
      ]))
    for tag in page.matches(of: /<[a-z][^>]*>/).map({ String($0.0) }) {
      // What stands in quotes is text: a picture says titles in its label.
      let names = tag.replacing(/"[^"]*"/, with: "")
      #expect(!names.contains(/[ ]on[a-z]+=/) && !tag.contains(/(href|src)="?javascript:/))
    }
    #expect(!page.contains("<!--") && !page.contains("<![CDATA["))
  }

  @Test("nothing in Markdown becomes a link, a picture or a page") func markdown() throws {
    let text = try Self.run(Way("brief --format markdown"), language: "en").output
    #expect(!text.contains(/(^|[^\\(])<[A-Za-z!\/]/))
    #expect(!text.contains(/[^\\]\]\(j/) && !text.contains(/[^\\]!\[/))
    let links = text.matches(of: /\]\(<([^>]*)>\)/).map { String($0.1) }
    #expect(links.allSatisfy { $0.contains(/^https?:\/\/evil.test\//) })
  }

  @Test("a mail has its own headers and no others") func headers() throws {
    let mail = try Self.run(Way("brief --format mail"), language: "en").output
    let head = mail.prefix(upTo: try #require(mail.range(of: "\n\n")).lowerBound)
    let names = head.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(
      names == [
        "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version",
        "Content-Language", "Content-Type",
      ])
    #expect(mail.split(separator: "\n").allSatisfy { $0.utf8.count <= 78 })
    #expect(mail.utf8.count < 100_000)
  }

  @Test("a calendar holds one entry, on lines of 75 bytes", arguments: ["brief", "windows"])
  func entry(command: String) throws {
    let text = try Self.run(Way("\(command) --format ics"), language: "en").output
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count(where: { $0 == "BEGIN:VEVENT" }) == 1)
    #expect(!lines.contains { $0.hasPrefix("BEGIN:VALARM") || $0.hasPrefix("ACTION") })
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
  }

  /// What a reader of quoted-printable text would see.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.replacing("=\n", with: "").utf8)[...]
    while let byte = rest.popFirst() {
      let code = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), code.utf8.count == 2, let value = UInt8(code, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
