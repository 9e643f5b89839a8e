import ReadyDayCore

/// The days of a week as scripts read them, each in the shape the brief gives its parts.
struct WeekJSON: Sendable {
  let phrases: any Phrasebook

  func document(
    of days: [Day], diagnostics: [Diagnostic], files problems: [FileProblem]
  ) -> JSON {
    .object([
      "schema": .string("readyday.week"), "schema_version": .string("1.0"),
      "time_zone": JSON(days.first?.zone.name),
      "days": .array(days.map(value)),
      "warnings": .array(
        diagnostics.map { JSON($0, phrases) } + problems.map { JSON($0, phrases) }),
    ])
  }

  private func value(_ day: Day) -> JSON {
    let morning = MorningJSON(date: day.date, report: day.morning)
    let hard = day.counted.filter { $0.demand?.level == .high }
    return .object([
      "date": .string(day.date.description),
      "recovery": morning.recovery, "sleep": morning.sleep, "strain": morning.strain,
      "load": JSONRenderer(phrases: phrases).load(of: day),
      "high_events": .array(hard.map { EventJSON(zone: day.zone).value($0) }),
    ])
  }
}
