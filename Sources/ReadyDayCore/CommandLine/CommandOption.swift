package protocol CommandOption: Sendable {
  /// The name without its dashes.
  var name: String { get }
  var letter: Character? { get }
  /// Names that are accepted but not shown in help.
  var aliases: [String] { get }
  var arity: OptionArity { get }
  /// Shown in help for the value, such as `DATE`; nil if the option takes none.
  var placeholder: Phrase? { get }
  var help: Phrase { get }
  /// The environment variable that applies if the option is not given.
  var variable: String? { get }
  var candidates: Candidates { get }
  /// The name of an option that cannot be combined with this one.
  var opposite: String? { get }

  func values(in configuration: Configuration) -> [String]

  /// Nil if `given` is a valid value.
  func refusal(of given: Arguments.Given) -> UsageError?
}

package enum OptionArity: Sendable {
  case none, one
  /// One or more words, up to the next option. The option may be repeated.
  case several
  /// One word: choices separated by commas.
  case list
  /// All words behind it, whatever they begin with: another program's command line.
  case rest
}

extension CommandOption {
  package var flag: String { "--" + name }
  package var opposite: String? { nil }

  package func isNamed(_ word: some StringProtocol) -> Bool {
    flags.contains(String(word)) || aliases.contains { "--" + $0 == word }
  }

  package var flags: [String] { (letter.map { ["-\($0)"] } ?? []) + [flag] }

  /// The option as help shows it: `-h, --help`, `--date DATE`, `--whoop PATH...`.
  package var usage: Phrase {
    let names = flags.joined(separator: ", ")
    let value = arity == .list ? Phrase("LIST", es: "LISTA") : placeholder
    guard arity != .none, let value else { return .typed(names) }
    return value.map { "\(names) \($0)" + (arity == .several || arity == .rest ? "..." : "") }
  }
}

package struct Flag: CommandOption {
  package let name: String
  package let letter: Character?
  package let opposite: String?
  package let help: Phrase

  package init(
    _ name: String, letter: Character? = nil, unless opposite: String? = nil,
    help english: String, es spanish: String
  ) {
    (self.name, self.letter, self.opposite) = (name, letter, opposite)
    help = Phrase(english, es: spanish)
  }

  package var aliases: [String] { [] }
  package var arity: OptionArity { .none }
  package var placeholder: Phrase? { nil }
  package var variable: String? { nil }
  package var candidates: Candidates { Candidates() }

  package func values(in configuration: Configuration) -> [String] { [] }
  package func refusal(of given: Arguments.Given) -> UsageError? { nil }
}

package struct Option<Value: Sendable>: CommandOption {
  package let name: String
  package let form: ValueForm<Value>
  package let arity: OptionArity
  package let aliases: [String]
  package let variable: String?
  package let help: Phrase
  private let configured: @Sendable (Configuration) -> [String]

  package init(
    _ name: String, _ form: ValueForm<Value>, _ arity: OptionArity = .one, aliases: [String] = [],
    variable: String? = nil, help english: String, es spanish: String,
    configured: @escaping @Sendable (Configuration) -> [String] = { _ in [] }
  ) {
    (self.name, self.form, self.arity) = (name, form, arity)
    (self.aliases, self.variable) = (aliases, variable)
    (help, self.configured) = (Phrase(english, es: spanish), configured)
  }

  package var letter: Character? {
    switch name {
    case "date": "d"
    case "format": "f"
    case "output": "o"
    default: nil
    }
  }
  package var placeholder: Phrase? { form.placeholder }
  package var candidates: Candidates { form.candidates }

  package func values(in configuration: Configuration) -> [String] { configured(configuration) }

  package func refusal(of given: Arguments.Given) -> UsageError? {
    form.read(given.text) == nil ? form.refusal(of: given) : nil
  }
}

extension CommandOption {
  package var explanation: Phrase {
    help.map { help in
      let choices = arity == .list ? ": \(candidates.words.joined(separator: ", "))" : ""
      guard let variable else { return help + choices }
      return help.hasSuffix(")") ? "\(help.dropLast()); \(variable))" : "\(help) (\(variable))"
    }
  }
}

extension Array where Element == any CommandOption {
  /// Skips options and their values; nil after an unknown option. A word that `isName` ends values.
  package func placeOfWord(in words: [String], where isName: (String) -> Bool = { _ in false })
    -> Int?
  {
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), words[place] != "--" {
      let flag = words[place].prefix { $0 != "=" }
      guard let option = first(where: { $0.isNamed(flag) }) else { return nil }
      place += 1
      guard option.arity != .rest else { return nil }
      guard option.arity != .none, flag.count == words[place - 1].count else { continue }
      place += 1
      while option.arity == .several, place < words.count, !words[place].hasPrefix("-"),
        !isName(words[place])
      { place += 1 }
    }
    return place < words.count && words[place] != "--" ? place : nil
  }

  /// The words that are neither options nor their values; any behind `--` or an unknown option.
  package func operands(in words: [String], where isName: (String) -> Bool) -> [String] {
    if let place = placeOfWord(in: words, where: isName) {
      return [words[place]] + operands(in: [String](words[(place + 1)...]), where: isName)
    }
    let isKnown: (String) -> Bool = { word in
      !word.hasPrefix("-") || contains { $0.isNamed(word.prefix { $0 != "=" }) }
    }
    return words.drop(while: isKnown).filter { !$0.hasPrefix("-") }
  }
}
