import Testing

@testable import ReadyDayCore

@Suite struct ProblemSentencesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let problem: Problem
    let english: String
    let spanish: String
    var testDescription: String { english }
  }

  static let cases = [
    Case(
      problem: .calendar(.noStart), english: "VEVENT without a readable DTSTART; skipped",
      spanish: "evento sin fecha de inicio válida: omitido"),
    Case(
      problem: .calendar(.unknownZone("Mars/Base")),
      english: "unknown time zone \"Mars/Base\"; its times were read in your zone",
      spanish: "zona horaria desconocida «Mars/Base»; sus horas se han leído en tu zona"),
    Case(
      problem: .calendar(.unreadable(property: "EXDATE", value: "soon")),
      english: "cannot read EXDATE \"soon\"; skipped",
      spanish: "no se puede leer EXDATE «soon»; se ha omitido"),
    Case(
      problem: .calendar(.unreadableRulePart(part: "BYDAY", value: "XX")),
      english: "cannot use BYDAY=XX in this rule; that part was skipped",
      spanish: "no se puede usar BYDAY=XX en esta regla; esa parte se ha omitido"),
    Case(
      problem: .calendar(.unreadable(property: "DTEND", value: "")),
      english: "cannot read DTEND \"\"; skipped",
      spanish: "no se puede leer DTEND «»; se ha omitido"),
    Case(
      problem: .health(.outOfRange(field: "recovery_score", value: "140")),
      english: "\"recovery_score\" cannot be 140; read as unknown",
      spanish: "«recovery_score» no puede ser 140; se ha leído como desconocido"),
    Case(
      problem: .health(.unreadableRecord(kind: "sleep", field: "end", expected: .text)),
      english: "sleep record without a readable \"end\", skipped: string expected",
      spanish: "registro «sleep» sin «end» legible, omitido: se esperaba un texto"),
    Case(
      problem: .health(.ambiguousDate("03/04/2026")),
      english: "\"03/04/2026\" could be day/month or month/day; the file was not read",
      spanish: "«03/04/2026» puede ser día/mes o mes/día; no se ha leído el archivo"),
    Case(
      problem: .export(.unreadable(element: "Record", attribute: "value", value: "forty")),
      english: "cannot read value \"forty\" of this Record; skipped",
      spanish: "no se puede leer value «forty» de este Record; se ha omitido"),
    Case(
      problem: .export(.cutShort(element: "Workout")),
      english: "the file ends in the middle of a Workout; what was complete was used",
      spanish: "el archivo termina en medio de un Workout; se ha usado lo que estaba completo"),
  ]

  @Test("a problem says what was seen and what was done", arguments: cases)
  func sentences(_ expected: Case) {
    #expect(Voice(.english).problem(expected.problem) == expected.english)
    #expect(Voice(.spanish).problem(expected.problem) == expected.spanish)
  }

  static let all: [Problem] =
    [
      .notACalendar, .unfinished(component: "VEVENT"), .strayEnd(component: "VEVENT"),
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
      .malformedJSON(reason: nil), .malformedJSON(reason: "x"), .cutShort, .noRecords, .notARecord,
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
