/// A kind of export that `import` stores as days and workouts; if several match, the first counts.
package enum HealthExportKind: String, CaseIterable, Sendable {
  case appleHealth = "apple-health"
  case healthAutoExport = "health-auto-export"
  case oura, fitbit, garmin

  package var origin: HealthOrigin {
    switch self {
    case .appleHealth, .healthAutoExport: .appleHealth
    case .oura: .oura
    case .fitbit: .fitbit
    case .garmin: .garmin
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
    }
  }
}

/// Exports that readyday recognises but does not read.
package enum ForeignExport: CaseIterable, Sendable {
  /// Responses of Garmin's service, flattened into CSV files by programs based on garth.
  case garth
  /// Google Fit's sleep sessions, which have only a start and an end.
  case googleFit

  /// Recognises a file by its first bytes.
  package static func recognised(in beginning: RawSpan) -> Self? {
    allCases.first { OuraReader.holds($0.marks, in: beginning, first: 1 << 12) }
  }

  private var marks: [[String]] {
    switch self {
    case .garth:
      [["hrvsummary_calendardate"], ["dailysleepdto_"], ["statisticsstartdate", "groupedmetrics"]]
    case .googleFit: [["\"fitnessactivity\"", "\"aggregate\""]]
    }
  }
}

/// Reads the export of one wearable, file by file in any order.
package protocol WearableReader: Sendable {
  /// Whether to open a file of this name; unused ones, such as years of heart rates, are skipped.
  static func wants(_ name: String) -> Bool

  /// Whether a file that begins with these bytes is part of this export, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  init(zone: Zone)

  mutating func read(_ bytes: RawSpan, from file: String)

  func end() -> HealthExport
}

extension WearableReader {
  /// Whether the first `count` bytes contain all the words of one of `marks`, ignoring case.
  static func holds(_ marks: [[String]], in beginning: RawSpan, first count: Int) -> Bool {
    let bytes = beginning.copy(from: 0, to: min(beginning.byteCount, count))
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return marks.contains { $0.allSatisfy { text.contains($0.lowercased()) } }
  }

  static func lastPart(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }
}
