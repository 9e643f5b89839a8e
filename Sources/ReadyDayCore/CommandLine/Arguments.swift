package struct Arguments: Sendable {
  package struct Given: Equatable, Sendable {
    package let text: String
    /// The option that set it, such as `--date`, or the environment variable.
    package let origin: String

    package init(text: String, origin: String) { (self.text, self.origin) = (text, origin) }
  }

  package private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  /// Its values apply if neither the command line nor the environment sets one.
  @Boxed package var configuration = Configuration()
  package let environment: Environment
  /// Whether a weekday means the next one or, for commands about the past, the last one.
  package var direction = DateExpression.Direction.ahead

  package init(environment: Environment) { self.environment = environment }

  package mutating func add(operand: String) { operands.append(operand) }

  package mutating func add(_ values: [String], to option: any CommandOption) {
    given[option.name, default: []] += values
  }

  package mutating func remove(_ option: any CommandOption) { given[option.name] = nil }

  /// Takes trailing words as `--date` if the command accepts a date, or a week as its `--week`, and
  /// rejects all other words.
  package mutating func takeDate(of syntax: Syntax) throws(UsageError) {
    guard let place = syntax.operands.firstIndex(where: \.isDate) else { return }
    let last = operands.last
    if let last, IsoWeek(last) != nil, let week = syntax.options.first(where: { $0.name == "week" })
    {
      operands.removeLast()
      add([last], to: week)
    }
    try takeDate(behind: syntax.operands[..<place].count { $0.need != nil }, of: syntax.command)
    guard place == 0, !syntax.operands[place].repeats, let word = operands.first else { return }
    // After a date, every word is rejected, even another date.
    let isBehind = DateExpression(word) != nil
    guard !has(SharedOptions.date), !isBehind else {
      throw UsageError.unexpectedWord(isBehind ? last ?? word : word, of: syntax)
    }
    throw SharedOptions.date.form.refusal(of: Given(text: word, origin: syntax.command))
  }

  /// Takes trailing words as `--date` if they are a date, which may begin with the command, as in
  /// `next tuesday`; the first `count` words never are.
  private mutating func takeDate(behind count: Int, of command: String) throws(UsageError) {
    guard let (_, length) = DateExpression.ending(operands.dropFirst(count)) else {
      // `10/03/2026` is a date, but an ambiguous one.
      if operands.count > count, let word = operands.last,
        DateExpression.readings(of: word).count == 2
      {
        let given = Given(text: word, origin: SharedOptions.date.flag)
        throw SharedOptions.date.form.refusal(of: given)
      }
      return
    }
    guard !has(SharedOptions.date) else {
      throw UsageError(.wordAndOption(SharedOptions.date.flag))
    }
    let date = operands.suffix(length).joined(separator: " ")
    let whole = "\(command) \(date)"
    operands.removeLast(length)
    add([DateExpression(whole) == nil ? date : whole], to: SharedOptions.date)
  }

  package func checkWords(of syntax: Syntax) throws(UsageError) {
    let places = syntax.operands.filter { !$0.isDate || $0.repeats }
    if !places.contains(where: \.repeats), operands.count > places.count {
      throw .unexpectedWord(operands[places.count], of: syntax)
    }
    if let need = places.dropFirst(operands.count).first?.need {
      throw UsageError(.lacks(syntax.command, need), [.usage(syntax.usage)])
    }
    for (operand, word) in zip(places, operands) where operand.isClosed && !operand.takes(word) {
      throw .notAChoice(word, of: syntax.command, choices: operand.words)
    }
  }

  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of syntax: Syntax
  ) throws(UsageError) -> Choice {
    let choices = Choice.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw UsageError(.lacks(syntax.command, .anArgument), [.oneOf(choices)])
    }
    guard let choice = Choice(rawValue: word) else {
      throw .notAChoice(word, of: syntax.command, choices: choices)
    }
    return choice
  }

  package func check(_ options: [any CommandOption]) throws(UsageError) {
    for option in options {
      if let opposite = option.opposite, has(option), given[opposite] != nil {
        throw UsageError(.both(option.flag, "--\(opposite)"))
      }
      if option.arity == .one, Set(given[option.name] ?? []).count > 1 {
        throw UsageError(
          "\(option.flag) is given twice, with different values",
          es: "\(option.flag) aparece dos veces, con valores distintos")
      }
      for given in values(of: option) {
        if let refusal = option.refusal(of: given) { throw refusal }
      }
    }
  }

  package func has(_ option: any CommandOption) -> Bool { given[option.name] != nil }

  /// Every value as written; in an environment variable, colons separate the values.
  package func values(of option: any CommandOption) -> [Given] {
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

  /// The last value; nil if there is none.
  package subscript<Value>(option: Option<Value>) -> Value? { all(option).last }

  package func all<Value>(_ option: Option<Value>) -> [Value] {
    values(of: option).compactMap { option.form.read($0.text) }
  }

  /// Empty if the option says `none`.
  package func set<Value: Hashable>(_ option: Option<Value?>) -> Set<Value> {
    Set(all(option).compactMap { $0 })
  }
}

extension String {
  /// Splits a variable's paths at colons, except in or after a web address, which may be secret.
  package var pathList: [String] {
    var pieces = split(separator: ":").map(String.init)
    let start = pieces.indices.dropLast().first { "\(pieces[$0]):\(pieces[$0 + 1])".isWebAddress }
    guard let start else { return pieces }
    let address = pieces[start...].joined(separator: ":")
    pieces.replaceSubrange(start..., with: [address])
    return pieces
  }
}
