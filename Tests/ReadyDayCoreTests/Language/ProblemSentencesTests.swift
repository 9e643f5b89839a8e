import Testing

@testable import ReadyDayCore

@Suite struct ProblemSentencesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let problem: Problem
    /// What is said of what was seen, in every language.
    let names: [String]
    var testDescription: String { "\(problem)" }
  }

  static let cases = [
    Case(
      problem: .calendar(.unknownZone("Mars/Base")),
      names: ["Mars/Base"]),
    Case(
      problem: .calendar(.unreadable(property: "EXDATE", value: "soon")),
      names: ["EXDATE", "soon"]),
    Case(
      problem: .calendar(.unreadableRulePart(part: "BYDAY", value: "XX")),
      names: ["BYDAY=XX"]),
    Case(
      problem: .calendar(.unreadable(property: "DTEND", value: "")),
      names: ["DTEND"]),
    Case(
      problem: .health(.outOfRange(field: "recovery_score", value: "140")),
      names: ["recovery_score", "140"]),
    Case(
      problem: .health(.unreadableRecord(kind: "sleep", field: "end", expected: .text)),
      names: ["sleep", "end"]),
    Case(
      problem: .health(.ambiguousDate("03/04/2026")),
      names: ["03/04/2026"]),
    Case(
      problem: .export(.unreadable(element: "Record", attribute: "value", value: "forty")),
      names: ["value", "forty", "Record"]),
    Case(
      problem: .export(.cutShort(element: "Workout")),
      names: ["Workout"]),
  ]

  @Test("a problem names what was seen", arguments: cases)
  func sentences(_ expected: Case) {
    for voice in Language.allCases.map(\.voice) {
      let sentence = voice.problem(expected.problem)
      #expect(expected.names.allSatisfy { sentence.contains($0) }, "\(sentence)")
    }
  }

  static let all: [Problem] =
    [
      .notACalendar, .unfinished(component: "VEVENT"), .strayEnd(component: "VEVENT"),
      .noEnd(component: "VEVENT"),
      .nestedTooDeep(limit: 9), .lineTooLong(limit: 9), .notAContentLine, .notUTF8, .noStart,
      .noRecurrenceID, .unreadable(property: "DTEND", value: "x"),
      .unreadableRulePart(part: "BYDAY", value: "x"), .unreadableRule, .intervalNotPositive("0"),
      .ruleYieldsNothing, .ruleTooLong(limit: 9), .tooManyValues(property: "RDATE", limit: 9),
      .otherCalendarScale("HEBREW"), .unknownZone("X"), .unusableZone("X"),
      .partlyUsableZone("X"), .contradictedZone("X"), .endsBeforeStart, .otherEncoding("UTF-16"),
      .movedTooFar(limit: 9),
      .cutShort, .repeated(property: "DTSTART"), .textTooLong(property: "SUMMARY", limit: 9),
      .furtherProblems(count: 9),
    ].map(Problem.calendar)
    + [
      .malformedJSON(reason: nil), .malformedJSON(reason: "x"), .cutShort, .noRecords,
      .notARecord,
      .unreadableRecord(kind: "sleep", field: "end", expected: .text),
      .outOfRange(field: "x", value: "1"), .unknownValue(field: "x", value: "y"), .privateFormat,
      .otherEncoding("UTF-16"), .foreignShape, .ambiguousDate("1/2/26"), .writtenAsText(field: "x"),
      .noClock(field: "x"), .missingName("x", closest: nil, isColumn: true),
      .missingName("x", closest: "y", isColumn: false),
    ].map(Problem.health)
    + [
      .notAnExport, .cutShort(element: nil), .cutShort(element: "Record"), .tagTooLong(limit: 9),
      .brokenTag(element: "Record"), .repeated(element: "Record", attribute: "value"),
      .unreadable(element: "Record", attribute: "value", value: nil),
      .unreadable(element: "Record", attribute: "value", value: "x"),
      .outOfRange(quantity: "x", value: "1"), .unknownZone("X"), .tooMany(kind: "x", limit: 9),
    ].map(Problem.export)

  @Test("sentences have no full stop and are all different", arguments: Language.allCases)
  func style(_ language: Language) {
    let sentences = Self.all.map(language.voice.problem)
    #expect(Set(sentences).count == Self.all.count)
    #expect(!sentences.contains { $0.hasSuffix(".") })
  }
}
