import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Broken files") struct BrokenFileTests {
  @Test(
    "what is broken is left out with a word; the rest is read",
    arguments: WrittenCase.all(in: "ical/broken.txt"))
  func rows(_ row: WrittenCase) {
    let found = StrangersFile(row.text.isEmpty ? "" : row.text + "\n")
    #expect(found.occurrences == row["events"])
    #expect(found.problems == row["problems"])
  }

  static let event =
    "BEGIN:VEVENT\nUID:1\nDTSTART:20260310T090000\nDURATION:PT1H\nSUMMARY:Standup\nEND:VEVENT\n"
  private static let whole = "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n"
  private static let empty = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"

  @Test(
    "lines may end by CR alone, by LF or by both, one file behind the other",
    arguments: [
      whole.replacing("\n", with: "\r"), empty + whole.replacing("\n", with: "\r"),
      empty.replacing("\n", with: "\r") + whole.replacing("\n", with: "\r\n"),
    ])
  func lineEnds(text: String) {
    #expect(StrangersFile(text).occurrences == ["09:00–10:00 Standup"])
    #expect(StrangersFile(text).problems == [])
  }

  @Test("a name with a NUL is none") func nul() {
    let found = StrangersFile(Self.whole.replacing("DURATION", with: "DUR\0ATION"))
    #expect(found.occurrences == ["09:00–09:00 Standup"])
    #expect(found.problems == ["1.ics:5: notAContentLine"])
  }

  @Test(
    "a zone that cannot be is not believed, and that is told",
    arguments: ["TZOFFSETTO:+9900", "TZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=SECONDLY"])
  func impossible(lines: String) {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Mars\nBEGIN:STANDARD\nDTSTART:20200101T000000\n\(lines)\n"
      + "END:STANDARD\nEND:VTIMEZONE\n"
    let found = StrangersFile(event: "DTSTART;TZID=Mars:20260310T090000\nDURATION:PT1H", zone)
    #expect(found.occurrences == ["09:00–10:00 Standup"])
    #expect(
      Set(found.problems.map { $0.prefix { $0 != "(" }.split(separator: " ").last })
        == ["unusableZone"])
  }
}
