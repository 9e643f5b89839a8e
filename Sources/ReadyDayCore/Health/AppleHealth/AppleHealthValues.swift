/// Turns the attributes of elements into samples, and reports what it cannot read.
struct AppleHealthValues {
  let file: String
  var line = 1
  var log = DiagnosticLog()
  var passedOver = HealthExport.PassedOver()
  private(set) var samples: HealthSamples
  private var zones: KnownZones
  private var full: Set<String> = []

  init(file: String, zones: any ZoneDatabase, limit: Int) {
    self.file = file
    // Only a malicious file names more zones than exist.
    self.zones = KnownZones(zones, most: 1000)
    samples = HealthSamples(limit: limit)
  }

  mutating func report(_ problem: ExportProblem, at offset: Int, in bytes: RawSpan) {
    let number = line + bytes.lineFeeds(before: offset)
    log.add(Diagnostic(.warning, .export(problem), in: file, line: number))
  }

  mutating func leaveOut(_ problem: ExportProblem, at offset: Int, in bytes: RawSpan) {
    passedOver.unreadable += 1
    report(problem, at: offset, in: bytes)
  }

  /// Stores a complete element; each kind's limit is reported once.
  mutating func keep(_ element: AppleHealthReader.Open, at offset: Int, in bytes: RawSpan) {
    let (isKept, kind) =
      switch element {
      case .measurement(let quantity, let value): (samples.add(value, of: quantity), quantity.name)
      case .sleep(let sleep): (samples.add(sleep), "SleepAnalysis")
      case .workout(let workout): (samples.add(workout), "Workout")
      }
    guard !isKept else { return }
    passedOver.unreadable += 1
    guard full.insert(kind).inserted else { return }
    report(.tooMany(kind: kind, limit: samples.limit), at: offset, in: bytes)
  }

  mutating func record(_ tag: Tag, at start: Int, in bytes: RawSpan) -> AppleHealthReader.Open? {
    guard let type = tag.place(of: "type", in: bytes), let kind = Kind(type, in: bytes) else {
      passedOver.otherKinds += 1
      return nil
    }
    var reading = AttributeParser(tag, "Record", bytes)
    let source = samples.source(named: tag.place(of: "sourceName", in: bytes) ?? 0..<0, in: bytes)
    let open: AppleHealthReader.Open?
    switch kind {
    case .activity(let quantity):
      let isTaken = reading.add(quantity, of: source, to: &samples.activity, in: bytes)
      note(reading, at: start, isLost: !isTaken, in: bytes)
      return nil
    case .sleep: open = reading.sleep(of: source, in: bytes).map { .sleep($0) }
    case .quantity(let quantity):
      open = reading.measurement(quantity, of: source, in: bytes).map { .measurement(quantity, $0) }
    }
    note(reading, at: start, isLost: open == nil, in: bytes)
    return open
  }

  mutating func workout(_ tag: Tag, at start: Int, in bytes: RawSpan) -> AppleHealthReader.Open? {
    var reading = AttributeParser(tag, "Workout", bytes)
    let workout = reading.workout(in: bytes)
    note(reading, at: start, isLost: workout == nil, in: bytes)
    return workout.map { .workout($0) }
  }

  mutating func adding(
    _ tag: Tag, to workout: WorkoutRecord, at start: Int, in bytes: RawSpan
  ) -> WorkoutRecord {
    var reading = AttributeParser(tag, "WorkoutStatistics", bytes)
    var workout = workout
    reading.add(to: &workout, in: bytes)
    note(reading, at: start, isLost: false, in: bytes)
    return workout
  }

  func exportDate(_ tag: Tag, in bytes: RawSpan) -> Instant? {
    tag.place(of: "value", in: bytes).flatMap { ExportMoment(at: $0, in: bytes)?.instant }
  }

  /// Nil if it says nothing.
  func owner(_ tag: Tag, in bytes: RawSpan) -> ExportOwner? {
    let born = tag.value(of: "HKCharacteristicTypeIdentifierDateOfBirth", in: bytes)
    let sex = tag.value(of: "HKCharacteristicTypeIdentifierBiologicalSex", in: bytes)
    var owner = ExportOwner()
    owner.born = born.flatMap { LocalDate(String($0.prefix(10))) }
    owner.isFemale =
      sex == "HKBiologicalSexFemale" ? true : sex == "HKBiologicalSexMale" ? false : nil
    return owner == ExportOwner() ? nil : owner
  }

  private mutating func note(
    _ reading: AttributeParser, at start: Int, isLost: Bool, in bytes: RawSpan
  ) {
    if isLost { passedOver.unreadable += 1 }
    for problem in reading.problems { report(problem, at: start, in: bytes) }
  }

  private enum Kind {
    case sleep
    case quantity(HealthSamples.Quantity)
    case activity(ActivitySums.Quantity)

    init?(_ type: Range<Int>, in bytes: RawSpan) {
      switch type {
      case _ where bytes.isExactly("HKCategoryTypeIdentifierSleepAnalysis", in: type): self = .sleep
      case _ where bytes.isExactly("HKQuantityTypeIdentifierRespiratoryRate", in: type):
        self = .quantity(.respiratoryRate)
      case _ where bytes.isExactly("HKQuantityTypeIdentifierRestingHeartRate", in: type):
        self = .quantity(.restingHeartRate)
      case _ where bytes.isExactly("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", in: type):
        self = .quantity(.sdnn)
      case _ where bytes.isExactly("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", in: type):
        self = .quantity(.rmssd)
      case _ where bytes.isExactly("HKQuantityTypeIdentifierStepCount", in: type):
        self = .activity(.steps)
      case _ where bytes.isExactly("HKQuantityTypeIdentifierActiveEnergyBurned", in: type):
        self = .activity(.activeEnergy)
      default: return nil
      }
    }
  }

  /// Records the zone of `tag`, if it has one, for the time of `element`.
  mutating func locate(
    _ element: AppleHealthReader.Open, by tag: Tag, at start: Int, in bytes: RawSpan
  ) {
    guard let key = tag.place(of: "key", in: bytes), bytes.isExactly("HKTimeZone", in: key),
      let name = tag.value(of: "value", in: bytes)
    else { return }
    guard let zone = zones.zone(named: name) else {
      report(.unknownZone(name), at: start, in: bytes)
      return
    }
    for moment in element.moments { samples.note(zone, at: moment) }
  }
}

extension AppleHealthReader.Open {
  fileprivate var moments: [Instant] {
    switch self {
    case .measurement(_, let measurement): [measurement.moment]
    case .sleep(let sleep): [sleep.span.start, sleep.span.end]
    case .workout(let workout): [workout.span.start, workout.span.end]
    }
  }
}
