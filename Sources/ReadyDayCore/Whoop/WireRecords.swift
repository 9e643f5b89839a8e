#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// WHOOP's records as its API sends them (version 1 and 2), the fields that are used and no others:
// what is not named here can never cost a record. Names are the API's, in camel case.

struct WireSleep: Decodable {
  struct Score: Decodable {
    struct Stages: Decodable {
      let totalInBedTimeMilli: Double
      let totalAwakeTimeMilli: Double
      let totalNoDataTimeMilli: Double
      let totalLightSleepTimeMilli: Double
      let totalSlowWaveSleepTimeMilli: Double
      let totalRemSleepTimeMilli: Double
      let disturbanceCount: Double?
    }

    struct Need: Decodable {
      let baselineMilli: Double
      let needFromSleepDebtMilli: Double
      let needFromRecentStrainMilli: Double
      let needFromRecentNapMilli: Double
    }

    let stageSummary: Stages
    let sleepNeeded: Need?
    let respiratoryRate: Double?
    let sleepPerformancePercentage: Double?
    let sleepConsistencyPercentage: Double?
    let sleepEfficiencyPercentage: Double?
  }

  let id: RecordID
  let cycleId: RecordID?
  let updatedAt: String?
  let start: String
  let end: String
  let timezoneOffset: String
  let nap: Bool
  let standing: WireStanding<Score>

  private enum CodingKeys: CodingKey {
    case id, cycleId, updatedAt, start, end, timezoneOffset, nap
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(RecordID.self, forKey: .id)
    cycleId = try fields.decodeIfPresent(RecordID.self, forKey: .cycleId)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    start = try fields.decode(String.self, forKey: .start)
    end = try fields.decode(String.self, forKey: .end)
    timezoneOffset = try fields.decode(String.self, forKey: .timezoneOffset)
    nap = try fields.decode(Bool.self, forKey: .nap)
    standing = try WireStanding(from: decoder)
  }
}

struct WireRecovery: Decodable {
  struct Score: Decodable {
    let userCalibrating: Bool?
    let recoveryScore: Double
    let restingHeartRate: Double
    let hrvRmssdMilli: Double
    let spo2Percentage: Double?
    let skinTempCelsius: Double?
  }

  let sleepId: RecordID?
  let cycleId: RecordID?
  let updatedAt: String?
  let standing: WireStanding<Score>

  private enum CodingKeys: CodingKey {
    case sleepId, cycleId, updatedAt
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    sleepId = try fields.decodeIfPresent(RecordID.self, forKey: .sleepId)
    cycleId = try fields.decodeIfPresent(RecordID.self, forKey: .cycleId)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    standing = try WireStanding(from: decoder)
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

  private enum CodingKeys: CodingKey {
    case id, updatedAt, start, end, timezoneOffset
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(RecordID.self, forKey: .id)
    updatedAt = try fields.decodeIfPresent(String.self, forKey: .updatedAt)
    start = try fields.decode(String.self, forKey: .start)
    end = try fields.decodeIfPresent(String.self, forKey: .end)
    timezoneOffset = try fields.decode(String.self, forKey: .timezoneOffset)
    standing = try WireStanding(from: decoder)
  }
}

/// How the scoring of a record stands, and the score it came to.
///
/// Whatever stands under `score` in any other state is not looked at: Go programs write zeros
/// there.
struct WireStanding<Score: Decodable>: Decodable {
  /// `SCORED`, `PENDING_SCORE`, `UNSCORABLE`, or a word of the future.
  let scoreState: String
  let score: Score?

  private enum CodingKeys: CodingKey {
    case scoreState, score
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    scoreState = try fields.decode(String.self, forKey: .scoreState)
    score = scoreState == "SCORED" ? try fields.decode(Score.self, forKey: .score) : nil
  }
}

extension RecordID: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }
}
