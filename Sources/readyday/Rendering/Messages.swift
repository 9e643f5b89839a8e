import ReadyDayCore

/// Everything said on standard error, through the same safe writer as the answer itself.
struct Messages: Sendable {
  private let wantsJSON: Bool
  private let language: Language
  private let style: TextStyle

  /// - Parameter words: the bare words, since what went wrong may be that they cannot be read.
  init(_ words: [String], _ environment: Environment) {
    wantsJSON = Self.wantsJSON(words)
    language = Self.language(words, environment)
    style = TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  private static func wantsJSON(_ words: [String]) -> Bool {
    value(of: "--format", in: words) == "json"
  }

  /// As a command would choose it.
  private static func language(_ words: [String], _ environment: Environment) -> Language {
    let asked = value(of: "--lang", in: words) ?? environment["READYDAY_LANG"]
    return asked.flatMap { Language($0) } ?? configured(words, environment)
      ?? CommonOptions.language(of: environment)
  }

  private static func configured(_ words: [String], _ environment: Environment) -> Language? {
    let path = value(of: "--config", in: words) ?? environment["READYDAY_CONFIG"]
    return (try? ConfigurationFile(path, in: environment)?.read())?.language
  }

  /// The last value of an option among words that nobody has understood yet.
  private static func value(of flag: String, in words: [String]) -> String? {
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
    write(wantsJSON ? JSONValue(failure, language).line : style.encode(failure.lines(in: language)))
  }

  private func write(_ text: String) {
    // Where standard error cannot be written to, there is nobody left to tell.
    try? OutputStream.write(text, to: Terminal.errors.descriptor)
  }
}

extension JSONValue {
  init(_ failure: Failure, _ language: Language) {
    let advice = failure.advice.map { $0.text(in: language) }
    self = .object([
      "error": .object([
        "code": .string(failure.code),
        "message": .string(failure.wording.text(in: language)),
        "hint": advice.isEmpty ? .null : .string(advice.joined(separator: "\n")),
      ])
    ])
  }
}
