import Foundation
import Testing

/// The cases of a day in which calendars go wrong, through the whole program.
@Suite("Hard calendars")
struct HardCalendarTests {
  /// Monday 23 November 2026 in Madrid, unless another day is said.
  private static func events(
    of calendar: String, on date: String = "2026-11-23", zone: String = "Europe/Madrid",
    options: String...
  ) throws -> [[String: Any]] {
    var program = Program(
      ["agenda", "--calendar", "-", "--tz", zone, "--date", date, "--format", "json"]
        + ["--now", "2026-11-20T08:00:00Z", "--me", "ana@example.test"] + options)
    program.input = calendar
    let result = try program.run()
    #expect(result.status == 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let days = (object as? [String: Any])?["days"] as? [[String: Any]]
    return try #require(days?.first?["events"] as? [[String: Any]])
  }

  /// Events, each by its lines.
  private static func calendar(_ events: [String]...) -> String {
    let lines = events.enumerated().flatMap { index, event in
      let uid = event.contains { $0.hasPrefix("UID:") } ? [] : ["UID:\(index)@example.test"]
      return ["BEGIN:VEVENT"] + uid + event + ["END:VEVENT"]
    }
    return (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"])
      .map { $0 + "\r\n" }.joined()
  }

  private static func event(_ start: String, _ end: String, _ more: String...) -> [String] {
    ["DTSTART\(start)", "DTEND\(end)"] + more
  }

  private static let morning = event(":20261123T090000", ":20261123T100000")

  @Test("declined and cancelled events are listed, and not counted")
  func notCounted() throws {
    let events = try Self.events(
      of: Self.calendar(
        Self.morning + ["ATTENDEE;PARTSTAT=DECLINED:mailto:Ana@example.test"],
        Self.morning + ["STATUS:CANCELLED"], Self.morning))
    #expect(events.compactMap { $0["counted"] as? Bool }.count { $0 } == 1)
    #expect(
      Set(events.compactMap { $0["not_counted"] as? String }) == ["declined", "cancelled"])
  }

  @Test("an instance that was moved takes place once, where it was moved to")
  func override() throws {
    let events = try Self.events(
      of: Self.calendar(
        Self.event(":20261116T090000", ":20261116T100000", "UID:w", "RRULE:FREQ=WEEKLY"),
        Self.event(
          ":20261123T150000", ":20261123T160000", "UID:w", "RECURRENCE-ID:20261123T090000")))
    #expect(events.compactMap { $0["start"] as? String } == ["2026-11-23T15:00:00+01:00"])
  }

  @Test("a Windows zone is known by its name")
  func windowsZone() throws {
    let zone = ";TZID=W. Europe Standard Time"
    let events = try Self.events(
      of: Self.calendar(Self.event("\(zone):20261123T130000", "\(zone):20261123T140000")))
    #expect(events.first?["start"] as? String == "2026-11-23T13:00:00+01:00")
  }

  @Test(
    "nine in New York is three in Madrid, and two while only one of them has changed its clocks",
    arguments: [
      ("2026-11-23", "15"), ("2026-10-26", "14"), ("2026-10-27", "14"), ("2026-10-28", "14"),
      ("2026-10-29", "14"), ("2026-10-30", "14"), ("2026-10-23", "15"),
    ])
  func newYork(date: String, hour: String) throws {
    let zone = ";TZID=America/New_York"
    let events = try Self.events(
      of: Self.calendar(
        Self.event("\(zone):20260901T090000", "\(zone):20260901T093000", "RRULE:FREQ=DAILY")),
      on: date)
    #expect(
      events.first?["start"] as? String
        == "\(date)T\(hour):00:00+01:00".replacing(
          "+01:00", with: date < "2026-10-25" ? "+02:00" : "+01:00"))
  }

  @Test("a date that is excepted takes its timed event along")
  func exceptedDate() throws {
    let daily = Self.event(
      ":20261116T090000", ":20261116T100000", "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20261123")
    #expect(try Self.events(of: Self.calendar(daily)).isEmpty)
    #expect(try Self.events(of: Self.calendar(daily), on: "2026-11-24").count == 1)
  }

  @Test("of a night's event, only the hours inside the day weigh")
  func overnight() throws {
    let night = Self.calendar(Self.event(":20261122T220000", ":20261123T020000"))
    var program = Program(
      ["agenda", "--calendar", "-", "--tz", "Europe/Madrid", "--format", "json"]
        + ["--now", "2026-11-23T07:00:00Z"])
    program.input = night
    let object = try JSONSerialization.jsonObject(with: Data(try program.run().output.utf8))
    let day = try #require(((object as? [String: Any])?["days"] as? [[String: Any]])?.first)
    // 2 of its 4 hours at 8 an hour: a Sunday's evening is leisure, of which 4 hours are medium.
    #expect((day["load"] as? [String: Any])?["score"] as? Double == 16)
    let start = (day["events"] as? [[String: Any]])?.first?["start"] as? String
    #expect(start == "2026-11-22T22:00:00+01:00")
  }

  @Test("an all-day event is listed and not counted, transparent or not")
  func allDay() throws {
    let day = Self.event(";VALUE=DATE:20261123", ";VALUE=DATE:20261124")
    let events = try Self.events(of: Self.calendar(day + ["TRANSP:TRANSPARENT"], day))
    #expect(events.count == 2)
    for event in events {
      #expect(event["counted"] as? Bool == false && event["start"] as? String == "2026-11-23")
    }
  }

  @Test("a floating time is read on the asked clock", arguments: ["Europe/Madrid", "Asia/Tokyo"])
  func floating(zone: String) throws {
    let event = Self.event(":20261123T070000", ":20261123T080000")
    let start = try Self.events(of: Self.calendar(event), zone: zone).first?["start"] as? String
    #expect(start?.hasPrefix("2026-11-23T07:00:00") == true)
  }

  @Test("a private title is its owner's, and busy where they ask for that")
  func privateTitle() throws {
    let calendar = Self.calendar(Self.morning + ["SUMMARY:Dentist", "CLASS:PRIVATE"])
    #expect(try Self.events(of: calendar).first?["title"] as? String == "Dentist")
    let hidden = try Self.events(of: calendar, options: "--hide", "private_events")
    #expect(hidden.first?["title"] as? String == "busy")
  }

  @Test("markup and escape codes in a title do no harm", arguments: ["text", "html", "markdown"])
  func harmless(format: String) throws {
    let title = "SUMMARY:<b onclick=x>**Bold**</b> \u{1B}[31mred \u{202E}txt\\, [a](http://x)"
    var program = Program(
      ["brief", "--calendar", "-", "--tz", "UTC", "--now", "2026-11-23T07:00:00Z"]
        + ["--format", format])
    program.input = Self.calendar(Self.morning + [title])
    let output = try program.run().output
    #expect(output.contains("Bold") && !output.contains("\u{1B}") && !output.contains("\u{202E}"))
    if format == "html" { #expect(!output.contains("<b onclick")) }
    if format == "markdown" { #expect(!output.contains(" **Bold") && !output.contains("[a](")) }
  }
}
