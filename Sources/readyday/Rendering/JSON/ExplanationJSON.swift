import ReadyDayCore

/// An explanation as scripts read it, in the words of the text.
struct ExplanationJSON: Sendable {
  let phrases: any Phrasebook

  static let schema = "readyday.explain"
  static let schemaVersion = "1.0"

  func document(
    of explanation: Explanation, subject: String, in briefing: Briefing
  ) -> JSONValue {
    .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "date": .string(briefing.date.description), "subject": .string(subject),
      "facts": .array(explanation.facts.map { .string(phrases.fact($0)) }),
    ])
  }
}
