/// Reads the JSON files of the app Health Auto Export, with Apple Health's values.
///
/// A setting of the app decides whether sleep is one row for each night or separate stretches;
/// heart rate variability is SDNN. Unused metrics are skipped.
package struct HealthAutoExportReader: WearableReader {
  private var days = WearableDays()
  private var samples = HealthSamples(limit: Limits.AppleHealth.samples)
  /// Sleep of the current file; if that is truncated, its last night is incomplete.
  private var stretches: [HealthSamples.Sleep] = []
  private var isFull = false
  private let zone: Zone

  package init(zone: Zone) { self.zone = zone }

  package static func wants(_ name: String) -> Bool {
    [".json", ".csv"].contains { name.lowercased().hasSuffix($0) }
  }

  package static func recognises(_ beginning: RawSpan) -> Bool {
    holds(marks, in: beginning, first: 1 << 12)
      && !holds([["score_state"], ["startdate,"], ["<healthdata"]], in: beginning, first: 1 << 12)
  }

  /// Two of the head's three names are enough: a damaged one must not hide the whole file.
  private static let marks = [
    ["\"data\"", "\"metrics\"", "\"name\""], ["\"data\"", "\"units\"", "\"name\""],
    ["\"metrics\"", "\"units\"", "\"name\""], ["\"data\"", "\"workouts\"", "\"start\""],
    ["date", "value", "type", "unit", "hkquantitytypeidentifier"],
  ]

  package mutating func read(_ bytes: RawSpan, from file: String) {
    let file = WearableFile(bytes, Self.wanted, named: file) { take($0) }
    days.add(file)
    keepStretches(ofWholeFile: file.lostRows == 0)
  }

  package func end() -> HealthExport {
    var days = days
    let found = samples.combined(beside: days.takeNights().values.compactMap(\.sleep))
    days.add(found.problems.map { Diagnostic(.warning, .export($0), in: days.lastFile) })
    days.passedOver.add(found.passedOver)
    return days.export(with: found.days)
  }

  private static let wanted = WearableTable.Wanted(
    names: [
      "type", "unit", "name", "units", "date", "qty", "source", "value", "startDate", "endDate",
      "sleepStart",
      "sleepEnd", "totalSleep", "asleep", "core", "deep", "rem", "awake", "inBed", "start", "end",
      "activeEnergyBurned.qty", "activeEnergyBurned.units", "activeEnergy.qty",
      "activeEnergy.units", "distance.qty", "distance.units", "avgHeartRate.qty",
      "maxHeartRate.qty", "heartRate.avg.qty", "heartRate.max.qty",
    ],
    inherited: ["name": "metric", "units": "metric units"],
    isRow: { row in
      if let metric = row["metric"]?.text { return metrics.contains(metric) }
      if table.allSatisfy({ row[$0] != nil }) { return true }
      return row["name"] != nil && row["start"] != nil && row["end"] != nil
    },
    holdsRows: { object in
      guard object["metric"] == nil, object["start"] == nil else { return false }
      return object["name"]?.text.map(metrics.contains) ?? (object["units"] == nil)
    })

  /// The columns of Apple Health's values as other programs write them, one file for each type.
  private static let table = ["date", "value", "type", "unit"]

  private static let metrics: Set<String> = [
    "heart_rate_variability", "resting_heart_rate", "respiratory_rate", "sleep_analysis",
  ]

  private mutating func take(_ row: WearableRow) -> [HealthProblem] {
    var reading = WearableRowReader(row, kind: row.has("metric") ? "metric" : "workout", zone: zone)
    let isKept: Bool
    switch reading.text("metric") ?? reading.text("type") {
    case let type? where type.hasPrefix(Self.prefix):
      let name = type.dropFirst(Self.prefix.count)
      let quantity = HealthSamples.Quantity.allCases.first { $0.name == name }
      if quantity == nil { days.passedOver.otherKinds += 1 }
      isKept = quantity.map { take(&reading, of: $0, "value", "unit") } ?? true
    case "heart_rate_variability"?: isKept = take(&reading, of: .sdnn)
    case "resting_heart_rate"?: isKept = take(&reading, of: .restingHeartRate)
    case "respiratory_rate"?: isKept = take(&reading, of: .respiratoryRate)
    case nil: isKept = takeWorkout(&reading)
    default: isKept = row.has("value") ? takeStretch(&reading) : takeNight(&reading)
    }
    days.count(reading, isLost: !isKept)
    return reading.problems
  }

  private static let prefix = "HKQuantityTypeIdentifier"

  private func offset(_ moment: Timestamp) -> HealthSamples.MinuteOffset {
    HealthSamples.MinuteOffset(moment.offset)
  }

  /// Reports the first sample over the limit.
  private mutating func keep(_ isKept: Bool, kind: String) -> Bool {
    guard !isKept else { return true }
    days.passedOver.unreadable += 1
    guard !isFull else { return false }
    isFull = true
    let problem = ExportProblem.tooMany(kind: kind, limit: samples.limit)
    days.add([Diagnostic(.warning, .export(problem), in: days.lastFile)])
    return false
  }

  private mutating func take(
    _ reading: inout WearableRowReader, of quantity: HealthSamples.Quantity,
    _ value: String = "qty", _ unit: String = "metric units"
  ) -> Bool {
    guard let moment = reading.momentOrDay("date"),
      let value = reading.number(
        value, in: quantity.possible, times: quantity.factor(of: reading.text(unit)))
    else { return false }
    days.note(moment.instant)
    let source = samples.source(named: reading.text("source") ?? "")
    let isKept = samples.add(
      HealthSamples.Measurement(
        moment: moment.instant, value: Float(value), offset: offset(moment), source: source),
      of: quantity)
    return keep(isKept, kind: quantity.name)
  }

  private static let stages: [String: HealthSamples.Sleep.Stage] = [
    "in bed": .inBed, "inbed": .inBed, "asleep": .asleep, "unspecified": .asleep,
    "awake": .awake, "core": .core, "deep": .deep, "rem": .rem,
  ]

  private mutating func takeStretch(_ reading: inout WearableRowReader) -> Bool {
    guard let stage = Self.stages[(reading.text("value") ?? "").lowercased()] else {
      days.passedOver.otherKinds += 1
      return true
    }
    guard let span = reading.span("startDate", "endDate", upTo: .sleepMinutes) else { return false }
    days.note(span.end.instant)
    let source = samples.source(named: reading.text("source") ?? "")
    stretches.append(
      HealthSamples.Sleep(
        start: span.start.instant,
        seconds: UInt32(span.end.instant.seconds(since: span.start.instant)),
        startOffset: offset(span.start), offset: offset(span.end), source: source, stage: stage))
    return true
  }

  /// Drops an incomplete last night, since half a night would pass for a short one.
  private mutating func keepStretches(ofWholeFile isWhole: Bool) {
    defer { stretches = [] }
    let cut = isWhole ? nil : stretches.last.map { night(of: $0) }
    for stretch in stretches {
      if let cut, stretch.span.isNear(cut) {
        days.passedOver.unreadable += 1
      } else {
        _ = keep(samples.add(stretch), kind: "SleepAnalysis")
      }
    }
  }

  /// The span of all stretches that may belong to the same night as `stretch`.
  private func night(of stretch: HealthSamples.Sleep) -> TimeSpan {
    var (night, before) = (stretch.span, TimeSpan?.none)
    while before != night {
      before = night
      for other in stretches.map(\.span) where other.isNear(night) {
        night = TimeSpan(from: min(night.start, other.start), to: max(night.end, other.end))
      }
    }
    return night
  }

  /// Reads a row of totals; a row without sleep, such as a phone's time in bed, is not a night.
  private mutating func takeNight(_ reading: inout WearableRowReader) -> Bool {
    let names = Self.names(reading.text("metric units"))
    let total = reading.number(
      anyOf: ["totalSleep", "asleep"], in: .sleepMinutes, times: names.minutes)
    guard total != nil || reading.text("deep") != nil else {
      let isInBed = reading.number("inBed", in: .sleepMinutes, times: names.minutes) != nil
      if isInBed { days.passedOver.inBedOnly += 1 }
      return isInBed
    }
    guard let span = reading.span("sleepStart", "sleepEnd", upTo: .sleepMinutes),
      let sleep = reading.sleep(in: span, names, total: total)
    else { return false }
    let begun = sleep.span.start.reading(at: sleep.startOffset)
    var day = DailyHealth(date: sleep.date)
    day.sleep = sleep
    days.add(
      sleep: day, isNap: Nights.isNap(of: Int(truncating: sleep.asleepMinutes * 60), begun: begun))
    return true
  }

  /// - Parameter unit: the unit in the file; hours if nil or unknown.
  private static func names(_ unit: String?) -> WearableRowReader.SleepNames {
    WearableRowReader.SleepNames(
      asleep: "totalSleep", deep: "deep", rem: "rem", light: "core", awake: "awake",
      inBed: "inBed", minutes: unit == "min" ? 1 : unit == "s" ? 1.0 / 60 : 60, unstaged: "asleep")
  }

  private mutating func takeWorkout(_ reading: inout WearableRowReader) -> Bool {
    guard let span = reading.span("start", "end", upTo: .workoutMinutes) else { return false }
    var workout = WearableSport.workout(named: reading.text("name"), span)
    workout.averageHeartRate = reading.number(
      anyOf: ["avgHeartRate.qty", "heartRate.avg.qty"], in: .heartRate)
    workout.maximumHeartRate = reading.number(
      anyOf: ["maxHeartRate.qty", "heartRate.max.qty"], in: .heartRate)
    workout.kilocalories =
      reading.amount("activeEnergyBurned", in: .kilocalories, Self.energy)
      ?? reading.amount("activeEnergy", in: .kilocalories, Self.energy)
    workout.meters = reading.amount("distance", in: .meters, Self.distance)
    workout.identify(by: nil, reading.assumed)
    days.add(workout)
    return true
  }

  private static let energy = ["kcal": 1, "Cal": 1, "kJ": 1 / 4.184]
  private static let distance = ["m": 1, "km": 1000, "mi": 1609.344, "yd": 0.9144, "ft": 0.3048]
}

extension WearableRowReader {
  /// A quantity written with its unit; nil for other units.
  fileprivate mutating func amount(
    _ name: String, in possible: ClosedRange<Double>, _ units: [String: Double]
  ) -> Double? {
    guard let factor = text(name + ".units").flatMap({ units[$0] }) else { return nil }
    return number(name + ".qty", in: possible, times: factor)
  }
}

extension TimeSpan {
  fileprivate func isNear(_ other: TimeSpan) -> Bool {
    start.seconds(since: other.end) <= Nights.longestWaking
      && other.start.seconds(since: end) <= Nights.longestWaking
  }
}

extension HealthSamples.Quantity {
  fileprivate var possible: ClosedRange<Double> {
    switch self {
    case .sdnn, .rmssd: .heartRateVariability
    case .restingHeartRate: .restingHeartRate
    case .respiratoryRate: .respiratoryRate
    }
  }

  /// Converts a unit of the app to milliseconds, or per minute.
  fileprivate func factor(of unit: String?) -> Double {
    switch self {
    case .sdnn, .rmssd: unit == "s" ? 1000 : 1
    case .restingHeartRate, .respiratoryRate: unit == "count/s" ? 60 : 1
    }
  }
}
