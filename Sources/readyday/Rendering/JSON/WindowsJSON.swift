import ReadyDayCore

/// The windows of a day as scripts read them, as they stand in the brief.
struct WindowsJSON: Sendable {
  let phrases: any Phrasebook

  func document(of briefing: Briefing, files problems: [FileProblem]) -> JSON {
    let renderer = JSONRenderer(phrases: phrases)
    return .object([
      "schema": .string("readyday.windows"), "schema_version": .string("1.0"),
      "date": .string(briefing.date.description), "time_zone": .string(briefing.zone.name),
      "windows": .array(renderer.windows(of: briefing.day)),
      "warnings": .array(renderer.warnings(of: briefing) + problems.map { JSON($0, phrases) }),
    ])
  }
}
