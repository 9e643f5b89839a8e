import ReadyDayCore

/// Plans as scripts read them; `plan import` takes what `plan export` writes instead.
struct PlansJSON: Sendable {
  private let phrases: any Phrasebook
  private let zone: Zone

  init(_ phrases: any Phrasebook, _ zone: Zone) {
    self.phrases = phrases
    self.zone = zone
  }

  func document(of sessions: [DatedPlan]) -> JSON {
    .object([
      "schema": .string("readyday.plans"), "schema_version": .string("1.0"),
      "time_zone": .string(zone.name), "plans": .array(sessions.map(value)), "warnings": .array([]),
    ])
  }

  private func value(_ session: DatedPlan) -> JSON {
    let details = session.plan.details
    return .object([
      "id": .string(session.plan.id), "date": .string(session.date.description),
      "sequence": .integer(details.sequence), "activity": .string(details.activity.rawValue),
      "category": .string(details.activity.category.rawValue),
      "name": .string(phrases.name(of: details.activity)),
      "start": JSON(details.start?.clock),
      "duration_min": .integer(details.minutes),
      "intensity": .string(details.intensity.rawValue), "notes": .string(details.notes),
      "repeats": JSON(details.repetition?.text),
      "skipped": .array(details.skipped.sorted().map { .string($0.description) }),
      "created_at": .moment(session.plan.createdAt, in: zone),
      "updated_at": .moment(session.plan.updatedAt, in: zone),
    ])
  }
}

extension PlansJSON {
  func document(of activities: [Activity], recent: [Activity]) -> JSON {
    .object([
      "schema": .string("readyday.activities"), "schema_version": .string("1.0"),
      "activities": .array(
        activities.map { activity in
          .object([
            "activity": .string(activity.rawValue),
            "category": .string(activity.category.rawValue),
            "name": .string(phrases.name(of: activity)),
            "recent": .bool(recent.contains(activity)),
          ])
        }),
    ])
  }

  static func document(of tally: TrainingPlans.Tally) -> JSON {
    .object([
      "schema": .string("readyday.import"), "schema_version": .string("1.0"),
      "records": .object([
        "plans": .object([
          "new": .integer(tally.new), "updated": .integer(tally.updated),
          "unchanged": .integer(tally.unchanged), "refused": .integer(tally.refused.count),
        ])
      ]),
    ])
  }
}
