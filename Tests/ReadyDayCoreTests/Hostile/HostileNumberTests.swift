import TestSupport
import Testing

@testable import ReadyDayCore

/// Numbers of every size wherever a stranger may write one; a trap ends the whole run.
@Suite("Numbers from outside") struct HostileNumberTests {
  private static let written = HostileNumbers.texts.flatMap { number in
    HostileNumbers.units.map { number + $0 }
  }

  @Test("a length is at most a day, and a date at most ten thousand years away") func words() {
    let today = date("2026-03-10")
    for text in Self.written {
      if let minutes = Minutes(text) { #expect((1...1440).contains(minutes.count)) }
      if let length = DurationText.minutes(text) { #expect(length < 610_000) }
      for phrase in [text, "in \(text) days", "+\(text)", "\(text) weeks ago", "12 march \(text)"] {
        guard let expression = DateExpression(phrase) else { continue }
        #expect(abs(today.distance(to: expression.date(today: today))) < 3_660_000, "\(phrase)")
      }
      _ = (
        TimeOfDay(spoken: text), Timestamp(text), IsoWeek("\(text)-W\(text)"),
        Comparison(">\(text)")
      )
      _ = (EventName(text), HTTPDate.retry(after: text, at: Instant(secondsSince1970: 0)))
    }
  }

  @Test(
    "an all-day title with any number is a session of at most a day",
    arguments: HostileNumbers.texts)
  func titles(number: String) {
    let dates = SampleDay.monday..<SampleDay.monday.advanced(by: 1)
    let titles = ["Run ", "Long run ", "Ride ", "10 x ", "Race "]
    let occurrences = titles.flatMap { title in
      HostileNumbers.units.map {
        Occurrence(
          uid: title + $0, title: title + number + $0, calendar: "own", time: .allDay(dates))
      }
    }
    let sessions = SampleDay.make(occurrences: occurrences).calendarSessions
    #expect(!sessions.isEmpty)
    #expect(sessions.allSatisfy { (1...1440).contains($0.minutes) })
  }

  private static let lines = [
    "RRULE:FREQ=DAILY;INTERVAL=N", "RRULE:FREQ=WEEKLY;COUNT=N", "RRULE:FREQ=YEARLY;BYDAY=NMO",
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=N;BYSETPOS=N", "RRULE:FREQ=YEARLY;UNTIL=N", "DURATION:PTNH",
    "DURATION:PNW", "DURATION:-PNDTNS", "PRIORITY:N", "SEQUENCE:N", "RDATE:N", "EXDATE:N",
    "RECURRENCE-ID:N", "X-APPLE-TRAVEL-DURATION:PTNM", "DTSTAMP:N", "X-READYDAY-DURATION:N",
  ]

  @Test("an event with any number in any property costs at most itself", arguments: lines)
  func properties(line: String) {
    for number in HostileNumbers.texts {
      let lines = "DTSTART:20260310T090000\n" + line.replacing("N", with: number)
      #expect(StrangersFile(event: lines).parsed <= 1)
    }
  }

  private static func archive(_ text: String) -> WhoopArchive {
    let march = date("2026-03-01")...date("2026-03-31")
    var archive = WhoopArchive(mornings: march, workouts: march)
    archive.add(Array(text.utf8), from: "whoop.json")
    return archive
  }

  private static let absurd = ["0", "-1", "1e-308", "1e19", "-1e308", "9223372036854775808"]

  @Test("a WHOOP record with any number in any key costs no other", arguments: WhoopFixture.kinds)
  func whoop(kind: String) throws {
    let text = String(decoding: WhoopFixture.bytes(kind), as: UTF8.self)
    let whole = Self.archive(text).recordCount
    for key in Set(text.matches(of: /"(\w+)": -?\d/).map(\.output.1)).sorted() {
      let place = try #require(text.firstRange(of: "\"\(key)\": "))
      let rest = text[place.upperBound...].drop { !",}\n".contains($0) }
      for number in Self.absurd {
        let archive = Self.archive(text[..<place.upperBound] + number + rest)
        #expect(archive.recordCount == whole, "\(key): \(number)")
        _ = archive.report(on: date("2026-03-10"))
      }
    }
  }
}
