/// A language the briefing can be written in.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
}

extension Language {
  /// ISO 639-1, `en` or `es`.
  public var code: String { rawValue }

  /// The language of a code or locale such as `es`, `es_ES.UTF-8` or `en-GB`; nil when it is
  /// another one.
  public init?(_ text: String) {
    let code = text.prefix { $0.isLetter }.lowercased()
    self.init(rawValue: code)
  }

  package var phrasebook: any Phrasebook {
    switch self {
    case .english: English()
    case .spanish: Spanish()
    }
  }
}
