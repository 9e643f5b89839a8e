import Foundation
import ReadyDayCore
import Testing

@testable import readyday

/// What the program says is held to the words of the article *Design*.
@Suite("Plain words")
struct PlainWordsTests {
  /// English that reads like a translation.
  private static let english = [
    "when left out", "so many", "so much", " told", " tells of", "passed over", " anew", "whoever",
    "its owner", "their owner", "makes no sense", " is no zone", "take along", "e-mail", " is kept",
    "data are", "cannot be followed", "wants no", "no more requests", "as it is named",
    "scope offline",
  ]
  /// Calques, other words for the same thing, and *usted*.
  private static let spanish = [
    "orden desconocida", "órdenes", "considera ", "manejable", "trabajo profundo", "dueño",
    "de fábrica",
    "usted", "pasado por alto", "no se entiende", "queda guardad", "queda borrad", "un terminal",
    "promedio", "omisión", "directorio", "fichero", "demanda", "email",
  ]

  /// The text of every message, without what is inserted.
  private static func literals(_ folder: String) throws -> [String] {
    let words = Fixtures.repository.appending(path: "Sources/readyday/Words/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(atPath: words.path)
    return try files.flatMap { file in
      try String(contentsOf: words.appending(path: file), encoding: .utf8).split(separator: "\n")
        .filter { !$0.contains("///") }
        .flatMap { $0.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) } }
    }
  }

  /// Help, the manual page and a new configuration.
  private static func pages(_ language: Language) -> [String] {
    let help = Help(language: language)
    let syntaxes = Commands.all.map { $0.syntax }
    let man = ManPage(commands: syntaxes, language: language).text
    let template = ConfigurationTemplate(in: language).text
    return syntaxes.flatMap(help.page) + help.options + help.overview(of: Commands.groups)
      + (man + template).split(separator: "\n").map(String.init)
  }

  @Test("no message and no page uses a word it should not", arguments: Language.allCases)
  func words(language: Language) throws {
    let isEnglish = language == .english
    let texts = try Self.literals(isEnglish ? "English" : "Spanish") + Self.pages(language)
    #expect(texts.count > 1000)
    for word in isEnglish ? Self.english : Self.spanish {
      for text in texts { #expect(!text.lowercased().contains(word), "\(word): \(text)") }
    }
  }

  @Test("the glossary has every term once in each language, and enough of them")
  func glossary() throws {
    let article = Fixtures.repository.appending(
      path: "Sources/ReadyDayCore/ReadyDayCore.docc/Design.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = text.components(separatedBy: "| English | Spanish | meaning |\n")
    let rows = try #require(table.last).split(separator: "\n").prefix { $0.hasPrefix("|") }
      .dropFirst()
    let terms = rows.map { $0.split(separator: " | ").map { $0.filter { $0 != "|" } } }
    #expect((30...60).contains(terms.count))
    #expect(Set(terms.map { $0[0] }).count == terms.count)
    #expect(terms.allSatisfy { $0.count >= 2 && !$0[1].isEmpty })
  }
}
