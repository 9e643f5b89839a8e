/// Invented nights in the form of WHOOP's API: six ordinary weeks, then a short night.
package struct SampleNights {
  let date: LocalDate
  let zone: Zone

  package init(date: LocalDate, zone: Zone) {
    self.date = date
    self.zone = zone
  }

  private static let count = 42

  private struct Night {
    let number: Int
    let start: Instant
    let end: Instant
    let asleepMinutes: Double
    let debtMinutes: Double
    let recovery: Double
    let restingHeartRate: Double
    let variability: Double
    /// The strain of the day that ended with this night.
    let strain: Double
    let breaths: Double
    let skin: Double
  }

  /// Sleeps, recoveries and cycles in one object, as some tools store them.
  package var json: String {
    let nights = nights
    let ends = nights.dropFirst().map { Optional($0.start) } + [nil]
    return JSON.object([
      "sleep": .array(nights.map(sleep)), "recovery": .array(nights.map(recovery)),
      "cycle": .array(zip(nights, zip(ends, nights.dropFirst().map(\.strain) + [4.2])).map(cycle)),
    ]).document
  }

  private var nights: [Night] {
    var random = SampleRandom(seed: 20_261_121)
    let ordinary = (1..<Self.count).reversed().map { night(daysAgo: $0, &random) }
    return ordinary + [lastNight]
  }

  private func night(daysAgo days: Int, _ random: inout SampleRandom) -> Night {
    let form = Double.random(in: -1...1, using: &random)
    let asleep = Double.random(in: 405...475, using: &random)
    let end = moment(date.advanced(by: -days), minute: Int.random(in: 375...400, using: &random))
    return Night(
      number: Self.count - days, start: end.adding(seconds: -Int(truncating: asleep + 34) * 60),
      end: end, asleepMinutes: asleep, debtMinutes: Double.random(in: 10...35, using: &random),
      recovery: (64 + form * 17).rounded(), restingHeartRate: (54 - form * 2).rounded(),
      variability: 61 + form * 7, strain: Double.random(in: 7...13, using: &random),
      breaths: Double.random(in: 14.2...14.8, using: &random),
      skin: Double.random(in: 33.7...34, using: &random))
  }

  private var lastNight: Night {
    let end = moment(date, minute: 372)
    return Night(
      number: Self.count, start: end.adding(seconds: -341 * 60), end: end, asleepMinutes: 312,
      debtMinutes: 68, recovery: 29, restingHeartRate: 59, variability: 43, strain: 16.4,
      breaths: 14.9, skin: 34.1)
  }

  private func moment(_ date: LocalDate, minute: Int) -> Instant {
    zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: minute * 60)))
  }

  private func head(_ night: Night) -> [String: JSON] {
    [
      "score_state": .string("SCORED"), "timezone_offset": offset(at: night.end),
      "created_at": utc(night.end), "updated_at": utc(night.end.adding(seconds: 300)),
    ]
  }

  private func sleep(_ night: Night) -> JSON {
    let asleep = night.asleepMinutes
    let inBed = Double(night.end.secondsSince1970 - night.start.secondsSince1970) / 60
    let stages = JSON.object([
      "total_in_bed_time_milli": milliseconds(inBed),
      "total_awake_time_milli": milliseconds(inBed - asleep),
      "total_no_data_time_milli": .integer(0),
      "total_light_sleep_time_milli": milliseconds(asleep * 0.58),
      "total_slow_wave_sleep_time_milli": milliseconds(asleep * 0.19),
      "total_rem_sleep_time_milli": milliseconds(asleep * 0.23),
      "sleep_cycle_count": .integer(4), "disturbance_count": .integer(6),
    ])
    let need = JSON.object([
      "baseline_milli": milliseconds(455),
      "need_from_sleep_debt_milli": milliseconds(night.debtMinutes),
      "need_from_recent_strain_milli": milliseconds(night.strain),
      "need_from_recent_nap_milli": .integer(0),
    ])
    let needed = 455 + night.debtMinutes + night.strain
    return JSON.object([
      "id": id(night), "cycle_id": .integer(night.number), "nap": .bool(false),
      "start": utc(night.start), "end": utc(night.end),
      "score": .object([
        "stage_summary": stages, "sleep_needed": need,
        "respiratory_rate": JSON(night.breaths, decimals: 2),
        "sleep_performance_percentage": JSON(min(100, asleep / needed * 100)),
        "sleep_consistency_percentage": .integer(74),
        "sleep_efficiency_percentage": JSON(asleep / inBed * 100, decimals: 1),
      ]),
    ]).adding(head(night))
  }

  private func recovery(_ night: Night) -> JSON {
    JSON.object([
      "sleep_id": id(night), "cycle_id": .integer(night.number),
      "score": .object([
        "user_calibrating": .bool(false), "recovery_score": JSON(night.recovery),
        "resting_heart_rate": JSON(night.restingHeartRate),
        "hrv_rmssd_milli": JSON(night.variability, decimals: 2),
        "spo2_percentage": JSON(95.8, decimals: 1),
        "skin_temp_celsius": JSON(night.skin, decimals: 2),
      ]),
    ]).adding(head(night))
  }

  /// The cycle between the starts of two nights; the end is nil for the current day.
  private func cycle(_ night: Night, _ rest: (end: Instant?, strain: Double)) -> JSON {
    JSON.object([
      "id": .integer(night.number), "start": utc(night.start), "end": rest.end.map(utc) ?? .null,
      "score": .object([
        "strain": JSON(rest.strain, decimals: 2), "kilojoule": .integer(8600),
        "average_heart_rate": .integer(68), "max_heart_rate": .integer(150),
      ]),
    ]).adding(head(night))
  }

  /// An invented UUID of version 8 (RFC 9562, 5.8).
  private func id(_ night: Night) -> JSON {
    .string("5a3b1e00-0000-8000-8000-" + hexadecimal(night.number, to: 12))
  }

  private func milliseconds(_ minutes: Double) -> JSON { JSON(minutes * 60_000) }

  private func utc(_ instant: Instant) -> JSON {
    .string(instant.reading(at: .zero).description + ".000Z")
  }

  private func offset(at instant: Instant) -> JSON { .string(zone.offset(at: instant).description) }
}

extension JSON {
  /// An object with more members; leaves other values unchanged.
  fileprivate func adding(_ others: [String: JSON]) -> JSON {
    members.map { .object($0.merging(others) { first, _ in first }) } ?? self
  }
}

/// Reproducible random numbers (SplitMix64).
struct SampleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
