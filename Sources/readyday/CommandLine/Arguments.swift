import ReadyDayCore

/// The parsed command line: options, operands, and the environment and configuration behind them.
struct Arguments: Sendable {
  /// A value as it was written, and where.
  struct Given: Hashable, Sendable {
    let text: String
    /// `--date`, or the environment variable that set it.
    let origin: String
  }

  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  /// Used for what neither the command line nor the environment sets.
  @Boxed var configuration = Configuration()
  let environment: Environment
  /// Whether a weekday means the next one or, for a command about the past, the last one.
  var direction = DateExpression.Direction.ahead

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func add(_ values: [String], to option: any CommandOption) {
    given[option.name, default: []] += values
  }
}

extension Arguments {
  /// Takes the last words as `--date` if `syntax` has a place for it, and refuses words that are nothing else.
  mutating func takeDate(of syntax: Syntax) throws(UsageError) {
    guard let place = syntax.operands.firstIndex(where: \.isDate) else { return }
    let last = operands.last
    try takeDate(behind: place)
    guard place == 0, !syntax.operands[place].repeats, let word = operands.first else { return }
    // Behind a date any word is one too many, also another date.
    let isBehind = DateExpression(word) != nil
    guard !has(CommonOptions.date), !isBehind else {
      throw UsageError.unexpectedWord(isBehind ? last ?? word : word, of: syntax)
    }
    throw CommonOptions.date.form.refusal(of: Given(text: word, origin: syntax.command))
  }

  /// Takes the last words as `--date` if they are a date.
  ///
  /// - Parameter count: how many words before it mean something else.
  mutating func takeDate(behind count: Int) throws(UsageError) {
    // `last tuesday` is two words, `el martes pasado` three.
    let lengths = (1...3).reversed().filter { operands.count - $0 >= count }
    let length = lengths.first { DateExpression(operands.suffix($0).joined(separator: " ")) != nil }
    guard let length else {
      // `10/03/2026` is a date, if two.
      if operands.count > count, let word = operands.last,
        DateExpression.readings(of: word).count == 2
      {
        let given = Given(text: word, origin: CommonOptions.date.flag)
        throw CommonOptions.date.form.refusal(of: given)
      }
      return
    }
    guard !has(CommonOptions.date) else {
      throw UsageError(.clash(.wordAndOption(CommonOptions.date.flag)))
    }
    let date = operands.suffix(length).joined(separator: " ")
    operands.removeLast(length)
    add([date], to: CommonOptions.date)
  }
}

extension Arguments {
  /// Refuses words too many, and that one is missing.
  func checkWords(of syntax: Syntax) throws(UsageError) {
    let places = syntax.operands.filter { !$0.isDate || $0.repeats }
    if !places.contains(where: \.repeats), operands.count > places.count {
      throw .unexpectedWord(operands[places.count], of: syntax)
    }
    let given = operands.prefix { !$0.isEmpty }.count
    if let need = places.dropFirst(given).first?.need {
      throw UsageError(.lacks(syntax.command, need), [.usage(syntax.usage)])
    }
    for (operand, word) in zip(places, operands) where operand.isClosed && !operand.takes(word) {
      throw .notAChoice(word, of: syntax.command, choices: operand.words)
    }
  }

  /// The one word that a command needs, a case of its type.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of syntax: Syntax
  ) throws(UsageError) -> Choice {
    let choices = Choice.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw UsageError(.lacks(syntax.command, .choice), [.oneOf(choices)])
    }
    guard let choice = Choice(rawValue: word) else {
      throw .notAChoice(word, of: syntax.command, choices: choices)
    }
    return choice
  }

  /// Refuses invalid values.
  func check(_ options: [any CommandOption]) throws(UsageError) {
    for option in options {
      for given in values(of: option) {
        if let refusal = option.refusal(of: given) { throw refusal }
      }
    }
  }

  /// The paths of `option`, and who named them.
  func paths(_ option: Option<String>) -> [InputPath] {
    let isAsked = has(option) || option.variable.flatMap { environment[$0] } != nil
    return all(option).paths(isAsked ? .asked : .configured)
  }

  func has(_ option: any CommandOption) -> Bool { given[option.name] != nil }

  /// Every value of `option` as written; in its environment variable they are separated by colons.
  func values(of option: any CommandOption) -> [Given] {
    if let values = given[option.name] {
      return values.map { Given(text: $0, origin: option.flag) }
    }
    guard let variable = option.variable, let text = environment[variable] else {
      let origin = configuration.origin ?? "configuration"
      return option.values(in: configuration).map { Given(text: $0, origin: origin) }
    }
    let texts = option.arity == .several ? text.pathList : [text]
    return texts.map { Given(text: $0, origin: variable) }
  }

  /// The value of `option`; the last one when it was given several times.
  subscript<Value>(option: Option<Value>) -> Value? { all(option).last }

  /// Every value of `option`.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    values(of: option).compactMap { option.form.read($0.text) }
  }
}
