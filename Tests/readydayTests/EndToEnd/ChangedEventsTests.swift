import Foundation
import TestSupport
import Testing

/// What a brief says of events that changed since the one of the day before.
struct ChangedEventsTests {
  private func calendar(_ events: [(uid: String, title: String, from: String, more: String)])
    -> String
  {
    let lines = events.flatMap { event in
      [
        "BEGIN:VEVENT", "UID:\(event.uid)", "DTSTAMP:20260301T000000Z",
        "DTSTART;TZID=Europe/Madrid:20260310T\(event.from)00", "DURATION:PT1H",
        "SUMMARY:\(event.title)", event.more, "END:VEVENT",
      ].filter { !$0.isEmpty }
    }
    return
      (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + lines + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }

  private static let before = [
    ("1", "Lesson", "1000", ""), ("2", "1:1", "1400", ""), ("3", "Review", "1600", ""),
    ("4", "Private lunch", "1300", ""), ("5", "Budget", "1700", ""), ("6", "Vanishing", "0900", ""),
  ]
  private static let after = [
    ("1", "Lesson", "1000", "STATUS:CANCELLED"), ("2", "1:1", "1500", ""),
    ("3", "Review", "1600", ""), ("4", "Private lunch", "1300", ""),
    ("5", "Budget", "1700", "TRANSP:OPAQUE"), ("7", "New", "1900", ""),
  ]

  private func brief(_ folder: TemporaryFolder, _ date: String, _ options: String...) throws
    -> String
  {
    var program = Program(["brief", "--now", "\(date)T06:30:00+01:00"] + options)
    program.environment["HOME"] = folder.url.path
    let result = try program.run()
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  private func configured(_ folder: TemporaryFolder) throws {
    try folder.file(
      ".config/readyday/config.json5",
      #"{ time_zone: "Europe/Madrid", calendars: ["\#(folder.path("work.ics"))"] }"#)
    try folder.file("work.ics", calendar(Self.before))
  }

  @Test("it says what was cancelled or moved, and again to whoever asks again")
  func changes() throws {
    try TemporaryFolder.with { folder in
      try configured(folder)
      #expect(!(try brief(folder, "2026-03-09")).contains("cancelled:"))
      try folder.file("work.ics", calendar(Self.after))
      let line = "cancelled: Lesson 10:00 · moved: 1:1 to 15:00"
      for _ in 1...2 { #expect(try brief(folder, "2026-03-10").contains(line)) }
      #expect(
        try brief(folder, "2026-03-10", "--lang", "es")
          .contains("cancelado: Lesson 10:00 · movido: 1:1, ahora 15:00"))
      let json = try brief(folder, "2026-03-10", "--format", "json")
      #expect(json.contains(#""changes""#) && !json.contains("Vanishing"))
      let kept = try String(
        contentsOf: folder.url.appendingPathComponent(".local/state/readyday/seen.json"),
        encoding: .utf8)
      #expect(!kept.contains("Lesson") && !kept.contains("lunch"))
    }
  }

  @Test("nothing is kept of calendars named on the command line, nor of another configuration")
  func keepsNothing() throws {
    try TemporaryFolder.with { folder in
      try configured(folder)
      let config = folder.path(".config/readyday/config.json5")
      _ = try brief(folder, "2026-03-09", "--calendar", folder.path("work.ics"))
      _ = try brief(folder, "2026-03-09", "--config", config)
      _ = try brief(folder, "2026-03-09", "--date", "tomorrow")
      #expect(!FileManager.default.fileExists(atPath: folder.path(".local/state")))
    }
  }
}
