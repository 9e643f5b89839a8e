import Testing

@testable import ReadyDayCore

/// What the words behind a command mean, without a program that runs it.
@Suite("Typed arguments") struct TypedArgumentsTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private static func arguments(
    _ line: String, _ options: [any CommandOption]
  ) throws(UsageError) -> Arguments {
    let syntax = Syntax(
      "try", [Operand(.typed("WORDS"), repeats: true)], summary: .typed(""), details: .typed(""),
      groups: [.init(title: .typed("All"), options: options)], examples: [])
    let arguments = try ArgumentParser(syntax: syntax, environment: Environment([:]))
      .parse(words(line))
    try arguments.check(syntax.options)
    return arguments
  }

  private static let occasion = BriefingDate(
    .daysFromToday(0), at: Instant(secondsSince1970: 1_773_223_200), in: .utc, Preferences())

  @Test(
    "a correction is an event and what it is, in either language",
    arguments: [
      ("3 kind leisure", "3", Correction.Change.kind(.leisure)),
      ("4 kind comida", "4", .kind(.meal)), ("4 tipo comida", "4", .kind(.meal)),
      ("board review demand low", "board review", .demand(.low)), ("3 low", "3", .demand(.low)),
      ("3 demand none", "3", .demand(nil)), ("2 ajeno", "2", .owner(.others)),
      ("gym ignore", "gym", .ignore), ("5 movible", "5", .movable),
    ])
  func correction(line: String, name: String, change: Correction.Change) throws {
    let read = try Correction.read(Self.words(line))
    #expect(read.0 == EventName(name))
    #expect(read.1 == change)
  }

  @Test(
    "what no correction is names what would be",
    arguments: [
      ("3", "correct needs a change"), ("3 kind nonsense", "correct: invalid value \"nonsense\""),
      ("3 colour red", "correct: invalid value \"colour\""),
    ])
  func noCorrection(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Correction.read(Self.words(line)) }
    #expect(error?.message.inEnglish == message)
    #expect(error?.hints.isEmpty == false)
  }

  @Test(
    "trends are of the days that are asked for",
    arguments: [
      ("", "2026-01-19", "2026-03-11"), ("hrv --weeks 1", "2026-03-09", "2026-03-11"),
      ("recovery 2026-W08", "2026-02-16", "2026-02-22"),
      ("--from 2026-02-01 --to 2026-02-10", "2026-02-01", "2026-02-10"),
      ("--to 2026-02-28", "2026-01-04", "2026-02-28"),
    ])
  func trends(line: String, first: String, last: String) throws {
    let query = try TrendQuery(Self.arguments(line, TrendQuery.options))
    let dates = try query.dates(on: Self.occasion)
    #expect(dates.lowerBound.description == first)
    #expect(dates.upperBound.description == last)
    #expect(!query.isOpen)
  }

  @Test("a table without a range is of all days") func table() throws {
    #expect(try TrendQuery(Self.arguments("", TrendQuery.options), isTable: true).isOpen)
    let weeks = try Self.arguments("--weeks 2", TrendQuery.options)
    #expect(try !TrendQuery(weeks, isTable: true).isOpen)
  }

  @Test(
    "two ranges, or a word that is no metric, are refused",
    arguments: [
      ("--weeks 2 --from today", "--weeks and --from cannot be combined"),
      ("2026-W08 --weeks 2", "WEEK and --weeks cannot be combined"),
      ("nonsense", "trends: invalid value \"nonsense\""),
      ("hrv nonsense", "trends: invalid value \"nonsense\""),
    ])
  func noTrends(line: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try TrendQuery(Self.arguments(line, TrendQuery.options))
    }
    #expect(error?.message.inEnglish == message)
  }

  @Test(
    "how somebody says they are",
    arguments: [
      ("tired", SaidFeeling.State.word(.tired), ""),
      ("4 short meetings", .word(.rated(4)), "short meetings"),
      ("injured knee today", .word(.injured(.knee)), "today"),
      ("ill since monday", .ill, "since monday"),
      ("ill with chest pain", .word(.ill(isSystemic: true)), "with chest pain"),
      ("fine a good night", .word(.fine), "a good night"),
    ])
  func feeling(line: String, state: SaidFeeling.State, note: String) throws {
    let said = try SaidFeeling(Self.words(line), usage: .typed(""))
    #expect(said.state == state)
    #expect(said.note == Self.words(note))
  }

  @Test(
    "a feeling that nobody knows, or an injury of nothing, is refused",
    arguments: ["7", "blue", "injured", "injured nose"])
  func noFeeling(line: String) {
    #expect(throws: UsageError.self) { try SaidFeeling(Self.words(line), usage: .typed("")) }
  }

  @Test(
    "the result of a self-test has a value for each side",
    arguments: [
      ("plank=60", [60]), ("plank=62,5", [62.5]), ("knee-to-wall=11/9", [11, 9]),
      ("knee-to-wall=11,5 9", [11.5, 9]), ("Plank=1e2", []), ("plank=60/50", []), ("plank", []),
      ("knee-to-wall=11,9", []), ("plank=9999", []),
    ] as [(String, [Double])])
  func selfTest(text: String, values: [Double]) {
    #expect(MeasuredTest(text)?.values ?? [] == values)
  }

  @Test("a topic is a word of either language, a rule, a letter or an event") func topics() throws {
    for word in ["sleep", "SUEÑO", "sueno", "A", "sleep-debt", "board review", "3"] {
      #expect(throws: Never.self) { try ExplainedTopic(word) }
    }
    #expect(try ExplainedTopic("puntuación").isOfScore)
    #expect(try !ExplainedTopic("recovery").isOfScore)
  }
}
