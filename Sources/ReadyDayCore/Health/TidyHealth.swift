// Days and workouts as `import` stores them: a JSON file for each year, a line for each entry.
//
// Keys include their units. Times have a UTC offset, because the local end of a night is its date.

extension HealthHistory {
  package struct Unreadable: Error, Equatable, Sendable {
    /// Nil if the file is valid JSON of another shape.
    package let fault: JSONFault?
  }

  /// Adds the contents of a file from ``files(changedSince:)``.
  package mutating func add(tidy bytes: RawSpan) throws(Unreadable) {
    let file = StoredFields(members: try Self.members(of: bytes))
    guard try file.text("schema") == Self.schema,
      try file.known(file.text("schema_version")).hasPrefix("2.")
    else { throw Unreadable(fault: nil) }
    for fields in try file.known(file.objects("days")) {
      add(try DailyHealth(fields), updatedAt: try fields.updatedAt)
    }
    for fields in try file.known(file.objects("workouts")) { add(try WorkoutRecord(fields)) }
    for fields in try file.objects("activity") ?? [] { add(try DailyActivity(fields)) }
  }

  private static func members(of bytes: RawSpan) throws(Unreadable) -> [String: JSON] {
    let value: JSON
    do throws(JSONFault) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw Unreadable(fault: error)
    }
    guard let members = value.members else { throw Unreadable(fault: nil) }
    return members
  }

  private static let schema = "readyday.health"

  package static func fileName(of year: Int) -> String { "\(padded(year, to: 4)).json" }

  /// The names and texts of the years that differ from `before`, compared as values for speed.
  package func files(
    changedSince before: HealthHistory = HealthHistory()
  ) -> [(name: String, text: String)] {
    let known = before.years
    return years.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { (Self.fileName(of: $0.key), $0.value.text) }
  }

  private var years: [Int: Year] {
    var years: [Int: Year] = [:]
    for entry in entries.values.sorted(by: { $0.day.date < $1.day.date }) {
      years[entry.day.date.year, default: Year()].entries.append(entry)
    }
    for workout in recorded.values.sorted(by: WorkoutRecord.isEarlier) {
      years[workout.date.year, default: Year()].workouts.append(workout)
    }
    for day in activity.values.sorted(by: { $0.date < $1.date }) {
      years[day.date.year, default: Year()].activity.append(day)
    }
    return years
  }
}

private struct Year: Equatable {
  var entries: [HealthHistory.Entry] = []
  var workouts: [WorkoutRecord] = []
  var activity: [DailyActivity] = []

  var text: String {
    let days = entries.map { $0.day.json(updatedAt: $0.updatedAt).line }
    let workouts = workouts.map(\.json.line)
    return """
      {"schema": "readyday.health", "schema_version": "2.0",
      "days": [
      \(days.joined(separator: ",\n"))
      ],
      "workouts": [
      \(workouts.joined(separator: ",\n"))
      ]\(activityText)}

      """
  }

  /// Nothing without any, as in files of earlier versions.
  private var activityText: String {
    guard !activity.isEmpty else { return "" }
    let days = activity.map(\.json.line).joined(separator: ",\n")
    return ",\n\"activity\": [\n\(days)\n]"
  }
}

extension DailyActivity {
  fileprivate var json: JSON {
    .object(known: [
      "date": .string(date.description), "steps": steps.map(JSON.decimal),
      "active_energy_kcal": activeKilocalories.map(JSON.decimal),
      "updated_at": updatedAt.map { .string(Timestamp($0, at: .zero).description) },
    ])
  }

  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    self.init(date: try fields.known(fields.value("date", .like("2026-11-23")) { LocalDate($0) }))
    steps = try fields.number("steps")
    activeKilocalories = try fields.number("active_energy_kcal")
    updatedAt = try fields.updatedAt
  }
}

extension DailyHealth {
  fileprivate func json(updatedAt: Instant?) -> JSON {
    .object(known: [
      "date": .string(date.description), "hrv_sdnn_ms": sdnn.map(JSON.decimal),
      "hrv_rmssd_ms": rmssd.map(JSON.decimal), "hrv_sdnn_waking_ms": wakingSDNN.map(JSON.decimal),
      "resting_hr_bpm": restingHeartRate.map(JSON.decimal),
      "respiratory_rate_rpm": respiratoryRate.map(JSON.decimal), "readiness": readiness?.json,
      "sleep": sleep?.json, "sleep_totals": untimed.map { .object(known: $0.members) },
      "naps": naps.isEmpty ? nil : .array(naps.map(\.json)),
      "updated_at": updatedAt.map { .string(Timestamp($0, at: .zero).description) },
    ])
  }

  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    self.init(date: try fields.known(fields.value("date", .like("2026-11-23")) { LocalDate($0) }))
    sdnn = try fields.number("hrv_sdnn_ms")
    rmssd = try fields.number("hrv_rmssd_ms")
    wakingSDNN = try fields.number("hrv_sdnn_waking_ms")
    restingHeartRate = try fields.number("resting_hr_bpm")
    respiratoryRate = try fields.number("respiratory_rate_rpm")
    readiness = try fields.object("readiness").flatMap { own throws(HealthHistory.Unreadable) in
      try VendorReadiness(own)
    }
    if let night = try fields.object("sleep") { sleep = try DailySleep(night) }
    if let night = try fields.object("sleep_totals") { untimed = try SleepTotals(night) }
    for nap in try fields.objects("naps") ?? [] { naps.append(try DailySleep(nap)) }
  }
}

extension VendorReadiness {
  fileprivate var json: JSON {
    .object(known: [
      "score": .decimal(score), "level": level.map { .string($0.rawValue) },
      "of": ratesSleep ? .string("sleep") : nil,
    ])
  }

  /// The level is nil if a later version added it.
  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    self.init(
      score: try fields.known(fields.number("score")),
      level: try fields.text("level").flatMap { Level(rawValue: $0) },
      ratesSleep: try fields.text("of") == "sleep")
  }
}

extension AssumedClock {
  /// Written as `local` or `utc`, beside the name of the zone.
  fileprivate var written: JSON { .string(isLocal ? "local" : "utc") }

  fileprivate static func read(_ fields: StoredFields) throws(HealthHistory.Unreadable) -> Self? {
    guard let zone = try fields.text("assumed_zone") else { return nil }
    return AssumedClock(zone: zone, isLocal: try fields.text("written_in") == "local")
  }
}

extension SleepTotals {
  fileprivate var members: [String: JSON?] {
    [
      "asleep_min": .decimal(asleepMinutes), "deep_min": deepMinutes.map(JSON.decimal),
      "rem_min": remMinutes.map(JSON.decimal), "light_min": lightMinutes.map(JSON.decimal),
      "awake_min": awakeMinutes.map(JSON.decimal), "in_bed_min": inBedMinutes.map(JSON.decimal),
    ]
  }

  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    self.init(
      asleepMinutes: try fields.known(fields.number("asleep_min")),
      deepMinutes: try fields.number("deep_min"), remMinutes: try fields.number("rem_min"),
      lightMinutes: try fields.number("light_min"), awakeMinutes: try fields.number("awake_min"),
      inBedMinutes: try fields.number("in_bed_min"))
  }
}

extension DailySleep {
  fileprivate var json: JSON {
    let times: [String: JSON?] = [
      "assumed_zone": assumed.map { .string($0.zone) }, "written_in": assumed?.written,
      "start": .string(Timestamp(span.start, at: startOffset).description),
      "end": .string(Timestamp(span.end, at: offset).description),
    ]
    return .object(known: times.merging(totals.members) { first, _ in first })
  }

  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    let (start, end) = (try fields.time("start"), try fields.time("end"))
    self.init(
      span: TimeSpan(from: start.instant, to: end.instant), startOffset: start.offset,
      offset: end.offset, totals: try SleepTotals(fields), assumed: try AssumedClock.read(fields))
  }
}

extension WorkoutRecord {
  fileprivate var json: JSON {
    .object(known: [
      "id": recordedAs.map(JSON.string), "assumed_zone": assumed.map { .string($0.zone) },
      "written_in": assumed?.written,
      "start": .string(Timestamp(span.start, at: offset).description),
      "end": .string(Timestamp(span.end, at: offset).description),
      "activity": .string(activity.rawValue), "sport": sport.map(JSON.string),
      "strain": strain.map(JSON.decimal), "average_hr_bpm": averageHeartRate.map(JSON.decimal),
      "max_hr_bpm": maximumHeartRate.map(JSON.decimal),
      "zones_min": zoneMinutes.map { .array($0.map(JSON.decimal)) },
      "energy_kcal": kilocalories.map(JSON.decimal), "distance_m": meters.map(JSON.decimal),
      "moving_min": movingMinutes.map(JSON.decimal),
      "updated_at": updatedAt.map { .string(Timestamp($0, at: .zero).description) },
    ])
  }

  fileprivate init(_ fields: StoredFields) throws(HealthHistory.Unreadable) {
    let (start, end) = (try fields.time("start"), try fields.time("end"))
    self.init(
      id: .began(start.instant), span: TimeSpan(from: start.instant, to: end.instant),
      offset: start.offset,
      activity: Activity(rawValue: try fields.known(fields.text("activity"))) ?? .other,
      strain: try fields.number("strain"), averageHeartRate: try fields.number("average_hr_bpm"),
      maximumHeartRate: try fields.number("max_hr_bpm"),
      zoneMinutes: try fields.numbers("zones_min"), kilocalories: try fields.number("energy_kcal"),
      meters: try fields.number("distance_m"), movingMinutes: try fields.number("moving_min"),
      updatedAt: try fields.updatedAt, sport: try fields.text("sport"),
      recordedAs: try fields.text("id"), assumed: try AssumedClock.read(fields))
  }
}

/// The members of a stored object; a value of another type makes the file unreadable.
private typealias StoredFields = JSONFields<HealthHistory.Unreadable>

extension HealthHistory.Unreadable: JSONFieldFault {
  init(field: String, expected: FieldForm) { self.init(fault: nil) }
}

extension StoredFields {
  fileprivate func known<Value>(_ value: Value?) throws(HealthHistory.Unreadable) -> Value {
    guard let value else { throw HealthHistory.Unreadable(fault: nil) }
    return value
  }

  fileprivate func time(_ name: String) throws(HealthHistory.Unreadable) -> Timestamp {
    try known(value(name, .like("2026-11-23T18:00:00+01:00")) { Timestamp($0) })
  }

  fileprivate var updatedAt: Instant? {
    get throws(HealthHistory.Unreadable) {
      try text("updated_at").flatMap { Timestamp($0)?.instant }
    }
  }
}
