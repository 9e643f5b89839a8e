import Testing

@testable import ReadyDayCore

@Suite("ArgumentParser") struct ArgumentParserTests {
  private static let date = Option<String>(
    "date", .text(.typed("DATE")), help: "the day", es: "the day")
  private static let paths = Option<String>(
    "whoop", .path, .several, variable: "READYDAY_WHOOP", help: "the files", es: "the files")
  private static let kinds = Option<String>(
    "require", .oneOf(["sleep", "load"]) { $0 }, .list, help: "needs", es: "needs")
  private static let format = Option.format([.text, .json], help: "looks", es: "looks")
  private static let quiet = Flag("quiet", letter: "q", help: "less", es: "less")

  private static func parse(
    _ line: String, operands: [Operand] = [Operand(.typed("NAME"))],
    environment: [String: String] = [:]
  ) throws(UsageError) -> Arguments {
    let syntax = Syntax(
      "try", operands, summary: .typed(""), details: .typed(""),
      groups: [.init(title: .typed("All"), options: [date, paths, kinds, format, quiet])],
      examples: [])
    let arguments = try ArgumentParser(syntax: syntax, environment: Environment(environment))
      .parse(line.split(separator: " ").map(String.init))
    try arguments.check(syntax.options)
    return arguments
  }

  @Test(
    "a value stands behind its option or is joined to it",
    arguments: ["--date today", "--date=today"])
  func bothForms(line: String) throws {
    let given = try #require(try Self.parse(line).values(of: Self.date).last)
    #expect(given == .init(text: "today", origin: "--date"))
  }

  @Test("a value may begin with one dash and hold equals signs") func oddValues() throws {
    #expect(try Self.parse("--date -1w")[Self.date] == "-1w")
    #expect(try Self.parse("--date=a=b")[Self.date] == "a=b")
    #expect(try Self.parse("--whoop a -1w").operands == ["-1w"])
  }

  @Test("an option takes several words, comes again, and ends at the next option")
  func severalWords() throws {
    let arguments = try Self.parse("--whoop a b --date today --whoop=c d --whoop -")
    #expect(arguments.all(Self.paths) == ["a", "b", "c", "-"])
    #expect(arguments.operands == ["d"])
  }

  @Test("two dashes end the options") func endOfOptions() throws {
    let arguments = try Self.parse("--whoop a -- b --quiet -- --date")
    #expect(arguments.all(Self.paths) == ["a"])
    #expect(arguments.operands == ["b", "--quiet", "--", "--date"])
    #expect(!arguments.has(Self.quiet))
  }

  @Test("lists of choices are taken apart at their commas") func lists() throws {
    let arguments = try Self.parse("--require sleep,load")
    #expect(arguments.all(Self.kinds) == ["sleep", "load"])
  }

  @Test("an option with one value may be repeated only with the same") func repeated() throws {
    #expect(try Self.parse("--date a --date a")[Self.date] == "a")
    let error = #expect(throws: UsageError.self) { try Self.parse("--date a --date b") }
    #expect(error?.message.inEnglish == "--date is given twice, with different values")
  }

  @Test("the environment speaks where the option is silent") func environment() throws {
    let variables = ["READYDAY_WHOOP": "a:b"]
    let silent = try Self.parse("", environment: variables)
    #expect(silent.all(Self.paths) == ["a", "b"])
    #expect(silent.values(of: Self.paths).last?.origin == "READYDAY_WHOOP")
    let spoken = try Self.parse("--whoop c", environment: variables)
    #expect(spoken.all(Self.paths) == ["c"])
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
      ("--format yaml", "--format: invalid value \"yaml\""),
      ("--require sleep,weather", "--require: invalid value \"weather\""),
      ("extra", "unexpected argument \"extra\""),
    ])
  func errors(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.parse(line, operands: []) }
    #expect(error?.message.inEnglish == message)
  }

  @Test("an option that only other commands take is refused as such") func elsewhere() {
    let error = #expect(throws: UsageError.self) { try Self.parse("--now 08:00") }
    #expect(error?.message.inEnglish == "unknown option --now")
    #expect(
      error?.hints.map(\.inEnglish) == [
        "other commands take --now, try does not", "readyday try --help lists the options",
      ])
  }

  @Test("a value is what its type makes of it, and nothing where it was not given")
  func typed() throws {
    #expect(try Self.parse("--format json")[Self.format] == .json)
    #expect(try Self.parse("")[Self.format] == nil)
  }

  @Test("letters stand for their options") func letters() throws {
    #expect(try Self.parse("-q").has(Self.quiet))
    #expect(try Self.parse("-h").has(Syntax.help))
  }
}
