/// Exports of health data that readyday does not read, and knows by name.
package enum ForeignExport: CaseIterable, Sendable {
  /// Garmin's data as programs built on garth write them: the answers of its service, one flattened CSV each.
  case garth
  /// Google Fit's sessions of sleep: from when to when, and nothing of what was measured.
  case googleFit

  /// Which one a file is of that begins with these bytes.
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
