import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// What the program says is held to the words of the article *Design*.
@Suite("Plain words") struct PlainWordsTests {
  /// English that reads like a translation.
  private static let english = [
    "when left out", "so many", "so much", " told", " tells of", "passed over", " anew", "whoever",
    "its owner", "their owner", "makes no sense", " is no zone", "take along", "e-mail", " is kept",
    "data are", "cannot be followed", "wants no", "no more requests", "as it is named",
    "scope offline", "scored morning", "scored night", "scored recover", "the night is scored",
    "breathing rate", "no body programme", "applies from", "as raised from", "as low from",
    "usual sleep time", "sitting bones", "stop at pain", "what went together", "a mail ",
    "as mailed", "in force", "in a line:",
  ]
  /// Calques, other words for the same thing, and *usted*.
  private static let spanish = [
    "orden desconocida", "órdenes", "considera ", "manejable", "trabajo profundo", "dueño",
    "de fábrica", "usted", "pasado por alto", "no se entiende", "queda guardad", "queda borrad",
    "un terminal", "promedio", "omisión", "directorio", "fichero", "demanda", "email", "puntuad",
    "puntuando", "puntuar", "calificación", "sueño atrasado", "carga de calendario",
    "programa corporal", "sin dato ", "no hay dato ", "reflexi", "planead", "dejando ", "cómo de ",
    "cardíac", "se aplica desde", "para si ", "entreno ", "va junto", "con y sin",
  ]

  /// The text of every message of the program and of every phrase of the core.
  private static func literals(_ language: Language) throws -> [String] {
    try (ofProgram + literals("Sources/ReadyDayCore/Language")).flatMap { source -> [String] in
      language == .spanish ? source.spanish : source.texts.filter { !source.spanish.contains($0) }
    }
  }

  /// Those of the program, and of what reads its command line.
  private static var ofProgram: [SourceLiterals] {
    get throws { try ["Sources/readyday", "Sources/ReadyDayCore/CommandLine"].flatMap(literals) }
  }

  private static func literals(_ room: String) throws -> [SourceLiterals] {
    let folder = Fixtures.repository.appending(path: room)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map {
        SourceLiterals(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
  }

  /// Help, the manual page and a new configuration.
  private static func pages(_ language: Language) -> [String] {
    let help = Help(language: language)
    let man = ManPage.whole(in: language).text
    let template = ConfigurationTemplate(in: language).text
    return Commands.all.flatMap { help.page(of: $0) }
      + Commands.actions.flatMap { help.page(of: $0.syntax) } + help.options
      + help.overview + help.overview(of: Commands.groups)
      + (man + template).split(separator: "\n").map(String.init)
  }

  @Test("no message and no page uses a word it should not", arguments: Language.allCases)
  func words(language: Language) throws {
    let isEnglish = language == .english
    let texts = try Self.literals(language) + Self.pages(language)
    #expect(texts.count > 2500)
    let lowered = texts.map { $0.lowercased() }
    for word in isEnglish ? Self.english : Self.spanish {
      #expect(lowered.first { $0.contains(word) } == nil, "\(word)")
    }
  }

  @Test("no English is left in a Spanish message") func noEnglish() throws {
    let english = /(?i)\b(the|is|are|of|or|and|with|cannot|needs?|takes|not|expected|to be|in)\b/
    for text in try Self.ofProgram.flatMap(\.spanish) {
      #expect(!text.contains(english), "\(text)")
    }
  }

  @Test("the text of a phrase is found, without what is inserted and with what is chosen there")
  func inserted() {
    let source = #"""
      case .one(let name): "a \"b\" \(name(of: (name))) c \(count == 1 ? "day" : "days") d"
      /// "no phrase"
      """#
    #expect(SourceLiterals(source).texts == ["day", "days", "a \"b\"  c  d"])
    let pair = SourceLiterals(#"say("one \(of("two"))", es: "uno \(of("dos"))" + "y") + "three""#)
    #expect(pair.spanish == ["dos", "uno ", "y"])
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
