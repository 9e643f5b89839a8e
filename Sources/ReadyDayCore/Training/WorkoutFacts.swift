/// What a wearable measured of a workout, as a reflection keeps it.
package struct WorkoutFacts: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp
  /// What the source calls it, where that is not an ``Activity``.
  package var sport: String?
  /// 0…21.
  package var strain: Double?
  /// Beats per minute.
  package var averageHeartRate, maximumHeartRate: Double?
  /// Minutes in each of the heart rate zones 0…5.
  package var zoneMinutes: [Double]?
  package var kilocalories, meters: Double?
  /// Who recorded it; nil if that was not kept.
  package var source: HealthOrigin?

  /// - Parameters:
  ///   - record: the workout.
  ///   - source: who recorded it.
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
}

extension WorkoutFacts {
  static let fieldNames: Set = [
    "start", "end", "sport", "strain", "average_hr_bpm", "max_hr_bpm", "zones_min", "energy_kcal",
    "distance_m", "source",
  ]

  init(_ stored: StoredFields) throws(StoredFieldFault) {
    let form = FieldForm.like("2026-11-23T18:00:00+01:00")
    start = try needed(stored.value("start", form) { Timestamp($0) }, "start", form)
    end = try needed(stored.value("end", form) { Timestamp($0) }, "end", form)
    sport = try stored.text("sport")
    strain = try stored.number("strain")
    averageHeartRate = try stored.number("average_hr_bpm")
    maximumHeartRate = try stored.number("max_hr_bpm")
    kilocalories = try stored.number("energy_kcal")
    meters = try stored.number("distance_m")
    let zones = try stored.numbers("zones_min") ?? []
    zoneMinutes = zones.isEmpty ? nil : zones
    source = try stored.text("source").flatMap { HealthOrigin(rawValue: $0) }
  }

  var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "start": .string(start.description), "end": .string(end.description),
    ]
    fields["sport"] = sport.map { .string($0) }
    fields["strain"] = strain.map { .decimal($0) }
    fields["average_hr_bpm"] = averageHeartRate.map { .decimal($0) }
    fields["max_hr_bpm"] = maximumHeartRate.map { .decimal($0) }
    fields["energy_kcal"] = kilocalories.map { .decimal($0) }
    fields["distance_m"] = meters.map { .decimal($0) }
    fields["zones_min"] = zoneMinutes.map { .array($0.map { .decimal($0) }) }
    fields["source"] = source.map { .string($0.rawValue) }
    return fields
  }

  /// From its beginning to its end.
  package var minutes: Int {
    TimeSpan(from: start.instant, to: max(start.instant, end.instant)).wholeMinutes
  }
}

extension Double {
  /// To a tenth: no strap measures finer than that.
  var tenths: Double { (self * 10).rounded() / 10 }
}
