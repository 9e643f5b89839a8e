import ReadyDayCore

/// What the program says about itself, in every language it speaks.
struct Wording: Hashable, Sendable {
  let english: String
  let spanish: String

  init(en english: String, es spanish: String) {
    self.english = english
    self.spanish = spanish
  }

  /// The same in every language: what is typed, or comes from the system.
  init(_ text: String) {
    self.init(en: text, es: text)
  }

  /// As it is said of `place`, which is typed, or a key.
  func at(_ place: String) -> Wording {
    Wording(en: "\(place): \(english)", es: "\(place): \(spanish)")
  }

  static func number(upTo limit: Int) -> Wording {
    Wording(en: "a number from 1 to \(limit)", es: "un número de 1 a \(limit)")
  }

  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    }
  }
}
