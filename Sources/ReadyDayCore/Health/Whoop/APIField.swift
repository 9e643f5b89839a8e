/// The fields read from WHOOP's API, versions 1 and 2. No other field can invalidate a record.
enum APIField: String, CaseIterable {
  case id, start, end, nap, score
  case cycleID = "cycle_id"
  case sleepID = "sleep_id"
  /// A sleep's id in version 1.
  case olderID = "v1_id"
  case sportID = "sport_id"
  case sportName = "sport_name"
  case updatedAt = "updated_at"
  /// Read before the record.
  case offset = "timezone_offset"
  case scoreState = "score_state"

  // Of a cycle's or workout's score.
  case strain

  // Of a sleep's score.
  case stages = "stage_summary"
  case needed = "sleep_needed"
  case respiratoryRate = "respiratory_rate"
  case performance = "sleep_performance_percentage"
  case consistency = "sleep_consistency_percentage"
  case efficiency = "sleep_efficiency_percentage"
  // Of a sleep's stages.
  /// Not in the API, but in the app's own export.
  case asleep = "total_asleep_time_milli"
  case inBed = "total_in_bed_time_milli"
  case awake = "total_awake_time_milli"
  case noData = "total_no_data_time_milli"
  case light = "total_light_sleep_time_milli"
  case slowWave = "total_slow_wave_sleep_time_milli"
  case rem = "total_rem_sleep_time_milli"
  case disturbances = "disturbance_count"
  // Of a sleep's need.
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
  case zoneZero = "zone_zero_milli"
  case zoneOne = "zone_one_milli"
  case zoneTwo = "zone_two_milli"
  case zoneThree = "zone_three_milli"
  case zoneFour = "zone_four_milli"
  case zoneFive = "zone_five_milli"

  /// The field whose object contains this one; nil for those of the record itself.
  var parent: APIField? {
    switch self {
    case .id, .start, .end, .nap, .score, .cycleID, .sleepID, .olderID, .sportID, .sportName,
      .updatedAt, .offset, .scoreState:
      nil
    case .asleep, .inBed, .awake, .noData, .light, .slowWave, .rem, .disturbances: .stages
    case .baselineNeed, .debtNeed, .strainNeed, .napNeed: .needed
    case .zoneZero, .zoneOne, .zoneTwo, .zoneThree, .zoneFour, .zoneFive: .zones
    default: .score
    }
  }

  var path: [String] { (parent?.path ?? []) + [rawValue] }

  /// The ``parent`` of the fields inside; version 1 of the API has another name for the zones.
  var asParent: APIField { self == .zonesBefore ? .zones : self }

  /// Whether every score of its kind has this field; if it is absent, WHOOP may have renamed it.
  var isInEveryScore: Bool {
    switch self {
    case .recovery, .restingHeartRate, .heartRateVariability, .strain, .inBed, .light, .slowWave,
      .rem, .awake, .noData, .baselineNeed, .debtNeed, .strainNeed, .napNeed:
      true
    default: false
    }
  }

  /// Whether a number in this field is an identifier and must not be rounded.
  var isID: Bool {
    switch self {
    case .id, .cycleID, .sleepID, .olderID, .sportID: true
    default: false
    }
  }

  /// How much of the field is one minute or kilocalorie; 1 for what is read as it is written.
  var unit: Double {
    switch parent {
    case .stages where self != .disturbances, .needed, .zones: 60_000
    default: self == .kilojoules ? WorkoutRecord.kilojoulesPerKilocalorie : 1
    }
  }

  var isMoment: Bool { self == .start || self == .end || self == .updatedAt }

  static let zoneTimes: [APIField] = [
    .zoneZero, .zoneOne, .zoneTwo, .zoneThree, .zoneFour, .zoneFive,
  ]

  /// Whether neither version of the API has a field of this name.
  static func isUnknown(_ name: String) -> Bool { !known.contains(FieldName(name.utf8)) }

  private static let known = Set(
    (allCases.map(\.rawValue) + [
      "user_id", "created_at", "sleep_cycle_count", "percent_recorded", "altitude_gain_meter",
      "altitude_change_meter",
    ]).map { FieldName($0.utf8) })
}

/// The fields of a record to read, by object.
struct WantedFields {
  struct Name {
    let name: FieldName
    /// Its index in ``fields``.
    let index: Int
  }

  private struct Object {
    let parent: APIField?
    var names: [Name]
  }

  let fields: [APIField]
  private var objects: [Object] = []

  init(_ fields: [APIField]) {
    self.fields = fields
    for (index, field) in fields.enumerated() {
      let name = Name(name: FieldName(field.rawValue.utf8), index: index)
      if let place = objects.firstIndex(where: { $0.parent == field.parent }) {
        objects[place].names.append(name)
      } else {
        objects.append(Object(parent: field.parent, names: [name]))
      }
    }
  }

  func index(of field: APIField) -> Int? { fields.firstIndex { $0 == field } }

  func names(in parent: APIField?) -> [Name] { objects.first { $0.parent == parent }?.names ?? [] }

  /// - Parameter isCompared: whether the record serves only for comparison with later ones.
  static func of(_ kind: RecordKind, isCompared: Bool) -> WantedFields {
    switch kind {
    case .sleep: isCompared ? comparedSleep : sleep
    case .recovery: recovery
    case .cycle: cycle
    case .workout: workout
    }
  }

  private static let ofAnySleep: [APIField] = [
    .id, .cycleID, .olderID, .updatedAt, .start, .end, .nap, .scoreState, .score, .stages,
    .asleep, .light, .slowWave, .rem, .respiratoryRate, .efficiency,
  ]
  private static let sleep = WantedFields(
    ofAnySleep + [
      .inBed, .awake, .noData, .disturbances, .needed, .baselineNeed, .debtNeed, .strainNeed,
      .napNeed, .performance, .consistency,
    ])
  private static let comparedSleep = WantedFields(ofAnySleep)
  private static let recovery = WantedFields([
    .sleepID, .cycleID, .updatedAt, .scoreState, .score, .isCalibrating, .recovery,
    .restingHeartRate, .heartRateVariability, .bloodOxygen, .skinTemperature,
  ])
  /// The fields of a night used only for its heart rate variability.
  static let olderRecovery = WantedFields([
    .sleepID, .cycleID, .updatedAt, .scoreState, .score, .isCalibrating, .heartRateVariability,
  ])
  private static let cycle = WantedFields([
    .id, .updatedAt, .start, .end, .scoreState, .score, .strain, .kilojoules,
  ])
  private static let workout = WantedFields(
    [
      .id, .updatedAt, .start, .end, .sportName, .sportID, .scoreState, .score,
      .strain, .averageHeartRate, .maximumHeartRate, .kilojoules, .meters, .zones, .zonesBefore,
    ] + APIField.zoneTimes)
}
