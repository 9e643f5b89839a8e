extension Report {
  /// Paths, or an answer of one line: each is written whole, since it may be copied.
  ///
  /// - Parameters:
  ///   - lines: what is listed.
  ///   - language: the language they are in.
  package init(lines: [String], in language: Language) {
    self.init(language, [Section(nil, .lines(lines))])
  }
}

extension Report.Content {
  /// Each on a line of its own, however long it is.
  static func lines(_ lines: [String]) -> Report.Content {
    .paragraphs(lines.map { Report.Paragraph($0, isCommand: true) })
  }
}

extension TextStyle {
  /// The same without colour, on lines of any length.
  package var unbroken: TextStyle {
    TextStyle(usesColour: false, usesASCII: usesASCII, width: .max)
  }

  /// To the byte, for text that a program may read: neither broken, coloured nor respelled.
  package static let verbatim = TextStyle(usesColour: false, usesASCII: false, width: .max)
}
