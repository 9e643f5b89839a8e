#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// WHOOP's records as its API sends them (version 1 and 2): the fields that are used and no others.
// What is not named here can never cost a record.

struct WireSleep: Decodable {
  let id: RecordID
  let cycleID: RecordID?
  let updatedAt: String?
  let start: String
  let end: String
  let timezoneOffset: String
  let nap: Bool
  let standing: WireStanding<Score>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    id = try fields.decode(RecordID.self, forKey: .id)
    cycleID = try fields.decodeIfPresent(RecordID.self, forKey: .cycleID)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    start = try fields.decode(String.self, forKey: .start)
    end = try fields.decode(String.self, forKey: .end)
    timezoneOffset = try fields.decode(String.self, forKey: .timezoneOffset)
    nap = try fields.decode(Bool.self, forKey: .nap)
    standing = try WireStanding(fields)
  }
}

extension WireSleep {
  struct Score: Decodable {
    let stages: Stages?
    let needed: Need?
    let respiratoryRate: Double?
    let performance: Double?
    let consistency: Double?
    let efficiency: Double?

    private enum CodingKeys: String, CodingKey {
      case stages = "stage_summary"
      case needed = "sleep_needed"
      case respiratoryRate = "respiratory_rate"
      case performance = "sleep_performance_percentage"
      case consistency = "sleep_consistency_percentage"
      case efficiency = "sleep_efficiency_percentage"
    }
  }

  /// Milliseconds.
  struct Stages: Decodable {
    let inBed, awake, noData, light, slowWave, rem: Double
    let disturbances: Double?

    private enum CodingKeys: String, CodingKey {
      case inBed = "total_in_bed_time_milli"
      case awake = "total_awake_time_milli"
      case noData = "total_no_data_time_milli"
      case light = "total_light_sleep_time_milli"
      case slowWave = "total_slow_wave_sleep_time_milli"
      case rem = "total_rem_sleep_time_milli"
      case disturbances = "disturbance_count"
    }
  }

  /// Milliseconds; together the whole need.
  struct Need: Decodable {
    let baseline, debt, strain: Double
    /// Never above zero: naps take from the need.
    let nap: Double

    private enum CodingKeys: String, CodingKey {
      case baseline = "baseline_milli"
      case debt = "need_from_sleep_debt_milli"
      case strain = "need_from_recent_strain_milli"
      case nap = "need_from_recent_nap_milli"
    }
  }
}

struct WireRecovery: Decodable {
  struct Score: Decodable {
    let isCalibrating: Bool?
    let recovery: Double?
    let restingHeartRate: Double?
    let heartRateVariability: Double?
    let bloodOxygen: Double?
    let skinTemperature: Double?

    private enum CodingKeys: String, CodingKey {
      case isCalibrating = "user_calibrating"
      case recovery = "recovery_score"
      case restingHeartRate = "resting_heart_rate"
      case heartRateVariability = "hrv_rmssd_milli"
      case bloodOxygen = "spo2_percentage"
      case skinTemperature = "skin_temp_celsius"
    }
  }

  let sleepID: RecordID?
  let cycleID: RecordID?
  let updatedAt: String?
  let standing: WireStanding<Score>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    sleepID = try fields.decodeIfPresent(RecordID.self, forKey: .sleepID)
    cycleID = try fields.decodeIfPresent(RecordID.self, forKey: .cycleID)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    standing = try WireStanding(fields)
  }
}

struct WireCycle: Decodable {
  struct Score: Decodable {
    let strain: Double
  }

  let id: RecordID
  let updatedAt: String?
  let start: String
  let end: String?
  let timezoneOffset: String
  let standing: WireStanding<Score>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    id = try fields.decode(RecordID.self, forKey: .id)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    start = try fields.decode(String.self, forKey: .start)
    end = try fields.decodeIfPresent(String.self, forKey: .end)
    timezoneOffset = try fields.decode(String.self, forKey: .timezoneOffset)
    standing = try WireStanding(fields)
  }
}

struct WireWorkout: Decodable {
  struct Score: Decodable {
    let strain, averageHeartRate, maximumHeartRate, kilojoules, meters: Double?
    /// Milliseconds; version 1 called them `zone_duration`.
    let zones: [String: Double]?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      strain = try fields.decodeIfPresent(Double.self, forKey: .strain)
      averageHeartRate = try fields.decodeIfPresent(Double.self, forKey: .averageHeartRate)
      maximumHeartRate = try fields.decodeIfPresent(Double.self, forKey: .maximumHeartRate)
      kilojoules = try fields.decodeIfPresent(Double.self, forKey: .kilojoules)
      meters = try fields.decodeIfPresent(Double.self, forKey: .meters)
      zones =
        try fields.decodeIfPresent([String: Double].self, forKey: .zones)
        ?? fields.decodeIfPresent([String: Double].self, forKey: .zonesBefore)
    }

    private enum CodingKeys: String, CodingKey {
      case strain
      case averageHeartRate = "average_heart_rate"
      case maximumHeartRate = "max_heart_rate"
      case kilojoules = "kilojoule"
      case meters = "distance_meter"
      case zones = "zone_durations"
      case zonesBefore = "zone_duration"
    }
  }

  let id: RecordID
  let updatedAt: String?
  let start, end, timezoneOffset: String
  let sportName: String?
  let sportID: Int?
  let standing: WireStanding<Score>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    id = try fields.decode(RecordID.self, forKey: .id)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    start = try fields.decode(String.self, forKey: .start)
    end = try fields.decode(String.self, forKey: .end)
    timezoneOffset = try fields.decode(String.self, forKey: .timezoneOffset)
    sportName = try fields.decodeIfPresent(String.self, forKey: .sportName)
    sportID = try fields.decodeIfPresent(Int.self, forKey: .sportID)
    standing = try WireStanding(fields)
  }
}

/// The fields of all records together: every record is opened once.
enum WireField: String, CodingKey {
  case id, start, end, nap, score
  case cycleID = "cycle_id"
  case sleepID = "sleep_id"
  case sportID = "sport_id"
  case sportName = "sport_name"
  case updatedAt = "updated_at"
  case timezoneOffset = "timezone_offset"
  case scoreState = "score_state"
}

/// How the scoring of a record stands, and the score it came to.
///
/// Whatever stands under `score` in any other state is not looked at: Go programs write zeros
/// there.
struct WireStanding<Score: Decodable> {
  /// `SCORED`, `PENDING_SCORE`, `UNSCORABLE`, or a word of the future.
  let state: String
  let score: Score?

  init(_ fields: KeyedDecodingContainer<WireField>) throws {
    state = try fields.decode(String.self, forKey: .scoreState)
    score = state == "SCORED" ? try fields.decode(Score.self, forKey: .score) : nil
  }
}

extension RecordID: Decodable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      let text = try value.decode(String.self)
      let moment =
        text.hasPrefix(Self.beganMark)
        ? Instant(timestamp: text.utf8.dropFirst(Self.beganMark.utf8.count)) : nil
      self = moment.map { .began($0) } ?? .text(text)
    }
  }
}
