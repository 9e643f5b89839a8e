import ReadyDayCore

/// A command line before parsing: what can be known about it even if it cannot be parsed.
struct RawWords: Sendable {
  private let words: [String]
  private let environment: Environment

  init(_ words: [String], _ environment: Environment) {
    (self.words, self.environment) = (words, environment)
  }

  /// The last value of an option.
  func value(of flag: String) -> String? {
    let options = Array(words.prefix { $0 != "--" })
    guard let index = options.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) else {
      return nil
    }
    if options[index] != flag { return String(options[index].dropFirst(flag.count + 1)) }
    return options.dropFirst(index + 1).first
  }

  /// `text` without the secret part of an address that was typed, wherever it was: what follows the host of a calendar
  /// is its password.
  func withoutSecrets(_ text: String) -> String {
    let values = words.map { word in
      word.hasPrefix("-")
        ? String(word[(word.firstIndex(of: "=") ?? word.startIndex)...].dropFirst()) : word
    }
    return values.filter(\.mayHoldSecret).reduce(text) { text, address in
      text.split(separator: address, omittingEmptySubsequences: false)
        .joined(separator: address.shownWebAddress)
    }
  }

  /// As a command would choose it: the option, the variable, the configuration, the locale.
  ///
  /// Worked out only when it is needed: a configuration may come through a pipe, which can be read
  /// once.
  var language: Language {
    setting(of: CommonOptions.language).flatMap { Language($0) } ?? configured
      ?? CommonOptions.language(of: environment)
  }

  /// The option's value, else its variable's.
  private func setting(of option: any CommandOption) -> String? {
    value(of: option.flag) ?? option.variable.flatMap { environment[$0] }
  }

  private var configured: Language? {
    let path = setting(of: ConfigurationFile.option)
    return (try? ConfigurationFile(path, in: environment)?.read())?.language
  }
}
