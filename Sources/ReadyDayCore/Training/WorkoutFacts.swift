/// A wearable's measurements of a workout, stored with a reflection.
package struct WorkoutFacts: Hashable, Sendable {
  package private(set) var start, end: Timestamp
  /// The source's name for the sport, if no ``Activity`` matches it; otherwise nil.
  package var sport: String?
  /// 0…21.
  package var strain: Double?
  /// Beats per minute.
  package var averageHeartRate, maximumHeartRate: Double?
  /// Minutes in each of the six heart rate zones, 0…5.
  package var zoneMinutes: [Double]?
  package var kilocalories, meters: Double?
  package var source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    self.source = source
    start = Timestamp(record.span.start, at: record.offset)
    end = Timestamp(record.span.end, at: record.offset)
    sport = record.sport
    strain = record.strain?.tenths
    averageHeartRate = record.averageHeartRate?.tenths
    maximumHeartRate = record.maximumHeartRate?.tenths
    zoneMinutes = record.zoneMinutes?.map(\.tenths)
    kilocalories = record.kilocalories?.tenths
    meters = record.meters?.tenths
  }

  private init() {
    start = Timestamp(Instant(secondsSince1970: 0), at: .zero)
    end = start
  }

  static let table = StoredTable(
    WorkoutFacts(),
    [
      .required("start", moment, \.start), .required("end", moment, \.end),
      .optional("sport", .text, \.sport), .optional("strain", .number, \.strain),
      .optional("average_hr_bpm", .number, \.averageHeartRate),
      .optional("max_hr_bpm", .number, \.maximumHeartRate),
      .optional("energy_kcal", .number, \.kilocalories),
      .optional("distance_m", .number, \.meters), .optional("zones_min", zones, \.zoneMinutes),
      .optional("source", .knownWord, \.source),
    ])

  private static let moment = StoredForm(
    .moment, like: .like("2026-11-23T18:00:00+01:00"), reading: { Timestamp($0) },
    writing: \.description)

  /// An empty list counts as a missing one.
  private static let zones = StoredForm<[Double]>(shape: .list(of: .number), expected: .numbers) {
    members, name throws(StoredFieldFault) in
    let minutes = try members.numbers(name) ?? []
    return minutes.isEmpty ? nil : minutes
  } write: {
    .array($0.map { .decimal($0) })
  }

  package var minutes: Int {
    TimeSpan(from: start.instant, to: max(start.instant, end.instant)).wholeMinutes
  }
}

extension Double {
  /// Rounded to a tenth; no wearable is more precise.
  var tenths: Double { (self * 10).shown / 10 }
}
