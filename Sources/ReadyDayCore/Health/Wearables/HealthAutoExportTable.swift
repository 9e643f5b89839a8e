// The app's tables: a row for each day or each workout, with the unit in each column's name.

extension HealthAutoExportReader {
  static let tableMarks = [
    ["date", "sleep_analysis_[*"],
    ["date", "heart_rate_variability_(ms)", "resting_heart_rate_(*"],
    ["date/time", "sleep_analysis_[*"], ["date/time", "heart_rate_variability_(*"],
    ["date/time", "resting_heart_rate_(*"], ["workout_type", "start", "end", "duration"],
  ]

  private static let values = ["sdnn", "resting rate", "breath rate"]
  private static let stages = [
    "total": "totalSleep", "asleep": "asleep", "in_bed": "inBed", "core": "core", "rem": "rem",
    "deep": "deep", "awake": "awake",
  ]

  static let tableNames =
    values + stages.values.map { $0 + " min" }
    + ["table kcal", "table kJ", "table km", "table mi", "table steps"]

  static let tableAliases: [String: String] = {
    var names = [
      "date/time": "date", "workout_type": "name", "heart_rate_variability_(ms)": "sdnn",
      "distance_(km)": "table km", "distance_(mi)": "table mi",
      "active_energy_(kcal)": "table kcal", "active_energy_(kj)": "table kj",
      "step_count_(count)": "table steps", "step_count_(steps)": "table steps",
    ]
    for unit in ["count/min", "bpm", "breaths/min", "brpm"] {
      names["resting_heart_rate_(\(unit))"] = "resting rate"
      names["respiratory_rate_(\(unit))"] = "breath rate"
      for dot in ["", "."] {
        names["avg\(dot)_heart_rate_(\(unit))"] = "avgheartrate.qty"
        names["max\(dot)_heart_rate_(\(unit))"] = "maxheartrate.qty"
      }
    }
    for (stage, name) in stages {
      for unit in ["hr", "hours"] {
        names["sleep_analysis_[\(stage)]_(\(unit))"] = name.lowercased()
      }
      names["sleep_analysis_[\(stage)]_(min)"] = "\(name) min".lowercased()
    }
    return names
  }()

  /// Whether the members are those of a row of a day, which has no metric around it.
  static func isDay(_ row: [String: JSON]) -> Bool {
    row["metric"] == nil && row["date"] != nil && row["start"] == nil
      && (values + tableSleep + ["table steps"]).contains { row[$0] != nil }
  }

  private static let tableSleep = ["totalSleep", "asleep", "core"].flatMap { [$0, $0 + " min"] }

  /// Takes the steps and the energy of a row of a day or an hour.
  private mutating func takeMoved(_ reading: inout WearableRowReader) -> Bool {
    let amounts: [(ActivitySums.Quantity, Double?)] = [
      (.steps, reading.number("table steps", in: .steps)), (.activeEnergy, reading.tableEnergy),
    ]
    guard amounts.contains(where: { $0.1 != nil }), let moment = reading.momentOrDay("date") else {
      return false
    }
    for (quantity, amount) in amounts {
      if let amount { samples.activity.addOnce(amount, of: quantity, at: moment, by: 0) }
    }
    return true
  }

  /// Reads a day's values. Rows of single hours have parts of a night, so their sleep is not read.
  mutating func takeDay(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date("date") else { return false }
    var day = DailyHealth(date: date)
    day.restingHeartRate = reading.number("resting rate", in: .restingHeartRate)
    day.respiratoryRate = reading.number("breath rate", in: .respiratoryRate)
    let time = reading.text("date").flatMap { WrittenMoment($0)?.reading.time }
    let isWholeDay = time == nil || time == .midnight
    if isWholeDay {
      day.sdnn = reading.number("sdnn", in: .heartRateVariability)
      day.untimed = reading.tableSleep
    }
    days.note(Instant(LocalDateTime(date, .midnight), at: .zero))
    let isSample = !isWholeDay && reading.text("sdnn") != nil
    let isTaken = isSample && take(&reading, of: .sdnn, "sdnn", "no unit")
    let hasMoved = takeMoved(&reading)
    return days.add(measured: day) || isTaken || hasMoved
  }
}

extension WearableRowReader {
  fileprivate var tableSleep: SleepTotals? {
    mutating get {
      let isInMinutes = has("totalSleep min") || has("core min")
      let names = isInMinutes ? Self.tableMinutes : HealthAutoExportReader.names("hr")
      return totals(names, total: totalSleep(names))
    }
  }

  private static let tableMinutes = SleepNames(
    asleep: "totalSleep min", deep: "deep min", rem: "rem min", light: "core min",
    awake: "awake min", inBed: "inBed min", minutes: 1, unstaged: "asleep min")

  var tableEnergy: Double? {
    mutating get {
      number("table kcal", in: .kilocalories)
        ?? number("table kJ", in: .kilocalories, times: 1 / 4.184)
    }
  }

  var tableDistance: Double? {
    mutating get {
      number("table km", in: .meters, times: 1000)
        ?? number("table mi", in: .meters, times: 1609.344)
    }
  }
}
