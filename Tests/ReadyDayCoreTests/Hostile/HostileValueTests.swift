import Testing

@testable import ReadyDayCore

@Suite("Values at the edge") struct HostileValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let lines: String
    var occurrences = ["09:00–09:30 Standup"]
    var problems: [String] = []

    var testDescription: String { lines }
  }

  static let cases = [
    Case(lines: "DTSTART;TZID=Europe/Madrid:00000101T090000\nDURATION:PT30M\nRRULE:FREQ=DAILY"),
    Case(
      lines: "DTSTART;TZID=America/New_York:00000101T040000\nDURATION:PT30M\n"
        + "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=99991231T235959Z"),
    Case(
      lines: "DTSTART;TZID=Europe/Madrid:99991231T230000\nDURATION:PT3H\nRRULE:FREQ=DAILY",
      occurrences: []),
    Case(
      lines: "DTSTART;TZID=Asia/Tokyo:00000101T000000\nDTEND;TZID=America/New_York:99991231T235959",
      occurrences: ["-0001-12-31T14:26:17–10000-01-01T05:59:59 Standup"]),
    Case(
      lines: "DTSTART;VALUE=DATE:00000101\nDTEND;VALUE=DATE:99991231",
      occurrences: ["all day Standup"]),
    Case(
      lines: "DTSTART:20260310T090000\nDURATION:PT999999999999999999S",
      occurrences: ["09:00–09:00 Standup"],
      problems: [#"1.ics:6: unreadable(property: "DURATION", value: "PT999999999999999999S")"#]),
    Case(
      lines: "DTSTART:20260310T090000\nDURATION:P999999999W", occurrences: ["09:00–09:00 Standup"],
      problems: [#"1.ics:6: unreadable(property: "DURATION", value: "P999999999W")"#]),
    Case(
      lines: "DTSTART:20260310T090000\nDURATION:PT30M\nRRULE:FREQ=MINUTELY;COUNT=1\n"
        + "RDATE;VALUE=PERIOD:10000101T000000/P366000D", occurrences: ["09:00–09:30 Standup"]),
    Case(
      lines: "DTSTART:20260310T090000\nDURATION:PT30M\nSEQUENCE:99999999999999999999",
      problems: [#"1.ics:7: unreadable(property: "SEQUENCE", value: "99999999999999999999")"#]),
    Case(lines: "DTSTART:20261345T990000", occurrences: [], problems: ["1.ics:5: noStart"]),
    Case(lines: "DTSTART:20260310T090000\nDURATION:PT30M\nCATEGORIES:a\0b,\u{7},\u{1B}[2J"),
  ]

  @Test("what can be read is, the rest is told", arguments: cases) func rows(_ row: Case) {
    let found = StrangersFile(event: row.lines)
    #expect(found.occurrences == row.occurrences)
    #expect(found.problems == row.problems)
  }

  @Test("an instance that lasts a thousand years makes no other rule work for it")
  func longPeriod() {
    let found = StrangersFile(
      event: "DTSTART:19900310T090000\nDURATION:PT30M\nRRULE:FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0"
        + ";BYSECOND=0\nRDATE;VALUE=PERIOD:15000101T000000/P366000D")
    #expect(
      found.occurrences == [
        "1500-01-01T00:00:00–2502-01-28T00:00:00 Standup", "09:00–09:30 Standup",
      ])
    #expect(found.problems.isEmpty)
  }

  struct Bytes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: [UInt8]
    let shown: String
    var problems = ["1.ics:3: notUTF8"]
  }

  static let titles = [
    Bytes(testDescription: "a lone byte", title: [0xE9], shown: "é"),
    Bytes(
      testDescription: "a character cut in two", title: [0xE2, 0x82], shown: "â‚"),
    Bytes(
      testDescription: "half of a surrogate pair", title: [0xED, 0xA0, 0x80],
      shown: "í\u{A0}€"),
    Bytes(testDescription: "a slash in two bytes", title: [0xC0, 0xAF], shown: "\u{C0}\u{AF}"),
    Bytes(
      testDescription: "a scalar beyond Unicode", title: [0xF5, 0x80, 0x80, 0x80], shown: "õ€€€"),
    Bytes(testDescription: "NULs", title: [0, 65, 0], shown: "\0A\0", problems: []),
  ]

  @Test("a title of any bytes is shown, as Windows-1252 where it is no UTF-8", arguments: titles)
  func notUTF8(_ row: Bytes) {
    let front = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:"
    let back = "\nDTSTART:20260310T090000\nDURATION:PT1H\nEND:VEVENT\nEND:VCALENDAR\n"
    let found = StrangersFile([Array(front.utf8) + row.title + Array(back.utf8)])
    #expect(found.occurrences == ["09:00–10:00 \(row.shown)"])
    #expect(found.problems == row.problems)
  }

  @Test("bytes that are no text at all, between whole events, cost no event")
  func rubbishBetween() {
    let event = BrokenFileTests.event
    let rubbish: [UInt8] = (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 97 ^ $0 >> 5) }
    let bytes =
      Array("BEGIN:VCALENDAR\n\(event)".utf8) + rubbish + [0x0A]
      + Array("\(event.replacing("UID:1", with: "UID:2"))END:VCALENDAR\n".utf8)
    let found = StrangersFile([bytes])
    #expect(found.occurrences == ["09:00–10:00 Standup", "09:00–10:00 Standup"])
    #expect(!found.problems.isEmpty)
  }
}
