// Days and workouts as `import` keeps them: JSON, a file a year, a day or a workout a line.
//
// The keys carry their units. Lengths are minutes; a time has the offset of the clock it was read from, so
// that a night's end says which date it belongs to.

extension HealthHistory {
  /// Why a file of days and workouts is not one.
  public struct Unreadable: Error, Hashable, Sendable {}

  /// Adds what a file of ``files(changedSince:)`` holds.
  public mutating func add(tidy bytes: RawSpan) throws(Unreadable) {
    guard let json = try? JSONReader.value(of: bytes) else { throw Unreadable() }
    let file = try KeptFields(json)
    guard try file.text("schema") == Self.schema, try file.text("schema_version").hasPrefix("1.")
    else { throw Unreadable() }
    for fields in try file.list("days") {
      add(try DailyHealth(fields), updatedAt: try fields.updatedAt)
    }
    for fields in try file.list("workouts") { add(try WorkoutRecord(fields)) }
  }

  private static let schema = "readyday.health"

  /// How the file is called that holds the days of `year`.
  public static func fileName(of year: Int) -> String { "\(padded(year, to: 4)).json" }

  /// The names and texts of the files, a year each, in which this differs from `before`.
  ///
  /// Years are compared as values: most imports change one of many, and to put a year into words
  /// takes far longer than to see that it is the same.
  public func files(
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
    return years
  }
}

/// What one file holds, in order.
private struct Year: Hashable {
  var entries: [HealthHistory.Entry] = []
  var workouts: [WorkoutRecord] = []

  var text: String {
    let days = entries.map { $0.day.json(updatedAt: $0.updatedAt).line }
    let workouts = workouts.map(\.json.line)
    return """
      {"schema": "readyday.health", "schema_version": "1.0",
      "days": [
      \(days.joined(separator: ",\n"))
      ],
      "workouts": [
      \(workouts.joined(separator: ",\n"))
      ]}

      """
  }
}

extension DailyHealth {
  fileprivate func json(updatedAt: Instant?) -> JSON {
    .object(known: [
      "date": .string(date.description), "hrv_sdnn_ms": sdnn.map(JSON.decimal),
      "hrv_rmssd_ms": rmssd.map(JSON.decimal),
      "resting_heart_rate": restingHeartRate.map(JSON.decimal),
      "respiratory_rate": respiratoryRate.map(JSON.decimal), "sleep": sleep?.json,
      "updated_at": updatedAt.map { .string(Timestamp($0, at: .zero).description) },
    ])
  }

  fileprivate init(_ fields: KeptFields) throws(HealthHistory.Unreadable) {
    guard let date = LocalDate(try fields.text("date")) else { throw HealthHistory.Unreadable() }
    self.init(date: date)
    sdnn = try fields.number("hrv_sdnn_ms")
    rmssd = try fields.number("hrv_rmssd_ms")
    restingHeartRate = try fields.number("resting_heart_rate")
    respiratoryRate = try fields.number("respiratory_rate")
    if let night = try fields.object("sleep") { sleep = try DailySleep(night) }
  }
}

extension DailySleep {
  fileprivate var json: JSON {
    .object(known: [
      "start": .string(Timestamp(span.start, at: offset).description),
      "end": .string(Timestamp(span.end, at: offset).description),
      "asleep_minutes": .decimal(asleepMinutes), "deep_minutes": deepMinutes.map(JSON.decimal),
      "rem_minutes": remMinutes.map(JSON.decimal), "light_minutes": lightMinutes.map(JSON.decimal),
      "awake_minutes": awakeMinutes.map(JSON.decimal),
      "in_bed_minutes": inBedMinutes.map(JSON.decimal),
    ])
  }

  fileprivate init(_ fields: KeptFields) throws(HealthHistory.Unreadable) {
    let (start, end) = (try fields.time("start"), try fields.time("end"))
    guard let asleep = try fields.number("asleep_minutes") else { throw HealthHistory.Unreadable() }
    self.init(
      span: TimeSpan(from: start.instant, to: end.instant), offset: end.offset,
      asleepMinutes: asleep, deepMinutes: try fields.number("deep_minutes"),
      remMinutes: try fields.number("rem_minutes"),
      lightMinutes: try fields.number("light_minutes"),
      awakeMinutes: try fields.number("awake_minutes"),
      inBedMinutes: try fields.number("in_bed_minutes"))
  }
}

extension WorkoutRecord {
  fileprivate var json: JSON {
    .object(known: [
      "start": .string(Timestamp(span.start, at: offset).description),
      "end": .string(Timestamp(span.end, at: offset).description),
      "activity": .string(activity.rawValue), "sport": sport.map(JSON.string),
      "strain": strain.map(JSON.decimal), "average_heart_rate": averageHeartRate.map(JSON.decimal),
      "maximum_heart_rate": maximumHeartRate.map(JSON.decimal),
      "zone_minutes": zoneMinutes.map { .array($0.map(JSON.decimal)) },
      "kilocalories": kilocalories.map(JSON.decimal), "meters": meters.map(JSON.decimal),
      "updated_at": updatedAt.map { .string(Timestamp($0, at: .zero).description) },
    ])
  }

  fileprivate init(_ fields: KeptFields) throws(HealthHistory.Unreadable) {
    let (start, end) = (try fields.time("start"), try fields.time("end"))
    self.init(
      id: .began(start.instant), span: TimeSpan(from: start.instant, to: end.instant),
      offset: start.offset, activity: Activity(rawValue: try fields.text("activity")) ?? .other,
      strain: try fields.number("strain"),
      averageHeartRate: try fields.number("average_heart_rate"),
      maximumHeartRate: try fields.number("maximum_heart_rate"),
      zoneMinutes: try fields.numbers("zone_minutes"),
      kilocalories: try fields.number("kilocalories"), meters: try fields.number("meters"),
      updatedAt: try fields.updatedAt, sport: try fields.knownText("sport"))
  }
}

/// The members of one kept thing. What is of another type than it was written with makes the file unreadable;
/// null is what is missing.
private struct KeptFields {
  typealias Unreadable = HealthHistory.Unreadable

  let members: [String: JSON]

  init(_ json: JSON) throws(Unreadable) {
    guard let members = json.members else { throw Unreadable() }
    self.members = members
  }

  func knownText(_ name: String) throws(Unreadable) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw Unreadable()
    }
  }

  func text(_ name: String) throws(Unreadable) -> String {
    guard let text = try knownText(name) else { throw Unreadable() }
    return text
  }

  func number(_ name: String) throws(Unreadable) -> Double? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let number): return number.double
    default: throw Unreadable()
    }
  }

  func numbers(_ name: String) throws(Unreadable) -> [Double]? {
    guard let values = members[name], values != .null else { return nil }
    guard case .array(let values) = values else { throw Unreadable() }
    return try values.map { value throws(Unreadable) in
      guard case .number(let number) = value, let number = number.double else { throw Unreadable() }
      return number
    }
  }

  func object(_ name: String) throws(Unreadable) -> KeptFields? {
    guard let value = members[name], value != .null else { return nil }
    return try KeptFields(value)
  }

  func list(_ name: String) throws(Unreadable) -> [KeptFields] {
    guard case .array(let values) = members[name] else { throw Unreadable() }
    return try values.map { value throws(Unreadable) in try KeptFields(value) }
  }

  func time(_ name: String) throws(Unreadable) -> Timestamp {
    guard let time = Timestamp(try text(name)) else { throw Unreadable() }
    return time
  }

  var updatedAt: Instant? {
    get throws(Unreadable) { try knownText("updated_at").flatMap { Timestamp($0)?.instant } }
  }
}
