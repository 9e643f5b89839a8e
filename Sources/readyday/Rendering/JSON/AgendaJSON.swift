import ReadyDayCore

/// Days with their events and free stretches, as scripts read them.
struct AgendaJSON: Sendable {
  let phrases: any Phrasebook

  static let schema = "readyday.agenda"
  static let schemaVersion = "1.0"

  func document(
    of days: [Day], diagnostics: [Diagnostic], files problems: [FileProblem]
  ) -> JSONValue {
    .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "time_zone": JSONValue(days.first?.zone.name),
      "days": .array(days.map(value)),
      "warnings": .array(
        diagnostics.map { JSONValue($0, phrases) } + problems.map(JSONValue.init)),
    ])
  }

  private func value(_ day: Day) -> JSONValue {
    let events = EventJSON(zone: day.zone)
    return .object([
      "date": .string(day.date.description),
      "load": JSONValue(day.load.score, decimals: 1),
      "events": .array(day.events.map(events.value)),
      "free": .array(day.free.map { .span($0, in: day.zone) }),
    ])
  }
}
