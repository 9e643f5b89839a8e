/// The fields of all records and of the objects in them together: one kind of key serves them all.
enum WireField: String, CodingKey {
  case id, start, end, nap, score, strain
  case cycleID = "cycle_id"
  case sleepID = "sleep_id"
  case sportID = "sport_id"
  case sportName = "sport_name"
  case updatedAt = "updated_at"
  case timezoneOffset = "timezone_offset"
  case scoreState = "score_state"

  // Of a sleep's score.
  case stages = "stage_summary"
  case needed = "sleep_needed"
  case respiratoryRate = "respiratory_rate"
  case performance = "sleep_performance_percentage"
  case consistency = "sleep_consistency_percentage"
  case efficiency = "sleep_efficiency_percentage"
  case inBed = "total_in_bed_time_milli"
  case awake = "total_awake_time_milli"
  case noData = "total_no_data_time_milli"
  case light = "total_light_sleep_time_milli"
  case slowWave = "total_slow_wave_sleep_time_milli"
  case rem = "total_rem_sleep_time_milli"
  case disturbances = "disturbance_count"
  case baselineNeed = "baseline_milli"
  case debtNeed = "need_from_sleep_debt_milli"
  case strainNeed = "need_from_recent_strain_milli"
  case napNeed = "need_from_recent_nap_milli"

  // Of a recovery's score.
  case isCalibrating = "user_calibrating"
  case recovery = "recovery_score"
  case restingHeartRate = "resting_heart_rate"
  case heartRateVariability = "hrv_rmssd_milli"
  case bloodOxygen = "spo2_percentage"
  case skinTemperature = "skin_temp_celsius"

  // Of a workout's score.
  case averageHeartRate = "average_heart_rate"
  case maximumHeartRate = "max_heart_rate"
  case kilojoules = "kilojoule"
  case meters = "distance_meter"
  case zones = "zone_durations"
  case zonesBefore = "zone_duration"
}

typealias WireFields = KeyedDecodingContainer<WireField>

extension WireFields {
  func text(_ field: WireField) throws -> String { try decode(String.self, forKey: field) }
  func number(_ field: WireField) throws -> Double { try decode(Double.self, forKey: field) }

  /// Nil where the field is absent or null.
  func knownText(_ field: WireField) throws -> String? {
    try decodeIfPresent(String.self, forKey: field)
  }

  /// Nil where the field is absent or null.
  func knownNumber(_ field: WireField) throws -> Double? {
    try decodeIfPresent(Double.self, forKey: field)
  }

  /// The fields of the object that stands in a field.
  func opened(_ field: WireField) throws -> WireFields {
    try nestedContainer(keyedBy: WireField.self, forKey: field)
  }

  /// Nil where the field is absent or null.
  func object(_ field: WireField) throws -> WireFields? {
    try holdsValue(field) ? opened(field) : nil
  }

  /// Nil where the field is absent or null.
  func knownID(_ field: WireField, isNumber: Bool = false) throws -> RecordID? {
    try holdsValue(field) ? id(field, isNumber: isNumber) : nil
  }

  /// A text or a number, whichever it is.
  ///
  /// - Parameter isNumber: what it most likely is, and is tried as first: a failed attempt costs ten
  ///   times as much.
  func id(_ field: WireField, isNumber: Bool = false) throws -> RecordID {
    if isNumber, let number = try? decode(Int.self, forKey: field) { return .number(number) }
    do {
      return RecordID(written: try text(field))
    } catch {
      guard let number = try? decode(Int.self, forKey: field) else { throw error }
      return .number(number)
    }
  }

  private func holdsValue(_ field: WireField) throws -> Bool {
    try contains(field) && !decodeNil(forKey: field)
  }
}

extension RecordID {
  /// - Parameter text: the value of a field, unquoted.
  init(written text: String) {
    let moment =
      text.hasPrefix(Self.beganMark)
      ? Instant(timestamp: text.utf8.dropFirst(Self.beganMark.utf8.count)) : nil
    self = moment.map { .began($0) } ?? .text(text)
  }
}
