/// Documents, named after the commands that write them.
package enum DocumentName: String, CaseIterable, Sendable {
  case brief, agenda, week, windows, next, alerts, recovery, sleep, score, workout, explain
  case whatIf = "what-if"
  case trends, review, habits, movements, body
  case plans, reflections, feel, due, activities, workouts, `import`, config, data, doctor,
    sync, error

  /// The JSON Schema of the document (draft 2020-12).
  package var schema: JSON {
    .object(
      (shape.schema.members ?? [:]).merging([
        "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
        "$id": .string("urn:readyday:\(rawValue)"), "title": .string("readyday \(rawValue)"),
      ]) { _, own in own })
  }

  private var shape: JSONShape {
    switch self {
    case .brief: Document.brief.schema
    case .agenda: .anyOf(Document.agenda.schema, Document.eventSearch.schema)
    case .week: .anyOf(Document.week.schema, Document.weekPlan.schema)
    case .windows: Document.windows.schema
    case .next: Document.next.schema
    case .alerts: Document.alerts.schema
    case .recovery: Document.recovery.schema
    case .sleep: Document.sleep.schema
    case .score: Document.score.schema
    case .workout: .anyOf(Document.workout.schema, Document.namedWorkout.schema)
    case .explain:
      .anyOf(
        Document.explain.schema, Document.explainedHabits.schema, Document.explainedBody.schema)
    case .trends: Document.trends.schema
    case .review: Document.review.schema
    case .habits: Document.habits.schema
    case .movements: Document.movements.schema
    case .body:
      .anyOf(
        Document.bodyProfile.schema, Document.bodyResults.schema, Document.programme.schema,
        Document.bodyDay.schema, Document.bodyProgress.schema, BodyRecords.shape)
    case .whatIf: Document.whatIf.schema
    // The name also covers the file that is stored and exported.
    case .plans: .anyOf(Document.plans.schema, TrainingPlans.shape)
    case .reflections: .anyOf(Document.reflections.schema, Reflections.shape)
    case .feel: .anyOf(Document.feel.schema, Feelings.shape)
    case .due: Document.due.schema
    case .activities: Document.activities.schema
    case .workouts: Document.workouts.schema
    case .import:
      .anyOf(
        Document.importedWhoop.schema, Document.importedHealth.schema,
        Document.importedPlans.schema)
    case .config: Document.config.schema
    case .data: Document.data.schema
    case .doctor: Document.doctor.schema
    case .sync: Document.sync.schema
    case .error: ErrorDocument.shape
    }
  }
}

package enum ErrorDocument {
  static let shape = JSONShape.object([
    "error": .object(["code": .string, "message": .string, "hint": .optional(.string)])
  ])

  /// On one line, with a final line feed.
  package static func text(code: String, message: String, hints: [String]) -> String {
    JSON.object([
      "error": .object([
        "code": .string(code), "message": .string(message),
        "hint": hints.isEmpty ? .null : .string(hints.joined(separator: "\n")),
      ])
    ]).line + "\n"
  }
}

/// The files of a complete export.
package struct ExportIndex: Sendable {
  let files: [(path: String, content: String)]

  /// - Parameter files: with paths relative to the export's folder.
  package init(of files: [(path: String, content: String)]) { self.files = files }
}

extension Document<ExportIndex> {
  package static var data: Document {
    let file = Fields<(path: String, content: String)>([
      .text("path") { $0.path }, .text("content") { $0.content },
    ])
    return Document(
      "data",
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .list("files", file) { $0.files },
      ])
  }
}
