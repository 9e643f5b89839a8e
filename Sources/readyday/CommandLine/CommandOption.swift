/// One option of a command: all that the parser, the help page, completion and an error know about it.
protocol CommandOption: Sendable {
  /// Without its dashes.
  var name: String { get }
  var letter: Character? { get }
  /// Other names it is known by, which no help tells.
  var aliases: [String] { get }
  var arity: OptionArity { get }
  /// What stands for its value in the help page, `DATE`; nil where it takes none.
  var placeholder: String? { get }
  var help: String { get }
  /// The environment variable that stands in when the option is not given.
  var variable: String? { get }
  /// What fits behind it.
  var candidates: Candidates { get }

  /// What the configuration says where neither the option nor its variable is given.
  func values(in configuration: Configuration) -> [String]

  /// Why `given` is no value of it; nil when it is one.
  func refusal(of given: Arguments.Given) -> UsageError?
}

/// How many words follow an option.
enum OptionArity: Sendable {
  case none, one
  /// One word or more, up to the next option; the option may be repeated.
  case several
  /// One word, of some choices separated by commas.
  case list
}

extension CommandOption {
  var flag: String { "--" + name }

  /// Whether it is what `word` names, `--date` or `-h`.
  func isNamed(_ word: some StringProtocol) -> Bool {
    flags.contains(String(word)) || aliases.contains { "--" + $0 == word }
  }

  /// Every way to write it, without a value.
  var flags: [String] { (letter.map { ["-\($0)"] } ?? []) + [flag] }

  /// As the help page shows it: `-h, --help`, `--date DATE`, `--whoop PATH...`.
  var usage: String {
    let names = flags.joined(separator: ", ")
    return switch arity {
    case .none: names
    case .one: "\(names) \(placeholder ?? "")"
    case .several: "\(names) \(placeholder ?? "")..."
    case .list: "\(names) LIST"
    }
  }
}

/// An option that is there or not.
struct Flag: CommandOption {
  let name: String
  var letter: Character?
  let help: String

  init(_ name: String, letter: Character? = nil, help: String) {
    (self.name, self.letter, self.help) = (name, letter, help)
  }

  var aliases: [String] { [] }
  var arity: OptionArity { .none }
  var placeholder: String? { nil }
  var variable: String? { nil }
  var candidates: Candidates { Candidates() }

  func values(in configuration: Configuration) -> [String] { [] }
  func refusal(of given: Arguments.Given) -> UsageError? { nil }
}

/// An option with a value; what it means is told by its type.
struct Option<Value: Sendable>: CommandOption {
  let name: String
  let form: ValueForm<Value>
  let arity: OptionArity
  let aliases: [String]
  let variable: String?
  let help: String
  private let configured: @Sendable (Configuration) -> [String]

  init(
    _ name: String, _ form: ValueForm<Value>, _ arity: OptionArity = .one, aliases: [String] = [],
    variable: String? = nil, help: String,
    configured: @escaping @Sendable (Configuration) -> [String] = { _ in [] }
  ) {
    (self.name, self.form, self.arity) = (name, form, arity)
    (self.aliases, self.variable) = (aliases, variable)
    (self.help, self.configured) = (help, configured)
  }

  var letter: Character? { nil }
  var placeholder: String? { form.placeholder }
  var candidates: Candidates { form.candidates }

  func values(in configuration: Configuration) -> [String] { configured(configuration) }

  func refusal(of given: Arguments.Given) -> UsageError? {
    form.read(given.text) == nil ? form.refusal(of: given) : nil
  }
}
