/// Reads Google Takeout's Fitbit data: `Takeout/Fitbit` or `Takeout/Google Health`.
///
/// `sleep-….json` has nights without offsets; `UserSleeps_….csv` has newer nights, with offsets and
/// other numbers. For a night in both, the JSON supplies the sleep and the CSV file the clock.
package struct FitbitReader: WearableReader {
  private var days = WearableDays()
  private var nights = FitbitNights()
  private var trainings = FitbitTrainings()
  /// From `sleep_score.csv`, by sleep number; used only for dates without another score.
  private var scores: [(sleep: String, day: DailyHealth)] = []
  private let zone: Zone

  package init(zone: Zone) { self.zone = zone }

  package static func wants(_ name: String) -> Bool {
    let last = lastPart(of: name)
    return beginnings.contains { last.hasPrefix($0) }
  }

  /// The beginnings of file names; the date that follows is ignored.
  private static let beginnings = [
    "sleep-", "usersleeps_", "usersleepstages_", "userexercises_", "exercise-",
    "resting_heart_rate-", "daily_resting_heart_rate", "daily heart rate variability summary",
    "daily_heart_rate_variability", "daily respiratory rate summary", "daily_respiratory_rate",
    "daily readiness score", "sleep_score",
  ]

  package static func recognises(_ beginning: RawSpan) -> Bool {
    holds(marks, in: beginning, first: 1 << 12)
  }

  /// Names that occur together only in Fitbit's files.
  private static let marks = [
    ["\"dateOfSleep\"", "\"minutesAsleep\""], ["sleep_id", "sleep_start", "minutes_asleep"],
    ["sleep_id", "sleep_stage_type"], ["exercise_start", "exercise_end", "activity_name"],
    ["\"activityName\"", "\"logId\"", "\"startTime\""], ["timestamp", "rmssd", "entropy"],
    ["timestamp", "daily_respiratory_rate"], ["readiness_score_value", "readiness_state"],
    ["\"dateTime\"", "\"value\"", "\"date\"", "\"error\""],
    ["timestamp", "non rem heart rate beats per minute"], ["sleep_log_entry_id", "overall_score"],
  ]

  package mutating func read(_ bytes: RawSpan, from file: String) {
    // Resting heart rates have the same columns as all others; only the file's name differs.
    let isResting = file.lowercased().contains("resting")
    let file = WearableFile(bytes, Self.wanted, named: file) { row in
      isResting || !row.has("beats_per_minute") ? take(row) : []
    }
    days.add(file)
  }

  package func end() -> HealthExport {
    var days = days
    for sleep in nights.all(&days.passedOver) { days.add(sleep: sleep.day, isNap: sleep.isNap) }
    for (sleep, score) in scores {
      days.add(values: DailyHealth(date: nights.dates[sleep] ?? score.date).filled(from: score))
    }
    for workout in trainings.all(&days.passedOver) { days.add(workout) }
    return days.export()
  }

  private static let wanted = WearableTable.Wanted(
    names: FitbitNights.names + FitbitTrainings.names + [
      "timestamp", "rmssd", "entropy", "daily_respiratory_rate", "beats_per_minute", "dateTime",
      "value.date", "value.value", "date", "readiness_score_value", "readiness_state",
      "sleep_log_entry_id", "overall_score", "resting_heart_rate",
    ],
    aliases: [
      "average_heart_rate_variability_milliseconds": "rmssd",
      "breaths_per_minute": "daily_respiratory_rate",
    ],
    isRow: { row in rows.contains { $0.allSatisfy { row[$0] != nil } } })

  /// Names that identify each kind of row.
  private static let rows = [
    ["dateOfSleep", "startTime", "endTime"], ["sleep_id", "sleep_start", "sleep_end"],
    ["sleep_id", "sleep_stage_type", "sleep_stage_start"], ["exercise_start", "exercise_end"],
    ["activityName", "startTime", "duration"], ["timestamp", "rmssd", "entropy"],
    ["timestamp", "daily_respiratory_rate"], ["timestamp", "beats_per_minute"],
    ["dateTime", "value.value"], ["date", "readiness_score_value"],
    ["sleep_log_entry_id", "timestamp", "overall_score"],
  ]

  private mutating func take(_ row: WearableRow) -> [HealthProblem] {
    let isScore = row.has("sleep_log_entry_id")
    let isSleep = row.has("dateOfSleep") || row.has("sleep_id")
    let isTraining = row.has("exercise_start") || row.has("activityName")
    var reading = WearableRowReader(
      row, kind: isSleep ? "sleep" : isTraining ? "exercise" : "day", zone: zone)
    let isKept =
      if isSleep {
        nights.take(&reading)
      } else if isScore {
        takeScore(&reading)
      } else if isTraining {
        trainings.take(&reading)
      } else {
        takeValue(&reading)
      }
    // The clock of a night is known only after the last file.
    if !isKept { days.countLost(reading) }
    return reading.problems
  }

  /// Reads one value of a date; for an unmeasured day the value is 0 and the date missing.
  private mutating func takeValue(_ reading: inout WearableRowReader) -> Bool {
    if reading.has("value.value"), reading.number("value.value", in: 0...1000) == nil {
      return false
    }
    let date =
      reading.has("dateTime")
      ? reading.americanDate("dateTime")
      : reading.date(reading.has("timestamp") ? "timestamp" : "date")
    guard let date else { return false }
    var day = DailyHealth(date: date)
    day.rmssd = reading.number("rmssd", in: .heartRateVariability)
    day.respiratoryRate = reading.number("daily_respiratory_rate", in: .respiratoryRate)
    day.restingHeartRate = reading.number(
      anyOf: ["value.value", "beats_per_minute"], in: .restingHeartRate)
    day.readiness = readiness(&reading)
    guard day != DailyHealth(date: date) else { return false }
    days.add(values: day)
    return true
  }

  private mutating func takeScore(_ reading: inout WearableRowReader) -> Bool {
    guard let sleep = reading.text("sleep_log_entry_id"), let date = reading.date("timestamp")
    else { return false }
    var day = DailyHealth(date: date)
    day.restingHeartRate = reading.number("resting_heart_rate", in: .restingHeartRate)
    day.readiness = reading.number("overall_score", in: .percent)
      .map { VendorReadiness(score: $0, isOfSleep: true) }
    if day != DailyHealth(date: date) { scores.append((sleep, day)) }
    return day != DailyHealth(date: date)
  }

  private func readiness(_ reading: inout WearableRowReader) -> VendorReadiness? {
    guard let score = reading.number("readiness_score_value", in: .percent) else { return nil }
    guard let word = reading.text("readiness_state") else { return VendorReadiness(score: score) }
    let level = VendorReadiness.fitbitLevels[word]
    // The word may be unknown or, at the end of a file, cut off.
    if level == nil { reading.refuse(unknown: "readiness_state") }
    return VendorReadiness(score: score, level: level)
  }
}
