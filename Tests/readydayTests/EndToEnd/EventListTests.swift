import Foundation
import TestSupport
import Testing

/// What the lists of a day say of events that overlap, reach beyond it, or have no name.
@Suite("Lists of events")
struct EventListTests {
  private static func event(_ uid: String, _ start: String, _ end: String, _ more: String) -> String
  {
    """
    BEGIN:VEVENT\r
    UID:\(uid)@example.test\r
    DTSTART:\(start)\r
    DTEND:\(end)\r
    \(more)\r
    END:VEVENT\r

    """
  }

  private static let calendar =
    "BEGIN:VCALENDAR\r\n"
    + event("a", "20260310T090000Z", "20260310T110000Z", "SUMMARY:Workshop")
    + event("b", "20260310T100000Z", "20260310T103000Z", "SUMMARY:Call")
    + event("c", "20260310T110000Z", "20260310T113000Z", "SUMMARY:Review")
    + event("d", "20260310T220000Z", "20260311T060000Z", "SUMMARY:Night train")
    + event("e", "20260310T150000Z", "20260310T160000Z", "LOCATION:Room 4")
    + event("f", "20260310T093000Z", "20260310T094500Z", "STATUS:CANCELLED")
    + "END:VCALENDAR\r\n"

  private static func run(_ words: String...) throws -> String {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", calendar)
      return try Program(
        words + [
          "--tz", "UTC", "--now", "2026-03-10T06:30:00Z", "--calendar", folder.path("work.ics"),
        ]
      ).run().output
    }
  }

  @Test("an event that shares its time with another is marked, its neighbour is not")
  func doubleBooking() throws {
    for command in ["brief", "agenda"] {
      let english = try Self.run(command, "--width", "120")
      #expect(!english.contains(/Workshop +double-booked/))
      #expect(english.contains(/Call +double-booked with "Workshop"/))
      #expect(!english.contains(/Review +double-booked/))
      let spanish = try Self.run(command, "--width", "120", "--lang", "es")
      #expect(spanish.contains(/Call +se solapa con «Workshop»/))
    }
    #expect(try Self.run("brief", "--format", "html").contains("double-booked"))
    #expect(try Self.run("brief", "--format", "markdown").contains("double-booked"))
  }

  @Test("scripts read it of every event")
  func json() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(try Self.run("brief", "--format", "json").utf8))
    let events = try #require((object as? [String: Any])?["events"] as? [[String: Any]])
    let marked = events.filter { $0["double_booked"] as? Bool == true }
    #expect(marked.map { $0["title"] as? String } == ["Workshop", "Call"])
    #expect(events.allSatisfy { $0["double_booked"] is Bool })
    #expect(events.contains { $0["title"] as? String == "" })
  }

  @Test("an event that reaches beyond the day says how much of it the day holds")
  func midnight() throws {
    #expect(
      try Self.run("brief", "--width", "120").contains(/Night train +2 h of 8 h on this date/))
    #expect(
      try Self.run("agenda", "--width", "120", "--lang", "es")
        .contains(/Night train +2 h de 8 h en esta fecha/))
    #expect(try Self.run("brief", "--format", "html").contains("2 h of 8 h on this date"))
  }

  @Test(
    "where a person reads, an event without a title has a name",
    arguments: [
      ["brief"], ["agenda"], ["brief", "--format", "html"], ["brief", "--format", "markdown"],
      ["explain", "4"], ["explain", "load"],
    ])
  func untitled(_ words: [String]) throws {
    for (language, name) in [("en", "(no title)"), ("es", "(sin título)")] {
      let text = try TemporaryFolder.with { folder in
        try folder.file("work.ics", Self.calendar)
        return try Program(
          words + [
            "--tz", "UTC", "--now", "2026-03-10T06:30:00Z", "--lang", language, "--calendar",
            folder.path("work.ics"),
          ]
        ).run().output
      }
      let plain = text.replacingOccurrences(of: "\\", with: "")
      #expect(plain.contains(name), "\(text)")
    }
  }

  @Test("in ASCII an arrow has its shaft, and no line grows beyond the width")
  func arrow() throws {
    for width in [60, 64, 68, 72, 76, 80] {
      let output = try Program(["demo", "--ascii", "--width", "\(width)", "--tz", "UTC"]).run()
        .output
      #expect(output.contains("67 -> 37"))
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= width })
    }
  }
}
