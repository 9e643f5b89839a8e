// WHOOP's records as its API sends them (version 1 and 2): the fields that are used and no others.
// What is not named here can never cost a record.
//
// Objects inside a record are opened in place. Were each a `Decodable` of its own, the decoder would
// ask the runtime for every one of them what else it conforms to: a third of the time of reading.

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
    try self.init(from: decoder) { try Score($0) }
  }

  fileprivate init(from decoder: any Decoder, _ score: (WireFields) throws -> Score) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    id = try fields.id(.id)
    cycleID = try fields.knownID(.cycleID, isNumber: true)
    updatedAt = try fields.knownText(.updatedAt)
    start = try fields.text(.start)
    end = try fields.text(.end)
    timezoneOffset = try fields.text(.timezoneOffset)
    nap = try fields.decode(Bool.self, forKey: .nap)
    standing = try WireStanding(fields, score)
  }
}

/// A sleep that later ones are compared with: of its score only what baselines are made of.
struct WireEarlierSleep: Decodable {
  let sleep: WireSleep

  init(from decoder: any Decoder) throws {
    sleep = try WireSleep(from: decoder, WireSleep.Score.init(ofEarlier:))
  }
}

extension WireSleep {
  struct Score {
    let stages: Stages?
    let needed: Need?
    let respiratoryRate: Double?
    let performance: Double?
    let consistency: Double?
    let efficiency: Double?

    fileprivate init(_ fields: WireFields) throws {
      stages = try fields.object(.stages).map { try Stages($0) }
      needed = try fields.object(.needed).map(Need.init)
      respiratoryRate = try fields.knownNumber(.respiratoryRate)
      performance = try fields.knownNumber(.performance)
      consistency = try fields.knownNumber(.consistency)
      efficiency = try fields.knownNumber(.efficiency)
    }

    fileprivate init(ofEarlier fields: WireFields) throws {
      stages = try fields.object(.stages).map(Stages.init(ofEarlier:))
      needed = nil
      respiratoryRate = try fields.knownNumber(.respiratoryRate)
      performance = nil
      consistency = nil
      efficiency = nil
    }
  }

  /// Milliseconds.
  struct Stages {
    let light, slowWave, rem: Double
    let inBed, awake, noData, disturbances: Double?

    fileprivate init(_ fields: WireFields) throws {
      inBed = try fields.number(.inBed)
      awake = try fields.number(.awake)
      noData = try fields.number(.noData)
      light = try fields.number(.light)
      slowWave = try fields.number(.slowWave)
      rem = try fields.number(.rem)
      disturbances = try fields.knownNumber(.disturbances)
    }

    fileprivate init(ofEarlier fields: WireFields) throws {
      light = try fields.number(.light)
      slowWave = try fields.number(.slowWave)
      rem = try fields.number(.rem)
      inBed = nil
      awake = nil
      noData = nil
      disturbances = nil
    }
  }

  /// Milliseconds; together the whole need.
  struct Need {
    let baseline, debt, strain: Double
    /// Never above zero: naps take from the need.
    let nap: Double

    fileprivate init(_ fields: WireFields) throws {
      baseline = try fields.number(.baselineNeed)
      debt = try fields.number(.debtNeed)
      strain = try fields.number(.strainNeed)
      nap = try fields.number(.napNeed)
    }
  }
}

struct WireRecovery: Decodable {
  struct Score {
    let isCalibrating: Bool?
    let recovery: Double?
    let restingHeartRate: Double?
    let heartRateVariability: Double?
    let bloodOxygen: Double?
    let skinTemperature: Double?

    fileprivate init(_ fields: WireFields) throws {
      isCalibrating = try fields.decodeIfPresent(Bool.self, forKey: .isCalibrating)
      recovery = try fields.knownNumber(.recovery)
      restingHeartRate = try fields.knownNumber(.restingHeartRate)
      heartRateVariability = try fields.knownNumber(.heartRateVariability)
      bloodOxygen = try fields.knownNumber(.bloodOxygen)
      skinTemperature = try fields.knownNumber(.skinTemperature)
    }
  }

  let sleepID: RecordID?
  let cycleID: RecordID?
  let updatedAt: String?
  let standing: WireStanding<Score>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireField.self)
    sleepID = try fields.knownID(.sleepID)
    cycleID = try fields.knownID(.cycleID, isNumber: true)
    updatedAt = try fields.knownText(.updatedAt)
    standing = try WireStanding(fields, Score.init)
  }
}

struct WireCycle: Decodable {
  struct Score {
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
    id = try fields.id(.id, isNumber: true)
    updatedAt = try fields.knownText(.updatedAt)
    start = try fields.text(.start)
    end = try fields.knownText(.end)
    timezoneOffset = try fields.text(.timezoneOffset)
    standing = try WireStanding(fields) { Score(strain: try $0.number(.strain)) }
  }
}

struct WireWorkout: Decodable {
  struct Score {
    let strain, averageHeartRate, maximumHeartRate, kilojoules, meters: Double?
    /// Milliseconds; version 1 called them `zone_duration`.
    let zones: [String: Double]?

    fileprivate init(_ fields: WireFields) throws {
      strain = try fields.knownNumber(.strain)
      averageHeartRate = try fields.knownNumber(.averageHeartRate)
      maximumHeartRate = try fields.knownNumber(.maximumHeartRate)
      kilojoules = try fields.knownNumber(.kilojoules)
      meters = try fields.knownNumber(.meters)
      zones =
        try fields.decodeIfPresent([String: Double].self, forKey: .zones)
        ?? fields.decodeIfPresent([String: Double].self, forKey: .zonesBefore)
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
    id = try fields.id(.id)
    updatedAt = try fields.knownText(.updatedAt)
    start = try fields.text(.start)
    end = try fields.text(.end)
    timezoneOffset = try fields.text(.timezoneOffset)
    sportName = try fields.knownText(.sportName)
    sportID = try fields.decodeIfPresent(Int.self, forKey: .sportID)
    standing = try WireStanding(fields, Score.init)
  }
}

/// How the scoring of a record stands, and the score it came to.
///
/// Whatever stands under `score` in any other state is not looked at: Go programs write zeros
/// there.
struct WireStanding<Score> {
  /// `SCORED`, `PENDING_SCORE`, `UNSCORABLE`, or a word of the future.
  let state: String
  let score: Score?

  fileprivate init(_ fields: WireFields, _ open: (WireFields) throws -> Score) throws {
    state = try fields.text(.scoreState)
    score = state == "SCORED" ? try open(fields.opened(.score)) : nil
  }
}
