import Testing

@testable import ReadyDayCore

/// A program of two commands, whose actions do nothing but tell their name.
@Suite("Commands") struct CommandSetTests {
  private static let format = Option.format([.text, .json])

  private static func syntax(_ name: String, _ operands: [Operand] = []) -> Syntax {
    Syntax(
      name, operands, summary: .typed(name), details: .typed(name),
      groups: [.init(title: .typed("All"), options: [SharedOptions.language, format])],
      examples: [])
  }

  private static let set = CommandSet(
    [
      CommandGroup(
        title: .typed("All"),
        entries: [
          .init("day", Command(syntax("day", [.date]), "day")),
          .init(
            "plan",
            Command(
              "plan", summary: .typed("plan"), details: .typed("plan"), usual: "plan list",
              synonyms: ["add": "new, anadir"],
              actions: [
                CommandAction(syntax("plan list", [.date]), "list"),
                CommandAction(syntax("plan add", [Operand(.typed("WORDS"), repeats: true)]), "add"),
              ], examples: [])),
        ])
    ], usual: "day", ["plan": "sessions", "? day": "perhaps"])

  private static func told(_ line: String) throws(UsageError) -> String {
    switch try set.understood(line.split(separator: " ").map(String.init)) {
    case .version: "version"
    case .help(let topic): "help \(topic ?? "")"
    case .completion(let words): "complete \(words.joined(separator: " "))"
    case .usual(let words): "usual \(words.joined(separator: " "))"
    case .action(let action, let words): ([action.work] + words).joined(separator: " ")
    }
  }

  @Test(
    "words are an action and what stands behind it",
    arguments: [
      ("", "usual "), ("--version", "version"), ("--lang es", "usual --lang es"),
      ("--help", "help "), ("--lang es --help", "help "), ("plan --help", "help plan"),
      ("__complete plan a", "complete plan a"), ("tomorrow", "day tomorrow"),
      ("day friday --json", "day friday --json"), ("--lang es plan", "list --lang es"),
      ("plan friday", "list friday"), ("plan add run", "add run"), ("plan new run", "add run"),
      ("plan añadir correr", "add correr"), ("sessions add yoga", "add yoga"),
      ("show me my sessions", "list"), ("¿sessions?", "list"),
    ])
  func understood(line: String, told: String) throws { #expect(try Self.told(line) == told) }

  @Test(
    "what is none is refused with what may be meant",
    arguments: [
      (
        "plam", "unknown command \"plam\"",
        ["did you mean plan?", "readyday help --all lists the commands"]
      ),
      (
        "tomorow", "unknown command \"tomorow\"",
        ["did you mean tomorrow?", "readyday help --all lists the commands"]
      ),
      ("perhaps", "unknown command \"perhaps\"", ["try: readyday day"]),
      ("plan nonsense", "plan: invalid value \"nonsense\"", ["accepted: list, add"]),
      (
        "plan 15/3", "plan: invalid value \"15/3\"",
        ["accepted: today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23"]
      ),
      (
        "plan 10/03/2026", "plan: \"10/03/2026\" could be either of two dates",
        ["2026-03-10", "2026-10-03"]
      ),
    ])
  func refused(line: String, message: String, hints: [String]) {
    let error = #expect(throws: UsageError.self) { try Self.told(line) }
    #expect(error?.message.inEnglish == message)
    #expect(error?.hints.map(\.inEnglish) == hints)
  }
}
