/// Reads the words behind a command by that command's syntax.
struct ArgumentParser {
  let syntax: Syntax
  let environment: Environment

  func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
    var arguments = Arguments(environment: environment)
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try add(operand, to: &arguments) }
        break
      } else if word.hasPrefix("--") {
        try readFlag(word, from: &rest, into: &arguments)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetter(word, from: &rest, into: &arguments)
      } else {
        try add(word, to: &arguments)
      }
    }
    return arguments
  }
}

extension ArgumentParser {
  private func add(_ operand: String, to arguments: inout Arguments) throws(UsageError) {
    guard syntax.operand != nil else { throw .unexpectedWord(operand, of: syntax) }
    arguments.add(operand: operand)
  }

  private func readFlag(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = syntax.options.first(where: { $0.flag == flag }) else {
      throw .unknownOption(flag, of: syntax)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    try read(option, attached: attached, from: &rest, into: &arguments)
  }

  private func readLetter(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let letter = word.dropFirst()
    guard
      let option = syntax.options.first(where: { $0.letter.map { letter == String($0) } == true })
    else {
      throw .unknownOption(word, of: syntax)
    }
    try read(option, attached: nil, from: &rest, into: &arguments)
  }

  private func read(
    _ option: CommandOption, attached: String?, from rest: inout ArraySlice<String>,
    into arguments: inout Arguments
  ) throws(UsageError) {
    let values: [String]
    switch option.value {
    case .none:
      guard attached == nil else { throw .valueUnwanted(option) }
      values = []
    case .words where attached == nil:
      values = Array(rest.prefix { $0 == "-" || !$0.hasPrefix("-") })
      rest = rest.dropFirst(values.count)
    case .word, .words, .oneOf, .someOf:
      if let attached {
        values = [attached]
      } else {
        values = try [word(after: option, in: &rest)]
      }
    }
    if option.value != .none, values.allSatisfy(\.isEmpty) { throw .valueMissing(option) }
    arguments.add(try checked(values, of: option), to: option)
  }

  /// The next word, also one like `-1w`, but never the next option.
  private func word(
    after option: CommandOption, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first, !next.hasPrefix("--") else { throw .valueMissing(option) }
    rest.removeFirst()
    return next
  }

  /// `values` as they are stored: those of a list one by one, each known to be a choice there is.
  private func checked(
    _ values: [String], of option: CommandOption
  ) throws(UsageError) -> [String] {
    let choices: [String]
    var values = values
    switch option.value {
    case .none, .word, .words: return values
    case .oneOf(let known): choices = known
    case .someOf(let known):
      choices = known
      values = values.flatMap { $0.split(separator: ",").map(String.init) }
    }
    for value in values where !choices.contains(value) {
      throw .notAChoice(value, of: option.flag, choices: choices)
    }
    return values
  }
}
