import Testing

@testable import readyday

/// The flags that a rendering of the option description tells of.
private struct Flags {
  let name: String

  private static func flags(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
  }

  var help: Set<String> {
    get throws {
      let syntax = try #require(Commands.named(name)).syntax
      let terms = Help.page(of: syntax).compactMap { $0.firstMatch(of: /^  (?:-., )?(--[a-z-]+)/) }
      return Set(terms.map { String($0.1) })
    }
  }

  var man: Set<String> {
    get throws {
      let text = ManPage(commands: Commands.all.map { $0.syntax }).text.replacing("\\-", with: "-")
      let sections = text.split(separator: "\n.SS readyday ")
      let own = try #require(sections.first { $0.hasPrefix("\(name) ") })
      let list = try #require(own.split(separator: "Options:").dropFirst().first)
      return Self.flags(in: try #require(list.split(separator: "\n.").first))
    }
  }

  private static func script(_ shell: Completions.Shell) -> String {
    Completions(of: Commands.all.map { $0.syntax }, usual: "brief").script(for: shell)
  }

  var bash: Set<String> {
    get throws {
      let lines = Self.script(.bash).split(separator: "\n")
      return Self.flags(
        in: try #require(lines.first { $0.hasPrefix("    \(name)) offered='-") }))
    }
  }

  var zsh: Set<String> {
    get throws {
      let cases = Self.script(.zsh).split(separator: ";;")
      let own = try #require(cases.first { $0.contains("\n    (\(name))\n") })
      let starts = own.split(separator: "\n").compactMap {
        $0.firstMatch(of: /^        (?:'\*'|'\(-. --[a-z-]+\)'\{-.,)?(--[a-z-]+)/)
      }
      return Set(starts.map { String($0.1) }).subtracting(["--version"])
    }
  }

  var fish: Set<String> {
    let lines = Self.script(.fish).split(separator: "\n")
    let options = lines.compactMap { $0.firstMatch(of: /-n '__readyday_in ([^']*)' -l ([a-z-]+)/) }
    return Set(
      options.filter { $0.1.split(separator: " ").contains(name[...]) }.map { "--\($0.2)" })
  }
}

@Suite("One description of the options")
struct OneDescriptionTests {
  @Test(
    "flags in help, in the manual page and in completions are the same", arguments: Commands.names)
  func flags(name: String) throws {
    let flags = Flags(name: name)
    let known = Set(try #require(Commands.named(name)).syntax.options.map(\.flag))
    #expect(try flags.help == known)
    #expect(try flags.man == known)
    #expect(try flags.bash == known)
    #expect(try flags.zsh == known)
    #expect(flags.fish == known)
  }

  @Test("the manual page explains every option, variable and exit status")
  func page() {
    let text = ManPage(commands: Commands.all.map { $0.syntax }).text.replacing("\\-", with: "-")
    for option in Commands.all.flatMap({ $0.syntax.options }) {
      #expect(
        text.contains("\n.TP\n\\fB\(Roff.text(option.usage).replacing("\\-", with: "-"))\\fP"))
      guard let variable = option.variable else { continue }
      #expect(text.contains("\n.TP\n.B \(variable)\n"))
    }
    for status in ExitStatus.allCases { #expect(text.contains("\n.TP\n.B \(status.rawValue)\n")) }
  }

  @Test("every variable an option has is among those that are looked at")
  func variables() {
    let known = Set(Environment.known.map(\.name))
    let options = Commands.all.flatMap { $0.syntax.options }
    #expect(Set(options.compactMap(\.variable)).isSubset(of: known))
  }

  struct Offer: Sendable, CustomTestStringConvertible {
    let operand: String
    let words: [[String]]
    var places: [Candidates.Place?]
    var testDescription: String { operand }
  }

  @Test(
    "operands tell what can be offered for them",
    arguments: [
      Offer(operand: "show|path|check", words: [["show", "path", "check"]], places: [nil]),
      Offer(operand: "whoop PATH...", words: [["whoop"], []], places: [nil, .files]),
      Offer(operand: "N|load", words: [["load"]], places: [nil]),
      Offer(operand: "add|list [FILE]", words: [["add", "list"], []], places: [nil, .files]),
      Offer(operand: "DIR", words: [[]], places: [.folders]),
    ])
  func operands(expected: Offer) {
    let syntax = Syntax(
      "try", operand: expected.operand, summary: "", details: "", groups: [], examples: [])
    #expect(syntax.operands.map(\.candidates.words) == expected.words)
    #expect(syntax.operands.map(\.candidates.place) == expected.places)
    #expect(syntax.operands.map(\.repeats).last == expected.operand.hasSuffix("..."))
  }

  @Test("text cannot be taken for a request of roff's")
  func roff() {
    #expect(Roff.text(".ics") == "\\&.ics")
    #expect(Roff.text("'q' \\d --x ñ") == "\\(aqq\\(aq \\ed \\-\\-x \\[u00F1]")
  }
}
