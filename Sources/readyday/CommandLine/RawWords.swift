import ReadyDayCore

struct RawWords: Sendable {
  private let words: [String]
  let environment: Environment

  init(_ words: [String], _ environment: Environment) {
    (self.words, self.environment) = (words, environment)
  }

  func value(of flag: String) -> String? {
    let options = Array(words.prefix { $0 != "--" })
    guard let index = options.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) else {
      return nil
    }
    if options[index] != flag { return String(options[index].dropFirst(flag.count + 1)) }
    return options.dropFirst(index + 1).first
  }

  /// Hides the secret part of typed addresses: in a calendar's, everything after the host.
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

  func setting(of option: any CommandOption) -> String? {
    value(of: option.flag) ?? option.variable.flatMap { environment[$0] }
  }
}
