import TestSupport
import Testing

@testable import ReadyDayCore

/// What a new output takes: a report and a table of fields, and every format comes by itself.
@Suite struct MadeUpOutputTests {
  struct Thirst: Sendable {
    let glasses: Int
    let reason: String

    var report: Report {
      Report(
        .english, title: "Tuesday", place: "UTC", headline: .init("Drink more <water>."),
        [
          .init("Water", .note("\(glasses) glasses so far")),
          .init(
            "Do", .advice([.init(title: .init("A glass now"), body: reason, shortBody: reason)])),
        ], footer: .init(sources: ["counted by you"]))
    }

    static let document = Document<Thirst>(
      "thirst", [.integer("glasses") { $0.glasses }, .text("reason") { $0.reason }])
  }

  private static let thirst = Thirst(glasses: 2, reason: "It is *hot*.")

  @Test("text, Markdown and HTML say it, each in its own way") func formats() {
    let report = Self.thirst.report
    let lines = TextRenderer(report: report, width: 60).lines.map {
      $0.spans.map(\.text.string).joined()
    }
    #expect(lines.contains("Drink more <water>.") && lines.contains("     It is *hot*."))
    #expect(
      MarkdownRenderer(report: report).document.contains(
        "- **A** **A glass now.** It is \\*hot\\*."))
    #expect(HTMLRenderer(report: report).document.contains("<h1>Drink more &lt;water&gt;.</h1>"))
  }

  @Test("a mail has it as text and as a page, behind a subject of its own") func mail() throws {
    let ana = try #require(Mailbox("ana@example.test"))
    let mail = MailRenderer(
      report: Self.thirst.report, subject: "Water",
      envelope: Envelope(from: ana, to: ana, date: try #require(Timestamp("2026-11-24T07:00:00Z"))))
    #expect(mail.document.contains("\nSubject: Water\n"))
    #expect(mail.text.hasPrefix("Tuesday · UTC\n\nDrink more <water>.\n"))
    #expect(mail.html.contains(">Drink more &lt;water&gt;.</h1>"))
    #expect(mail.html.contains("<strong>A glass now</strong><br>It is *hot*."))
  }

  @Test("a document and its schema are of one table") func document() throws {
    let text = Thirst.document.text(
      of: Self.thirst,
      in: DocumentContext(phrases: Voice(.english), zone: .utc, now: Instant(secondsSince1970: 0)))
    #expect(text.contains("\"schema\" : \"readyday.thirst\"") && text.contains("\"glasses\" : 2"))
    #expect(try SchemaCheck(schema: Thirst.document.schema.schema).faults(in: text) == [])
  }
}
