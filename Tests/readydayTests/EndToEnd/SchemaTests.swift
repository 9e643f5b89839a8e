import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("JSON and its schemas") struct SchemaTests {
  struct Way: Sendable, CustomTestStringConvertible {
    let words: [String]

    init(_ words: String...) { self.words = words }

    var testDescription: String { words.joined(separator: " ") }

    var schema: DocumentName? { DocumentName(rawValue: words[0]) }
  }

  static let ways = [
    Way("brief"), Way("brief", "--date", "2026-03-11"), Way("week"), Way("windows"),
    Way("alerts", "--within", "4h"), Way("explain", "load"),
    Way("explain", "2"), Way("what-if", "--drop", "1"),
    Way("what-if", "--move", "2=2026-03-12T10:00"), Way("doctor"), Way("workout"),
  ]

  private static func faults(_ way: Way, _ program: Program) throws -> [String] {
    let result = try program.runHere()
    #expect(result.status == 0, "\(result.errors)")
    let schema = try #require(way.schema)
    return try SchemaCheck(schema: schema.schema).faults(in: result.output)
  }

  @Test("a schema has the name that its document says", arguments: ["what_if", "readyday.what_if"])
  func spelling(name: String) throws {
    let asked = try Program(["schema", name]).runHere()
    let spelled = try Program(["schema", "what-if"]).runHere()
    #expect(asked.status == 0 && asked.output == spelled.output)
  }

  @Test("each command writes what its schema says", arguments: ways, ["en", "es"])
  func commands(_ way: Way, language: String) throws {
    var program = Program.brief("--lang", language, "--format", "json")
    program.arguments.replaceSubrange(0..<1, with: way.words)
    #expect(try Self.faults(way, program) == [])
  }

  @Test(
    "so do those that look at one kind of data",
    arguments: [
      Way("agenda", "--days", "3", "--calendar", "calendars"),
      Way("next", "--calendar", "calendars"),
      Way("next", "--within", "1m", "--calendar", "calendars"),
      Way("recovery", "--days", "9", "--whoop", "whoop"), Way("sleep", "--whoop", "whoop"),
      Way("import", "whoop", "whoop"), Way("config", "show"), Way("score", "--whoop", "whoop"),
    ])
  func oneKind(_ way: Way) throws {
    try TemporaryFolder.with { data in
      var program = Program(
        way.words + ["--date", "2026-03-10", "--tz", "UTC", "--format", "json"])
      if ["import", "config"].contains(way.words[0]) {
        program.arguments = way.words + ["--format", "json"]
      }
      program.environment["XDG_DATA_HOME"] = data.url.path
      program.environment["HOME"] = data.url.path
      let faults = try Self.faults(way, program)
      #expect(faults == [])
    }
  }

  @Test(
    "and so does every scenario for programs",
    arguments: Scenario.alone.filter { $0.name.hasSuffix("-json") })
  func scenarios(_ scenario: Scenario) throws {
    let name = try #require(scenario.arguments.first)
    guard name != "schema" else { return }
    let block = scenario.own[0]
    let failed = block.output.isEmpty
    let schema = failed ? DocumentName.error : try #require(DocumentName(rawValue: name))
    let document = failed ? block.errors : block.output
    #expect(try SchemaCheck(schema: schema.schema).faults(in: Scenario.Block.text(document)) == [])
  }

  @Test(
    "what is kept is told as its schema says",
    arguments: [
      ("body today", DocumentName.body), ("body programme", .body), ("body results --all", .body),
      ("body progress", .body), ("body profile", .body), ("body movements calf", .movements),
      ("explain body", .explain), ("plan list", .plans), ("reflect list", .reflections),
      ("plan activities racket", .activities), ("workout yoga", .workout),
      ("workout --past 60 --whoop whoop", .workouts),
    ])
  func kept(line: String, schema: DocumentName) throws {
    try TemporaryFolder.with { home in
      for made in [
        "body profile --equipment band --health none", "body assess --test plank=75",
        "body programme start", "plan add padel 7am --repeat daily", "plan done padel",
        "reflect add --plan padel --feeling 4",
      ] { #expect(try Program(made, at: home).runHere().status == 0, "\(made)") }
      let document = try Program(line + " --format json", at: home).runHere().output
      #expect(try SchemaCheck(schema: schema.schema).faults(in: document) == [])
    }
  }

  /// What commands write that bears another name than theirs.
  private static let documents = ["demo": "brief", "plan": "plans", "reflect": "reflections"]

  @Test("every command that writes JSON has a schema") func complete() {
    for command in Commands.all {
      let options = command.actions.flatMap { $0.syntax.options }
      let format = options.first { $0.name == "format" }
      guard format?.candidates.words.contains("json") == true else { continue }
      let name = Self.documents[command.name] ?? command.name
      #expect(DocumentName(rawValue: name) != nil, "\(name)")
    }
  }

  @Test(
    "a member that goes, comes, or changes its name or kind is noticed",
    arguments: [
      ("\"score\" :", "\"points\" :"), ("\"warnings\" : [", "\"warnings\" : [null,"),
      ("\"counted\" : true", "\"counted\" : 1"), ("\"date\" : \"2026", "\"date\" : \"26"),
      ("\"status\" : \"complete\"", "\"status\" : \"whole\""),
      ("\"load\" : {", "\"load\" : {\"more\": 0,"),
      ("\"readyday.brief\"", "\"readyday.agenda\""),
    ])
  func noticed(written: String, instead: String) throws {
    let brief = try Program.brief("--format", "json").runHere().output
    #expect(brief.contains(written))
    let check = SchemaCheck(schema: DocumentName.brief.schema)
    #expect(try check.faults(in: brief).isEmpty)
    #expect(try check.faults(in: brief.replacing(written, with: instead)) != [])
  }

  @Test("what is printed is the schema, and an unknown name gets a suggestion")
  func printed() throws {
    for schema in DocumentName.allCases {
      let result = try Program(["schema", schema.rawValue]).runHere()
      #expect(result.output == schema.schema.document && result.status == 0)
      #expect(result.output.contains("\"urn:readyday:\(schema.rawValue)\""))
    }
    let unknown = try Program(["schema", "breif"]).runHere()
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean \"brief\"?"))
  }
}
