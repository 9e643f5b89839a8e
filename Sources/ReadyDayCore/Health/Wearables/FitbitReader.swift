/// Reads Google Takeout's Fitbit data: `Takeout/Fitbit` or `Takeout/Google Health`.
///
/// `sleep-….json` has nights without offsets; `UserSleeps_….csv` has newer nights, with offsets and
/// other numbers. For a night in both, the JSON supplies the sleep and the CSV file the clock.
package struct FitbitReader: WearableReader {
  private var days = WearableDays()
  private var nights = FitbitNights()
  private var trainings = FitbitTrainings()
  /// From `sleep_score.csv` and `UserSleepScores_….csv`, by sleep number; used only for dates without another score.
  private var scores: [(sleep: String, day: DailyHealth)] = []
  private let zone: Zone
  private var activity = ActivitySums()

  package init(zone: Zone, today: LocalDate) { self.zone = zone }

  package static let marks = [
    ["dateOfSleep", "minutesAsleep"], ["sleep_id", "sleep_start", "minutes_asleep"],
    ["sleep_id", "sleep_stage_type"], ["exercise_start", "exercise_end", "activity_name"],
    ["activityname", "logid", "starttime"], ["timestamp", "rmssd", "entropy"],
    ["timestamp", "daily_respiratory_rate"], ["readiness_score_value", "readiness_state"],
    ["datetime", "value", "date", "error"], ["timestamp", "non_rem_heart_rate_beats_per_minute"],
    ["sleep_log_entry_id", "overall_score"], ["sleep_id", "sleep_score_id", "overall_score"],
    ["timestamp", "score", "sleep_readiness"],
    // Files of every minute have the same columns.
    ["timestamp", "beats_per_minute", "/daily_resting*"],
    ["timestamp", "breaths_per_minute", "/daily_resp*"],
    ["datetime", "value", "/steps-*"], ["timestamp", "steps", "/steps_*"],
  ]

  package mutating func read(_ bytes: RawSpan, from file: String) {
    // Resting heart rates have the same columns as all others; only the file's name differs.
    let isResting = file.lowercased().contains("resting")
    if file.split(separator: "/").last?.lowercased().hasPrefix("steps") == true {
      days.add(WearableFile(bytes, Self.steps, named: file) { takeSteps($0) })
      return
    }
    let file = WearableFile(bytes, Self.wanted, named: file) { row in
      isResting || !row.has("beats_per_minute") ? take(row) : []
    }
    days.add(file)
  }

  /// Steps of single minutes, in UTC; of months of them, a broken row more or less tells nothing.
  private static let steps = WearableTable.Wanted(
    names: ["dateTime", "value", "timestamp", "steps"],
    isRow: { row in
      row["dateTime"] != nil && row["value"] != nil
        || row["timestamp"] != nil && row["steps"] != nil
    })

  private mutating func takeSteps(_ row: WearableRow) -> [HealthProblem] {
    var reading = WearableRowReader(row, kind: "steps", zone: zone)
    let moment =
      row.has("dateTime")
      ? reading.americanMoment("dateTime").map { Instant($0, at: .zero) }
      : reading.universal("timestamp")
    guard let moment else {
      days.passedOver.unreadable += 1
      return reading.problems
    }
    if let count = reading.number(row.has("dateTime") ? "value" : "steps", in: .steps) {
      let stamp = Timestamp(moment, at: zone.offset(at: moment))
      activity.addOnce(count, of: .steps, at: stamp, by: 0)
    }
    return reading.problems
  }

  package func end() -> HealthExport {
    var days = days
    for day in activity.days() { _ = days.add(day) }
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
      "sleep_log_entry_id", "overall_score", "resting_heart_rate", "score_time",
      "score_utc_offset", "sleep_readiness", "score", "type",
    ],
    aliases: [
      "average_heart_rate_variability_milliseconds": "rmssd",
      "breaths_per_minute": "daily_respiratory_rate",
    ], isRow: { row in rows.contains { $0.allSatisfy { row[$0] != nil } } })

  /// Names that identify each kind of row.
  private static let rows = [
    ["dateOfSleep", "startTime", "endTime"], ["sleep_id", "sleep_start", "sleep_end"],
    ["sleep_id", "sleep_stage_type", "sleep_stage_start"], ["exercise_start", "exercise_end"],
    ["activityName", "startTime", "duration"], ["timestamp", "rmssd", "entropy"],
    ["timestamp", "daily_respiratory_rate"], ["timestamp", "beats_per_minute"],
    ["dateTime", "value.value"], ["date", "readiness_score_value"],
    ["sleep_log_entry_id", "timestamp", "overall_score"],
    ["sleep_id", "score_time", "overall_score"], ["timestamp", "score", "sleep_readiness"],
  ]

  private mutating func take(_ row: WearableRow) -> [HealthProblem] {
    let isScore = row.has("overall_score")
    let isSleep = !isScore && (row.has("dateOfSleep") || row.has("sleep_id"))
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
      : reading.day(reading.has("timestamp") ? "timestamp" : "date")
    guard let date else { return false }
    var day = DailyHealth(date: date)
    day.rmssd = reading.number("rmssd", in: .heartRateVariability)
    day.respiratoryRate = reading.number("daily_respiratory_rate", in: .respiratoryRate)
    day.restingHeartRate = reading.number(
      anyOf: ["value.value", "beats_per_minute"], in: .restingHeartRate)
    day.readiness = readiness(&reading)
    return days.add(measured: day)
  }

  private mutating func takeScore(_ reading: inout WearableRowReader) -> Bool {
    let id = reading.text("sleep_log_entry_id") ?? reading.text("sleep_id")
    let date =
      reading.has("timestamp")
      ? reading.date("timestamp")
      : reading.fitbitMoment("score_time", "score_utc_offset")?.reading.date
    guard let sleep = id, let date else { return false }
    var day = DailyHealth(date: date)
    day.restingHeartRate = reading.number("resting_heart_rate", in: .restingHeartRate)
    day.readiness = reading.number("overall_score", in: .percent)
      .map { VendorReadiness(score: $0, ratesSleep: true) }
    if day != DailyHealth(date: date) { scores.append((sleep, day)) }
    return day != DailyHealth(date: date)
  }

  private func readiness(_ reading: inout WearableRowReader) -> VendorReadiness? {
    let name = reading.has("sleep_readiness") ? "score" : "readiness_score_value"
    guard let score = reading.number(name, in: .percent) else { return nil }
    guard let word = reading.text("readiness_state") else {
      let type = reading.text("type")?.uppercased()
      return VendorReadiness(score: score, level: type.flatMap { VendorReadiness.fitbitLevels[$0] })
    }
    let level = VendorReadiness.fitbitLevels[word]
    // The word may be unknown or, at the end of a file, cut off.
    if level == nil { reading.refuse(unknown: "readiness_state") }
    return VendorReadiness(score: score, level: level)
  }
}
