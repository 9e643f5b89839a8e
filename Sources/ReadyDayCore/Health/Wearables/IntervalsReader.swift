/// Reads the wellness table of intervals.icu, which collects the days of other makers' devices, and
/// its service's answers, which have the same names.
///
/// It has no times of day, so its nights are only durations.
package struct IntervalsReader: WearableRowsReader {
  var days = WearableDays()
  private let zone: Zone

  package init(zone: Zone, today: LocalDate) { self.zone = zone }

  package static let marks = [
    ["restingHR", "sleepSecs"], ["restinghr", "hrvsdnn"], ["sleepsecs", "hrv"],
  ]

  static let wanted = WearableTable.Wanted(
    names: [
      "date", "id", "restingHR", "hrv", "hrvSDNN", "sleepSecs", "sleepScore", "readiness",
      "respiration", "steps",
    ],
    isRow: { row in
      (row["date"] != nil || row["id"] != nil)
        && ["restingHR", "hrv", "hrvSDNN", "sleepSecs"].count { row[$0] != nil } > 1
    })

  private static let names = WearableRowReader.SleepNames(
    asleep: "sleepSecs", deep: "", rem: "", light: "", awake: "", inBed: "", minutes: 1.0 / 60)

  mutating func take(_ row: WearableRow) -> [HealthProblem] {
    var reading = WearableRowReader(row, kind: "day", zone: zone)
    // The service calls the date the day's id.
    let isKept =
      reading.date(reading.has("date") ? "date" : "id").map { take(&reading, on: $0) } ?? false
    days.count(reading, isLost: !isKept)
    return reading.problems
  }

  private mutating func take(_ reading: inout WearableRowReader, on date: LocalDate) -> Bool {
    var day = DailyHealth(date: date)
    day.rmssd = reading.number("hrv", in: .heartRateVariability)
    day.sdnn = reading.number("hrvSDNN", in: .heartRateVariability)
    day.restingHeartRate = reading.number("restingHR", in: .restingHeartRate)
    day.respiratoryRate = reading.number("respiration", in: .respiratoryRate)
    day.untimed = reading.totals(Self.names)
    day.readiness =
      reading.number("readiness", in: .percent).map { VendorReadiness(score: $0) }
      ?? reading.number("sleepScore", in: .percent).map {
        VendorReadiness(score: $0, ratesSleep: true)
      }
    var activity = DailyActivity(date: date)
    activity.steps = reading.number("steps", in: .steps)
    let hasMoved = days.add(activity)
    return days.add(measured: day) || hasMoved
  }
}
