/// In lower case, without a full stop. Help uses `Phrase`, whose line breaks do not count.
package struct Message: Equatable, Sendable {
  private let words: Phrase
  /// Whether to wrap it as a long sentence; text to type or copy is not wrapped.
  package private(set) var isWrapped = false

  package init(_ english: String, es spanish: String) { words = Phrase(english, es: spanish) }

  /// - Parameter words: builds a message that contains numbers, lengths or words of the core.
  package init(_ words: (Voice) -> String) {
    self.init(words(Language.english.voice), es: words(Language.spanish.voice))
  }

  /// The text is the same in every language.
  package static func typed(_ text: String) -> Message { Message(text, es: text) }

  package var wrapped: Message {
    var message = self
    message.isWrapped = true
    return message
  }

  fileprivate func text(_ voice: Voice) -> String { words.written(in: voice.language) }

  /// `place` is a file, a place in one, or a key.
  package static func at(_ place: String, _ message: Message) -> Message {
    Message { "\(place): \($0.text(message))" }
  }
  /// Reports an error that no command is known to throw.
  package static func unforeseen(_ error: String) -> Message {
    Message("unexpected error: \(error)", es: "error inesperado: «\(error)»")
  }
}

extension Voice {
  package func text(_ message: Message) -> String { message.text(self) }
}
