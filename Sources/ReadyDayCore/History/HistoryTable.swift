/// A history as a table for other programs, with a row for each day and units in the header.
package struct HistoryTable: Sendable {
  package let days: [HistoryDay]
  private let columns: [Cells]

  /// - Parameter metric: has a column of its own if it is shown only to who asks for it.
  package init(_ days: [HistoryDay], of metric: TrendMetric? = nil) {
    self.days = days
    guard let metric, metric.isOnlyAsked else {
      columns = Self.columns
      return
    }
    columns = Self.columns + [(metric.code, { @Sendable in JSON(metric.value(of: $0)) })]
  }

  private typealias Cells = (name: String, value: @Sendable (HistoryDay) -> JSON)

  private static let columns: [Cells] = [
    ("date", { .string($0.date.description) }),
    ("recovery_pct", { JSON($0.shownRecovery) }),
    ("zone", { $0.zone == .unknown ? .null : .string($0.zone.rawValue) }),
    ("hrv_ms", { JSON($0.heartRateVariability, decimals: 1) }),
    ("resting_hr_bpm", { JSON($0.restingHeartRate) }),
    ("respiratory_rate_rpm", { JSON($0.respiratoryRate, decimals: 1) }),
    ("spo2_pct", { JSON($0.bloodOxygen) }),
    ("skin_temp_c", { JSON($0.skinTemperature, decimals: 1) }),
    ("strain", { JSON($0.strain, decimals: 1) }),
    ("energy_kj", { JSON($0.kilojoules) }),
    ("asleep_min", { JSON($0.asleep) }),
    ("sleep_need_min", { JSON($0.needed) }),
    ("sleep_performance_pct", { JSON($0.performance) }),
    ("sleep_efficiency_pct", { JSON($0.efficiency) }),
    ("sleep_onset", { moment($0.onset) }),
    ("wake", { moment($0.wake) }),
    ("utc_offset", { JSON($0.offset?.description) }),
    ("load_score", { JSON($0.calendar?.load) }),
    ("counted_min", { JSON($0.calendar?.minutes) }),
    ("high_events", { JSON($0.calendar?.highEvents) }),
    ("zone_min", { JSON($0.zoneMinutes) }),
    ("planned_sessions", { .integer($0.planned) }),
    ("done_sessions", { .integer($0.done) }),
    ("feeling", { JSON($0.feeling, decimals: 1) }),
    ("source", { JSON($0.source?.rawValue) }),
  ]

  /// Precise to the minute, on the sleeper's clock.
  private static func moment(_ reading: LocalDateTime?) -> JSON {
    JSON(reading.map { "\($0.date)T\($0.time.clock)" })
  }

  /// RFC 4180 with line feeds. Unknown values are empty; no value contains a comma or a quote.
  package var csv: String {
    var text = columns.map(\.name).joined(separator: ",") + "\n"
    for day in days {
      text += columns.map { $0.value(day).plain }.joined(separator: ",")
      text += "\n"
    }
    return text
  }

  /// One JSON object per line. Unknown values are null.
  package var lines: String {
    days.reduce(into: "") { text, day in
      let members = Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.value(day)) })
      text += JSON.object(members).line + "\n"
    }
  }
}

extension JSON {
  fileprivate var plain: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let flag): String(flag)
    case .null, .array, .object: ""
    }
  }
}
