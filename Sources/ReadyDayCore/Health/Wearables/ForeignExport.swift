/// Exports that readyday recognises and does not read.
package enum ForeignExport: CaseIterable, Sendable {
  /// Garmin's service responses as programs based on garth write them, each flattened into a CSV file.
  case garth
  /// Google Fit's sleep sessions: start and end alone.
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
