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
  var overallChange: Int? {
    earlier.flatMap(standing.change).map { Int(rounding: $0) }
  }

  /// Tests that have no result yet.
  var unmeasured: [SelfTest] {
    assessment.person.tests.filter { standing.measured[$0] == nil }
  }

  fileprivate static let fields = Fields<BodyResults>([
    .text("id") { $0.assessment.id }, .date("date") { $0.assessment.date },
    .text("notes") { $0.assessment.notes },
    .optionalNumber("overall") { $0.overall },
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
  package init(
    _ results: [BodyResults], notes: [BodySentence] = [], phrases: Voice
  ) {
    guard let first = results.first else {
      self.init(phrases.language, [Section(nil, .note(phrases.sentence(.noAssessment)))])
      return
    }
    let sections = results.map { phrases.section(of: $0) }
    let missing = first.unmeasured
    let beneath: [BodySentence] =
      (missing.isEmpty ? [] : [.unmeasured(missing)]) + [.noDiagnosis]
    func paragraphs(_ sentences: [BodySentence]) -> [Section] {
      sentences.isEmpty
        ? [] : [Section(nil, .paragraphs(sentences.map { Paragraph(phrases.sentence($0)) }))]
    }
    self.init(
      phrases.language, title: phrases.label(BodyLabel.results),
      paragraphs(notes) + sections + paragraphs(beneath))
  }

  /// How to do each test, and the source of its norm.
  package init(explaining tests: [SelfTest], phrases: Voice) {
    let rows = tests.flatMap { test in
      [
        Paragraph("\(phrases.name(of: test).withCapital) (\(test.id))"),
        Paragraph(phrases.instruction(for: test), depth: 1),
        Paragraph("\(phrases.label(BodyLabel.source)): \(phrases.source(of: test))", depth: 1),
      ]
    }
    self.init(
      phrases.language,
      [
        Section(nil, .note(phrases.sentence(.stopAtPain))), Section(nil, .paragraphs(rows)),
        Section(nil, .note(phrases.sentence(.noDiagnosis))),
      ] + (tests.isEmpty ? [] : [Section(nil, .note(phrases.sentence(.howToRecord(tests))))]))
  }

  /// The user's profile, after a note on what has just changed.
  package init(
    _ profile: BodyProfile, note: BodySentence? = nil, hidesInjuries: Bool,
    phrases: Voice
  ) {
    var table = Table(phrases.values(of: profile, hidesInjuries: hidesInjuries), fit: .wrap)
    table.isIndented = false
    self.init(
      phrases.language,
      (note.map { [Section(nil, .note(phrases.sentence($0)))] } ?? [])
        + [Section(nil, .table(table))])
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
    let overall = sentence(
      .overall(
        results.overall.map { Int(rounding: $0) }, areas: results.knownAreas,
        of: BodyArea.allCases.count))
    let change = change(results.overallChange, results)
    let head =
      "\(label(BodyLabel.overall).withCapital): \(overall)\(change.isEmpty ? "" : " (\(change))")"
    return Report.Section(
      longDate(assessment.date).withCapital,
      [.note(head), .table(Report.Table(rows, fit: .list))]
        + (assessment.notes.isEmpty ? [] : [.note(assessment.notes)]))
  }

  private func change(_ points: Int?, _ results: BodyResults) -> String {
    guard let points, let before = results.before else { return "" }
    return sentence(.change(points, since: before.date))
  }

  private func row(of area: BodyArea, _ results: BodyResults) -> Report.Table.Row {
    let assessment = results.assessment
    let tests = area.tests(for: assessment.person)
    let measured = area.tests.count { assessment.measured[$0] != nil }
    let score = sentence(
      .areaScore(assessment.scores[area], tests: measured, of: max(tests.count, measured)))
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
      ? sentence(.sides(left: words[0], right: words[1], isUneven: test.isUneven(values)))
      : test.isSided ? sentence(.bothSides(words.joined())) : words.joined()
    let score: String? =
      switch assessment.score(of: test) {
      case .scored(let score): decimal(score, places: 0) + "/100"
      case .lacksAge: sentence(.lacksAge)
      case .outside(let ages): sentence(.outsideAges(ages))
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
      _ words: Set<Word>, orElse none: BodyLabel = .none, _ name: (Word) -> String
    ) -> String {
      let all = Word.allCases.filter(words.contains).map(name)
      return all.isEmpty ? label(none) : all.joined(separator: ", ")
    }
    let rows: [(BodyLabel, String)] =
      [
        (.equipment, list(profile.equipment) { self.name(of: $0) }),
        (
          .avoided,
          hidesInjuries
            ? sentence(.injuriesHidden)
            : list(profile.avoided, orElse: .nothing) { self.name(of: $0) }
        ), (.sports, list(profile.sports) { self.name(of: $0) }),
        (.goal, name(of: profile.goal)),
        (.sex, profile.sex.map { name(of: $0) } ?? label(BodyLabel.notSaid)),
        (.birthYear, profile.birthYear.map(String.init) ?? label(BodyLabel.notSaid)),
      ]
      + (profile.answeredAt == nil
        ? [] : [(.health, list(profile.health, orElse: .nothing) { self.name(of: $0) })])
      + [(BodyLabel.due, profile.due), (.cleared, profile.cleared)].compactMap { label, day in
        day.map { (label, longDate($0)) }
      }
    return rows.map { (label($0.0), $0.1) }
  }
}

extension BodyGoal: Coded {}
extension Sex: Coded {}
extension HealthQuestion: Coded {}
extension SelfTest.Unit: Coded {}

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
      "body",
      [.constant("subject", "profile"), .object("profile", BodyProfile.fields) { $0 }])
  }
}

extension Document<[BodyResults]> {
  /// Assessments, latest first.
  package static var bodyResults: Document {
    Document(
      "body",
      [
        .constant("subject", "results"),
        .list("assessments", BodyResults.fields) { $0 },
      ])
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
