import Testing

@testable import ReadyDayCore

/// What no plan for a night may be, on 1,000 invented mornings.
@Suite struct ThousandNightsTests {
  struct Morning {
    let day: Day
    let events: [TimeSpan]
  }

  static func clock(_ minutes: Int) -> String {
    let day = (minutes % 1440 + 1440) % 1440
    return TimeOfDay(clamping: day * 60).clock
  }

  /// Nights of all lengths, and an evening with up to three events of which some last into the night.
  static func morning(_ random: inout SampleRandom) -> Morning {
    let onset = Int.random(in: 20 * 60...26 * 60, using: &random)
    let asleep = Int.random(in: 300...560, using: &random)
    let events = (0..<Int.random(in: 0...3, using: &random)).map { number in
      let start = Int.random(in: 17 * 60...25 * 60, using: &random)
      let minutes = Int.random(in: 5...330, using: &random)
      let from = SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday))
      let span = TimeSpan(
        from: from.adding(seconds: start * 60), to: from.adding(seconds: (start + minutes) * 60))
      return Occurrence(
        uid: "\(number)@example.test", title: ["Dinner", "Call", "Concert"][number],
        calendar: "home", time: .timed(span))
    }
    let early =
      Bool.random(using: &random)
      ? [SampleTonight.early(clock(Int.random(in: 300...660, using: &random)))] : []
    let (needed, debt) = (
      Double.random(in: 400...600, using: &random), Double.random(in: 0...120, using: &random)
    )
    let isMeasured = Bool.random(using: &random)
    let day = SampleTonight.day(events + early) {
      ($0.onset, $0.wake) = (clock(onset), clock(onset + asleep + 30))
      $0.asleep = Double(asleep)
      ($0.needed, $0.debt) = isMeasured ? (needed, debt) : (nil, nil)
      $0.deviation = Double.random(in: 10...130, using: &random)
    }
    return Morning(day: day, events: events.map { $0.time.span(in: SampleDay.zone) })
  }

  @Test("no lights-out inside an event, soon after one or before one, or long before the usual")
  func bounds() {
    var random = SampleRandom(seed: 20_261_123)
    var (named, limited) = (0, 0)
    for _ in 0..<1000 {
      let morning = Self.morning(&random)
      guard let found = morning.day.tonight.lightsOut else {
        #expect(morning.day.tonight.noLightsOut != .unknown)
        continue
      }
      named += 1
      if found.limit?.code == .event { limited += 1 }
      for span in morning.events {
        #expect(found.instant.seconds(since: span.end) >= LightsOut.afterEvent * 60)
      }
      #expect(found.usual.seconds(since: found.instant) <= LightsOut.mostBeforeUsual * 60)
      if ![.event, .irregular].contains(found.limit?.code) {
        #expect(found.instant <= found.usual)
      }
      #expect(found.instant < found.wake.instant)
      #expect(found.instant.secondsSince1970.isMultiple(of: 300))
      #expect((found.shortMinutes > 0) <= (found.limit != nil))
      for window in morning.day.allWindows { #expect(window.span.end <= found.instant) }
    }
    // Most mornings name one, and the events matter.
    #expect(named > 600)
    #expect(limited > 100)
  }
}

extension Bool {
  /// Whether the first implies the second.
  fileprivate static func <= (a: Bool, b: Bool) -> Bool { !a || b }
}
