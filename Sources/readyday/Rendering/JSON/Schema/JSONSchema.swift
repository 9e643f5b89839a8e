import ReadyDayCore

/// The JSON Schema of each document readyday writes, checked against what it does write.
///
/// Each bears the name of the command that writes it.
enum JSONSchema: String, CaseIterable, Sendable {
  case brief, agenda, week, windows, next, alerts, recovery, sleep, score, workout, explain
  case whatIf = "what-if"
  case plans, reflections, due, `import`, config, doctor, error
}

extension JSONSchema {
  var document: JSON {
    shape.schema.adding([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "$id": .string("urn:readyday:\(rawValue)"),
      "title": .string("readyday \(rawValue)"),
    ])
  }

  private var shape: JSONShape {
    switch self {
    case .brief: brief
    case .agenda: agenda
    case .week: week
    case .windows: named(["date": .date, "windows": .list(of: .window)])
    case .next: soon(["event": .optional(.event), "starts_in_min": .optional(.integer)])
    case .alerts: soon(["alerts": .list(of: alert)])
    case .recovery: mornings(["recovery": .recovery, "strain": .strain])
    case .sleep: mornings(["sleep": .sleep])
    case .score: named(["days": .list(of: .scoreDay)])
    case .workout: named(JSONShape.workoutMembers)
    case .explain: named(["date": .date, "subject": .string, "facts": .list(of: .string)])
    case .whatIf: whatIf
    case .plans: named(["plans": .list(of: .plan)])
    case .reflections: named(["reflections": .list(of: .reflection)])
    case .due: named(["due": .list(of: .workoutDue)])
    case .import: imported
    case .config: config
    case .doctor: doctor
    case .error:
      .object([
        "error": .object(["code": .string, "message": .string, "hint": .optional(.string)])
      ])
    }
  }

  /// A document with its name and its version, whatever it is about.
  func titled(_ members: [String: JSONShape]) -> JSONShape {
    let name = String(rawValue.map { $0 == "-" ? "_" : $0 })
    let common: [String: JSONShape] = [
      "schema": .constant("readyday.\(name)"), "schema_version": .constant("1.0"),
    ]
    return .object(common.merging(members) { $1 })
  }

  /// A document about days: with the zone they are in, and with what was wrong.
  func named(_ members: [String: JSONShape]) -> JSONShape {
    let common: [String: JSONShape] = ["time_zone": .string, "warnings": .list(of: .warning)]
    return titled(common.merging(members) { $1 })
  }

  private func mornings(_ members: [String: JSONShape]) -> JSONShape {
    named(["days": .list(of: .object(members.merging(["date": .date]) { $1 }))])
  }

  private func soon(_ members: [String: JSONShape]) -> JSONShape {
    named(members.merging(["generated_at": .moment]) { $1 })
  }

  private var brief: JSONShape {
    named([
      "readyday_version": .string, "generated_at": .moment, "date": .date,
      "language": .oneOf(["en", "es"]), "status": .oneOf(["complete", "partial"]),
      "headline": .string, "recovery": .recovery, "sleep": .sleep, "strain": .strain,
      "load": .optional(.load), "recommendations": .list(of: recommendation),
      "events": .list(of: .event), "free": .list(of: .span), "windows": .list(of: .window),
      "sessions": .list(of: .session), "reflections_due": .list(of: .reflectionDue),
    ])
  }

  /// A day's load before and after something is moved.
  private static let change = JSONShape.object([
    "date": .date, "load_before": .number, "load_after": .number,
  ])

  private var recommendation: JSONShape {
    let proposal = JSONShape.object([
      "start": .moment, "end": .moment, "from_day": Self.change, "to_day": Self.change,
    ])
    return .object(
      [
        "rule": .string, "priority": .oneOf(["low", "medium", "high"]),
        "type": .oneOf(["warning", "calendar", "workout", "info", "positive", "sleep"]),
        "title": .string, "body": .string,
        "inputs": .dictionary(of: .anyOf(.number, .string, .null)),
      ], extra: ["proposal": .optional(proposal)])
  }

  private var agenda: JSONShape {
    named([
      "days": .list(
        of: .object([
          "date": .date, "load": .number, "events": .list(of: .event), "free": .list(of: .span),
        ]))
    ])
  }

  private var week: JSONShape {
    named([
      "days": .list(
        of: .object([
          "date": .date, "recovery": .recovery, "sleep": .sleep, "strain": .strain,
          "load": .optional(.load), "high_events": .list(of: .event),
        ]))
    ])
  }

  private var whatIf: JSONShape {
    titled([
      "before": JSONSchema.brief.shape, "after": JSONSchema.brief.shape,
      "other_days": .list(of: Self.change),
      "collisions": .list(
        of: .object([
          "event": .integer, "title": .string, "date": .date, "other": .string,
          "other_start": .string, "other_end": .string, "message": .string,
        ])),
    ])
  }

  private var alert: JSONShape {
    .object([
      "type": .oneOf(["high_demand_ahead", "break"]), "at": .moment, "message": .string,
      "event": .optional(.event), "recovery_score": .optional(.number),
      "meetings": .optional(.span),
    ])
  }
}
