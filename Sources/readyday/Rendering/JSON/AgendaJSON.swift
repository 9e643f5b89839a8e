import ReadyDayCore

/// Days with their events and free stretches, as scripts read them.
struct AgendaJSON: Sendable {
  let phrases: any Phrasebook

  static let schema = "readyday.agenda"
  static let schemaVersion = "1.0"

  /// Each day is written before the next is looked at, into the place that a frame keeps for them.
  func document(
    of days: some Sequence<Day>, in zone: Zone, diagnostics: [Diagnostic],
    files problems: [FileProblem]
  ) -> String {
    let place = "day by day"
    let frame = JSON.object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "time_zone": .string(zone.name),
      "days": .array([.string(place)]),
      "warnings": .array(
        diagnostics.map { JSON($0, phrases) } + problems.map { JSON($0, phrases) }),
    ])
    return frame.document(with: days.lazy.map(value), insteadOf: place)
  }

  private func value(_ day: Day) -> JSON {
    let events = EventJSON(zone: day.zone)
    return .object([
      "date": .string(day.date.description),
      "load": JSON(day.load.score, decimals: 1),
      "events": .array(day.events.map(events.value)),
      "free": .array(day.free.map { .span($0, in: day.zone) }),
    ])
  }
}
