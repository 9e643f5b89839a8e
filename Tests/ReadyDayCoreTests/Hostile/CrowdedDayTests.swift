import Testing

@testable import ReadyDayCore

/// A day with very many events, each step of which must stay linear.
@Suite("Crowded days") struct CrowdedDayTests {
  private static let date = LocalDate.on("2026-03-10")

  /// `count` events a second long, every so many seconds from midnight on.
  private static func inputs(_ count: Int, every seconds: Int) -> DayParts {
    let start = Zone.utc.start(of: date)
    let occurrences = (0..<count).map { number in
      let from = start.adding(seconds: number * seconds)
      var event = Occurrence(
        uid: "\(number)", title: "Ping", calendar: "work", time: .timed(TimeSpan(from, seconds: 1)))
      event.isInGuestlessCalendar = true
      return event
    }
    return DayParts(date: date, zone: .utc, now: start, occurrences: occurrences)
  }

  @Test("a block of ten thousand events is put together without a copy for each") func block() {
    let day = Self.inputs(10_000, every: 8).day
    #expect(day.blocks.map(\.events.count) == [10_000])
    #expect(day.events.count == 10_000)
  }

  @Test("the seam for a break is found among ten thousand") func seam() {
    let inputs = Self.inputs(10_000, every: 8)
    let day = inputs.day
    let alerts = LookAhead(in: inputs.diary, from: day.now, within: 86_000).alerts(
      [.pause], reflected: [])
    let moment = alerts.first?.moment.seconds(since: day.blocks[0].span.start) ?? 0
    #expect((150 * 60 - 8...150 * 60).contains(moment))
  }

  @Test("free stretches too short to train are passed over")
  func windows() { #expect(Self.inputs(10_000, every: 8).day.allWindows.isEmpty) }
}
