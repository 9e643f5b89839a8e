import ReadyDayCore

/// An explanation as scripts read it, in the words of the text.
struct ExplanationJSON: Sendable {
  let renderer: JSONRenderer

  static let schema = "readyday.explain"
  static let schemaVersion = "1.0"

  func document(
    of explanation: Explanation, subject: String, in briefing: Briefing,
    files problems: [FileProblem]
  ) -> JSON {
    .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "date": .string(briefing.date.description), "time_zone": .string(briefing.zone.name),
      "subject": .string(subject),
      "facts": .array(explanation.facts.map { .string(renderer.phrases.fact($0)) }),
      "warnings": .array(
        renderer.warnings(of: briefing) + problems.map { JSON($0, renderer.phrases) }),
    ])
  }
}
