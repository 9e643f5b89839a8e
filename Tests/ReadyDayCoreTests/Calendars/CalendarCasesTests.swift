import TestSupport
import Testing

@testable import ReadyDayCore

/// What breaks calendar readers in the field, each on a calendar of our own: the cases of `Fixtures/ical/cases` are what a
/// VCALENDAR holds, what is on some days in Madrid or in the zone that is named, and what is said about it.
@Suite struct CalendarCasesTests {
  static let files = [
    "zones", "instances", "later-instances", "versions", "series", "lengths", "odd", "foreign",
    "programs",
  ]

  @Test(
    "each day holds what the calendar's writer meant",
    arguments: files.flatMap { WrittenCase.all(in: "ical/cases/\($0).txt") })
  func days(row: WrittenCase) {
    let calendar = WrittenCalendar(row.text)
    var said: Set<String> = []
    for part in row.parts where part.name != "says" {
      let words = part.name.split(separator: " ").map(String.init)
      let zone = words.count > 1 ? words[1] : "Europe/Madrid"
      let agenda = calendar.agenda(on: words[0], in: zone)
      #expect(agenda.occurrences.map { $0.line(in: .fixture(zone)) } == part.lines, "\(part.name)")
      said.formUnion(agenda.diagnostics.map { Language.english.voice.problem($0.problem) })
    }
    #expect(said == Set(row["says"]))
  }
}
