import TestSupport
import Testing

@testable import ReadyDayCore

/// What holds for every rule, tried on generated ones.
@Suite struct RecurrencePropertyTests {
  private static let madrid = Zone.fixture("Europe/Madrid")
  private static let year = LocalDate.on("2026-01-01") ... .on("2026-12-31")

  /// Parts of a rule, drawn so that most rules have instances within a year of their start.
  private static func parts(_ random: inout SampleRandom) -> [String] {
    let frequency =
      ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(using: &random) ?? "DAILY"
    var parts = ["FREQ=\(frequency)"]
    let candidates = [
      "INTERVAL=\(Int.random(in: 1...3, using: &random))",
      "COUNT=\(Int.random(in: 1...60, using: &random))",
      "WKST=SU", "BYDAY=" + (["MO,WE,FR", "TU", "SA,SU"].randomElement(using: &random) ?? "TU"),
      "BYMONTH=\(Int.random(in: 1...6, using: &random)),\(Int.random(in: 7...12, using: &random))",
      "BYMONTHDAY=\(Int.random(in: 1...28, using: &random)),-\(Int.random(in: 1...5, using: &random))",
      "BYHOUR=2,\(Int.random(in: 3...23, using: &random))", "BYMINUTE=0,30",
    ]
    for candidate in candidates where Int.random(in: 0..<4, using: &random) == 0 {
      parts.append(candidate)
    }
    return parts
  }

  private static let rules: [[String]] = {
    var random = SampleRandom(seed: 2445)
    return (0..<60).map { _ in parts(&random) }
  }()

  private func properties(_ parts: [String]) -> String {
    "DTSTART;TZID=Europe/Madrid:20260105T023000\nDURATION:PT1H\nRRULE:"
      + parts.joined(separator: ";")
  }

  private func calendar(_ properties: String...) -> WrittenCalendar {
    WrittenCalendar(properties.map { WrittenCalendar.event("a", $0) }.joined(separator: "\n"))
  }

  private func spans(_ calendar: WrittenCalendar) -> [TimeSpan] {
    calendar.agenda(on: Self.year, in: Self.madrid).occurrences.map {
      $0.time.span(in: Self.madrid)
    }
  }

  @Test("a day's instances are those of the year that touch it") func windows() {
    for parts in Self.rules {
      let calendar = calendar(properties(parts))
      let all = spans(calendar)
      for shift in stride(from: 0, to: 364, by: 13) {
        let date = Self.year.lowerBound.advanced(by: shift)
        let day = Self.madrid.day(date)
        let found = calendar.agenda(on: date...date).occurrences.map {
          $0.time.span(in: Self.madrid)
        }
        #expect(found == all.filter { $0.touches(day) }, "\(parts) on \(date)")
      }
    }
  }

  @Test("the order of a rule's parts means nothing") func order() {
    var random = SampleRandom(seed: 7529)
    for parts in Self.rules {
      let shuffled = parts.shuffled(using: &random)
      #expect(spans(calendar(properties(parts))) == spans(calendar(properties(shuffled))))
    }
  }

  @Test("EXDATE of every instance leaves none") func exceptAll() {
    for parts in Self.rules {
      let all = spans(calendar(properties(parts)))
      let dates = all.map { utc($0.start) }.joined(separator: ",")
      #expect(!all.isEmpty)
      #expect(spans(calendar(properties(parts) + "\nEXDATE:" + dates)).isEmpty, "\(parts)")
    }
  }

  @Test("a moved instance leaves its place, and appears once") func moved() {
    var random = SampleRandom(seed: 5546)
    for parts in Self.rules {
      let all = spans(calendar(properties(parts)))
      guard let chosen = all.randomElement(using: &random) else { continue }
      let to = chosen.start.adding(seconds: 60 * Int.random(in: -4000...4000, using: &random) + 7)
      guard Self.madrid.reading(at: to).date.year == 2026 else { continue }
      let change = "RECURRENCE-ID:\(utc(chosen.start))\nDTSTART:\(utc(to))\nDURATION:PT1H"
      let starts = spans(calendar(properties(parts), change)).map(\.start)
      #expect(starts == (all.map(\.start).filter { $0 != chosen.start } + [to]).sorted())
    }
  }

  @Test("instances keep their clock reading when the clocks change") func clocks() {
    for parts in Self.rules where !parts.contains(where: { $0.hasPrefix("BYHOUR") }) {
      for span in spans(calendar(properties(parts).replacing("T023000", with: "T093000"))) {
        #expect(Self.madrid.reading(at: span.start).time.hour == 9, "\(parts)")
      }
    }
  }

  private func utc(_ instant: Instant) -> String {
    "\(instant.reading(at: .zero))".filter { $0 != "-" && $0 != ":" } + "Z"
  }
}
