import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What is known of a past day") struct HistoryDayTests {
  private static let monday = SampleDay.monday

  /// The 9th and the 10th of March, of which WHOOP knows these records.
  private static func march(_ page: String) -> [HistoryDay] {
    let dates = date("2026-03-09")...date("2026-03-10")
    var health = HealthData(days: dates, sleepTarget: 480)
    health.archive = WhoopArchive(reading: page)
    var days = dates.map { HistoryDay($0) }
    health.fill(&days)
    return days
  }

  private static let night = WhoopText.sleep(
    from: "2026-03-09T22:00:00.000Z", to: "2026-03-10T06:00:00.000Z", cycle: 2)

  /// The sample Monday's week as far as these events tell of it.
  private static func week(_ occurrences: [Occurrence]) -> [HistoryDay] {
    let parts = DayParts(date: monday, occurrences: occurrences)
    return History(parts.diary, on: monday...monday.advanced(by: 6)).days
  }

  private static func meeting(
    _ start: String, _ end: String, people: Int = 3, day: Int = 0
  ) -> Occurrence {
    SampleDay.meeting(
      "Planning", start, end, people: people, uid: "\(day)-\(start)",
      date: monday.advanced(by: day))
  }

  @Test("a day has the strain of the cycle that the next morning ended") func strain() {
    let days = Self.march(
      WhoopText.page(
        WhoopText.cycle(
          1, from: "2026-03-08T22:00:00.000Z", to: "2026-03-09T22:00:00.000Z", strain: 12.5),
        WhoopText.cycle(2, from: "2026-03-09T22:00:00.000Z", to: nil, strain: 3),
        Self.night, WhoopText.recovery(cycle: 2)))
    #expect(days.map(\.strain) == [12.5, nil])
    #expect(days.map(\.kilojoules) == [9000.5, nil])
  }

  @Test(
    "a score from before the wearable knows its wearer is shown, and counts in nothing",
    arguments: [true, false])
  func calibrating(isCalibrating: Bool) {
    let days = Self.march(
      WhoopText.page(Self.night, WhoopText.recovery(cycle: 2, calibrating: isCalibrating)))
    #expect(days.map(\.shownRecovery) == [nil, 63])
    #expect(days.map(\.recovery) == [nil, isCalibrating ? nil : 63])
  }

  @Test("before the first event and after the last nothing is known of the calendar")
  func covered() {
    let events = [1, 2, 4].map { Self.meeting("09:00", "10:00", day: $0) }
    #expect(Self.week(events).map { $0.calendar?.events } == [nil, 1, 1, 0, 1, nil, nil])
    let later = events + [Self.meeting("09:00", "10:00", day: 9)]
    #expect(Self.week(later).map { $0.calendar?.events } == [nil, 1, 1, 0, 1, 0, 0])
  }

  @Test("company is over with the last event that has other people") func company() {
    let day = Self.week([
      Self.meeting("09:00", "10:00"), Self.meeting("10:00", "11:00", people: 1),
      Self.meeting("20:00", "21:00", people: 0),
    ])[0]
    #expect(day.calendar?.lastEnd == 21 * 3600)
    #expect(day.calendar?.lastCompanyEnd == 11 * 3600)
  }

  @Test("of a night that is hidden nothing is left, neither its hours nor where it was slept")
  func hiddenNight() {
    var day = HistoryDay(Self.monday)
    (day.asleep, day.needed, day.performance, day.efficiency) = (450, 480, 94, 91)
    day.onset = LocalDateTime(Self.monday.advanced(by: -1), .at("23:00"))
    day.wake = LocalDateTime(Self.monday, .at("07:00"))
    (day.respiratoryRate, day.offset) = (14.5, SampleMeasurements.offset)
    day.sleeps = [39_600..<68_400]
    #expect(day.hiding([.sleep]) == HistoryDay(Self.monday))
  }
}
