struct AttributeParser {
  private let tag: Tag
  private let element: String
  private(set) var problems: [ExportProblem] = []

  init(_ tag: Tag, _ element: String, _ bytes: RawSpan) {
    (self.tag, self.element) = (tag, element)
    if let name = tag.repeatedName(in: bytes) {
      problems.append(.repeated(element: element, attribute: name))
    }
  }

  /// The most bytes of a value shown in a diagnostic; longer values are cut.
  private static let shownLength = 40

  private func text(_ attribute: StaticString, in bytes: RawSpan) -> String? {
    tag.value(of: attribute, in: bytes)
  }

  private mutating func refuse(_ attribute: StaticString, in bytes: RawSpan) {
    let value = text(attribute, in: bytes).map { $0.beginning(bytes: Self.shownLength) }
    problems.append(.unreadable(element: element, attribute: "\(attribute)", value: value))
  }

  private mutating func moment(_ attribute: StaticString, in bytes: RawSpan) -> Timestamp? {
    if let place = tag.place(of: attribute, in: bytes),
      let moment = ExportMoment(at: place, in: bytes)
    {
      return moment.timestamp
    }
    refuse(attribute, in: bytes)
    return nil
  }

  private mutating func amount(
    _ attribute: StaticString, in unit: StaticString, on scale: Scale, _ bytes: RawSpan
  ) -> Double? {
    guard let place = tag.place(of: attribute, in: bytes) else { return nil }
    guard let number = number(attribute, at: place, in: bytes) else {
      refuse(attribute, in: bytes)
      return nil
    }
    let unitPlace = tag.place(of: unit, in: bytes)
    guard let factor = unitPlace.map({ scale.factor(of: $0, in: bytes) }) ?? 1 else {
      refuse(unit, in: bytes)
      return nil
    }
    guard scale.possible.contains(number * factor) else {
      let value = text(attribute, in: bytes).map { $0.beginning(bytes: Self.shownLength) }
      problems.append(.outOfRange(quantity: scale.quantity, value: value ?? ""))
      return nil
    }
    return number * factor
  }

  /// Makes text only of what is written unusually, such as `6e1`.
  private func number(
    _ attribute: StaticString, at place: Range<Int>, in bytes: RawSpan
  ) -> Double? {
    if let usual = bytes.decimal(at: place.lowerBound), usual.end == place.upperBound {
      return usual.number
    }
    guard let text = text(attribute, in: bytes), text.utf8.allSatisfy(Self.decimal.contains) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `Double` also reads `0x10` and `nan`.
  private static let decimal = Set("0123456789+-.eE".utf8)

  /// The plausible range of a quantity, and the factor of each unit.
  private struct Scale: Sendable {
    let quantity: String
    let possible: ClosedRange<Double>
    /// With so few pairs, comparing is faster than hashing.
    let factors: KeyValuePairs<StaticString, Double>

    func factor(of unit: Range<Int>, in bytes: RawSpan) -> Double? {
      for (name, factor) in factors where bytes.isExactly(name, in: unit) { return factor }
      return nil
    }

    private static let perMinute: KeyValuePairs<StaticString, Double> = [
      "count/min": 1, "count/s": 60,
    ]

    static let variability = Scale(
      quantity: "HeartRateVariability", possible: .heartRateVariability,
      factors: ["ms": 1, "s": 1000])
    static let restingHeartRate = Scale(
      quantity: "RestingHeartRate", possible: .restingHeartRate, factors: perMinute)
    static let respiratoryRate = Scale(
      quantity: "RespiratoryRate", possible: .respiratoryRate, factors: perMinute)
    static let heartRate = Scale(quantity: "HeartRate", possible: .heartRate, factors: perMinute)
    static let duration = Scale(
      quantity: "duration", possible: .workoutMinutes,
      factors: ["min": 1, "s": 1.0 / 60, "hr": 60, "h": 60])
    static let energy = Scale(
      quantity: "EnergyBurned", possible: .kilocalories,
      factors: ["kcal": 1, "Cal": 1, "kJ": 1 / 4.184, "J": 1 / 4184.0, "cal": 0.001])
    static let steps = Scale(quantity: "StepCount", possible: .steps, factors: ["count": 1])
    static let distance = Scale(
      quantity: "Distance", possible: .meters,
      factors: ["m": 1, "km": 1000, "mi": 1609.344, "yd": 0.9144, "ft": 0.3048, "cm": 0.01])
  }

  mutating func measurement(
    _ quantity: HealthSamples.Quantity, of source: HealthSamples.Source, in bytes: RawSpan
  ) -> HealthSamples.Measurement? {
    guard let start = moment("startDate", in: bytes) else { return nil }
    guard tag.place(of: "value", in: bytes) != nil else {
      refuse("value", in: bytes)
      return nil
    }
    let scale: Scale =
      switch quantity {
      case .sdnn, .rmssd: .variability
      case .restingHeartRate: .restingHeartRate
      case .respiratoryRate: .respiratoryRate
      }
    return amount("value", in: "unit", on: scale, bytes).map {
      HealthSamples.Measurement(
        moment: middle(from: start.instant, in: bytes), value: Float($0),
        offset: HealthSamples.MinuteOffset(start.offset), source: source)
    }
  }

  /// Returns false if the record cannot be read.
  mutating func add(
    _ quantity: ActivitySums.Quantity, of source: HealthSamples.Source,
    to sums: inout ActivitySums, in bytes: RawSpan
  ) -> Bool {
    guard let start = moment("startDate", in: bytes),
      let value = amount(
        "value", in: "unit", on: quantity == .steps ? .steps : .energy, bytes),
      let seconds = seconds(since: start.instant, in: bytes)
    else { return false }
    sums.add(
      value, of: quantity, from: start.instant, seconds: seconds, at: start.offset, by: source)
    return true
  }

  /// The length of up to a day, 0 without an end; nil for another end, which is reported.
  private mutating func seconds(since start: Instant, in bytes: RawSpan) -> Int? {
    guard let place = tag.place(of: "endDate", in: bytes) else { return 0 }
    let seconds = ExportMoment(at: place, in: bytes).map { $0.instant.seconds(since: start) }
    guard let seconds, (0...Self.longestDay).contains(seconds) else {
      refuse("endDate", in: bytes)
      return nil
    }
    return seconds
  }

  /// Seconds in a day on which the clocks go back.
  private static let longestDay = 25 * 3600

  /// The middle of the element's time span, or its start if it is longer than a day.
  private func middle(from start: Instant, in bytes: RawSpan) -> Instant {
    let end = tag.place(of: "endDate", in: bytes).flatMap { ExportMoment(at: $0, in: bytes) }
    let seconds = end.map { $0.instant.seconds(since: start) } ?? 0
    return (0...Self.longestDay).contains(seconds) ? start.adding(seconds: seconds / 2) : start
  }

  mutating func sleep(of source: HealthSamples.Source, in bytes: RawSpan) -> HealthSamples.Sleep? {
    guard let start = moment("startDate", in: bytes), let end = moment("endDate", in: bytes) else {
      return nil
    }
    guard let place = tag.place(of: "value", in: bytes),
      let stage = HealthSamples.Sleep.Stage(named: place, in: bytes)
    else {
      refuse("value", in: bytes)
      return nil
    }
    let seconds = end.instant.seconds(since: start.instant)
    guard seconds >= 0, PlausibleRange.sleepMinutes.contains(Double(seconds) / 60) else {
      refuse("endDate", in: bytes)
      return nil
    }
    return HealthSamples.Sleep(
      start: start.instant, seconds: UInt32(seconds),
      startOffset: HealthSamples.MinuteOffset(start.offset),
      offset: HealthSamples.MinuteOffset(end.offset), source: source, stage: stage)
  }

  /// The duration excludes pauses, so the end is stored as well.
  mutating func workout(in bytes: RawSpan) -> WorkoutRecord? {
    guard let start = moment("startDate", in: bytes) else { return nil }
    let end = tag.place(of: "endDate", in: bytes).flatMap { ExportMoment(at: $0, in: bytes) }
    let minutes = total("duration", in: "durationUnit", on: .duration, bytes)
    guard let span = Self.span(from: start.instant, to: end?.instant, minutes: minutes) else {
      refuse("endDate", in: bytes)
      return nil
    }
    let name = text("workoutActivityType", in: bytes) ?? ""
    let activity = Activity(healthKit: name)
    var workout = WorkoutRecord(
      id: .began(start.instant), span: span, offset: start.offset, activity: activity ?? .other,
      updatedAt: nil, sport: activity == nil ? Activity.sport(healthKit: name) : nil)
    if let minutes, minutes > 0, minutes <= span.minutes - Self.shortestPause {
      workout.movingMinutes = minutes
    }
    workout.kilocalories = total(
      "totalEnergyBurned", in: "totalEnergyBurnedUnit", on: .energy, bytes)
    workout.meters = total("totalDistance", in: "totalDistanceUnit", on: .distance, bytes)
    return workout
  }

  /// Minutes; a smaller difference between duration and time span is rounding.
  private static let shortestPause = 0.1

  /// Without an end, the span lasts as long as the training.
  private static func span(from start: Instant, to end: Instant?, minutes: Double?) -> TimeSpan? {
    let trained = minutes.map { start.adding(seconds: Int(rounding: $0 * 60)) }
    guard let last = end ?? trained, last >= start else { return nil }
    let span = TimeSpan(from: start, to: last)
    return PlausibleRange.workoutMinutes.contains(span.minutes) ? span : nil
  }

  /// Adds one total, as iOS 16 and later write it.
  mutating func add(to workout: inout WorkoutRecord, in bytes: RawSpan) {
    let type = text("type", in: bytes) ?? ""
    let prefix = "HKQuantityTypeIdentifier"
    guard type.hasPrefix(prefix) else { return }
    switch type.dropFirst(prefix.count) {
    case "HeartRate":
      workout.averageHeartRate =
        total("average", in: "unit", on: .heartRate, bytes) ?? workout.averageHeartRate
      workout.maximumHeartRate =
        total("maximum", in: "unit", on: .heartRate, bytes) ?? workout.maximumHeartRate
    case "ActiveEnergyBurned":
      workout.kilocalories = total("sum", in: "unit", on: .energy, bytes) ?? workout.kilocalories
    case let kind where kind.hasPrefix("Distance"):
      workout.meters = total("sum", in: "unit", on: .distance, bytes) ?? workout.meters
    default: break
    }
  }

  private mutating func total(
    _ attribute: StaticString, in unit: StaticString, on scale: Scale, _ bytes: RawSpan
  ) -> Double? { amount(attribute, in: unit, on: scale, bytes).map(\.tenths) }
}

/// A moment in an export, such as `2024-01-02 08:00:00 +0100`.
struct ExportMoment {
  let timestamp: Timestamp
  var instant: Instant { timestamp.instant }

  /// The accepted years; a time in any other year is unreadable.
  private static let years = 2000..<2100

  /// Nil for another notation, or a year that is not accepted.
  init?(at place: Range<Int>, in bytes: RawSpan) {
    guard let moment = Self.usual(at: place, in: bytes) ?? Self.ofTwelveHours(at: place, in: bytes)
    else { return nil }
    timestamp = moment
  }

  /// Reads the notation of a phone with a 12-hour clock.
  private static func ofTwelveHours(at place: Range<Int>, in bytes: RawSpan) -> Timestamp? {
    guard place.count < 50 else { return nil }
    let text = String(
      decoding: bytes.copy(from: place.lowerBound, to: place.upperBound), as: UTF8.self)
    guard let moment = WrittenMoment(text), let offset = moment.offset,
      years.contains(moment.reading.date.year)
    else { return nil }
    return Timestamp(Instant(moment.reading, at: offset), at: offset)
  }

  private static func usual(at place: Range<Int>, in bytes: RawSpan) -> Timestamp? {
    let start = place.lowerBound
    guard place.count == 25, bytes.isMoment(at: start),
      let year = bytes.number(digits: 4, at: start), years.contains(year),
      let month = bytes.number(digits: 2, at: start + 5),
      let day = bytes.number(digits: 2, at: start + 8),
      let date = LocalDate(year: year, month: month, day: day),
      let hour = bytes.number(digits: 2, at: start + 11),
      let minute = bytes.number(digits: 2, at: start + 14),
      let second = bytes.number(digits: 2, at: start + 17),
      let time = TimeOfDay(hour: hour, minute: minute, second: second),
      let offset = offset(at: start + 20, in: bytes)
    else { return nil }
    return Timestamp(Instant(LocalDateTime(date, time), at: offset), at: offset)
  }

  private static func offset(at start: Int, in bytes: RawSpan) -> UTCOffset? {
    let sign = bytes.byte(at: start)
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = bytes.number(digits: 2, at: start + 1),
      let minutes = bytes.number(digits: 2, at: start + 3), hours < 24, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return UTCOffset(seconds: sign == UInt8(ascii: "-") ? -seconds : seconds)
  }
}

extension RawSpan {
  /// Whether the marks of `____-__-__ __:__:__ _____` are in their places.
  fileprivate func isMoment(at start: Int) -> Bool {
    byte(at: start + 4) == UInt8(ascii: "-") && byte(at: start + 7) == UInt8(ascii: "-")
      && byte(at: start + 10) == UInt8(ascii: " ") && byte(at: start + 13) == UInt8(ascii: ":")
      && byte(at: start + 16) == UInt8(ascii: ":") && byte(at: start + 19) == UInt8(ascii: " ")
  }

  fileprivate func number(digits count: Int, at start: Int) -> Int? {
    var number = 0
    for offset in start..<(start + count) {
      let digit = byte(at: offset) &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }
}

extension HealthSamples.Sleep.Stage {
  /// Apple's names up to iOS 15, its names from iOS 16 on, and its numbers.
  private static let names: [(name: StaticString, stage: Self)] = [
    ("AsleepCore", .core), ("AsleepREM", .rem), ("AsleepDeep", .deep), ("Awake", .awake),
    ("InBed", .inBed), ("Asleep", .asleep), ("AsleepUnspecified", .asleep),
    ("0", .inBed), ("1", .asleep), ("2", .awake), ("3", .core), ("4", .deep), ("5", .rem),
  ]

  init?(named place: Range<Int>, in bytes: RawSpan) {
    let prefix: StaticString = "HKCategoryValueSleepAnalysis"
    let isLong = bytes.holds(prefix, at: place.lowerBound)
    let word = (place.lowerBound + (isLong ? prefix.utf8CodeUnitCount : 0))..<place.upperBound
    for (name, stage) in Self.names where bytes.isExactly(name, in: word) {
      self = stage
      return
    }
    return nil
  }
}
