import ReadyDayCore

/// A day before and after a change, each as the whole brief.
struct WhatIfJSON {
  let renderer: JSONRenderer
  let reading: Reading

  static let schema = "readyday.what_if"
  static let schemaVersion = "1.0"

  func document(of whatIf: WhatIf, _ before: Briefing, _ after: Briefing) -> JSONValue {
    .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "before": renderer.document(of: before, files: reading.problems),
      "after": renderer.document(of: after, files: reading.problems),
      "other_days": .array(whatIf.otherDays.map(otherDay)),
    ])
  }

  private func otherDay(_ day: WhatIf.OtherDay) -> JSONValue {
    .object([
      "date": .string(day.date.description),
      "load_before": JSONValue(day.before.score, decimals: 1),
      "load_after": JSONValue(day.after.score, decimals: 1),
    ])
  }
}
