struct FitbitTrainings {
  /// From `UserExercises_….csv`.
  private var newer: [WorkoutRecord] = []
  /// From `exercise-….json`, whose times are in UTC without saying so.
  private var older: [WorkoutRecord] = []

  static let names = [
    "exercise_id", "logId", "exercise_start", "exercise_end", "utc_offset", "activity_name",
    "tracker_total_calories", "tracker_total_distance_mm", "tracker_avg_heart_rate",
    "tracker_peak_heart_rate", "activityName", "startTime", "duration", "calories",
    "averageHeartRate", "distance", "distanceUnit",
  ]

  mutating func take(_ reading: inout WearableRowReader) -> Bool {
    reading.has("exercise_start") ? takeNewer(&reading) : takeOlder(&reading)
  }

  private mutating func takeNewer(_ reading: inout WearableRowReader) -> Bool {
    guard let start = reading.fitbitMoment("exercise_start", "utc_offset"),
      let end = reading.fitbitMoment("exercise_end", "utc_offset")
    else { return false }
    let ends = (reading.stamp(start), reading.stamp(end))
    guard
      let span = reading.span(
        from: ends.0, to: ends.1, named: "exercise_end", upTo: .workoutMinutes)
    else { return false }
    var workout = WearableSport.workout(named: reading.text("activity_name"), span)
    workout.averageHeartRate = reading.number("tracker_avg_heart_rate", in: .heartRate)
    workout.maximumHeartRate = reading.number("tracker_peak_heart_rate", in: .heartRate)
    workout.kilocalories = reading.number("tracker_total_calories", in: .kilocalories)
    workout.meters = reading.number("tracker_total_distance_mm", in: .meters, times: 0.001)
    workout.identify(by: reading.text("exercise_id"), reading.assumed)
    newer.append(workout)
    return true
  }

  private mutating func takeOlder(_ reading: inout WearableRowReader) -> Bool {
    guard let start = reading.americanMoment("startTime"),
      let minutes = reading.number("duration", in: .workoutMinutes, times: 1.0 / 60_000)
    else { return false }
    let begun = reading.assumed(Instant(start, at: .zero))
    let end = begun.instant.adding(seconds: Int(rounding: minutes * 60))
    var workout = WearableSport.workout(
      named: reading.text("activityName"), (begun, Timestamp(end, at: begun.offset)))
    workout.averageHeartRate = reading.number("averageHeartRate", in: .heartRate)
    workout.kilocalories = reading.number("calories", in: .kilocalories)
    if let unit = reading.text("distanceUnit").flatMap({ Self.meters[$0] }) {
      workout.meters = reading.number("distance", in: .meters, times: unit)
    }
    workout.identify(by: reading.text("logId"), reading.assumed)
    older.append(workout)
    return true
  }

  private static let meters = ["Kilometer": 1000, "Mile": 1609.344]

  /// Drops an older workout of the same length as a newer one on the same or an adjacent day.
  func all(_ passedOver: inout HealthExport.PassedOver) -> [WorkoutRecord] {
    let byDate = Dictionary(grouping: newer, by: \.date)
    let alone = older.filter { workout in
      let near = [-1, 0, 1].flatMap { byDate[workout.date.advanced(by: $0)] ?? [] }
      return !near.contains { abs($0.span.seconds - workout.span.seconds) <= 60 }
    }
    let all = newer + alone
    passedOver.assumedTimes += all.count { $0.assumed != nil }
    return all
  }
}

extension WearableRowReader {
  /// Reads `10/07/26 05:22:23`, with the month first.
  mutating func americanMoment(_ name: String) -> LocalDateTime? {
    let parts = (text(name) ?? "").split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let date = LocalDate(american: first),
      parts.count == 2, let moment = WrittenMoment("\(date) \(parts[1])")
    else {
      refuse(name, like: "10/07/26 05:22:23")
      return nil
    }
    return moment.reading
  }

  mutating func americanDate(_ name: String) -> LocalDate? {
    let day = (text(name) ?? "").split(separator: " ").first
    guard let date = day.flatMap({ LocalDate(american: $0) }) else {
      refuse(name, like: "10/07/26")
      return nil
    }
    return date
  }
}

extension LocalDate {
  fileprivate init?(american text: Substring) {
    var reader = ByteReader(String(text))
    guard let month = reader.number(digits: 2), reader.take("/"),
      let day = reader.number(digits: 2), reader.take("/"), let year = reader.number(digits: 2),
      reader.isAtEnd, let date = LocalDate(year: 2000 + year, month: month, day: day)
    else { return nil }
    self = date
  }
}
