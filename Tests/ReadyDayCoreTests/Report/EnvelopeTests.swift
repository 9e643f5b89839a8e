import Testing

@testable import ReadyDayCore

@Suite("The envelope of documents") struct EnvelopeTests {
  private static let shared: Set = [
    "schema", "schema_version", "generated_at", "time_zone", "language", "warnings",
  ]
  /// Of the document that a command writes, which stands before other shapes of its name.
  private static func required(_ name: DocumentName) -> Set<String> {
    guard case .object(var schema) = name.schema else { return [] }
    if case .array(let shapes) = schema["anyOf"], case .object(let first) = shapes.first {
      schema = first
    }
    guard case .array(let names) = schema["required"] else { return [] }
    return Set(names.compactMap { if case .string(let name) = $0 { name } else { nil } })
  }

  @Test(
    "every document but errors has it", arguments: DocumentName.allCases.filter { $0 != .error })
  func envelope(name: DocumentName) { #expect(Self.required(name).isSuperset(of: Self.shared)) }

  @Test(
    "a document about one day names it",
    arguments: [DocumentName.brief, .windows, .next, .alerts, .workout, .explain, .whatIf])
  func day(name: DocumentName) { #expect(Self.required(name).contains("date")) }

  @Test(
    "one about several names the first and the last",
    arguments: [
      DocumentName.agenda, .week, .recovery, .sleep, .score, .plans, .reflections, .due,
      .trends, .review, .habits,
    ])
  func days(name: DocumentName) { #expect(Self.required(name).isSuperset(of: ["from", "to"])) }
}
