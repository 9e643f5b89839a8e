import Testing

@testable import ReadyDayCore
@testable import readyday

/// What help, the manual page and a new configuration say in both languages.
@Suite("Help in Spanish") struct SpanishHelpTests {
  @Test("every phrase differs, unless it is typed") func phrases() throws {
    let syntaxes = Commands.actions.map { $0.syntax }
    let own =
      Commands.all.flatMap { [$0.summary, $0.details] }
      + syntaxes.flatMap { syntax in
        [syntax.summary, syntax.details] + syntax.groups.map(\.title) + syntax.options.map(\.help)
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
}
