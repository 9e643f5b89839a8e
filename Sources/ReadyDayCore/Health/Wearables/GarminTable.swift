// The tables that Garmin Connect's website exports: nights, heart rate variability, activities.
//
// Times are local; the distance is left out, because no column tells kilometres from miles.

extension GarminReader {
  static let tableNames = [
    "sleep_score_4_weeks", "bedtime", "wake_time", "date", "overnight_hrv", "activity_type", "time",
    "elapsed_time",
  ]

  static let tableAliases = [
    "sleep_score_7_days": "sleep_score_4_weeks", "resting_heart_rate": "restingheartrate",
    "respiration": "averagerespiration", "avg_hr": "avghr", "max_hr": "maxhr",
  ]

  private static let names = WearableRowReader.SleepNames(
    asleep: "duration", deep: "", rem: "", light: "", awake: "", inBed: "", minutes: 1)

  /// Keeps a row's values even if its times are not those of a night, as where the clocks changed.
  mutating func takeTableNight(_ reading: inout WearableRowReader) -> Bool {
    guard reading.isMeasured("duration") else { return false }
    guard let date = reading.day("sleep_score_4_weeks", upTo: today) else { return false }
    var day = DailyHealth(date: date)
    day.restingHeartRate = reading.tableNumber("restingHeartRate", in: .restingHeartRate)
    day.respiratoryRate = reading.tableNumber("averageRespiration", in: .respiratoryRate)
    let isMeasured = days.add(measured: day)
    if let score = reading.tableNumber("score", in: .percent) {
      scores[date] = VendorReadiness(score: score, ratesSleep: true)
    }
    guard let asleep = reading.hours("duration"), let bed = reading.night(on: date),
      let sleep = reading.sleep(in: bed, Self.names, total: asleep)
    else { return isMeasured }
    day = DailyHealth(date: date)
    day.sleep = sleep
    days.add(sleep: day)
    return true
  }

  mutating func takeTableVariability(_ reading: inout WearableRowReader) -> Bool {
    guard reading.isMeasured("overnight_hrv"), let date = reading.day("date", upTo: today),
      let value = reading.tableNumber("overnight_hrv", in: .heartRateVariability)
    else { return false }
    var day = DailyHealth(date: date)
    day.rmssd = value
    days.add(values: day)
    return true
  }

  mutating func takeTableActivity(_ reading: inout WearableRowReader) -> Bool {
    guard let begun = reading.moment("date"), let trained = reading.clockSeconds("time") else {
      return false
    }
    let all = max(reading.clockSeconds("elapsed_time") ?? trained, trained)
    guard
      let span = reading.span(
        from: begun, to: Timestamp(begun.instant.adding(seconds: all), at: begun.offset),
        named: "time", upTo: .workoutMinutes)
    else { return false }
    var workout = WearableSport.workout(named: reading.text("activity_type"), span)
    if all - trained >= 60 { workout.movingMinutes = (Double(trained) / 60).tenths }
    workout.averageHeartRate = reading.tableNumber("avgHr", in: .heartRate)
    workout.maximumHeartRate = reading.tableNumber("maxHr", in: .heartRate)
    workout.kilocalories = reading.tableNumber("calories", in: .kilocalories)
    workout.identify(by: nil, reading.assumed)
    days.add(workout)
    return true
  }
}

extension WearableRowReader {
  /// False for `--`, which stands for no value.
  fileprivate func isMeasured(_ name: String) -> Bool { text(name).map { $0 != "--" } ?? false }

  /// Reads `62ms` or `4,614`; nil for `--`.
  fileprivate mutating func tableNumber(_ name: String, in possible: PlausibleRange) -> Double? {
    guard isMeasured(name), let text = text(name) else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }.filter { $0 != "," }
    guard let number = Double(digits) else {
      refuse(name, like: "62")
      return nil
    }
    guard number == 0 || possible.contains(number) else {
      refuse(outOfRange: name)
      return nil
    }
    return number == 0 ? nil : number
  }

  /// Reads `11:14 PM` or `23:14`.
  fileprivate mutating func clock(_ name: String) -> TimeOfDay? {
    guard let text = text(name), let moment = WrittenMoment("2000-01-01 \(text)") else {
      refuse(name, like: "11:14 PM")
      return nil
    }
    return moment.reading.time
  }

  /// Reads `00:52:10` or `00:52:10.5`.
  fileprivate mutating func clockSeconds(_ name: String) -> Int? {
    guard has(name), isMeasured(name) else { return nil }
    let parts = (text(name) ?? "").split(separator: ":").map { $0.prefix { $0 != "." } }
    let numbers = parts.compactMap { Int(written: $0) }
    guard numbers.count == parts.count, (2...3).contains(numbers.count),
      numbers.allSatisfy({ (0..<100).contains($0) })
    else {
      refuse(name, like: "00:52:10")
      return nil
    }
    return numbers.reduce(0) { $0 * 60 + $1 }
  }

  /// The minutes in `7h 1min`.
  fileprivate mutating func hours(_ name: String) -> Double? {
    var reader = ByteReader((text(name) ?? "").lowercased())
    var minutes = 0
    while let number = reader.number(digits: 1...4) {
      reader.skipBlanks()
      if reader.take("h") {
        minutes += number * 60
      } else if reader.take("m") {
        minutes += number
      } else {
        break
      }
      _ = reader.skip { !$0.isDigit }
    }
    guard minutes > 0, reader.isAtEnd else {
      refuse(name, like: "7h 1min")
      return nil
    }
    return Double(minutes)
  }

  /// The night that ended on `date`, by the local clock.
  fileprivate mutating func night(on date: LocalDate) -> Ends? {
    guard let bedtime = clock("bedtime"), let waking = clock("wake_time") else { return nil }
    let before = bedtime < waking ? date : date.advanced(by: -1)
    let first = stamp(WrittenMoment(reading: LocalDateTime(before, bedtime), offset: nil))
    let last = stamp(WrittenMoment(reading: LocalDateTime(date, waking), offset: nil))
    return span(from: first, to: last, named: "wake_time", upTo: .sleepMinutes)
  }

  /// Reads `2026-09-15`, `Sep 15, 2026` or `Sep 15`, which is at most a year before `today`.
  fileprivate mutating func day(_ name: String, upTo today: LocalDate) -> LocalDate? {
    let text = text(name) ?? ""
    if let date = LocalDate(text) ?? LocalDate(monthFirst: text, upTo: today) { return date }
    refuse(name, like: "2026-09-15")
    return nil
  }
}

extension LocalDate {
  fileprivate init?(monthFirst text: String, upTo today: LocalDate) {
    let words = text.lowercased().split { $0 == " " || $0 == "," }
    guard (2...3).contains(words.count),
      let month = Self.months.firstIndex(of: String(words[0].prefix(3))),
      let day = Int(written: words[1])
    else { return nil }
    if words.count == 3 {
      guard
        let date = Int(written: words[2]).flatMap({
          LocalDate(year: $0, month: month + 1, day: day)
        })
      else { return nil }
      self = date
      return
    }
    let dates = [today.year, today.year - 1].compactMap {
      LocalDate(year: $0, month: month + 1, day: day)
    }
    guard let date = dates.first(where: { $0 <= today }) else { return nil }
    self = date
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
