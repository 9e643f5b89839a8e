/// A kind of export that `import` stores as days and workouts.
package enum HealthExportKind: String, CaseIterable, Sendable {
  case appleHealth = "apple-health"
  case healthAutoExport = "health-auto-export"
  case oura, fitbit, garmin
  case intervals = "intervals-icu"

  package var origin: HealthOrigin {
    switch self {
    case .appleHealth, .healthAutoExport: .appleHealth
    case .oura: .oura
    case .fitbit: .fitbit
    case .garmin: .garmin
    case .intervals: .intervals
    }
  }

  /// Reads whole files; nil for Apple Health, whose export is read in pieces.
  package var reader: (any WearableReader.Type)? {
    switch self {
    case .appleHealth: nil
    case .healthAutoExport: HealthAutoExportReader.self
    case .oura: OuraReader.self
    case .fitbit: FitbitReader.self
    case .garmin: GarminReader.self
    case .intervals: IntervalsReader.self
    }
  }
}

/// What files are, as far as their readers know.
package struct RecognisedFiles: Sendable {
  private var certainties: [HealthExportKind: Certainty] = [:]
  /// An export of a known kind that readyday does not read.
  package private(set) var foreign: ForeignExport?
  package private(set) var isWhoop = false

  package init() {}

  /// Asks every reader about one file.
  package mutating func add(_ names: FileNames) {
    for kind in HealthExportKind.allCases {
      guard let found = kind.reader?.certainty(of: names) else { continue }
      certainties[kind] = max(certainties[kind] ?? found, found)
    }
    if names.areWhoop { isWhoop = true }
    foreign = foreign ?? ForeignExport.allCases.first { names.hold($0.marks) }
  }

  package var areUnknown: Bool { certainties.isEmpty && foreign == nil && !isWhoop }

  /// The kinds whose readers are surest, in a fixed order.
  package var kinds: [HealthExportKind] {
    let surest = certainties.values.max()
    return HealthExportKind.allCases.filter { surest != nil && certainties[$0] == surest }
  }
}

/// Reads the export of one wearable, file by file in any order.
package protocol WearableReader: Sendable {
  /// Names that occur together only in this export's files, first those of a night.
  static var marks: [[String]] { get }
  /// Names that also occur together in other files.
  static var vagueMarks: [[String]] { get }

  /// - Parameters:
  ///   - zone: for times without an offset.
  ///   - today: no date without a year is later.
  init(zone: Zone, today: LocalDate)

  mutating func read(_ bytes: RawSpan, from file: String)

  func end() -> HealthExport
}

/// Keeps what is in each row.
protocol WearableRowsReader: WearableReader {
  var days: WearableDays { get set }
  static var wanted: WearableTable.Wanted { get }
  /// Returns the row's problems.
  mutating func take(_ row: WearableRow) -> [HealthProblem]
}

extension WearableRowsReader {
  package mutating func read(_ bytes: RawSpan, from file: String) {
    days.add(WearableFile(bytes, Self.wanted, named: file) { take($0) })
  }

  package func end() -> HealthExport { days.export() }
}

extension WearableReader {
  package static var vagueMarks: [[String]] { [] }

  /// Nil if the file is none of this export.
  package static func certainty(of names: FileNames) -> Certainty? {
    // WHOOP's records have members that others have, too.
    guard !names.areWhoop else { return nil }
    return names.hold(marks) ? .sure : names.hold(vagueMarks) ? .possible : nil
  }
}

extension FileNames {
  /// Whether they are those of WHOOP's API or of its app's export.
  fileprivate var areWhoop: Bool {
    hold([["score_state"], ["Cycle start time", "Cycle timezone"]])
  }
}

/// Exports that readyday recognises but does not read.
package enum ForeignExport: CaseIterable, Sendable {
  /// Responses of Garmin's service, flattened into CSV files by programs based on garth.
  case garth
  /// Google Fit's sleep sessions, which have only a start and an end.
  case googleFit
  /// Fitbit's web service, and the table that its website exported.
  case fitbitService
  case googleHealth
  /// Responses of WHOOP's API as pandas flattens them.
  case flattenedWhoop
  case samsung, polar, withings, zepp, ultrahuman, strava
  case autoSleep, bevel, sleepAsAndroid

  var marks: [[String]] {
    switch self {
    case .garth:
      [
        ["hrvsummary_calendardate"], ["dailysleepdto_*"],
        ["statisticsstartdate", "groupedmetrics"],
      ]
    case .googleFit: [["fitnessactivity", "aggregate"]]
    case .fitbitService:
      [
        ["activities-heart"], ["br", "breathingRate"], ["dailyRmssd", "deepRmssd"],
        ["Minutes Asleep", "Number of Awakenings"],
      ]
    case .googleHealth: [["datapoints", "startutcoffset"], ["datapoints", "recordingmethod"]]
    case .flattenedWhoop:
      [["score.recovery_score"], ["score.strain"], ["score.stage_summary.total_in_bed_time_milli"]]
    case .samsung: [["com.samsung.*"]]
    case .polar:
      [
        ["night", "evaluation", "sleepresult"], ["night", "meannightlyrecoveryrmssd"],
        ["night", "mean_nightly_recovery_rmssd"],
      ]
    case .withings: [["from", "to", "duration_to_sleep_(s)"], ["from", "to", "light_(s)"]]
    case .zepp: [["deepsleeptime", "shallowsleeptime"]]
    case .ultrahuman: [["recovery_score", "movement_score"]]
    case .strava: [["activity_id", "activity_date", "filename"]]
    case .autoSleep: [["iso8601", "fellasleepin"]]
    case .bevel: [["recovery", "strain", "rhr_(bpm)"]]
    case .sleepAsAndroid: [["sched", "framerate", "deepsleep"]]
    }
  }
}
