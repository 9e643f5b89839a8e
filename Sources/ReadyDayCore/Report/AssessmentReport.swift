/// An assessment, compared with the previous one.
package struct BodyResults: Sendable {
  package let assessment: Assessment
  /// Nil for the first assessment.
  package let before: Assessment?
  /// The latest result of every test, as of `assessment` and as of `before`.
  private let standing: Assessment
  private let earlier: Assessment?

  /// - Parameter earlier: earlier assessments, oldest first.
  package init(_ assessment: Assessment, after earlier: some BidirectionalCollection<Assessment>) {
    self.assessment = assessment
    before = earlier.last
    self.earlier = Assessment(joining: Array(earlier))
    standing = Assessment(joining: earlier + [assessment]) ?? assessment
  }

  /// The overall score, from the latest results of all areas.
  var overall: Double? { standing.overall }
  var knownAreas: Int { standing.scores.count }

  /// Nil unless both assessments have a score for `area`.
  func change(of area: BodyArea) -> Int? {
    guard let now = assessment.scores[area], let then = before?.scores[area] else { return nil }
    return now - then
  }

  /// Counts only areas that were scored both times.
  var overallChange: Int? { earlier.flatMap(standing.change).map { Int(rounding: $0) } }

  /// Tests that have no result yet.
  var unmeasured: [SelfTest] { assessment.person.tests.filter { standing.measured[$0] == nil } }

  fileprivate static let fields = Fields<BodyResults>([
    .text("id") { $0.assessment.id }, .date("date") { $0.assessment.date },
    .text("notes") { $0.assessment.notes }, .optionalNumber("overall") { $0.overall },
    .integer("known_areas") { $0.knownAreas },
    .optionalInteger("overall_change") { $0.overallChange },
    .optionalDate("since") { $0.before?.date },
    .list("areas", AreaResult.fields) { results in
      BodyArea.allCases.map { AreaResult(area: $0, results: results) }
    },
    .list("tests", TestResult.fields) { results in
      SelfTest.allCases.compactMap { test in
        results.assessment.measured[test].map {
          TestResult(test: test, values: $0, assessment: results.assessment)
        }
      }
    },
    .texts("not_measured") { $0.unmeasured.map(\.id) },
  ])
}

extension Report {
  /// Scores by area and test, with changes and the tests still to do.
  package init(_ results: [BodyResults], notes: [Wording] = [], phrases: Voice) {
    guard let first = results.first else {
      self.init(phrases.language, .note(phrases.noAssessment))
      return
    }
    let sections = results.map { phrases.section(of: $0) }
    let missing = first.unmeasured
    let beneath = (missing.isEmpty ? [] : [phrases.unmeasured(missing)]) + [phrases.noDiagnosis]
    func paragraphs(_ sentences: [String]) -> [Section] {
      sentences.isEmpty ? [] : [Section(.sentences(sentences))]
    }
    self.init(
      phrases.language, title: phrases.say("Self-assessment", es: "Autovaloración"),
      paragraphs(notes.map { $0(phrases) }) + sections + paragraphs(beneath))
  }

  /// How to do each test, and the source of its norm.
  package init(explaining tests: [SelfTest], phrases: Voice) {
    let rows = tests.flatMap { test in
      [
        Paragraph("\(phrases.name(of: test).withCapital) (\(test.id))"),
        Paragraph(phrases.instruction(for: test), depth: 1),
        Paragraph("\(phrases.say("source", es: "fuente")): \(phrases.source(of: test))", depth: 1),
      ]
    }
    self.init(
      phrases.language,
      [
        Section(.note(phrases.stopAtPain)), Section(.paragraphs(rows)),
        Section(.note(phrases.noDiagnosis)),
      ] + (tests.isEmpty ? [] : [Section(.note(phrases.howToRecord(tests)))]))
  }

  /// The user's profile, after a note on what has just changed.
  package init(_ profile: BodyProfile, note: Wording? = nil, hidesInjuries: Bool, phrases: Voice) {
    var table = Table(phrases.values(of: profile, hidesInjuries: hidesInjuries), fit: .wrap)
    table.isIndented = false
    self.init(
      phrases.language,
      (note.map { [Section(.note($0(phrases)))] } ?? []) + [Section(.table(table))])
  }
}

extension Voice {
  fileprivate func section(of results: BodyResults) -> Report.Section {
    let assessment = results.assessment
    let areas = BodyArea.allCases.filter { area in
      area.tests.contains { assessment.measured[$0] != nil }
    }
    let rows = areas.flatMap { area in
      [row(of: area, results)]
        + area.tests.compactMap { test in
          assessment.measured[test].map { row(of: test, $0, assessment) }
        }
    }
    let overall = overall(
      results.overall.map { Int(rounding: $0) }, areas: results.knownAreas,
      of: BodyArea.allCases.count)
    let change = change(results.overallChange, results)
    let head = "\(overallLabel.withCapital): \(overall)\(change.isEmpty ? "" : " (\(change))")"
    return Report.Section(
      longDate(assessment.date).withCapital,
      [.note(head), .table(Report.Table(rows, fit: .list))]
        + (assessment.notes.isEmpty ? [] : [.note(assessment.notes)]))
  }

  private func change(_ points: Int?, _ results: BodyResults) -> String {
    guard let points, let before = results.before else { return "" }
    return change(points, since: before.date)
  }

  private func row(of area: BodyArea, _ results: BodyResults) -> Report.Table.Row {
    let assessment = results.assessment
    let tests = area.tests(for: assessment.person)
    let measured = area.tests.count { assessment.measured[$0] != nil }
    let score = areaScore(assessment.scores[area], tests: measured, of: max(tests.count, measured))
    let change = change(results.change(of: area), results)
    return Report.Table.Row([
      Report.Cell(name(of: area).withCapital),
      Report.Cell(score + (change.isEmpty ? "" : " · \(change)")),
    ])
  }

  private func row(
    of test: SelfTest, _ values: [Double], _ assessment: Assessment
  ) -> Report.Table.Row {
    let words = values.map { measured($0, in: test.unit) }
    let value =
      words.count == 2
      ? sides(left: words[0], right: words[1], isUneven: test.isUneven(values))
      : test.isSided ? bothSides(words.joined()) : words.joined()
    let score: String? =
      switch assessment.score(of: test) {
      case .scored(let score): decimal(score, places: 0) + "/100"
      case .lacksAge: lacksAge
      case .outside(let ages):
        say(
          "no norm for ages outside \(ages.lowerBound)–\(ages.upperBound)",
          es: "sin valores de referencia fuera de \(ages.lowerBound)–\(ages.upperBound) años")
      case nil: nil
      }
    return Report.Table.Row([
      Report.Cell("  \(name(of: test))"),
      Report.Cell([value, score].compactMap(\.self).joined(separator: " · ")),
    ])
  }

  fileprivate func values(
    of profile: BodyProfile, hidesInjuries: Bool
  ) -> [(name: String, value: String)] {
    func list<Word: CaseIterable & Hashable>(
      _ words: Set<Word>, orElse none: String? = nil, _ name: (Word) -> String
    ) -> String {
      let all = Word.allCases.filter(words.contains).map(name)
      return all.isEmpty ? none ?? say("none", es: "ninguno") : all.joined(separator: ", ")
    }
    let nothing = say("nothing", es: "nada")
    return
      [
        (say("equipment", es: "material"), list(profile.equipment) { self.name(of: $0) }),
        (
          say("avoid", es: "evitar"),
          hidesInjuries
            ? say("What you avoid is hidden.", es: "Lo que evitas está oculto.")
            : list(profile.avoided, orElse: nothing) { self.name(of: $0) }
        ), (say("sports", es: "deportes"), list(profile.sports) { self.name(of: $0) }),
        (say("goal", es: "objetivo"), name(of: profile.goal)),
        (say("sex", es: "sexo"), profile.sex.map { name(of: $0) } ?? notSaid),
        (say("birth year", es: "año de nacimiento"), profile.birthYear.map(String.init) ?? notSaid),
      ]
      + (profile.answeredAt == nil
        ? []
        : [
          (say("health", es: "salud"), list(profile.health, orElse: nothing) { self.name(of: $0) })
        ])
      + [
        (say("due date or baby's birth date", es: "fecha del parto"), profile.due),
        (say("cleared to exercise", es: "visto bueno médico"), profile.cleared),
      ].compactMap { label, day in day.map { (label, longDate($0)) } }
  }
}

extension BodyProfile {
  static let fields = Fields<BodyProfile>([
    .codes("equipment") { profile in Equipment.allCases.filter(profile.equipment.contains) },
    .codes("avoid") { profile in BodyLoad.allCases.filter(profile.avoided.contains) },
    .codes("sports") { profile in BodySport.allCases.filter(profile.sports.contains) },
    .code("goal") { $0.goal }, .optionalCode("sex") { $0.sex },
    .optionalInteger("birth_year") { $0.birthYear },
    .codes("health") { profile in HealthQuestion.allCases.filter(profile.health.contains) },
    .flag("health_answered") { $0.answeredAt != nil }, .optionalDate("due") { $0.due },
    .optionalDate("cleared") { $0.cleared },
  ])
}

extension Document<BodyProfile> {
  package static var bodyProfile: Document {
    Document(
      "body", [.constant("subject", "profile"), .object("profile", BodyProfile.fields) { $0 }])
  }
}

extension Document<[BodyResults]> {
  /// Assessments, latest first.
  package static var bodyResults: Document {
    Document(
      "body", [.constant("subject", "results"), .list("assessments", BodyResults.fields) { $0 }])
  }
}

private struct AreaResult: Sendable {
  let area: BodyArea
  let results: BodyResults

  static let fields = Fields<AreaResult>([
    .code("area") { $0.area }, .optionalInteger("score") { $0.results.assessment.scores[$0.area] },
    .optionalInteger("change") { $0.results.change(of: $0.area) },
  ])
}

private struct TestResult: Sendable {
  let test: SelfTest
  let values: [Double]
  let assessment: Assessment

  static let fields = Fields<TestResult>([
    .text("id") { $0.test.id }, .words("name") { $1.name(of: $0.test) },
    .code("area") { $0.test.area }, .code("unit") { $0.test.unit },
    .optionalNumber("value", decimals: 1) { $0.values.min() },
    .optionalNumber("left", decimals: 1) { $0.values.count == 2 ? $0.values[0] : nil },
    .optionalNumber("right", decimals: 1) { $0.values.count == 2 ? $0.values[1] : nil },
    .flag("uneven") { $0.test.isUneven($0.values) },
    .optionalNumber("score") { $0.assessment.score(of: $0.test)?.value },
    // In English for scripts, whatever the user's language.
    .text("source") { Voice(.english).source(of: $0.test) },
  ])
}
