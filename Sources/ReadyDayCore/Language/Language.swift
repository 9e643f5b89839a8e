/// A language of readyday's output.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"

  /// ISO 639-1, `en` or `es`.
  public var code: String { rawValue }

  /// The language of a code or locale such as `es`, `es_ES.UTF-8` or `en-GB`; nil for any other
  /// language.
  public init?(_ text: String) {
    let code = text.prefix { $0.isLetter }.lowercased()
    self.init(rawValue: code)
  }

  package var voice: Voice { Voice(self) }
}
