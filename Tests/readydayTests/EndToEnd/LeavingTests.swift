import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// When to leave, the status bar, and the search for events.
struct LeavingTests {
  private func calendar(_ folder: TemporaryFolder) throws -> String {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", "UID:1",
      "DTSTAMP:20260301T000000Z", "DTSTART;TZID=Europe/Madrid:20260310T110000",
      "DTEND;TZID=Europe/Madrid:20260310T120000", "SUMMARY:Dentist & <b>co</b>",
      "LOCATION:Calle Mayor 1", "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT40M", "END:VEVENT",
      "BEGIN:VEVENT", "UID:2", "DTSTAMP:20260301T000000Z",
      "DTSTART;TZID=Europe/Madrid:20260310T090000", "DTEND;TZID=Europe/Madrid:20260310T100000",
      "SUMMARY:Review", "URL:https://meet.google.com/abc-defg-hij", "END:VEVENT", "BEGIN:VEVENT",
      "UID:3", "DTSTAMP:20260301T000000Z", "DTSTART;VALUE=DATE:20260401", "SUMMARY:Dentist's leave",
      "END:VEVENT", "BEGIN:VTODO", "UID:4", "DTSTAMP:20260301T000000Z", "DUE;VALUE=DATE:20260310",
      "SUMMARY:Send the invoice", "END:VTODO", "END:VCALENDAR", "",
    ]
    return try folder.file("work.ics", lines.joined(separator: "\r\n")).path
  }

  private func run(_ words: String...) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      var program = Program(words + ["--tz", "Europe/Madrid", "--calendar", try calendar(folder)])
      program.environment["HOME"] = folder.url.path
      return try program.run()
    }
  }

  @Test("where the way is known, every page says when to leave")
  func leaving() throws {
    let morning = "2026-03-10T09:30:00+01:00"
    #expect(try run("next", "--now", morning).output.contains("leave at 10:20"))
    #expect(try run("brief", "--now", morning).output.contains("leave at 10:20"))
    let alerts = try run("alerts", "--only", "leave", "--now", "2026-03-10T10:10:00+01:00")
    #expect(alerts.output.contains("10:20 Leave for") && alerts.output.contains("40 min away"))
    #expect(
      try run("alerts", "--only", "leave", "--now", "2026-03-10T10:40:00+01:00").output.isEmpty)
    #expect(!(try run("next", "--now", "2026-03-10T10:30:00+01:00").output.contains("leave at")))
  }

  /// Counted by hand: the way before an event, and what the page of 09:30 says.
  private struct Row: CustomTestStringConvertible, Sendable {
    let start: String
    let way: String
    let configured: String
    let said: String?

    init(_ start: String, way: String = "", _ configured: String = "", said: String?) {
      (self.start, self.way, self.configured, self.said) = (start, way, configured, said)
    }

    var testDescription: String { "\(start) \(way) \(configured)" }
  }

  private static let rows = [
    Row("110000", way: "PT40M", said: "10:20"), Row("110000", way: "PT1H30M", said: "09:30"),
    Row("110000", way: "PT2H", said: nil), Row("110000", said: nil),
    Row("110000", way: "PT0S", said: nil), Row("110000", way: "-PT1H", said: nil),
    Row("110000", way: "PT5M", said: "10:55"), Row("233000", way: "PT45M", said: "22:45"),
    Row("110000", "rules: [{ title: \"Clinic\", travel: \"25m\" }]", said: "10:35"),
    Row("110000", way: "PT10M", "rules: [{ title: \"Clinic\", travel: \"25m\" }]", said: "10:35"),
    Row("110000", way: "PT50M", "rules: [{ title: \"Clinic\", travel: \"25m\" }]", said: "10:10"),
    Row("100000", way: "PT20M", said: "09:40"),
  ]

  @Test("leaving is the start less the way, where that is still ahead", arguments: rows)
  private func leavingAt(_ row: Row) throws {
    try TemporaryFolder.with { folder in
      let way = row.way.isEmpty ? [] : ["X-APPLE-TRAVEL-DURATION;VALUE=DURATION:\(row.way)"]
      let lines =
        [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", "UID:1",
          "DTSTAMP:20260301T000000Z", "DTSTART;TZID=Europe/Madrid:20260310T\(row.start)",
          "DURATION:PT20M", "SUMMARY:Clinic",
        ] + way + ["END:VEVENT", "END:VCALENDAR", ""]
      let file = try folder.file("work.ics", lines.joined(separator: "\r\n"))
      let config = try folder.file(
        "config.json5",
        "{ time_zone: \"Europe/Madrid\", calendars: [\"\(file.path)\"], \(row.configured) }")
      var program = Program([
        "next", "--config", config.path, "--now", "2026-03-10T09:29:00+01:00",
      ])
      program.environment["HOME"] = folder.url.path
      let output = try program.run().output
      #expect(output.contains("Clinic"))
      if let said = row.said {
        #expect(output.contains("leave at \(said)"), "\(output)")
      } else {
        #expect(!output.contains("leave at"), "\(output)")
      }
    }
  }

  @Test("a running event and the next one, as Waybar reads them")
  func waybar() throws {
    let result = try run("next", "--format", "waybar", "--now", "2026-03-10T09:30:00+01:00")
    let bar = try #require(JSON.members(of: Array(result.output.utf8)))
    #expect(bar["class"]?.elements?.contains(.string("running")) == true)
    #expect(bar["text"]?.text?.contains("Review") == true)
    #expect(bar["tooltip"]?.text?.contains("Dentist &amp; &lt;b&gt;co&lt;/b&gt;") == true)
    let free = try run("next", "--format", "waybar", "--now", "2026-03-10T20:00:00+01:00")
    #expect(free.output == #"{"class":["free"],"text":"","tooltip":""}"# + "\n")
  }

  @Test("an event without a link is not opened")
  func noLink() throws {
    let result = try run("next", "--open", "--now", "2026-03-10T10:30:00+01:00")
    #expect(result.status == 1 && result.errors.contains("link"))
  }

  @Test("events are found by words of title and place, in any case")
  func search() throws {
    let now = "2026-03-10T06:30:00+01:00"
    let found = try run("agenda", "search", "DENTIST", "--now", now).output
    #expect(found.split(separator: "\n").count == 2, "\(found)")
    #expect(try run("agenda", "search", "mayor", "dentist", "--now", now).output.contains("Calle"))
    let none = try run("agenda", "search", "dentist", "--to", "+0d", "--from", "+1d", "--now", now)
    #expect(none.status == 2)
    let json = try run("agenda", "search", "leave", "--format", "json", "--now", now).output
    #expect(json.contains(#""date" : "2026-04-01""#))
    #expect(try run("agenda", "search", "zebra", "--now", now).output.contains("No event"))
  }

  @Test("the agenda names the tasks that are due")
  func tasks() throws {
    #expect(
      try run("agenda", "--now", "2026-03-10T06:30:00+01:00").output.contains("Send the invoice"))
  }
}
