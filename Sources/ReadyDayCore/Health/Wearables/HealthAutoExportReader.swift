/// Reads the JSON files and the tables of the app Health Auto Export, with Apple Health's values.
///
/// A setting of the app decides whether sleep is one row for each night or separate stretches;
/// heart rate variability is SDNN. Unused metrics are skipped.
package struct HealthAutoExportReader: WearableReader {
  var days = WearableDays()
  var samples = HealthSamples(limit: Limits.AppleHealth.samples)
  /// Sleep of the current file; if that is truncated, its last night is incomplete.
  private var stretches: [HealthSamples.Sleep] = []
  private var isFull = false
  /// The words for stages that were reported, each once.
  private var unknownStages: Set<String> = []
  /// Whether a stage of the current file is unknown; then none of its stages adds up.
  private var lacksStages = false
  private let zone: Zone

  package init(zone: Zone, today: LocalDate) { self.zone = zone }

  package static let marks =
    [
      ["data", "metrics", "name", "units"], ["data", "workouts", "name", "start", "end"],
      ["date", "value", "type", "unit", "hkquantitytypeidentifier*"],
    ] + tableMarks

  /// Two of the head's three names are enough: a damaged one must not hide the whole file.
  package static let vagueMarks = [
    ["data", "metrics", "name"], ["data", "units", "name"], ["metrics", "units", "name"],
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
    return days.export(with: found.days, parts: found.activity)
  }

  private static let wanted = WearableTable.Wanted(
    names: [
      "type", "unit", "name", "units", "date", "qty", "source", "value", "startDate", "endDate",
      "sleepStart", "sleepEnd", "inBedStart", "inBedEnd", "totalSleep", "asleep", "core", "deep",
      "rem", "awake", "inBed", "start", "end",
      "activeEnergyBurned.qty", "activeEnergyBurned.units", "activeEnergy.qty",
      "activeEnergy.units", "distance.qty", "distance.units", "avgHeartRate.qty",
      "maxHeartRate.qty", "heartRate.avg.qty", "heartRate.max.qty",
    ] + tableNames,
    aliases: tableAliases,
    inherited: ["name": "metric", "units": "metric units"],
    isRow: { row in
      if let metric = row["metric"]?.text { return metrics.contains(metric) }
      if table.allSatisfy({ row[$0] != nil }) || isDay(row) { return true }
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
    "step_count", "active_energy",
  ]

  private mutating func take(_ row: WearableRow) -> [HealthProblem] {
    var reading = WearableRowReader(row, kind: row.has("metric") ? "metric" : "workout", zone: zone)
    let isKept: Bool
    switch reading.text("metric") ?? reading.text("type") {
    case let type? where type.hasPrefix(Self.prefix):
      let name = type.dropFirst(Self.prefix.count)
      if name == "StepCount" || name == "ActiveEnergyBurned" {
        isKept = takeMoved(
          &reading, name == "StepCount" ? .steps : .activeEnergy, "value", "unit")
        break
      }
      let quantity = HealthSamples.Quantity.allCases.first { $0.name == name }
      if quantity == nil { days.passedOver.otherKinds += 1 }
      isKept = quantity.map { take(&reading, of: $0, "value", "unit") } ?? true
    case "step_count"?: isKept = takeMoved(&reading, .steps)
    case "active_energy"?: isKept = takeMoved(&reading, .activeEnergy)
    case "heart_rate_variability"?: isKept = take(&reading, of: .sdnn)
    case "resting_heart_rate"?: isKept = take(&reading, of: .restingHeartRate)
    case "respiratory_rate"?: isKept = take(&reading, of: .respiratoryRate)
    case nil: isKept = Self.isDay(row.members) ? takeDay(&reading) : takeWorkout(&reading)
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

  mutating func take(
    _ reading: inout WearableRowReader, of quantity: HealthSamples.Quantity,
    _ value: String = "qty", _ unit: String = "metric units"
  ) -> Bool {
    guard let moment = reading.momentOrDay("date"),
      let factor = reading.factor(unit, in: quantity.units),
      let value = reading.number(value, in: quantity.possible, times: factor)
    else { return false }
    days.note(moment.instant)
    let source = samples.source(named: reading.text("source") ?? "")
    let isKept = samples.add(
      HealthSamples.Measurement(
        moment: moment.instant, value: Float(value), offset: offset(moment), source: source),
      of: quantity)
    return keep(isKept, kind: quantity.name)
  }

  /// Takes steps or energy of a minute, an hour or a day; 0 is no fault.
  private mutating func takeMoved(
    _ reading: inout WearableRowReader, _ quantity: ActivitySums.Quantity,
    _ value: String = "qty", _ unit: String = "metric units"
  ) -> Bool {
    guard let moment = reading.momentOrDay("date"),
      let factor = reading.factor(unit, in: quantity.units),
      let amount = reading.number(value, in: quantity.possible, times: factor, zero: true)
    else { return false }
    days.note(moment.instant)
    let source = samples.source(named: reading.text("source") ?? "")
    samples.activity.addOnce(amount, of: quantity, at: moment, by: source)
    return true
  }

  private static let stages: [String: HealthSamples.Sleep.Stage] = [
    "in bed": .inBed, "inbed": .inBed, "asleep": .asleep, "unspecified": .asleep,
    "awake": .awake, "core": .core, "deep": .deep, "rem": .rem,
    "asleepunspecified": .asleep, "asleepcore": .core, "asleepdeep": .deep, "asleeprem": .rem,
    // The app writes the words of the phone's language; only those that are no sleep matter.
    "despierto": .awake, "despierta": .awake, "wach": .awake, "éveillé": .awake, "eveillé": .awake,
    "sveglio": .awake, "sveglia": .awake, "acordado": .awake, "wakker": .awake, "despert": .awake,
    "en la cama": .inBed, "im bett": .inBed, "au lit": .inBed, "a letto": .inBed,
    "na cama": .inBed, "in bed liggend": .inBed, "al llit": .inBed,
  ]

  /// The stage in a row; an unknown word, such as one in another language, is sleep.
  private mutating func stage(in reading: inout WearableRowReader) -> HealthSamples.Sleep.Stage? {
    guard let word = reading.text("value") else { return nil }
    if let stage = Self.stages[word.lowercased()] { return stage }
    lacksStages = true
    if unknownStages.count < 20, unknownStages.insert(word).inserted {
      reading.refuse(unknown: "value")
    }
    return .asleep
  }

  private mutating func takeStretch(_ reading: inout WearableRowReader) -> Bool {
    guard let stage = stage(in: &reading) else {
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
    defer { (stretches, lacksStages) = ([], false) }
    if lacksStages { stretches = stretches.map(\.withoutStage) }
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
    guard let total = reading.totalSleep(names) else {
      let isInBed = reading.number("inBed", in: .sleepMinutes, times: names.minutes) != nil
      if isInBed { days.passedOver.inBedOnly += 1 }
      return isInBed
    }
    guard reading.has("sleepStart") || reading.has("sleepEnd") else {
      return takeTotals(&reading, names, total)
    }
    guard let span = reading.span("sleepStart", "sleepEnd", upTo: .sleepMinutes),
      let sleep = reading.sleep(
        in: span, names, total: total,
        lying: reading.minutesLying ?? PlausibleRange.sleepMinutes.upperBound)
    else { return false }
    let begun = sleep.span.start.reading(at: sleep.startOffset)
    var day = DailyHealth(date: sleep.date)
    day.sleep = sleep
    days.add(
      sleep: day, isNap: Nights.isNap(of: Int(truncating: sleep.asleepMinutes * 60), begun: begun))
    return true
  }

  /// Keeps the sleep of a row without times.
  private mutating func takeTotals(
    _ reading: inout WearableRowReader, _ names: WearableRowReader.SleepNames, _ total: Double
  ) -> Bool {
    guard let date = reading.date("date") else { return false }
    var day = DailyHealth(date: date)
    day.untimed = reading.totals(names, total: total)
    days.add(values: day)
    return true
  }

  /// - Parameter unit: the unit in the file; hours if nil or unknown.
  static func names(_ unit: String?) -> WearableRowReader.SleepNames {
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
      reading.tableEnergy ?? reading.amount("activeEnergyBurned", in: .kilocalories, Self.energy)
      ?? reading.amount("activeEnergy", in: .kilocalories, Self.energy)
    workout.meters = reading.tableDistance ?? reading.amount("distance", in: .meters, Self.distance)
    workout.identify(by: nil, reading.assumed)
    days.add(workout)
    return true
  }

  fileprivate static let energy: UnitFactors = [
    "kcal": 1, "Cal": 1, "kJ": 1 / 4.184, "kj": 1 / 4.184, "KJ": 1 / 4.184, "J": 1 / 4184.0,
    "cal": 0.001,
  ]
  private static let distance: UnitFactors = [
    "m": 1, "km": 1000, "mi": 1609.344, "yd": 0.9144, "ft": 0.3048,
  ]
}

/// The factor of each unit; the first is the usual one.
private typealias UnitFactors = KeyValuePairs<String, Double>

extension WearableRowReader {
  /// The minutes asleep, or else the sum of the stages and of the sleep without one.
  mutating func totalSleep(_ names: SleepNames) -> Double? {
    let minutes = { (reading: inout Self, name: String) in
      reading.number(name, in: .sleepMinutes, times: names.minutes)
    }
    if let total = minutes(&self, names.asleep) { return total }
    let staged = [names.deep, names.rem, names.light].reduce(0) { $0 + (minutes(&self, $1) ?? 0) }
    let unstaged = names.unstaged.flatMap { minutes(&self, $0) } ?? 0
    // Some sources repeat the whole sleep as that without a stage.
    let total = abs(staged - unstaged) <= 1 ? staged : staged + unstaged
    return total > 0 ? total : nil
  }

  /// From lying down to getting up, and the tenth of an hour to which the app rounds; nil if unknown.
  fileprivate var minutesLying: Double? {
    guard let start = text("inBedStart").flatMap({ WrittenMoment($0) }),
      let end = text("inBedEnd").flatMap({ WrittenMoment($0) }),
      let from = start.offset, let to = end.offset
    else { return nil }
    let seconds = Instant(end.reading, at: to).seconds(since: Instant(start.reading, at: from))
    return Double(seconds) / 60 + 6
  }

  /// A quantity written with its unit; nil for other units.
  fileprivate mutating func amount(
    _ name: String, in possible: ClosedRange<Double>, _ units: UnitFactors
  ) -> Double? {
    guard let unit = text(name + ".units"), let factor = units.first(where: { $0.key == unit })
    else { return nil }
    return number(name + ".qty", in: possible, times: factor.value)
  }

  /// 1 without a unit; nil for an unknown one, which is reported.
  fileprivate mutating func factor(_ name: String, in units: UnitFactors) -> Double? {
    guard let unit = text(name) else { return 1 }
    let factor = units.first { $0.key == unit }?.value
    if factor == nil {
      refuse(name == "metric units" ? "units" : name, like: units.first?.key ?? "")
    }
    return factor
  }
}

extension HealthSamples.Sleep {
  fileprivate var withoutStage: Self {
    var sleep = self
    if stage.isAsleep { sleep.stage = .asleep }
    return sleep
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

  /// To milliseconds, or per minute.
  fileprivate var units: UnitFactors {
    switch self {
    case .sdnn, .rmssd: ["ms": 1, "s": 1000]
    case .restingHeartRate, .respiratoryRate:
      ["count/min": 1, "bpm": 1, "breaths/min": 1, "brpm": 1, "count/s": 60]
    }
  }
}

extension ActivitySums.Quantity {
  fileprivate var units: UnitFactors {
    self == .steps ? ["count": 1, "steps": 1] : HealthAutoExportReader.energy
  }
}
