/// The sleep in the files of a Fitbit export, combined after the last file.
struct FitbitNights {
  fileprivate struct Reported {
    let start, end: LocalDateTime
    /// On the clock in the file, or else on that of the current zone.
    var sleep: DailySleep
    /// The number in the newer files; nil in the older ones.
    let id: String?
    var isNap = false

    var hasClock: Bool { sleep.assumed == nil }
    var date: LocalDate { end.date }
  }

  /// From `sleep-….json`, without offsets; overlapping files repeat some sleeps.
  private var older: [Reported] = []
  private var seen: Set<DailySleep> = []
  /// The end date of each sleep, by number.
  private(set) var dates: [String: LocalDate] = [:]
  /// From `UserSleeps_….csv`.
  private var newer: [Reported] = []
  private var stages: [String: [Stage: Int]] = [:]

  private enum Stage: String {
    case deep = "DEEP"
    case rem = "REM"
    case light = "LIGHT"
  }

  static let names = [
    "logId", "dateOfSleep", "startTime", "endTime", "minutesAsleep", "minutesAwake", "timeInBed",
    "minutesToFallAsleep", "mainSleep", "levels.summary.deep.minutes",
    "levels.summary.light.minutes", "levels.summary.rem.minutes", "sleep_id", "sleep_start",
    "sleep_end", "start_utc_offset", "end_utc_offset", "minutes_asleep", "minutes_awake",
    "minutes_in_sleep_period", "minutes_to_fall_asleep", "sleep_stage_type", "sleep_stage_start",
    "sleep_stage_end",
  ]

  private static let olderNames = WearableRowReader.SleepNames(
    asleep: "minutesAsleep", deep: "levels.summary.deep.minutes", rem: "levels.summary.rem.minutes",
    light: "levels.summary.light.minutes", awake: "minutesAwake", inBed: "timeInBed", minutes: 1)
  private static let newerNames = WearableRowReader.SleepNames(
    asleep: "minutes_asleep", deep: "", rem: "", light: "", awake: "minutes_awake",
    inBed: "minutes_in_sleep_period", minutes: 1)

  mutating func take(_ reading: inout WearableRowReader) -> Bool {
    if reading.has("sleep_stage_type") { return takeStage(&reading) }
    let isNewer = reading.has("sleep_id")
    guard var reported = isNewer ? newer(&reading) : older(&reading) else { return false }
    if let id = reading.text(isNewer ? "sleep_id" : "logId") { dates[id] = reported.date }
    reported.isNap =
      reading.flag("mainSleep").map(!)
      ?? Nights.isNap(of: Int(truncating: reported.sleep.asleepMinutes * 60), begun: reported.start)
    if isNewer {
      newer.append(reported)
    } else if seen.insert(reported.sleep).inserted {
      older.append(reported)
    }
    return true
  }

  private func older(_ reading: inout WearableRowReader) -> Reported? {
    guard let start = reading.written("startTime"), let end = reading.written("endTime"),
      let ends = ends(&reading, start, end),
      let sleep = sleep(&reading, ends, "endTime", Self.olderNames, latency: "minutesToFallAsleep")
    else { return nil }
    return Reported(start: start.reading, end: end.reading, sleep: sleep, id: nil)
  }

  /// Start and end may be on two clocks, with the end before the start, so the duration decides.
  private func ends(
    _ reading: inout WearableRowReader, _ start: WrittenMoment, _ end: WrittenMoment
  ) -> WearableRowReader.Ends? {
    let first = reading.stamp(start)
    let long = reading.number("duration", in: .sleepMinutes, times: 1.0 / 60_000)
    guard let seconds = long.map({ Int(rounding: $0 * 60) }) else {
      return (first, reading.stamp(end))
    }
    let shown = Instant(end.reading, at: .zero).seconds(since: Instant(start.reading, at: .zero))
    let shift = abs(shown - seconds)
    guard shift <= 14 * 3600, min(shift % 900, 900 - shift % 900) <= 60 else {
      reading.refuse(outOfRange: "duration")
      return nil
    }
    return (first, reading.assumed(first.instant.adding(seconds: seconds)))
  }

  private func newer(_ reading: inout WearableRowReader) -> Reported? {
    guard let start = reading.fitbitMoment("sleep_start", "start_utc_offset"),
      let end = reading.fitbitMoment("sleep_end", "end_utc_offset")
    else { return nil }
    let ends = (reading.stamp(start), reading.stamp(end))
    guard
      let sleep = sleep(
        &reading, ends, "sleep_end", Self.newerNames, latency: "minutes_to_fall_asleep")
    else { return nil }
    return Reported(
      start: start.reading, end: end.reading, sleep: sleep, id: reading.text("sleep_id"))
  }

  private func sleep(
    _ reading: inout WearableRowReader, _ ends: WearableRowReader.Ends, _ end: String,
    _ names: WearableRowReader.SleepNames, latency: String
  ) -> DailySleep? {
    guard let bed = reading.span(from: ends.start, to: ends.end, named: end, upTo: .sleepMinutes)
    else { return nil }
    return reading.sleep(in: bed, names, after: reading.number(latency, in: .sleepMinutes) ?? 0)
  }

  private mutating func takeStage(_ reading: inout WearableRowReader) -> Bool {
    guard let id = reading.text("sleep_id"),
      let stage = reading.text("sleep_stage_type").flatMap(Stage.init)
    else { return true }
    guard let start = reading.universal("sleep_stage_start"),
      let end = reading.universal("sleep_stage_end"),
      let span = reading.span(
        from: Timestamp(start, at: .zero), to: Timestamp(end, at: .zero),
        named: "sleep_stage_end", upTo: .sleepMinutes)
    else { return false }
    stages[id, default: [:]][stage, default: 0] += span.end.instant.seconds(
      since: span.start.instant)
    return true
  }

  /// The sleeps, each on its best known clock, and whether each is a nap.
  func all(_ passedOver: inout HealthExport.PassedOver) -> [(day: DailyHealth, isNap: Bool)] {
    let byDate = Dictionary(grouping: newer.filter(\.hasClock), by: \.date)
    var all: [Reported] = []
    for reported in older {
      let near = byDate[reported.date] ?? []
      guard let clock = near.first(where: { $0.isSame(as: reported) }) ?? near.first else {
        passedOver.assumedTimes += 1
        all.append(reported)
        continue
      }
      all.append(reported.on(clock.sleep.startOffset, clock.sleep.offset))
    }
    let dates = Set(older.map(\.date))
    for reported in newer where !dates.contains(reported.date) {
      if !reported.hasClock { passedOver.assumedTimes += 1 }
      all.append(withStages(reported))
    }
    return all.map { reported in
      var night = DailyHealth(date: reported.date)
      night.sleep = reported.sleep
      return (night, reported.isNap)
    }
  }

  private func withStages(_ reported: Reported) -> Reported {
    guard let stages = reported.id.flatMap({ stages[$0] }) else { return reported }
    var reported = reported
    let minutes = { (stage: Stage) in (Double(stages[stage] ?? 0) / 60).tenths }
    reported.sleep.totals.set(deep: minutes(.deep), rem: minutes(.rem), light: minutes(.light))
    return reported
  }
}

extension FitbitNights.Reported {
  /// Whether both began within a minute of each other by the clock.
  fileprivate func isSame(as other: Self) -> Bool {
    abs(Instant(start, at: .zero).seconds(since: Instant(other.start, at: .zero))) <= 60
  }

  fileprivate func on(_ startOffset: UTCOffset, _ endOffset: UTCOffset) -> Self {
    var reported = self
    let latency = sleep.span.start.seconds(since: Instant(start, at: sleep.startOffset))
    reported.sleep.span = TimeSpan(
      from: Instant(start, at: startOffset).adding(seconds: latency),
      to: Instant(end, at: endOffset))
    (reported.sleep.startOffset, reported.sleep.offset, reported.sleep.assumed) = (
      startOffset, endOffset, nil
    )
    return reported
  }
}

extension WearableRowReader {
  /// A moment in UTC with its offset; `+00:00` counts as unknown: local times may have it too.
  mutating func fitbitMoment(_ name: String, _ offset: String) -> WrittenMoment? {
    guard let written = written(name) else { return nil }
    guard let clock = text(offset).flatMap({ UTCOffset(loose: $0.utf8) }), clock != .zero else {
      return WrittenMoment(reading: written.reading, offset: nil)
    }
    return WrittenMoment(
      reading: Instant(written.reading, at: .zero).reading(at: clock), offset: clock)
  }
}
