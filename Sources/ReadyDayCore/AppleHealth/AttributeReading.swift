/// The attributes of one element as values, and what was wrong with them.
struct AttributeReading {
  private let texts: [String: String]
  private let element: String
  private(set) var problems: [ExportProblem] = []

  init(_ tag: Tag, _ element: String, _ bytes: RawSpan) {
    self.element = element
    texts = Dictionary(
      tag.attributes.map { (bytes.text(in: $0.name), bytes.text(in: $0.value)) }
    ) { first, _ in first }
    if texts.count < tag.attributes.count, let name = tag.repeatedName(in: bytes) {
      problems.append(.repeated(element: element, attribute: name))
    }
  }

  /// Longer values are not repeated to the user.
  private static let shownLength = 40

  private mutating func refuse(_ attribute: String) {
    let value = texts[attribute].map { String($0.prefix(Self.shownLength)) }
    problems.append(.unreadable(element: element, attribute: attribute, value: value))
  }
}

// Numbers and times.
extension AttributeReading {
  private mutating func moment(_ attribute: String) -> Timestamp? {
    if let moment = texts[attribute].flatMap({ ExportMoment($0) }) { return moment.timestamp }
    refuse(attribute)
    return nil
  }

  /// What an attribute says, in the unit of which `factors` makes 1; nil when it says nothing.
  ///
  /// - Parameters:
  ///   - unit: the attribute that names the unit; where it is missing the values need none.
  ///   - factors: by what values in each unit are to be multiplied.
  private mutating func amount(
    _ attribute: String, in unit: String, _ factors: [String: Double],
    within range: ClosedRange<Double>, as quantity: String
  ) -> Double? {
    guard let text = texts[attribute] else { return nil }
    guard let number = Double(text), number.isFinite else {
      refuse(attribute)
      return nil
    }
    guard let factor = texts[unit].map({ factors[$0] }) ?? 1
    else {
      refuse(unit)
      return nil
    }
    guard range.contains(number * factor) else {
      let value = String(text.prefix(Self.shownLength))
      problems.append(.outOfRange(quantity: quantity, value: value))
      return nil
    }
    return number * factor
  }

  private static let rate = ["count/min": 1.0, "count/s": 60]
  private static let energy: [String: Double] = [
    "kcal": 1.0, "Cal": 1, "kJ": 1 / 4.184, "J": 1.0 / 4184, "cal": 0.001,
  ]
  private static let length = [
    "m": 1.0, "km": 1000, "mi": 1609.344, "yd": 0.9144, "ft": 0.3048, "cm": 0.01,
  ]
  private static let duration = ["min": 1.0, "s": 1.0 / 60, "hr": 60, "h": 60]
}

// Records.
extension AttributeReading {
  mutating func measurement(
    _ quantity: HealthSamples.Quantity, of source: HealthSamples.Source
  ) -> HealthSamples.Measurement? {
    guard let moment = moment("startDate") else { return nil }
    guard texts["value"] != nil else {
      refuse("value")
      return nil
    }
    let value =
      switch quantity {
      case .sdnn, .rmssd:
        amount(
          "value", in: "unit", ["ms": 1, "s": 1000], within: Possible.heartRateVariability,
          as: quantity.rawValue)
      case .restingHeartRate:
        amount(
          "value", in: "unit", Self.rate, within: Possible.restingHeartRate, as: quantity.rawValue)
      case .respiratoryRate:
        amount(
          "value", in: "unit", Self.rate, within: Possible.respiratoryRate, as: quantity.rawValue)
      }
    return value.map {
      HealthSamples.Measurement(
        moment: moment.instant, value: Float($0),
        offset: HealthSamples.MinuteOffset(moment.offset), source: source)
    }
  }

  mutating func sleep(of source: HealthSamples.Source) -> HealthSamples.Sleep? {
    guard let start = moment("startDate"), let end = moment("endDate") else { return nil }
    guard let stage = texts["value"].flatMap({ HealthSamples.Sleep.Stage(named: $0) }) else {
      refuse("value")
      return nil
    }
    let seconds = end.instant.seconds(since: start.instant)
    guard seconds >= 0, Possible.sleepMinutes.contains(Double(seconds) / 60) else {
      refuse("endDate")
      return nil
    }
    return HealthSamples.Sleep(
      start: start.instant, seconds: UInt32(seconds),
      offset: HealthSamples.MinuteOffset(end.offset), source: source, stage: stage)
  }
}

// Workouts.
extension AttributeReading {
  /// Times under way, without pauses: it ends so many minutes after its beginning.
  var workout: WorkoutRecord? {
    mutating get {
      guard let start = moment("startDate") else { return nil }
      let end = texts["endDate"].flatMap { ExportMoment($0) }?.timestamp.instant
      let minutes = amount(
        "duration", in: "durationUnit", Self.duration, within: Possible.workoutMinutes,
        as: "duration")
      guard let span = Self.span(from: start.instant, to: end, minutes: minutes) else {
        refuse("endDate")
        return nil
      }
      let name = texts["workoutActivityType"] ?? ""
      let activity = Activity(healthKit: name)
      var workout = WorkoutRecord(
        id: .began(start.instant), span: span, offset: start.offset, activity: activity ?? .other,
        updatedAt: nil, sport: activity == nil ? Activity.sport(healthKit: name) : nil)
      workout.kilocalories = energy("totalEnergyBurned", in: "totalEnergyBurnedUnit")
      workout.meters = distance("totalDistance", in: "totalDistanceUnit")
      return workout
    }
  }

  private static func span(from start: Instant, to end: Instant?, minutes: Double?) -> TimeSpan? {
    let active = minutes.map { start.adding(seconds: Int($0 * 60 + 0.5)) }
    guard let last = [end, active].compactMap(\.self).min(), last >= start else { return nil }
    let span = TimeSpan(from: start, to: last)
    return Possible.workoutMinutes.contains(span.minutes) ? span : nil
  }

  /// One total of a workout, as iOS 16 and later write them.
  mutating func add(to workout: inout WorkoutRecord) {
    let type = texts["type"] ?? ""
    let prefix = "HKQuantityTypeIdentifier"
    guard type.hasPrefix(prefix) else { return }
    switch type.dropFirst(prefix.count) {
    case "HeartRate":
      workout.averageHeartRate = heartRate("average") ?? workout.averageHeartRate
      workout.maximumHeartRate = heartRate("maximum") ?? workout.maximumHeartRate
    case "ActiveEnergyBurned":
      workout.kilocalories = energy("sum", in: "unit") ?? workout.kilocalories
    case let kind where kind.hasPrefix("Distance"):
      workout.meters = distance("sum", in: "unit") ?? workout.meters
    default:
      break
    }
  }

  private mutating func heartRate(_ attribute: String) -> Double? {
    amount(attribute, in: "unit", Self.rate, within: Possible.heartRate, as: "HeartRate")
      .map(Self.toTenth)
  }

  private mutating func energy(_ attribute: String, in unit: String) -> Double? {
    amount(attribute, in: unit, Self.energy, within: Possible.kilocalories, as: "EnergyBurned")
      .map(Self.toTenth)
  }

  private mutating func distance(_ attribute: String, in unit: String) -> Double? {
    amount(attribute, in: unit, Self.length, within: Possible.meters, as: "Distance")
      .map(Self.toTenth)
  }

  private static func toTenth(_ value: Double) -> Double { Double(Int(value * 10 + 0.5)) / 10 }
}

/// A moment as exports write it: `2024-01-02 08:00:00 +0100`.
struct ExportMoment {
  let timestamp: Timestamp
  var instant: Instant { timestamp.instant }

  /// Health data are younger than the first phones that counted steps, and none are of the future.
  private static let years = 2000..<2100

  /// Nil for any other notation, and for years in which there was no such export.
  init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let date = reader.hyphenatedDate(), Self.years.contains(date.year), reader.take(" "),
      let hour = reader.number(digits: 2), reader.take(":"),
      let minute = reader.number(digits: 2), reader.take(":"),
      let second = reader.number(digits: 2),
      let time = TimeOfDay(hour: hour, minute: minute, second: second), reader.take(" "),
      let offset = Self.offset(&reader), reader.isAtEnd
    else { return nil }
    timestamp = Timestamp(Instant(LocalDateTime(date, time), at: offset), at: offset)
  }

  private static func offset(_ reader: inout ASCIIReader) -> UTCOffset? {
    let isWest = reader.take("-")
    guard isWest || reader.take("+"), let hours = reader.number(digits: 2) else { return nil }
    _ = reader.take(":")
    guard let minutes = reader.number(digits: 2), hours < 24, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return UTCOffset(seconds: isWest ? -seconds : seconds)
  }
}

extension HealthSamples.Sleep.Stage {
  /// The names of iOS 15 and before, those of iOS 16 and later, or the number.
  init?(named name: String) {
    let prefix = "HKCategoryValueSleepAnalysis"
    switch name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name {
    case "InBed", "0": self = .inBed
    case "Asleep", "AsleepUnspecified", "1": self = .asleep
    case "Awake", "2": self = .awake
    case "AsleepCore", "3": self = .core
    case "AsleepDeep", "4": self = .deep
    case "AsleepREM", "5": self = .rem
    default: return nil
    }
  }
}
