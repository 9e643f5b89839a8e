package struct ArgumentParser {
  package let syntax: Syntax
  package let environment: Environment

  package init(syntax: Syntax, environment: Environment) {
    (self.syntax, self.environment) = (syntax, environment)
  }

  package func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
    var arguments = Arguments(environment: environment)
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try add(operand, to: &arguments) }
        break
      } else if word.hasPrefix("--") {
        try readFlag(word, from: &rest, into: &arguments)
      } else if word.hasPrefix("-"), word != "-", !Self.isDistance(word) {
        try readLetter(word, from: &rest, into: &arguments)
      } else {
        try add(word, to: &arguments)
      }
    }
    return arguments
  }

  /// A word such as `-1w` is a date, since no option begins with a digit.
  private static func isDistance(_ word: String) -> Bool {
    word.utf8.dropFirst().first?.isDigit == true
  }

  private func add(_ operand: String, to arguments: inout Arguments) throws(UsageError) {
    guard !syntax.operands.isEmpty, !operand.isBlank else {
      throw .unexpectedWord(operand, of: syntax)
    }
    arguments.add(operand: operand)
  }

  private func readFlag(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = syntax.options.first(where: { $0.isNamed(flag) }) else {
      // `--json` is short for `--format json`, if the command has that format.
      if let format = syntax.options.first(where: { "--format" == $0.flag }),
        format.candidates.words.contains(String(flag.dropFirst(2))), parts.count == 1
      {
        let other = arguments.has(format) ? arguments.values(of: format).last?.text : nil
        if let other, "--" + other != flag { throw UsageError(.both("--" + other, flag)) }
        return arguments.add([String(flag.dropFirst(2))], to: format)
      }
      throw .unknownOption(flag, of: syntax)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    try read(option, attached: attached, from: &rest, into: &arguments)
  }

  private func readLetter(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    guard let option = syntax.options.first(where: { $0.isNamed(word) }) else {
      throw .unknownOption(word, of: syntax)
    }
    try read(option, attached: nil, from: &rest, into: &arguments)
  }

  private func read(
    _ option: any CommandOption, attached: String?, from rest: inout ArraySlice<String>,
    into arguments: inout Arguments
  ) throws(UsageError) {
    var values: [String] = []
    switch (option.arity, attached) {
    case (.none, nil): break
    case (.none, _): throw UsageError(.valueUnwanted(option: option.flag))
    case (.several, nil):
      values = Array(rest.prefix { $0 == "-" || !$0.hasPrefix("-") })
      rest = rest.dropFirst(values.count)
    case (.rest, _):
      values = [attached].compactMap(\.self) + rest
      rest = []
    case (_, let attached?): values = [attached]
    case (_, nil): values = [try word(after: option, in: &rest)]
    }
    if option.arity == .list {
      values = values.flatMap { $0.split(separator: ",").map(String.init) }
    }
    if option.arity != .none, values.isEmpty || values.contains(where: \.isBlank) {
      throw .valueMissing(option)
    }
    arguments.add(values, to: option)
  }

  /// Accepts a word such as `-1w`, but not the next option.
  private func word(
    after option: any CommandOption, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first, !next.hasPrefix("--") else { throw .valueMissing(option) }
    rest.removeFirst()
    return next
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

package struct RawWords: Sendable {
  private let words: [String]
  package let environment: Environment

  package init(_ words: [String], _ environment: Environment) {
    (self.words, self.environment) = (words, environment)
  }

  package func has(_ flag: String) -> Bool { words.prefix { $0 != "--" }.contains(flag) }

  package func value(of flag: String) -> String? {
    let options = Array(words.prefix { $0 != "--" })
    guard let index = options.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) else {
      return nil
    }
    if options[index] != flag { return String(options[index].dropFirst(flag.count + 1)) }
    return options.dropFirst(index + 1).first
  }

  /// Shortens addresses among the arguments to scheme and host; the rest may be secret.
  package func withoutSecrets(_ text: String) -> String {
    let values = words.map { word in
      word.hasPrefix("-")
        ? String(word[(word.firstIndex(of: "=") ?? word.startIndex)...].dropFirst()) : word
    }
    return values.filter(\.mayHoldSecret).reduce(text) { text, address in
      text.replacing(address, with: address.shownWebAddress)
    }
  }

  package func setting(of option: any CommandOption) -> String? {
    value(of: option.flag) ?? option.variable.flatMap { environment[$0] }
  }
}
