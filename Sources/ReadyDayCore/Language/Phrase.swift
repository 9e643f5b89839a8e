/// A few words of help in every language, next to the declaration they explain.
///
/// Help in only one language does not compile. Messages with numbers or names use `Voice`.
package struct Phrase: Equatable, Sendable {
  private let english: String
  private let spanish: String

  package init(_ english: String, es spanish: String) {
    (self.english, self.spanish) = (english, spanish)
  }

  /// Literal input such as `text|json`, the same in every language.
  package static func typed(_ text: String) -> Phrase { Phrase(text, es: text) }

  /// The phrase with its line breaks.
  package func written(in language: Language) -> String { language.voice.say(english, es: spanish) }

  /// The phrase with spaces for its line breaks, because text is wrapped when shown.
  ///
  /// Replaced on reading, because most phrases are never read.
  package func text(in language: Language) -> String {
    written(in: language).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
  }

  /// Applies `transform` to each language.
  package func map(_ transform: (String) -> String) -> Phrase {
    Phrase(transform(english), es: transform(spanish))
  }

  package var asSentence: Phrase { map { "\($0.withCapital)." } }

  package func followed(by other: Phrase) -> Phrase {
    Phrase("\(english) \(other.english)", es: "\(spanish) \(other.spanish)")
  }
}
