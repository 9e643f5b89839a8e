/// A few words of help, in every language, written where the thing they explain is declared.
///
/// Both languages are required, so help cannot be added in one of them only. Messages that carry
/// numbers or names are worded by ``ProgramPhrases`` instead.
package struct Phrase: Hashable, Sendable {
  private let english: String
  private let spanish: String

  package init(_ english: String, es spanish: String) {
    (self.english, self.spanish) = (english, spanish)
  }

  /// What is typed as it stands, whatever the language: `text|json`.
  package static func typed(_ text: String) -> Phrase { Phrase(text, es: text) }
}

extension Phrase {
  /// Line breaks count as spaces: text is wrapped where it is shown.
  ///
  /// They are taken out here, since most of the phrases that a start makes are never read.
  package func text(in language: Language) -> String {
    let text =
      switch language {
      case .english: english
      case .spanish: spanish
      }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
  }

  /// With the same words around it in every language.
  package func map(_ transform: (String) -> String) -> Phrase {
    Phrase(transform(english), es: transform(spanish))
  }

  /// With a capital and a full stop.
  package var asSentence: Phrase { map { "\($0.withCapital)." } }

  /// With `other` behind it, after a space.
  package func followed(by other: Phrase) -> Phrase {
    Phrase("\(english) \(other.english)", es: "\(spanish) \(other.spanish)")
  }
}
