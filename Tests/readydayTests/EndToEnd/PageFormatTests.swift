import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Markdown, HTML and mail") struct PageFormatTests {
  private static let formats = ["markdown", "html", "mail"]

  @Test("every format says the decision and the same numbers", arguments: formats)
  func sameNumbers(format: String) throws {
    let result = try Program.brief("--format", format, "--to", "ana@example.test").runHere()
    #expect(result.status == 0)
    let text = result.output.replacing("=\n", with: "").replacing("=\n", with: "")
    for words in [
      try decision(), "28%", "5 h 12 min", "67/100", "1:1 Luc",
    ] { #expect(text.contains(words)) }
  }

  /// What scripts read as the headline.
  private func decision() throws -> String {
    let document = try Program.brief("--format", "json").runHere().output
    let members = try JSONReader.value(of: Array(document.utf8).span.bytes).members
    return try #require(members?["headline"]?.text)
  }

  @Test(
    "every format says that a computed score is one",
    arguments: ["text", "json", "markdown", "html", "mail"], ["en", "es"])
  func computed(format: String, language: String) throws {
    let text = try Program(
      [
        "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--format", format,
        "--to", "ana@example.test", "--lang", language,
      ], ["XDG_DATA_HOME": Fixtures.url("kept").path]
    ).runHere().output.replacing("=\n", with: "")
    let isEnglish = language == "en"
    #expect(text.contains(isEnglish ? "Yellow recovery (computed)" : "n en amarillo (readyday)"))
    guard format != "json" else {
      #expect(text.contains("\"source\" : \"computed\""))
      #expect(text.contains("\"category\" : \"moderate\""))
      return
    }
    #expect(
      text.lowercased().contains(
        Voice(isEnglish ? .english : .spanish).scoreState(.scored, by: .computed)))
    if format == "mail", isEnglish {
      let subject = text.split(separator: "\n").first { $0.hasPrefix("Subject: ") }
      #expect(subject?.contains("(computed)") == true)
    }
  }

  @Test("the page is one file that fetches nothing, with its language and headings")
  func page() throws {
    let html = try Program.brief("--format", "html", "--lang", "es").runHere().output
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"es\""))
    #expect(html.hasSuffix("</html>\n"))
    #expect(html.components(of: "<h1>") == 1)
    #expect(html.components(of: "<ul class=\"events\"") == 1)
    #expect(html.components(of: "<svg class=\"day\"") == 1)
    #expect(html.contains("prefers-color-scheme: dark"))
    for loading in ["<img", "<link", "<script", "src=", "url(", "@import", "http-equiv"] {
      #expect(!html.contains(loading))
    }
  }

  @Test(
    "what is worth a page of its own has one, in the same look",
    arguments: [
      "week", "week --plan", "trends", "trends recovery", "review", "recovery", "sleep", "score",
      "habits", "agenda", "windows", "workout",
    ])
  func ownPage(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let calendars =
      ["recovery", "sleep", "score"].contains(command) ? [] : ["--calendar", "calendars"]
    let html = try Program(
      words + ["--whoop", "whoop"] + calendars
        + ["--now", "2026-03-10T06:30:00+01:00", "--tz", "Europe/Madrid", "--format", "html"]
    ).runHere().output
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\"") && html.hasSuffix("</html>\n"))
    #expect(html.components(of: "<h1>") == 1 && html.contains("prefers-color-scheme: dark"))
    for tag in ["section", "table", "tr", "td", "svg", "ul", "ol", "p", "div"] {
      let opened = html.components(of: "<\(tag)>") + html.components(of: "<\(tag) ")
      #expect(opened == html.components(of: "</\(tag)>"), "\(tag)")
    }
  }

  @Test("a mail is whole, with its text first and its page last") func mail() throws {
    let mail = try Program.brief("--format", "mail", "--to", "ana@example.test").runHere().output
    let head = mail.prefix(upTo: try #require(mail.range(of: "\n\n")).lowerBound)
    #expect(
      head.split(separator: "\n").prefix(4) == [
        "From: readyday <ana@example.test>", "To: ana@example.test",
        "Subject: Tue 10 Mar: red recovery, heavy day", "Date: Tue, 10 Mar 2026 06:30:00 +0100",
      ])
    for field in ["Message-ID: <", "Auto-Submitted: auto-generated", "MIME-Version: 1.0"] {
      #expect(head.contains("\n" + field))
    }
    let text = try #require(mail.range(of: "text/plain"))
    let html = try #require(mail.range(of: "text/html"))
    #expect(text.lowerBound < html.lowerBound)
    #expect(mail.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(mail.split(separator: "\n").allSatisfy { $0.utf8.count <= 78 })
    #expect(mail.utf8.count < 100_000)
  }

  @Test(
    "Python's mail package finds no defect in it, and the same numbers in both parts",
    .enabled(if: Tool.has("python3")), arguments: ["en", "es"])
  func parsed(language: String) throws {
    let script = """
      import email, email.policy, sys
      mail = email.message_from_binary_file(open("mail", "rb"), policy=email.policy.default)
      parts = list(mail.iter_parts())
      assert mail.get_content_type() == "multipart/alternative", mail.get_content_type()
      assert [p.get_content_type() for p in parts] == ["text/plain", "text/html"]
      assert not mail.defects and not any(p.defects for p in parts)
      for part in parts:
        for number in ["28", "67/100", "5 h 12"]:
          assert number in part.get_content(), number
      """
    try TemporaryFolder.with { folder in
      let mail = try Program.brief(
        "--format", "mail", "--mail-to", "ana@example.test", "--lang", language
      ).runHere()
      try folder.file("mail", mail.output)
      try folder.file("read.py", script)
      let result = try #require(Tool("python3")).run(["read.py"], in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
