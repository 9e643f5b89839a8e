import Testing

@testable import ReadyDayCore
@testable import readyday

/// Everything that help, the manual page and a new configuration say in Spanish.
@Suite("Help in Spanish")
struct SpanishHelpTests {
  private static let spanish = Help(language: .spanish)
  private static let english = Help(language: .english)

  /// Pages in both languages. Most lines stand on many of them.
  private static let pages: [(spanish: Set<String>, english: Set<String>)] =
    (Commands.all.map { (spanish.page(of: $0), english.page(of: $0)) }
    + Commands.actions.map { (spanish.page(of: $0.syntax), english.page(of: $0.syntax)) }
    + [
      (spanish.options, english.options),
      (spanish.overview, english.overview),
      (spanish.overview(of: Commands.groups), english.overview(of: Commands.groups)),
      (man(.spanish), man(.english)), (template(.spanish), template(.english)),
    ]).map { (Set($0.0), Set($0.1)) }

  /// All of the lines that `choose` takes from a page, each once.
  private static func lines(
    _ choose: ((spanish: Set<String>, english: Set<String>)) -> Set<String>
  ) -> Set<String> {
    pages.reduce(into: []) { $0.formUnion(choose($1)) }
  }

  private static func man(_ language: Language) -> [String] {
    let page = ManPage.whole(in: language)
    return lines(page.text.replacing("\\-", with: "-"))
  }

  private static func template(_ language: Language) -> [String] {
    lines(ConfigurationTemplate(in: language).text)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Whether a sentence has a word that only English has.
  private static func isEnglish(_ sentence: String) -> Bool {
    sentence.contains(
      /(?i)\b(the|is|are|of|or|and|with|cannot|needs?|takes|not|to|an|your|you|from|at|by|for|default)\b/
    )
  }

  /// `line` without commands, options, values and keys.
  private static func sentence(of line: String) -> String {
    guard !isTyped(line) else { return "" }
    return line.replacing(
      /«[^»]*»|"[^"]*"|\\f.|\$?[A-Z]+_[A-Z_]*|--?[a-z-]+[= ]?[a-z,|=0-9]*/, with: ""
    )
    .replacing(/[a-z_]+(\.[a-z_]+|\[\])+|[a-z-]+[|][a-z|-]*|(?:[a-z_-]+, )+[a-z_-]+/, with: "")
  }

  @Test("no sentence is left in English")
  func words() {
    for line in Self.lines(\.spanish) {
      #expect(!Self.isEnglish(Self.sentence(of: line)), "\(line)")
    }
  }

  @Test("a line that is the same in both languages is one that is typed")
  func lines() {
    for line in Self.lines({ $0.spanish.intersection($0.english) }) {
      #expect(Self.isTyped(line), "\(line)")
    }
  }

  /// A command, an option with its choices, a key with its value, or a request or comment of roff's.
  private static func isTyped(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let isSetting = text.contains(/^(?:\/\/ +)?(?:[a-z_]+: .*[,{]|},)$/)
    // Names, and continued lists of choices: `spo2, skin_temp, journal`.
    let isList = text.split(separator: " ").allSatisfy {
      $0.wholeMatch(of: /\(?(?:READYDAY_[A-Z]+|[~\/.a-z0-9_:"-]+)\)?[,;.]?/) != nil
    }
    return isSetting || isList && !isEnglish(line) || text == "Fish:"
      || ["readyday ", "-", ".", "\\fB", "{", "}"].contains(where: text.hasPrefix)
  }

  @Test("every phrase differs, unless it is typed")
  func phrases() throws {
    let syntaxes = Commands.actions.map { $0.syntax }
    let own =
      Commands.all.flatMap { [$0.summary, $0.details] }
      + syntaxes.flatMap { syntax in
        [syntax.summary, syntax.details] + syntax.groups.map(\.title)
          + syntax.options.map(\.help)
      }
    let others =
      Environment.known.compactMap(\.meaning) + ExitStatus.allCases.map(\.meaning)
      + ConfigurationKey.all.map(\.meaning) + ManWords.fileList.map(\.meaning)
    for phrase in own + others {
      #expect(phrase.text(in: .english) != phrase.text(in: .spanish))
      for language in Language.allCases {
        let text = phrase.text(in: language)
        #expect(!text.contains("  ") && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(text)")
      }
    }
  }

  @Test("a default is written the same way everywhere")
  func defaults() {
    for option in Commands.actions.flatMap({ $0.syntax.options }) {
      let (english, spanish) = (option.help.text(in: .english), option.help.text(in: .spanish))
      #expect(english.contains("default") == spanish.contains("por defecto"), "\(spanish)")
      #expect(!english.contains(/when left out|if omitted|by default:/), "\(english)")
    }
  }
}
