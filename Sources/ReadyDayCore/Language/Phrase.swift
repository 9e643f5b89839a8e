/// A few words of help in every language, written beside the declaration they explain.
///
/// Help in one language only does not compile. Messages with numbers or names use ``Voice``
/// instead.
package struct Phrase: Equatable, Sendable {
  private let english: String
  private let spanish: String

  package init(_ english: String, es spanish: String) {
    (self.english, self.spanish) = (english, spanish)
  }

  /// Literal input, the same in every language: `text|json`.
  package static func typed(_ text: String) -> Phrase { Phrase(text, es: text) }

  /// With its line breaks.
  package func written(in language: Language) -> String { language.voice.say(english, es: spanish) }

  /// With line breaks replaced by spaces, since text is wrapped when shown.
  ///
  /// Replaced here, because most phrases created at start are never read.
  package func text(in language: Language) -> String {
    written(in: language).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
  }

  /// Applies `transform` in each language.
  package func map(_ transform: (String) -> String) -> Phrase {
    Phrase(transform(english), es: transform(spanish))
  }

  package var asSentence: Phrase { map { "\($0.withCapital)." } }

  package func followed(by other: Phrase) -> Phrase {
    Phrase("\(english) \(other.english)", es: "\(spanish) \(other.spanish)")
  }
}
