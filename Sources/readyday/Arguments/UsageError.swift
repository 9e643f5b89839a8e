/// A command line that cannot be followed: what was seen, and what would have been understood.
struct UsageError: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  let wording: Wording
  /// Shown beneath it, one a line.
  let advice: [Wording]

  init(_ wording: Wording, _ advice: [Wording] = []) {
    self.wording = wording
    self.advice = advice
  }

  init(_ message: String, hints: [String] = []) {
    self.init(Wording(message), hints.map { Wording($0) })
  }

  var message: String { wording.english }
}

extension UsageError {
  static func unknownCommand(_ word: String, known: [String]) -> UsageError {
    UsageError(
      Wording(en: "unknown command \"\(word)\"", es: "orden desconocida «\(word)»"),
      didYouMean(word, among: known) + [
        Wording(
          en: "readyday --help lists the commands", es: "readyday --help enumera las órdenes")
      ])
  }

  static func unknownOption(_ word: String, of syntax: Syntax) -> UsageError {
    let help = "readyday \(syntax.command) --help"
    return UsageError(
      Wording(en: "unknown option \(word)", es: "opción desconocida \(word)"),
      didYouMean(word, among: syntax.options.map(\.flag)) + [
        Wording(en: "\(help) lists the options", es: "\(help) enumera las opciones")
      ])
  }

  /// One that other topics of the command know.
  static func unknownOption(
    _ word: String, of topic: String, _ syntax: Syntax
  ) -> UsageError {
    let (name, help) = ("\(syntax.command) \(topic)", "readyday \(syntax.command) --help")
    return UsageError(
      Wording(
        en: "unknown option \(word) of \(name)", es: "opción desconocida \(word) de \(name)"),
      [Wording(en: "\(help) lists the options", es: "\(help) enumera las opciones")])
  }

  static func unexpectedWord(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(
      Wording(en: "unexpected argument \"\(word)\"", es: "argumento inesperado «\(word)»"),
      [.usage(syntax.usage)])
  }

  static func valueMissing(_ option: any CommandOption) -> UsageError {
    UsageError(
      Wording(en: "\(option.flag) needs a value", es: "\(option.flag) necesita un valor"),
      [.usage(option.usage)])
  }

  static func valueUnwanted(_ option: any CommandOption) -> UsageError {
    UsageError(
      Wording(en: "\(option.flag) takes no value", es: "\(option.flag) no lleva ningún valor"))
  }

  /// `origin` is the option, or the environment variable, that `text` was given to.
  static func unreadable(
    _ text: String, of origin: String, known: [String] = [], accepted: Wording
  ) -> UsageError {
    UsageError(
      Wording(
        en: "\(origin): cannot read \"\(text)\"", es: "\(origin): no se entiende «\(text)»"),
      didYouMean(text, among: known, quoted: true) + [.accepted(accepted)])
  }

  static func notAChoice(_ text: String, of origin: String, choices: [String]) -> UsageError {
    unreadable(
      text, of: origin, known: choices, accepted: Wording(choices.joined(separator: ", ")))
  }

  static func didYouMean(
    _ word: String, among known: [String], quoted: Bool = false
  ) -> [Wording] {
    guard let guess = Suggestion.closest(to: word, among: known) else { return [] }
    return [
      Wording(
        en: quoted ? "did you mean \"\(guess)\"?" : "did you mean \(guess)?",
        es: quoted ? "¿querías decir «\(guess)»?" : "¿querías decir \(guess)?")
    ]
  }
}

extension Wording {
  static func accepted(_ forms: Wording) -> Wording {
    Wording(en: "accepted: \(forms.english)", es: "se admite: \(forms.spanish)")
  }

  static func usage(_ usage: String) -> Wording {
    Wording(en: "usage: \(usage)", es: "uso: \(usage)")
  }
}
