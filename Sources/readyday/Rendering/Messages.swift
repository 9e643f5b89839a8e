import ReadyDayCore

/// Everything said on standard error, through the same safe writer as the answer itself.
struct Messages: Sendable {
  private let words: [String]
  private let environment: Environment
  private let style: TextStyle

  /// - Parameter words: the bare words, since what went wrong may be that they cannot be read.
  init(_ words: [String], _ environment: Environment) {
    self.words = words
    self.environment = environment
    style = TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  private var wantsJSON: Bool { value(of: "--format") == "json" }

  /// As a command would choose it. Found out once something went wrong: a configuration may come
  /// through a pipe, and can be read once then.
  private var language: Language {
    let asked = value(of: "--lang") ?? environment["READYDAY_LANG"]
    return asked.flatMap { Language($0) } ?? configured
      ?? CommonOptions.language(of: environment)
  }

  private var configured: Language? {
    let path = value(of: "--config") ?? environment["READYDAY_CONFIG"]
    return (try? ConfigurationFile(path, in: environment)?.read())?.language
  }

  /// The last value of an option among words that nobody has understood yet.
  private func value(of flag: String) -> String? {
    let options = Array(words.prefix { $0 != "--" })
    guard let index = options.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) else {
      return nil
    }
    if options[index] != flag { return String(options[index].dropFirst(flag.count + 1)) }
    return options.dropFirst(index + 1).first
  }

  func print(_ lines: [StyledLine]) {
    write(style.encode(lines))
  }

  func print(_ failure: Failure) {
    let phrases = language.phrases
    write(wantsJSON ? failure.document(in: phrases) : style.encode(failure.lines(in: phrases)))
  }

  private func write(_ text: String) {
    // Where standard error cannot be written to, there is nobody left to tell.
    try? Descriptor.errors.write(text)
  }
}
