/// A language of readyday's output.
public enum Language: String, CaseIterable, Sendable, Coded {
  case english = "en"
  case spanish = "es"

  /// The ISO 639-1 code, `en` or `es`.
  public var code: String { rawValue }

  /// Accepts a code or locale such as `es`, `es_ES.UTF-8` or `en-GB`; nil for any other language.
  public init?(_ text: String) {
    let code = text.prefix { $0.isLetter }.lowercased()
    self.init(rawValue: code)
  }

  package var voice: Voice { Voice(self) }
}

/// The parts of a language other than sentences: signs and date formats.
protocol Grammar: Sendable {
  var decimalSign: String { get }
  /// `%` or ` %`, for use after a number.
  var percentSign: String { get }
  /// `Monday`, as written within a sentence.
  func weekday(_ weekday: Weekday) -> String
  /// For example `Monday 23 November 2026`.
  func longDate(_ date: LocalDate) -> String
  /// `Mon 23 Nov`, as written within a sentence.
  func shortDate(_ date: LocalDate) -> String
  var quotationMarks: (opening: String, closing: String) { get }
  /// Replaces quotation marks within `words` for use inside `quotationMarks`.
  func innerMarks(_ words: String) -> String
}
