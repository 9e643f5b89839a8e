import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// The folder that `readyday pages` writes.
@Suite("Pages in a folder") struct PageSetTests {
  private let folder = try! TemporaryFolder()
  private static let morning = ["--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00"]
  private static let data = [
    "--whoop", Fixtures.url("whoop").path, "--calendar", Fixtures.url("calendars").path, "--me",
    "ana@example.test",
  ]

  private static func run(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> (output: String, errors: String, status: Int32) {
    let result = try Program(words, ["HOME": folder.url.path], in: folder.url).run()
    return (result.output, result.errors, result.status)
  }

  private static func write(
    _ more: String..., data: [String] = data, to place: String = "pages", in folder: TemporaryFolder
  ) throws -> [String: String] {
    let result = try run(["pages", "--output", place] + morning + data + more, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    return try pages(in: folder.path(place))
  }

  private static func pages(in place: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8))
      })
  }

  private static func mode(_ path: String) throws -> Int? {
    let known = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return (known as? NSNumber)?.intValue
  }

  /// What stands between two texts, each time.
  private static func parts(of page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().compactMap {
      $0.components(separatedBy: end).first
    }
  }

  @Test("each page links to the others, and to nothing that is not there", arguments: ["en", "es"])
  func links(language: String) throws {
    let pages = try Self.write("--lang", language, in: folder)
    // Without feelings and the body, nor steps and energy, which nobody asked for.
    #expect(pages.count == Page.all.count - 5)
    #expect(pages.values.reduce(0) { $0 + $1.utf8.count } <= 400_000)
    for (name, page) in pages {
      let bar = try #require(Self.parts(of: page, from: "<nav", to: "</nav>").first)
      let links = Self.parts(of: bar, from: "href=\"", to: "\"")
      #expect(links.count >= 8 && links.allSatisfy { pages[$0] != nil }, "\(name)")
      #expect(bar.contains("href=\"\(name)\" aria-current=\"page\""), "\(name)")
      #expect(page.contains("<html lang=\"\(language)\""))
    }
    let reached = Set(pages.values.flatMap { Self.parts(of: $0, from: "href=\"", to: "\"") })
    #expect(pages.keys.allSatisfy(reached.contains))
  }

  @Test("no page fetches anything; only meetings lead outside") func outside() throws {
    for (name, page) in try Self.write(in: folder) {
      for part in ["<script", "<img", "<link", "src=", "url(", "@import", "@font-face", "onload"] {
        #expect(!page.contains(part), "\(name): \(part)")
      }
      let addresses = Self.parts(of: page, from: "href=\"", to: "\"").filter { $0.contains(":") }
      #expect(addresses.allSatisfy { $0.hasPrefix("https://meet.example.test/") }, "\(name)")
    }
  }

  @Test("every drawing is told in words, and none is empty", arguments: ["en", "es"])
  func drawings(language: String) throws {
    for (name, page) in try Self.write("--lang", language, in: folder) {
      // An inner picture belongs to the one around it.
      let drawn = page.components(separatedBy: "<svg class=\"").dropFirst()
        .filter { !$0.hasPrefix("block") && !$0.hasPrefix("window") }
      // Of two months no habit is known yet.
      #expect(!drawn.isEmpty || name == "habits.html", "\(name)")
      for picture in drawn {
        let head = picture.prefix { $0 != ">" }
        let words = head.components(separatedBy: "aria-label=\"").dropFirst().first ?? ""
        let isTold = head.contains("role=\"img\"") && words.count > 6
        let isBesideWords = head.contains("aria-hidden=\"true\"") && head.hasPrefix("interval")
        #expect(isTold || isBesideWords, "\(name): \(head)")
        #expect(picture.contains("<rect") || picture.contains("<line") || picture.contains("<text"))
      }
    }
  }

  @Test(
    "a page among others is the page that its command prints",
    arguments: [
      ("index", "brief"), ("tomorrow", "brief tomorrow"), ("agenda", "agenda"), ("week", "week"),
      ("week-plan", "week --plan"), ("recovery", "recovery"), ("sleep", "sleep"),
      ("score", "score"), ("trends", "trends"), ("trends-hrv", "trends hrv"), ("habits", "habits"),
      ("review", "review"), ("workout", "workout"), ("windows", "windows"),
    ])
  func same(name: String, command: String) throws {
    let page = try #require(try Self.write(in: folder)["\(name).html"])
    let words = command.split(separator: " ").map(String.init)
    let alone = try Self.run(words + Self.morning + Self.data + ["--format", "html"], in: folder)
    let bar = try #require(Self.parts(of: page, from: "<nav", to: "</nav>\n").first)
    #expect(page.replacing("<nav\(bar)</nav>\n", with: "") == alone.output)
  }

  @Test("folder and files are for the user alone, and a second run changes nothing")
  func modes() throws {
    let first = try Self.write(in: folder)
    #expect(try Self.mode(folder.path("pages")) == 0o700)
    for name in first.keys { #expect(try Self.mode(folder.path("pages/\(name)")) == 0o600) }
    #expect(try Self.write(in: folder) == first)
  }

  @Test("own pages that no longer belong are removed, and nothing else is touched")
  func stale() throws {
    try folder.file("pages/notes.txt", "mine")
    try folder.file("pages/recovery2.html", HTMLRenderer.mark)
    #expect(try Self.write(in: folder)["recovery.html"] != nil)
    let kept = try Self.write(data: ["--calendar", Fixtures.url("calendars").path], in: folder)
    #expect(kept["recovery.html"] == nil && kept["habits.html"] == nil)
    #expect(kept["agenda.html"] != nil && kept["notes.txt"] == "mine")
    #expect(kept["recovery2.html"] == HTMLRenderer.mark)
    #expect(try Self.mode(folder.path("pages")) != 0o700, "it holds what is not readyday's")
    #expect(kept["index.html"]?.contains("recovery.html") == false)
  }

  @Test("somebody else's page of the same name is left alone, and nothing is written")
  func strangers() throws {
    try folder.file("pages/index.html", "<h1>My home page</h1>")
    let result = try Self.run(
      ["pages", "--output", "pages"] + Self.morning + Self.data, in: folder)
    #expect(result.status == 6 && result.errors.contains("is not a page of readyday's"))
    #expect(try Self.pages(in: folder.path("pages")) == ["index.html": "<h1>My home page</h1>"])
  }

  @Test(
    "where others may see it nothing is written, unless that is meant",
    arguments: [
      "Dropbox/day", "OneDrive - Work/day", "Nextcloud/day", "public_html/day", "code/day",
    ])
  func refused(place: String) throws {
    try folder.file("code/.git/HEAD", "ref: refs/heads/main")
    let words = ["pages", "--output", place] + Self.morning + Self.data
    let result = try Self.run(words, in: folder)
    #expect(result.status == 2 && result.errors.contains("--shared"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(place)))
    #expect(try Self.run(words + ["--shared"], in: folder).status == 0)
  }

  @Test("what is hidden is on no page, and feelings and the body only when they are asked for")
  func hidden() throws {
    let felt = try Self.run(["feel", "ill", "--now", "2026-03-10T06:00:00+01:00"], in: folder)
    #expect(felt.status == 0)
    let usual = try Self.write(in: folder)
    #expect(usual["trends-feel.html"] == nil && usual["body-today.html"] == nil)
    #expect(!usual.values.contains { $0.contains("feel fine") })
    #expect(usual.values.contains { $0.contains("Board review") })
    let asked = try Self.write("--include", "feel", in: folder)
    #expect(asked["trends-feel.html"] != nil && asked["index.html"] != usual["index.html"])
    let hidden = try Self.write("--hide", "titles,recovery", in: folder)
    for (name, page) in hidden {
      #expect(!page.contains("Board review") && !page.contains("28%"), "\(name)")
    }
    let coach = try Self.write("--audience", "coach", in: folder)
    #expect(!coach.values.contains { $0.contains("Board review") || $0.contains("28%") })
  }

  @Test("a title never breaks out of its page") func hostile() throws {
    let title = "</text></svg><script>alert(1)</script>"
    try folder.file(
      "a.ics",
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260301T000000Z",
        "DTSTART:20260310T090000Z", "DTEND:20260310T180000Z", "SUMMARY:\(title)", "END:VEVENT",
        "END:VCALENDAR", "",
      ].joined(separator: "\r\n"))
    let pages = try Self.write(data: ["--calendar", "a.ics"], in: folder)
    #expect(pages.values.contains { $0.contains("&lt;script&gt;") })
    #expect(!pages.values.contains { $0.contains("<script") })
  }

  @Test("a label is shown where it fits, and else is a number") func labels() throws {
    let day = SampleTimeline.svg(titles: ["Board", "A review with a very long name", "Sync"])
    #expect(day.contains(">Board</text>") && !day.contains("A review"))
    #expect(day.contains("class=\"number\"") && day.contains(">2</text>"))
  }
}

private enum SampleTimeline {
  /// Two hours each, one after the other.
  static func svg(titles: [String]) -> String {
    let blocks = titles.enumerated().map { place, title in
      let start = Double(place) * 0.2
      return Report.Timeline.Block(
        place: start...(start + 0.15), lane: 0, number: "\(place + 1)", title: title, tone: .plain,
        words: "")
    }
    return TimelineDrawing(
      timeline: Report.Timeline(
        words: "", hours: [], blocks: blocks, windows: [], lightsOut: nil, now: nil)
    ).svg
  }
}
