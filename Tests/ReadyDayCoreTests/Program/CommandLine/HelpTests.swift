import ReadyDayCore
import Testing

@testable import readyday

@Suite("Help")
struct HelpTests {
  @Test(
    "every page fits 80 columns, names every option and has two examples",
    arguments: Commands.names, Language.allCases)
  func pages(name: String, language: Language) throws {
    let syntax = try #require(Commands.named(name)).syntax
    let page = Help(language: language).page(of: syntax)
    #expect(page.allSatisfy { $0.count <= Help.width && !$0.hasSuffix(" ") })
    for option in syntax.options {
      let shown = CommonOptions.isCommon(option) ? option.flag : option.usage.text(in: language)
      #expect(page.contains { $0.contains(shown) }, "\(option.flag)")
    }
    #expect(syntax.examples.count >= 2)
  }

  @Test("nothing of a Spanish page is English but what is typed", arguments: Commands.names)
  func spanish(name: String) throws {
    let syntax = try #require(Commands.named(name)).syntax
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

  @Test("every example fits 80 columns in the manual page too")
  func widths() {
    let indent = 9
    for example in Commands.all.flatMap({ $0.syntax.examples }) {
      #expect(example.line.count + indent <= Help.width, "\(example.line)")
    }
  }

  @Test("every example is a command line that can be read", arguments: Commands.names)
  func examples(name: String) throws {
    let type = try #require(Commands.named(name))
    for example in type.syntax.examples + Help.start {
      // As a shell reads it: quotes keep < and > from it.
      let line = example.line.prefix { $0 != "|" }.split(separator: " > ")[0]
      let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
      #expect(words.first == "readyday")
      #expect(throws: Never.self) { try Invocation(Array(words.dropFirst()), Environment([:])) }
    }
  }

  @Test("no two options of a command share a name", arguments: Commands.names)
  func uniqueNames(name: String) throws {
    let names = try #require(Commands.named(name)).syntax.options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("no choice is broken at the end of a line", arguments: Language.allCases)
  func choices(language: Language) throws {
    let page = Help(language: language).options.joined(separator: "\n")
    for choice in PrivacyOptions.choices {
      #expect(page.contains(choice), "\(choice)")
    }
  }

  @Test("the overview lists every command", arguments: Language.allCases)
  func overview(language: Language) {
    let page = Help(language: language).overview(of: Commands.groups)
    for name in Commands.names {
      #expect(page.contains { $0.hasPrefix("  \(name) ") })
    }
  }
}
