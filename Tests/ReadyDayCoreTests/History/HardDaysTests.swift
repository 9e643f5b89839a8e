import Testing

@testable import ReadyDayCore

@Suite("Hard days") struct HardDaysTests {
  @Test("a day on one's feet without a workout is no hard training") func onFeet() {
    let first = date("2026-10-14")
    let days = (0..<40).map { index in
      var day = HistoryDay(first.advanced(by: index))
      day.strain = index % 5 == 4 ? 16 : 8
      day.workouts = index % 10 == 4 ? 1 : 0
      return day
    }
    let hard = HardDays(History(days, hasCalendar: false))
    #expect(hard.dates == [4, 14, 24, 34].map { first.advanced(by: $0) })
  }
}
