/// Reads `DI_CONNECT` from Garmin's account export, the service's answers, and the web's tables.
///
/// Nights and activities are in UTC. An activity has its own offset; a night uses that of its day's
/// summary. Heart rate variability is the night's rMSSD.
package struct GarminReader: WearableRowsReader {
  var days = WearableDays()
  private var sleeps: [Reported] = []
  /// The start and the end of each day, with their UTC offsets.
  private var clocks: [LocalDate: WearableRowReader.Ends] = [:]
  private var readiness: [LocalDate: Readiness] = [:]
  /// Scores of nights, for dates without a readiness.
  var scores: [LocalDate: VendorReadiness] = [:]
  private let zone: Zone
  let today: LocalDate

  private struct Reported {
    var day: DailyHealth
    var sleep: DailySleep
    /// Nil if the record has none.
    var clock: UTCOffset?
    var isNap = false
  }

  /// One score of a day: the one after waking counts, or else the first.
  private struct Readiness {
    let isAfterWaking: Bool
    let time: String
    let score: VendorReadiness

    func counts(before other: Readiness) -> Bool {
      isAfterWaking == other.isAfterWaking ? time < other.time : isAfterWaking
    }
  }

  package init(zone: Zone, today: LocalDate) { (self.zone, self.today) = (zone, today) }

  package static let marks = [
    ["sleepStartTimestampGMT", "calendarDate"], ["summarizedactivitiesexport"],
    ["wellnessstarttimegmt", "calendardate"], ["calendardate", "restingheartrate"],
    ["calendardate", "inputcontext", "score"],
    ["calendardate", "metrics", "baselinelowerlimit"], ["calendardate", "lastnightavg"],
    ["activityid", "starttimegmt", "activitytype"], ["sleep_score_7_days"], ["sleep_score_4_weeks"],
    ["date", "overnight_hrv"], ["activity_type", "date", "title", "avg_hr"],
  ]

  /// One damaged name must not hide a whole table.
  package static let vagueMarks = [
    ["bedtime", "wake_time"], ["score", "bedtime"], ["score", "wake_time"], ["overnight_hrv"],
    ["date", "baseline", "7d_avg"],
  ]

  package func end() -> HealthExport {
    var days = days
    for reported in sleeps {
      var day = reported.day
      day.sleep = sleep(of: reported, &days.passedOver)
      days.add(sleep: day, isNap: reported.isNap)
    }
    for (date, score) in scores.merging(readiness.mapValues(\.score), uniquingKeysWith: { $1 }) {
      var day = DailyHealth(date: date)
      day.readiness = score
      days.add(values: day)
    }
    return days.export()
  }

  static let wanted = WearableTable.Wanted(
    names: [
      "calendarDate", "sleepStartTimestampGMT", "sleepEndTimestampGMT", "deepSleepSeconds",
      "lightSleepSeconds", "remSleepSeconds", "awakeSleepSeconds", "averageRespiration",
      "sleepWindowConfirmationType", "napStartTimestampGMT", "napEndTimestampGMT", "napTimeSec",
      "restingHeartRate", "currentDayRestingHeartRate", "wellnessStartTimeGmt",
      "wellnessStartTimeLocal", "wellnessEndTimeGmt", "wellnessEndTimeLocal", "type", "value",
      "score", "level", "inputContext", "timestamp", "sleepEndTimestampLocal", "avgOvernightHrv",
      "startTimeGmt", "beginTimestamp", "startTimeLocal", "duration", "elapsedDuration",
      "activityType", "activityType.typeKey", "activityId", "distance", "calories", "avgHr",
      "maxHr", "lastNightAvg", "totalSteps", "activeKilocalories",
    ] + tableNames,
    aliases: tableAliases.merging([
      "averagehr": "avghr", "averagerespirationvalue": "averagerespiration",
    ]) { first, _ in first },
    // In the service's responses, the object around the readings has the night's date and values.
    // Other objects inside have dates of their own, such as that of the next night.
    inherited: [
      "calendarDate": "date of metric", "avgOvernightHrv": "HRV of night",
      "restingHeartRate": "heart rate of night",
    ], isRow: { kind(of: $0) != nil },
    // Naps are nested in the row of the night before.
    holdsRows: { object in
      switch kind(of: object) {
      case .night, nil: true
      case .nap, .summary, .metric, .variability, .readiness, .activity: false
      case .tableNight, .tableVariability, .tableActivity: false
      }
    })

  private enum Kind: String {
    case night = "sleep"
    case nap, summary, metric, variability, readiness, activity
    case tableNight = "night"
    case tableVariability = "day"
    case tableActivity = "workout"
  }

  private static func kind(of row: [String: JSON]) -> Kind? {
    if row["sleep_score_4_weeks"] != nil { return row["wake_time"] == nil ? nil : .tableNight }
    if row["overnight_hrv"] != nil { return row["date"] == nil ? nil : .tableVariability }
    if row["activity_type"] != nil, row["date"] != nil, row["time"] != nil { return .tableActivity }
    if row["sleepStartTimestampGMT"] != nil, row["sleepEndTimestampGMT"] != nil { return .night }
    if row["napStartTimestampGMT"] != nil { return .nap }
    if row["type"] == .string("HRV"), row["date of metric"] != nil { return .metric }
    let isActivity = row["activityId"] != nil || row["activityType"] != nil
    if isActivity, row["duration"] != nil { return .activity }
    guard row["calendarDate"] != nil else { return nil }
    if row["lastNightAvg"] != nil { return .variability }
    if row["score"] != nil, row["inputContext"] != nil || row["level"] != nil { return .readiness }
    let heart = row["restingHeartRate"] ?? row["currentDayRestingHeartRate"]
    return heart != nil || row["wellnessStartTimeGmt"] != nil ? .summary : nil
  }

  mutating func take(_ row: WearableRow) -> [HealthProblem] {
    guard let kind = Self.kind(of: row.members) else { return [] }
    var reading = WearableRowReader(row, kind: kind.rawValue, zone: zone)
    let isKept =
      switch kind {
      case .night: takeNight(&reading)
      case .nap: takeNap(&reading)
      case .summary: takeSummary(&reading)
      case .metric: takeVariability(&reading, "date of metric", "value")
      case .readiness: takeReadiness(&reading)
      case .activity: takeActivity(&reading)
      case .variability: takeVariability(&reading, "calendarDate", "lastNightAvg")
      case .tableNight: takeTableNight(&reading)
      case .tableVariability: takeTableVariability(&reading)
      case .tableActivity: takeTableActivity(&reading)
      }
    days.count(reading, isLost: !isKept)
    return reading.problems
  }

  /// Skips a sleep without stages: the watch was not worn, and Garmin assumed the times.
  private mutating func takeNight(_ reading: inout WearableRowReader) -> Bool {
    let asleep = [Self.names.deep, Self.names.light, Self.names.rem].reduce(0) { sum, name in
      sum + (reading.number(name, in: .sleepMinutes, times: Self.names.minutes) ?? 0)
    }
    let isWorn = reading.text("sleepWindowConfirmationType") != "OFF_WRIST"
    guard asleep > 0, isWorn else {
      days.passedOver.unmeasured += 1
      return true
    }
    guard let date = reading.date("calendarDate"),
      let bed = reading.universalSpan("sleepStartTimestampGMT", "sleepEndTimestampGMT"),
      let sleep = reading.sleep(in: bed, Self.names, total: asleep)
    else { return false }
    var night = DailyHealth(date: date)
    night.respiratoryRate = reading.number("averageRespiration", in: .respiratoryRate)
    night.rmssd = reading.number(
      anyOf: ["avgOvernightHrv", "HRV of night"], in: .heartRateVariability)
    night.restingHeartRate = reading.number(
      anyOf: ["restingHeartRate", "heart rate of night"], in: .restingHeartRate)
    let local =
      reading.has("sleepEndTimestampLocal") ? reading.epoch("sleepEndTimestampLocal") : nil
    let clock = local.flatMap { UTCOffset(of: $0, at: bed.end.instant) }
    sleeps.append(Reported(day: night, sleep: sleep, clock: clock))
    return true
  }

  private mutating func takeNap(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date(reading.has("calendarDate") ? "calendarDate" : "date of metric"),
      let start = reading.universal("napStartTimestampGMT"),
      let minutes = reading.number("napTimeSec", in: .sleepMinutes, times: Self.names.minutes)
        ?? reading.napMinutes(since: start),
      let sleep = reading.sleep(
        in: (
          Timestamp(start, at: .zero),
          Timestamp(start.adding(seconds: Int(rounding: minutes * 60)), at: .zero)
        ), Self.names, total: minutes)
    else { return false }
    sleeps.append(Reported(day: DailyHealth(date: date), sleep: sleep, isNap: true))
    return true
  }

  private static let names = WearableRowReader.SleepNames(
    asleep: "lightSleepSeconds", deep: "deepSleepSeconds", rem: "remSleepSeconds",
    light: "lightSleepSeconds", awake: "awakeSleepSeconds", inBed: "", minutes: 1.0 / 60)

  /// The sleep on the clock of its day, or that of the current zone.
  private func sleep(
    of reported: Reported, _ passedOver: inout HealthExport.PassedOver
  ) -> DailySleep {
    var sleep = reported.sleep
    if let clock = reported.clock {
      (sleep.startOffset, sleep.offset) = (clock, clock)
      return sleep
    }
    guard let clock = clocks[reported.day.date] else {
      passedOver.assumedTimes += 1
      sleep.assumed = AssumedClock(zone: zone.name, isLocal: false)
      sleep.startOffset = zone.offset(at: sleep.span.start)
      sleep.offset = zone.offset(at: sleep.span.end)
      return sleep
    }
    // The two offsets differ if the zone's clocks changed or the user travelled.
    let followsZone = [clock.start, clock.end].allSatisfy {
      zone.offset(at: $0.instant) == $0.offset
    }
    sleep.startOffset = followsZone ? zone.offset(at: sleep.span.start) : clock.start.offset
    sleep.offset = followsZone ? zone.offset(at: sleep.span.end) : clock.start.offset
    return sleep
  }

  private mutating func takeSummary(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date("calendarDate") else { return false }
    if let start = reading.clock("wellnessStartTimeGmt", "wellnessStartTimeLocal") {
      let end = reading.clock("wellnessEndTimeGmt", "wellnessEndTimeLocal")
      clocks[date] = (start, end ?? start)
    }
    var day = DailyHealth(date: date)
    day.restingHeartRate = reading.number(
      anyOf: ["restingHeartRate", "currentDayRestingHeartRate"], in: .restingHeartRate)
    if day.restingHeartRate != nil { days.add(values: day) }
    var activity = DailyActivity(date: date)
    activity.steps = reading.number("totalSteps", in: .steps)
    activity.activeKilocalories = reading.number("activeKilocalories", in: .kilocalories)
    _ = days.add(activity)
    return true
  }

  /// The files write 511 if nothing was measured.
  private mutating func takeVariability(
    _ reading: inout WearableRowReader, _ day: String, _ name: String
  ) -> Bool {
    guard let date = reading.date(day) else { return false }
    guard reading.text(name).flatMap(Double.init) != 511,
      let value = reading.number(name, in: .heartRateVariability)
    else { return false }
    var day = DailyHealth(date: date)
    day.rmssd = value
    days.add(values: day)
    return true
  }

  private mutating func takeReadiness(_ reading: inout WearableRowReader) -> Bool {
    guard let date = reading.date("calendarDate"), let score = reading.number("score", in: .percent)
    else { return false }
    let new = Readiness(
      isAfterWaking: reading.text("inputContext") == "AFTER_WAKEUP_RESET",
      time: reading.text("timestamp") ?? "",
      score: VendorReadiness(garmin: score, reading.text("level")))
    if readiness[date].map({ new.counts(before: $0) }) ?? true { readiness[date] = new }
    return true
  }

  /// Times and durations are milliseconds and distances centimetres; the service writes its times as
  /// text, and then seconds and metres.
  private mutating func takeActivity(_ reading: inout WearableRowReader) -> Bool {
    let isFromService = reading.isText("startTimeGmt")
    let unit = isFromService ? 1.0 / 60 : 1.0 / 60_000
    let name = reading.has("startTimeGmt") ? "startTimeGmt" : "beginTimestamp"
    guard let start = reading.universal(name),
      let trained = reading.number("duration", in: .workoutMinutes, times: unit)
    else { return false }
    let all = reading.number("elapsedDuration", in: .workoutMinutes, times: unit) ?? trained
    let begun = clock(of: start, &reading)
    let end = start.adding(seconds: Int(rounding: max(all, trained) * 60))
    var workout = WearableSport.workout(
      named: reading.text("activityType") ?? reading.text("activityType.typeKey"),
      (begun, Timestamp(end, at: begun.offset)))
    if all - trained >= 1 { workout.movingMinutes = trained.tenths }
    workout.averageHeartRate = reading.number("avgHr", in: .heartRate)
    workout.maximumHeartRate = reading.number("maxHr", in: .heartRate)
    workout.kilocalories = reading.number("calories", in: .kilocalories)
    workout.meters = reading.number("distance", in: .meters, times: isFromService ? 1 : 0.01)
    workout.identify(by: reading.text("activityId"), reading.assumed)
    days.add(workout)
    return true
  }

  /// The moment with its offset; Garmin writes local times as if they were UTC.
  private func clock(of start: Instant, _ reading: inout WearableRowReader) -> Timestamp {
    let local = reading.has("startTimeLocal") ? reading.universal("startTimeLocal") : nil
    guard let offset = local.flatMap({ UTCOffset(of: $0, at: start) }) else {
      return reading.assumed(start)
    }
    return Timestamp(start, at: offset)
  }
}

extension WearableRowReader {
  /// From the nap's end; nil if there is none.
  fileprivate mutating func napMinutes(since start: Instant) -> Double? {
    guard has("napEndTimestampGMT"), let end = universal("napEndTimestampGMT") else { return nil }
    return Double(end.seconds(since: start)) / 60
  }

  fileprivate mutating func universalSpan(_ start: String, _ end: String) -> Ends? {
    guard let first = universal(start), let last = universal(end) else { return nil }
    return span(
      from: Timestamp(first, at: .zero), to: Timestamp(last, at: .zero), named: end,
      upTo: .sleepMinutes)
  }

  /// A moment written in UTC and in local time; nil unless both can be read.
  fileprivate func clock(_ universal: String, _ local: String) -> Timestamp? {
    guard let moment = text(universal).flatMap({ WrittenMoment($0) }),
      let reading = text(local).flatMap({ WrittenMoment($0) })
    else { return nil }
    let instant = Instant(moment.reading, at: .zero)
    return UTCOffset(of: Instant(reading.reading, at: .zero), at: instant).map {
      Timestamp(instant, at: $0)
    }
  }
}

extension UTCOffset {
  /// The offset of a clock that showed `local` (read as UTC) at `instant`; nil if impossible.
  fileprivate init?(of local: Instant, at instant: Instant) {
    let seconds = local.seconds(since: instant)
    guard abs(seconds) <= 14 * 3600, seconds % 900 == 0 else { return nil }
    self.init(seconds: seconds)
  }
}
