import ReadyDayCore
import Testing

@testable import readyday

@Suite("Help") struct HelpTests {
  @Test("every page fits 80 columns and names every option", arguments: actions, Language.allCases)
  func pages(name: String, language: Language) throws {
    let syntax = try Self.syntax(name)
    let page = Help(language: language).page(of: syntax)
    #expect(page.allSatisfy { $0.count <= Help.width && !$0.hasSuffix(" ") })
    for option in syntax.options {
      let shown = SharedOptions.isCommon(option) ? option.flag : option.usage.text(in: language)
      #expect(page.contains { $0.contains(shown) }, "\(option.flag)")
    }
  }

  static let actions = Commands.actions.map(\.syntax.command)

  static func syntax(_ name: String) throws -> Syntax {
    try #require(Commands.actions.first { $0.syntax.command == name }).syntax
  }

  @Test(
    "a command's page fits too, lists its actions and has two examples", arguments: Commands.names,
    Language.allCases)
  func commands(name: String, language: Language) throws {
    let command = try #require(Commands.named(name))
    let page = Help(language: language).page(of: command)
    #expect(page.allSatisfy { $0.count <= Help.width && !$0.hasSuffix(" ") })
    #expect(command.examples.count >= 2)
    for action in command.named {
      #expect(page.contains { $0.hasPrefix("  \(action.words.joined(separator: " ")) ") })
    }
  }

  @Test("nothing of a Spanish page is English but what is typed", arguments: actions)
  func spanish(name: String) throws {
    let syntax = try Self.syntax(name)
    func lines(_ language: Language) -> Set<String> {
      Set(
        Help(language: language).page(of: syntax).filter { line in
          let words = line.split(separator: " ")
          // A list of codes is the same everywhere.
          let codes = words.count { $0.hasSuffix(",") || $0.hasSuffix(".") }
          return words.count > 2 && 2 * codes < words.count && words.first != "readyday"
            && words.allSatisfy { !$0.hasPrefix("-") }
        })
    }
    #expect(lines(.english).intersection(lines(.spanish)) == [])
  }

  @Test("every example fits 80 columns in the manual page too") func widths() {
    let indent = 9
    for example in Commands.actions.flatMap({ $0.syntax.examples }) {
      #expect(example.line.count + indent <= Help.width, "\(example.line)")
    }
  }

  @Test("every example is a command line that can be read", arguments: Commands.names)
  func examples(name: String) throws {
    let command = try #require(Commands.named(name))
    for example in command.examples + command.actions.flatMap(\.syntax.examples) + Help.start {
      // As a shell reads it: quotes keep < and > from it.
      let line = example.line.prefix { $0 != "|" }.split(separator: " > ")[0]
      let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
      #expect(words.first == "readyday")
      #expect(throws: Never.self) { try Invocation(Array(words.dropFirst()), Environment([:])) }
    }
  }

  @Test("no two options of an action share a name or a letter") func uniqueNames() {
    for syntax in Commands.actions.map(\.syntax) {
      let flags = syntax.options.flatMap(\.flags)
      #expect(Set(flags).count == flags.count, "\(syntax.command)")
    }
  }

  @Test("no choice is broken at the end of a line", arguments: Language.allCases)
  func choices(language: Language) throws {
    let page = Help(language: language).options.joined(separator: "\n")
    for choice in PrivacyOptions.choices { #expect(page.contains(choice), "\(choice)") }
  }

  @Test(
    "the overview has what the first week needs, the whole one every command",
    arguments: Language.allCases)
  func overview(language: Language) {
    let help = Help(language: language)
    func lists(_ page: [String]) -> [String] {
      Commands.names.filter { name in page.contains { $0.hasPrefix("  \(name) ") } }
    }
    #expect(Set(lists(help.overview)) == Set(Commands.first.map(\.name)))
    #expect(Commands.first.count <= 12)
    let whole = help.overview(of: Commands.groups)
    #expect(lists(whole) == Commands.names)
    for name in ["alerts", "next", "check", "recovery", "score", "plan", "workout", "body"] {
      #expect(whole.joined(separator: " ").contains("\(name) "))
    }
  }

  @Test("pages are as wide as the terminal", arguments: [40, 60, 100], Language.allCases)
  func widths(width: Int, language: Language) {
    let help = Help(language: language, width: width)
    let pages = [help.overview, help.overview(of: Commands.groups)]
    for line in pages.joined() where !line.hasPrefix("  readyday") {
      #expect(line.count <= width, "\(line)")
    }
    let usual = Help(language: language)
    #expect(width > Help.width || help.overview.count > usual.overview.count)
  }
}
