#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Days and workouts as `import` keeps them: JSON, a file a year, a day or a workout a line.
///
/// The keys carry their units. Lengths are minutes; a time has the offset of the clock it was read
/// from, so that a night's end says which date it belongs to.
///
/// The keys are spelled out: a strategy that makes them of the names does so anew for every value
/// of every day, and takes nearly as long as all the rest of the encoding.
private struct TidyHealth: Codable {
  var schema = "readyday.health"
  var schemaVersion = "1.0"
  var days: [TidyDay]
  var workouts: [TidyWorkout]

  enum CodingKeys: String, CodingKey {
    case schema, days, workouts
    case schemaVersion = "schema_version"
  }
}

extension TidyHealth {
  /// A later one may say what would be lost when this one writes the file again.
  fileprivate var isOfThisVersion: Bool { schemaVersion.split(separator: ".").first == "1" }
}

private struct TidyDay: Codable {
  let date: String
  let hrvSdnnMs, hrvRmssdMs, restingHeartRate, respiratoryRate: Double?
  let sleep: TidyNight?
  let updatedAt: String?

  enum CodingKeys: String, CodingKey {
    case date, sleep
    case hrvSdnnMs = "hrv_sdnn_ms"
    case hrvRmssdMs = "hrv_rmssd_ms"
    case restingHeartRate = "resting_heart_rate"
    case respiratoryRate = "respiratory_rate"
    case updatedAt = "updated_at"
  }
}

private struct TidyNight: Codable {
  let start, end: String
  let asleepMinutes: Double
  let deepMinutes, remMinutes, lightMinutes, awakeMinutes, inBedMinutes: Double?

  enum CodingKeys: String, CodingKey {
    case start, end
    case asleepMinutes = "asleep_minutes"
    case deepMinutes = "deep_minutes"
    case remMinutes = "rem_minutes"
    case lightMinutes = "light_minutes"
    case awakeMinutes = "awake_minutes"
    case inBedMinutes = "in_bed_minutes"
  }
}

private struct TidyWorkout: Codable {
  let start, end, activity: String
  let sport: String?
  let strain, averageHeartRate, maximumHeartRate: Double?
  let zoneMinutes: [Double]?
  let kilocalories, meters: Double?
  let updatedAt: String?

  enum CodingKeys: String, CodingKey {
    case start, end, activity, sport, strain, kilocalories, meters
    case averageHeartRate = "average_heart_rate"
    case maximumHeartRate = "maximum_heart_rate"
    case zoneMinutes = "zone_minutes"
    case updatedAt = "updated_at"
  }
}

extension HealthHistory {
  /// Why a file of days and workouts is not one.
  public struct Unreadable: Error, Hashable, Sendable {}

  /// Adds what a file of ``files(changedSince:)`` holds.
  public mutating func add(tidy bytes: RawSpan) throws(Unreadable) {
    let content = bytes.withUnsafeBytes { Data($0) }
    guard let tidy = try? JSONDecoder().decode(TidyHealth.self, from: content),
      tidy.schema == TidyHealth(days: [], workouts: []).schema, tidy.isOfThisVersion
    else { throw Unreadable() }
    for day in tidy.days {
      guard let read = DailyHealth(day) else { throw Unreadable() }
      add(read, updatedAt: day.updatedAt.flatMap { Timestamp($0)?.instant })
    }
    for workout in tidy.workouts {
      guard let read = WorkoutRecord(workout) else { throw Unreadable() }
      add(read)
    }
  }

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let dayLines = entries.map { encoder.line(TidyDay($0.day, updatedAt: $0.updatedAt)) }
    let workoutLines = workouts.map { encoder.line(TidyWorkout($0)) }
    return """
      {"schema": "readyday.health", "schema_version": "1.0",
      "days": [
      \(dayLines.joined(separator: ",\n"))
      ],
      "workouts": [
      \(workoutLines.joined(separator: ",\n"))
      ]}

      """
  }
}

extension JSONEncoder {
  /// The values are all finite, so that there is nothing the encoder could refuse.
  fileprivate func line(_ value: some Encodable) -> String {
    (try? encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension TidyDay {
  init(_ day: DailyHealth, updatedAt: Instant?) {
    date = day.date.description
    hrvSdnnMs = day.sdnn
    hrvRmssdMs = day.rmssd
    restingHeartRate = day.restingHeartRate
    respiratoryRate = day.respiratoryRate
    sleep = day.sleep.map(TidyNight.init)
    self.updatedAt = updatedAt.map { Timestamp($0, at: .zero).description }
  }
}

extension TidyNight {
  init(_ night: DailySleep) {
    start = Timestamp(night.span.start, at: night.offset).description
    end = Timestamp(night.span.end, at: night.offset).description
    asleepMinutes = night.asleepMinutes
    deepMinutes = night.deepMinutes
    remMinutes = night.remMinutes
    lightMinutes = night.lightMinutes
    awakeMinutes = night.awakeMinutes
    inBedMinutes = night.inBedMinutes
  }
}

extension TidyWorkout {
  init(_ workout: WorkoutRecord) {
    start = Timestamp(workout.span.start, at: workout.offset).description
    end = Timestamp(workout.span.end, at: workout.offset).description
    activity = workout.activity.rawValue
    sport = workout.sport
    strain = workout.strain
    averageHeartRate = workout.averageHeartRate
    maximumHeartRate = workout.maximumHeartRate
    zoneMinutes = workout.zoneMinutes
    kilocalories = workout.kilocalories
    meters = workout.meters
    updatedAt = workout.updatedAt.map { Timestamp($0, at: .zero).description }
  }
}

extension DailyHealth {
  fileprivate init?(_ day: TidyDay) {
    var reader = ASCIIReader(day.date)
    guard let date = reader.hyphenatedDate(), reader.isAtEnd else { return nil }
    self.init(date: date)
    sdnn = day.hrvSdnnMs
    rmssd = day.hrvRmssdMs
    restingHeartRate = day.restingHeartRate
    respiratoryRate = day.respiratoryRate
    guard let night = day.sleep else { return }
    guard let read = DailySleep(night) else { return nil }
    sleep = read
  }
}

extension DailySleep {
  fileprivate init?(_ night: TidyNight) {
    guard let start = Timestamp(night.start), let end = Timestamp(night.end) else { return nil }
    self.init(
      span: TimeSpan(from: start.instant, to: end.instant), offset: end.offset,
      asleepMinutes: night.asleepMinutes, deepMinutes: night.deepMinutes,
      remMinutes: night.remMinutes, lightMinutes: night.lightMinutes,
      awakeMinutes: night.awakeMinutes, inBedMinutes: night.inBedMinutes)
  }
}

extension WorkoutRecord {
  fileprivate init?(_ workout: TidyWorkout) {
    guard let start = Timestamp(workout.start), let end = Timestamp(workout.end) else { return nil }
    self.init(
      id: .began(start.instant), span: TimeSpan(from: start.instant, to: end.instant),
      offset: start.offset, activity: Activity(rawValue: workout.activity) ?? .other,
      strain: workout.strain, averageHeartRate: workout.averageHeartRate,
      maximumHeartRate: workout.maximumHeartRate, zoneMinutes: workout.zoneMinutes,
      kilocalories: workout.kilocalories, meters: workout.meters,
      updatedAt: workout.updatedAt.flatMap { Timestamp($0)?.instant }, sport: workout.sport)
  }
}
