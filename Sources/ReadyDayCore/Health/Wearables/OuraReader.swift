/// Reads Oura's account export (`App Data`), its API's pages (version 2), and the tables of trends.
///
/// A night is a `long_sleep` of its `day`; other sleeps are naps, except rejected (`rest`) and
/// deleted ones. If the type is blank, a sleep of under three hours is a nap. `average_hrv` is
/// rMSSD.
package struct OuraReader: WearableRowsReader {
  var days = WearableDays()
  private let zone: Zone

  package init(zone: Zone, today: LocalDate) { self.zone = zone }

  package static let marks = [
    ["bedtime_start", "bedtime_end", "efficiency"], ["temperature_deviation", "score"],
    ["start_datetime", "end_datetime", "activity", "intensity"],
    ["bedtime_start", "bedtime_end", "total_sleep_duration"],
    ["date", "total_sleep_duration", "readiness_score"],
    ["date", "total_sleep_duration", "sleep_score"], ["day", "steps", "active_calories"],
  ]

  static let wanted = WearableTable.Wanted(
    names: [
      "day", "type", "bedtime_start", "bedtime_end", "total_sleep_duration", "deep_sleep_duration",
      "light_sleep_duration", "rem_sleep_duration", "awake_time", "time_in_bed", "latency",
      "average_hrv", "lowest_heart_rate", "average_breath", "score", "temperature_deviation",
      "readiness_score", "sleep_score", "id", "activity", "start_datetime", "end_datetime",
      "calories", "distance", "steps", "active_calories",
    ],
    aliases: [
      "date": "day", "lowest_resting_heart_rate": "lowest_heart_rate",
      "respiratory_rate": "average_breath", "total_bedtime": "time_in_bed",
      "sleep_latency": "latency", "activity_burn": "active_calories",
    ],
    isRow: { row in
      isSleep(row) || isWorkout(row) || isSummary(row) || isActivity(row)
        || ["score", "temperature_deviation", "day"].allSatisfy { row[$0] != nil }
    })

  private static func isSleep(_ row: [String: JSON]) -> Bool {
    row["bedtime_start"] != nil && row["bedtime_end"] != nil && row["day"] != nil
  }

  /// A day of the table of trends without bedtimes.
  private static func isSummary(_ row: [String: JSON]) -> Bool {
    row["day"] != nil && row["total_sleep_duration"] != nil
      && (row["readiness_score"] != nil || row["sleep_score"] != nil)
  }

  private static func isActivity(_ row: [String: JSON]) -> Bool {
    row["day"] != nil && row["steps"] != nil && row["active_calories"] != nil
  }

  private static func isWorkout(_ row: [String: JSON]) -> Bool {
    row["start_datetime"] != nil && row["end_datetime"] != nil && row["activity"] != nil
  }

  mutating func take(_ row: WearableRow) -> [HealthProblem] {
    let (isSleep, isWorkout) = (Self.isSleep(row.members), Self.isWorkout(row.members))
    let isSummary = Self.isSummary(row.members)
    let isActivity = Self.isActivity(row.members)
    var reading = WearableRowReader(
      row, kind: isSleep || isSummary ? "sleep" : isWorkout ? "workout" : "readiness", zone: zone)
    let hasMoved = isActivity && takeActivity(&reading)
    let isKept =
      if isActivity, !isSleep, !isSummary {
        hasMoved
      } else if isSleep {
        takeSleep(&reading)
      } else if isWorkout {
        takeWorkout(&reading)
      } else if isSummary {
        takeSummary(&reading)
      } else {
        takeReadiness(&reading, "score")
      }
    days.count(reading, isLost: !isKept)
    return reading.problems
  }

  private mutating func takeSleep(_ reading: inout WearableRowReader) -> Bool {
    let type = reading.text("type")
    // The user rejected or deleted this sleep.
    guard type != "rest", type != "deleted" else {
      days.passedOver.otherKinds += 1
      return true
    }
    guard type.map(Self.sleeps.contains) ?? true else {
      reading.refuse(outOfRange: "type")
      return false
    }
    // The table of trends has rows for days without the ring.
    let isWorn = reading.text("bedtime_start") != nil || reading.text("total_sleep_duration") != nil
    guard isWorn, let night = reading.ouraNight(), let sleep = night.sleep else {
      return !isWorn && takeReadiness(&reading, "readiness_score")
    }
    let isShort =
      reading.has("type") && Int(truncating: sleep.asleepMinutes * 60) < Nights.longestNap
    days.add(sleep: night, isNap: type.map { $0 != "long_sleep" } ?? isShort)
    return true
  }

  private static let sleeps = ["long_sleep", "sleep", "late_nap"]

  private mutating func takeSummary(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date("day") else { return false }
    var day = reading.ouraValues(on: date)
    day.untimed = reading.totals(WearableRowReader.oura)
    return days.add(measured: day)
  }

  private mutating func takeActivity(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date("day") else { return false }
    var day = DailyActivity(date: date)
    day.steps = reading.number("steps", in: .steps)
    day.activeKilocalories = reading.number("active_calories", in: .kilocalories)
    return days.add(day)
  }

  private mutating func takeReadiness(_ reading: inout WearableRowReader, _ name: String) -> Bool {
    guard let date = reading.date("day"), let score = reading.number(name, in: .percent, zero: true)
    else { return false }
    var day = DailyHealth(date: date)
    day.readiness = VendorReadiness(oura: score)
    days.add(values: day)
    return true
  }

  private mutating func takeWorkout(_ reading: inout WearableRowReader) -> Bool {
    guard let span = reading.span("start_datetime", "end_datetime", upTo: .workoutMinutes) else {
      return false
    }
    var workout = WearableSport.workout(named: reading.text("activity"), span)
    workout.kilocalories = reading.number("calories", in: .kilocalories)
    workout.meters = reading.number("distance", in: .meters)
    workout.identify(by: reading.text("id"), reading.assumed)
    days.add(workout)
    return true
  }
}

extension WearableRowReader {
  fileprivate mutating func ouraNight() -> DailyHealth? {
    guard let date = date("day"),
      let bed = span("bedtime_start", "bedtime_end", upTo: .sleepMinutes)
    else { return nil }
    let latency = number("latency", in: .sleepMinutes, times: Self.perSecond) ?? 0
    guard let sleep = sleep(in: bed, Self.oura, after: latency) else { return nil }
    var night = ouraValues(on: date)
    night.sleep = sleep
    return night
  }

  fileprivate mutating func ouraValues(on date: LocalDate) -> DailyHealth {
    var day = DailyHealth(date: date)
    day.rmssd = number("average_hrv", in: .heartRateVariability)
    day.restingHeartRate = number("lowest_heart_rate", in: .restingHeartRate)
    day.respiratoryRate = number("average_breath", in: .respiratoryRate)
    day.readiness = number("readiness_score", in: .percent).map { VendorReadiness(oura: $0) }
    return day
  }

  private static let perSecond = 1.0 / 60
  fileprivate static let oura = SleepNames(
    asleep: "total_sleep_duration", deep: "deep_sleep_duration", rem: "rem_sleep_duration",
    light: "light_sleep_duration", awake: "awake_time", inBed: "time_in_bed", minutes: perSecond)
}
