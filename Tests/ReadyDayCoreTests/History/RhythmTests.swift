import Testing

@testable import ReadyDayCore

@Suite("The rhythm of some weeks") struct RhythmTests {
  @Test("a night that was not measured is compared with no other, and is not one without sleep")
  func unknownNight() {
    let first = date("2026-10-01")
    let days = (0..<40).map { index in
      var day = HistoryDay(first.advanced(by: index))
      day.source = .whoop
      guard index != 20 else { return day }
      let noon = LocalDateTime(day.date).wallSeconds - HistoryDay.halfDay
      day.sleeps = [11 * 3600..<19 * 3600]
      day.onset = LocalDateTime(wallSeconds: noon + 11 * 3600)
      day.wake = LocalDateTime(wallSeconds: noon + 19 * 3600)
      return day
    }
    let rhythm = Rhythm(
      History(days, hasCalendar: false), on: first...first.advanced(by: 39), Preferences())
    #expect(rhythm.regularityDays == 37)
    #expect(rhythm.regularity == 100)
  }
}
