import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// `body assess` where somebody sits at a terminal.
@Suite("body assess, asking") struct AssessmentDialogueTests {
  private let data = try! TemporaryFolder()

  private static func program(_ data: TemporaryFolder, _ options: [String] = []) -> Program {
    return Program(
      ["body", "assess", "--tz", "Europe/Madrid", "--now", "2026-03-09T08:00:00+01:00"] + options,
      ["XDG_DATA_HOME": data.url.path])
  }

  private static func screen(
    _ data: TemporaryFolder, typing keys: String, _ options: [String] = []
  ) throws -> String {
    try answer(data)
    let shown = try PseudoTerminal().run(program(data, options), typing: keys)
    #expect(shown.status == 0)
    return shown.screen
  }

  /// Nothing applies of the seven questions.
  private static func answer(_ data: TemporaryFolder) throws {
    _ = try Program(
      ["body", "profile", "--health", "none", "--now", "2026-03-09T07:00:00Z"],
      ["XDG_DATA_HOME": data.url.path]
    ).run()
  }

  @Test("the seven questions take y or n and no Enter; q leaves, and nothing is stored")
  func questions() throws {
    try TemporaryFolder.with { data in
      let left = try PseudoTerminal().run(Self.program(data), typing: "\n\nn\nn\nq\n")
      #expect(left.screen.components(separatedBy: "1/7 Chest pain").count == 4)
      #expect(left.screen.contains("3/7 High blood pressure?") && !left.screen.contains("4/7"))
      #expect(try Self.records(data) == nil)
      let doctor = try PseudoTerminal().run(
        Self.program(data), typing: String(repeating: "n\n", count: 6) + "y\n")
      #expect(doctor.status == 2 && doctor.screen.contains("ask a doctor first"))
      #expect(try Self.records(data)?.profile.health == [.limits])
    }
    try TemporaryFolder.with { data in
      let pregnant = try PseudoTerminal().run(
        Self.program(data, ["--lang", "es"]), typing: "n\nn\nn\nn\ns\nn\nn\n2026-05-18\nn\n\n\n")
      #expect(pregnant.screen.contains("¿Tu matrona o tu médico pone algún reparo?"))
      #expect(!pregnant.screen.contains("Plancha"))
      let profile = try Self.records(data)?.profile
      #expect(profile?.due == LocalDate("2026-05-18") && profile?.cleared != nil)
    }
  }

  private static func records(_ data: TemporaryFolder) throws -> BodyRecords? {
    let file = data.url.appendingPathComponent("readyday/body.json")
    return try? BodyRecords(Array(Data(contentsOf: file)))
  }

  @Test("a wrong answer is asked again with the reason; the end of the input saves what there is")
  func answers() throws {
    let screen = try Self.screen(
      data,
      typing: "1700\n1985\nwoman\nfemale\n\nmany\n301\n1 2\n20\n44 46\n62,5\n\n\n11,9\n11,5 9\n")
    for part in [
      "Ctrl-D ends\nthe test and saves", "Enter a year from 1916 to 2014.",
      "Enter female or male.", "1/10 On your back, chin tucked", "Not a number; enter 0 to 300.",
      "Out of range; enter 0 to 300.", "Too many numbers; enter one.\nPush-ups (repetitions):",
      "A comma can mean two things: enter 11 9 for left and right, or 11.5.\nKnee to wall",
      "seconds): \nSelf-assessment", "Saved with 4 tests.",
      "Profile saved.", "left 11.5 cm, right 9 cm: uneven", "Not measured: lying neck hold",
    ] { #expect(screen.contains(part), "\(part)") }
    // Norms for other ages are not asked for, and nothing is after the end.
    #expect(!screen.contains("chair stands in 30 s") && !screen.contains("One-leg stance"))
    let told = screen.split(separator: "\n").filter { !$0.contains(": ") }
    #expect(told.allSatisfy { $0.count <= 80 })
    let records = try #require(try Self.records(data))
    #expect(records.profile.birthYear == 1985 && records.profile.sex == .female)
    #expect(
      records.assessments.map(\.measured) == [
        [.pushUps: [20], .seatedRotation: [44, 46], .plank: [62.5], .kneeToWall: [11.5, 9]]
      ])
    // What is known is not asked again.
    let again = try Self.screen(data, typing: "30\n")
    #expect(!again.contains("birth year") && again.contains("Saved with 1 test."))
  }

  @Test("the same in Spanish") func spanish() throws {
    let screen = try Self.screen(data, typing: "1950\nmujer\nmil\n25\n\n", ["--lang", "es"])
    for part in [
      "Tu año de nacimiento", "Tu sexo, para los baremos: mujer, hombre",
      "No es un número; escribe de 0 a 600.", "1/11 Boca arriba", "Elevación mantenida",
    ] { #expect(screen.contains(part), "\(part)") }
    #expect(try Self.records(data)?.assessments.map(\.measured) == [[.neckHold: [25]]])
  }

  @Test(
    "without any answer nothing is saved, and that is said", arguments: ["", "1985\nmale\n\n\n"])
  func nothing(keys: String) throws {
    let screen = try Self.screen(data, typing: keys)
    #expect(screen.contains("Nothing was measured, so nothing was saved."))
    #expect(try Self.records(data)?.assessments == [])
  }

  @Test("notes that are too long are refused before anything is asked") func notes() throws {
    let shown = try PseudoTerminal().run(
      Self.program(data, ["--notes", String(repeating: "a", count: 501)]), typing: "1985\n")
    #expect(shown.status == 2 && !shown.screen.contains("birth year"))
  }

  @Test("away from a terminal it says what to type, and reads nothing") func piped() throws {
    let result = try Self.program(data).run()
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        "To save results: readyday body assess --test neck-hold=10 seated-rotation=11/9\n"))
    #expect(try Self.records(data) == nil)
  }

  struct Answer: Sendable, CustomTestStringConvertible {
    let text: String
    let test: SelfTest
    var values: [Double]?
    var fault: AnswerFault?
    var testDescription: String { "\(test) \(text)" }
  }

  @Test(
    "what is typed is understood, or it is told why not",
    arguments: [
      Answer(text: "60", test: .plank, values: [60]),
      Answer(text: "62,5", test: .plank, values: [62.5]),
      Answer(text: "3600", test: .plank, values: [3600]),
      Answer(text: "3600.1", test: .plank, fault: .beyondLimits),
      Answer(text: "-1", test: .plank, fault: .beyondLimits),
      Answer(text: "1 2", test: .plank, fault: .tooMany),
      Answer(text: "1,2,3", test: .plank, fault: .noNumber),
      Answer(text: "nan", test: .plank, fault: .noNumber),
      Answer(text: ",", test: .plank, fault: .noNumber),
      Answer(text: "-3,5", test: .backScratch, values: [-3.5]),
      Answer(text: "10", test: .kneeToWall, values: [10]),
      Answer(text: "11 9", test: .kneeToWall, values: [11, 9]),
      Answer(text: "11, 9", test: .kneeToWall, values: [11, 9]),
      Answer(text: "11,5 9,5", test: .kneeToWall, values: [11.5, 9.5]),
      Answer(text: "11;9", test: .kneeToWall, values: [11, 9]),
      Answer(text: "11,9", test: .kneeToWall, fault: .comma),
      Answer(text: "1 2 3", test: .kneeToWall, fault: .tooMany),
      Answer(text: "10 cm", test: .kneeToWall, fault: .noNumber),
    ])
  func answer(row: Answer) {
    var (values, fault): ([Double]?, AnswerFault?) = (nil, nil)
    do throws(AnswerFault) {
      values = try row.test.values(of: row.text)
    } catch {
      fault = error
    }
    #expect(values == row.values && fault == row.fault)
  }
}
