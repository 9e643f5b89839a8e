import Testing

@testable import readyday

@Suite("ArgumentParser")
struct ArgumentParserTests {
  private static let date = CommandOption("date", .word(name: "DATE"), help: "the day")
  private static let paths = CommandOption(
    "whoop", .words(name: "PATH"), variable: "READYDAY_WHOOP", help: "the files")
  private static let kinds = CommandOption("require", .someOf(["sleep", "load"]), help: "needs")
  private static let format = CommandOption("format", .oneOf(["text", "json"]), help: "looks")
  private static let quiet = CommandOption("quiet", letter: "q", help: "less")

  private static func parse(
    _ line: String, operand: String? = "NAME", environment: [String: String] = [:]
  ) throws(UsageError) -> Arguments {
    let syntax = Syntax(
      "try", operand: operand, summary: "", details: "",
      groups: [.init(title: "All", options: [date, paths, kinds, format, quiet])], examples: [])
    return try ArgumentParser(syntax: syntax, environment: Environment(environment))
      .parse(line.split(separator: " ").map(String.init))
  }

  private static func texts(_ values: [Arguments.Given]) -> [String] { values.map(\.text) }

  @Test(
    "a value stands behind its option or is joined to it",
    arguments: ["--date today", "--date=today"])
  func bothForms(line: String) throws {
    let given = try #require(try Self.parse(line).value(of: Self.date))
    #expect(given == .init(text: "today", origin: "--date"))
  }

  @Test("a value may begin with one dash and hold equals signs")
  func oddValues() throws {
    #expect(try Self.parse("--date -1w").value(of: Self.date)?.text == "-1w")
    #expect(try Self.parse("--date=a=b").value(of: Self.date)?.text == "a=b")
  }

  @Test("an option takes several words, comes again, and ends at the next option")
  func severalWords() throws {
    let arguments = try Self.parse("--whoop a b --date today --whoop=c d --whoop -")
    #expect(Self.texts(arguments.values(of: Self.paths)) == ["a", "b", "c", "-"])
    #expect(arguments.operands == ["d"])
  }

  @Test("two dashes end the options")
  func endOfOptions() throws {
    let arguments = try Self.parse("--whoop a -- b --quiet -- --date")
    #expect(Self.texts(arguments.values(of: Self.paths)) == ["a"])
    #expect(arguments.operands == ["b", "--quiet", "--", "--date"])
    #expect(!arguments.has(Self.quiet))
  }

  @Test("lists of choices are taken apart at their commas")
  func lists() throws {
    let arguments = try Self.parse("--require sleep,load")
    #expect(Self.texts(arguments.values(of: Self.kinds)) == ["sleep", "load"])
  }

  @Test("the last of several values counts")
  func lastWins() throws {
    #expect(try Self.parse("--date a --date b").value(of: Self.date)?.text == "b")
  }

  @Test("the environment speaks where the option is silent")
  func environment() throws {
    let variables = ["READYDAY_WHOOP": "a:b"]
    let silent = try Self.parse("", environment: variables)
    #expect(Self.texts(silent.values(of: Self.paths)) == ["a", "b"])
    #expect(silent.value(of: Self.paths)?.origin == "READYDAY_WHOOP")
    let spoken = try Self.parse("--whoop c", environment: variables)
    #expect(Self.texts(spoken.values(of: Self.paths)) == ["c"])
  }

  @Test(
    "what cannot be followed is said",
    arguments: [
      ("--dat today", "unknown option --dat"),
      ("-x", "unknown option -x"),
      ("--date", "--date needs a value"),
      ("--date --quiet", "--date needs a value"),
      ("--date=", "--date needs a value"),
      ("--whoop", "--whoop needs a value"),
      ("--quiet=yes", "--quiet takes no value"),
      ("--format yaml", "--format: cannot read \"yaml\""),
      ("--require sleep,weather", "--require: cannot read \"weather\""),
      ("extra", "unexpected argument \"extra\""),
    ])
  func errors(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.parse(line, operand: nil) }
    #expect(error?.message == message)
  }

  @Test("letters stand for their options")
  func letters() throws {
    #expect(try Self.parse("-q").has(Self.quiet))
    #expect(try Self.parse("-h").has(Syntax.help))
  }
}
