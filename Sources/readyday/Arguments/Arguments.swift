/// What was asked for: the options given, the words that are none, and the environment behind them.
struct Arguments: Sendable {
  /// A value as it was written, and where.
  struct Given: Hashable, Sendable {
    let text: String
    /// `--date`, or the environment variable that stood in for it.
    let origin: String
  }

  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  /// What stands in where the command line and the environment are silent.
  var configuration = Configuration()
  let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func add(_ values: [String], to option: CommandOption) {
    given[option.name, default: []] += values
  }
}

extension Arguments {
  /// Refuses what was given though `topic` of a command has no use for it.
  func check(
    _ topic: String, of syntax: Syntax, uses options: [CommandOption]
  ) throws(UsageError) {
    for option in syntax.options where has(option) && !options.contains(option) {
      throw .unknownOption(option.flag, of: topic, syntax)
    }
  }

  func has(_ option: CommandOption) -> Bool { given[option.name] != nil }

  /// Every value of `option`; those of its environment variable are separated by colons.
  func values(of option: CommandOption) -> [Given] {
    if let values = given[option.name] {
      return values.map { Given(text: $0, origin: option.flag) }
    }
    guard let variable = option.variable, let text = environment[variable] else {
      return configured(option)
    }
    if case .words = option.value {
      return text.split(separator: ":").map { Given(text: String($0), origin: variable) }
    }
    return [Given(text: text, origin: variable)]
  }

  private func configured(_ option: CommandOption) -> [Given] {
    configuration.values(of: option.name).map {
      Given(text: $0, origin: configuration.origin ?? "configuration")
    }
  }

  /// The value of `option`; the last one when it was given several times.
  func value(of option: CommandOption) -> Given? { values(of: option).last }

  /// The value of `option` as `read` understands it; nil when it was not given.
  func value<Value>(
    of option: CommandOption, accepted: Wording, known: [String] = [],
    read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let given = value(of: option) else { return nil }
    guard let value = read(given.text) else {
      throw .unreadable(given.text, of: given.origin, known: known, accepted: accepted)
    }
    return value
  }

  /// The same, where what is accepted reads the same in every language.
  func value<Value>(
    of option: CommandOption, accepted: String, known: [String] = [],
    read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    try value(of: option, accepted: Wording(accepted), known: known, read: read)
  }

  /// The choice made with `option`, one of the words its type knows.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of option: CommandOption
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let given = value(of: option) else { return nil }
    guard let choice = Choice(rawValue: given.text) else {
      throw .notAChoice(given.text, of: given.origin, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
