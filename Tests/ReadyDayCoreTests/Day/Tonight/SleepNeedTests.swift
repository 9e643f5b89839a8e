import Testing

@testable import ReadyDayCore

@Suite struct SleepNeedTests {
  static func night(asleep: Double?, needed: Double?, debt: Double?) -> SleptNight {
    var night = SleptNight(SampleDay.monday)
    (night.asleep, night.needed, night.debt) = (asleep, needed, debt)
    return night
  }

  struct Debt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var asleep: Double? = 480
    var needed: Double? = 480
    var debt: Double? = 0
    var naps = 0.0
    var most = 0.0
    let owed: Double?
  }

  @Test(
    "WHOOP's debt of the next night follows from the last one",
    arguments: [
      Debt(testDescription: "nothing missing", owed: 14),
      Debt(testDescription: "debt before", debt: 50, owed: 21),
      Debt(testDescription: "100 minutes missing", asleep: 380, owed: 46),
      Debt(testDescription: "naps", asleep: 380, naps: 50, owed: 30),
      Debt(testDescription: "a long night", asleep: 600, owed: 0),
      Debt(testDescription: "just nothing", asleep: 523.75, owed: 0),
      Debt(testDescription: "hardly slept", asleep: 60, owed: 128),
      Debt(testDescription: "just the cap", asleep: 123.75, owed: 128),
      Debt(testDescription: "with an own maximum", asleep: 60, most: 140, owed: 140),
      Debt(testDescription: "under an own maximum", asleep: 60, most: 200, owed: 148.4),
      Debt(testDescription: "not scored", asleep: nil, owed: nil),
      Debt(testDescription: "no need", needed: nil, owed: nil),
      Debt(testDescription: "no debt", debt: nil, owed: nil),
    ])
  func debt(row: Debt) {
    let owed = OwedSleep(
      after: Self.night(asleep: row.asleep, needed: row.needed, debt: row.debt), naps: row.naps,
      most: row.most)
    #expect((owed?.minutes).map { ($0 * 100).rounded() } == row.owed.map { ($0 * 100).rounded() })
    #expect(owed?.isAtCap == row.owed.map { $0 == max(128, row.most) })
  }

  @Test("naps count from waking up on, as far as they are scored") func naps() {
    func nap(_ start: String, _ end: String, _ asleep: Double?) -> SleepSummary.Nap {
      .init(
        span: SampleDay.meeting("", start, end).time.span(in: SampleDay.zone),
        offset: .zero, asleepMinutes: asleep)
    }
    func owed(_ naps: [SleepSummary.Nap]) -> Double? {
      SampleTonight.day { $0.naps = naps }.tonight.need?.debt?.minutes
    }
    let none = owed([]) ?? 0
    #expect(abs(none - 29.4) < 1e-9)
    #expect(abs((owed([nap("14:00", "15:00", 50)]) ?? 0) - (none - 16)) < 1e-9)
    #expect(owed([nap("14:00", "15:00", nil)]) == none)
    #expect(owed([nap("06:00", "06:50", 50)]) == none)
  }

  @Test("the need is the median of needs without debt, and what is owed", arguments: [2, 3, 14])
  func measured(nights: Int) {
    let need = SampleTonight.day {
      $0.changes = { days, night in
        if days >= nights { (night.needed, night.debt) = (nil, nil) }
        if days == 1 { night.needed = 700 }
      }
    }.tonight.need
    #expect(need?.base == (nights < 3 ? .last(480) : .measured(450, nights: nights)))
    #expect((need?.minutes).map { ($0 * 10).rounded() } == (nights < 3 ? 4800 : 4794))
  }

  @Test("a night that is not scored leaves the last need, and nothing said of debt")
  func unscored() {
    let need = SampleTonight.day {
      $0.changes = { days, night in
        if days == 0 { (night.asleep, night.needed, night.debt) = (nil, nil, nil) }
        if days == 2 { night.needed = 500 }
      }
    }.tonight.need
    #expect(need == SleepNeed(.last(480), owed: nil))
  }

  @Test("the greatest debt of 60 nights is the cap", arguments: [59, 60]) func cap(days: Int) {
    let need = SampleTonight.day {
      $0.count = 61
      $0.changes = { if $0 == days { $1.debt = 150 } }
    }.tonight.need
    #expect(need?.debt?.cap == (days == 59 ? 150 : 128))
  }

  /// Saturdays and Sundays of 60 nights are free; of the sample Monday the last Sunday is the day before.
  static func withoutNeed(_ change: @escaping (_ days: Int, inout SleptNight) -> Void) -> SleepNeed?
  {
    SampleTonight.day {
      ($0.needed, $0.debt) = (nil, nil)
      $0.changes = change
    }.tonight.need
  }

  @Test("without WHOOP, a third of the nights before free mornings tells the need")
  func free() throws {
    // Of 18 such nights these are the longest six.
    var longest = [500.0, 530, 500, 510, 520, 510][...]
    let need = Self.withoutNeed { _, night in
      if night.date.weekday.isWeekend, let next = longest.popFirst() { night.asleep = next }
    }
    #expect(need?.base == .free(510, nights: 18))
  }

  @Test("below eight free mornings it is what one aims at", arguments: [7, 8])
  func fewFree(count: Int) {
    var left = count
    let need = Self.withoutNeed { _, night in
      guard night.date.weekday.isWeekend else { return }
      left -= 1
      if left < 0 { night.asleep = nil }
    }
    #expect(need?.base == (count < 8 ? .target(480) : .free(445, nights: 8)))
  }

  @Test("no base lies outside 6 h 30 and 9 h 30", arguments: [(300.0, 390.0), (700, 570)])
  func limits(asleep: Double, base: Double) {
    guard case .free(let found, _) = Self.withoutNeed({ $1.asleep = asleep })?.base else {
      return unexpected("another base")
    }
    #expect(found == base)
  }

  struct Owed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var known = 14
    var asleep = 420.0
    let owed: Double?
  }

  @Test(
    "without WHOOP, what was missing counts less the longer it is ago",
    arguments: [
      // 0.2 · 60 · (1 − 0.85¹⁴) / 0.15
      Owed(testDescription: "an hour a night", owed: 71.78),
      // 0.2 · 60 · (1 − 0.85¹⁰) / 0.15 · 14 / 10
      Owed(testDescription: "ten nights", known: 10, owed: 89.95),
      Owed(testDescription: "nine nights", known: 9, owed: nil),
      Owed(testDescription: "hardly slept", asleep: 200, owed: 128),
      Owed(testDescription: "slept enough", asleep: 500, owed: 0),
    ])
  func owed(row: Owed) {
    let nights = (0..<20).map { days in
      var night = SleptNight(SampleDay.monday.advanced(by: -days))
      night.asleep = days < row.known || days >= 14 ? row.asleep : nil
      return night
    }
    let owed = OwedSleep(under: 480, of: nights, upTo: SampleDay.monday)
    #expect((owed?.minutes).map { ($0 * 100).rounded() } == row.owed.map { ($0 * 100).rounded() })
  }
}
