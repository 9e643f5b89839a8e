/// A program that tells of an alert, such as `notify-send {title} {body}`: words, never a shell.
package struct AlertCommand: Equatable, Sendable {
  private let words: [String]

  /// Nil if there are no words.
  package init?(_ words: [String]) {
    guard words.first?.isEmpty == false else { return nil }
    self.words = words
  }

  package var program: String { words[0] }

  /// The words behind the program. Only a whole word `{title}` or `{body}` is replaced.
  package func arguments(title: String, body: String) -> [String] {
    words.dropFirst().map { word in
      switch word {
      case "{title}": Self.harmless(title)
      case "{body}": Self.harmless(body)
      default: word
      }
    }
  }

  /// Without control characters. A word that begins as an option, or as a file to `curl -d @file`,
  /// gets a space before it.
  package static func harmless(_ text: String) -> String {
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    return plain.first.map { "-@<".contains($0) } == true ? " " + plain : plain
  }
}
