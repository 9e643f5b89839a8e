import ReadyDayCore

/// Mornings one by one, with the keys of the briefing, as scripts read them.
struct MorningsJSON: Sendable {
  let phrases: any Phrasebook

  static let schemaVersion = "1.0"

  func recovery(of mornings: Mornings) -> JSON {
    document("readyday.recovery", mornings) { report in
      let morning = MorningJSON(date: report.date, report: report)
      return ["recovery": morning.recovery, "strain": morning.strain]
    }
  }

  func sleep(of mornings: Mornings) -> JSON {
    document("readyday.sleep", mornings) { report in
      ["sleep": MorningJSON(date: report.date, report: report).sleep]
    }
  }

  private func document(
    _ schema: String, _ mornings: Mornings, members: (MorningReport) -> [String: JSON]
  ) -> JSON {
    let days = mornings.reports.map { report in
      JSON.object(["date": .string(report.date.description)]).adding(members(report))
    }
    let warnings =
      mornings.diagnostics.map { JSON($0, phrases) }
      + mornings.problems.map { JSON($0, phrases) }
    return .object([
      "schema": .string(schema), "schema_version": .string(Self.schemaVersion),
      "time_zone": .string(mornings.zone.name), "days": .array(days), "warnings": .array(warnings),
    ])
  }
}
