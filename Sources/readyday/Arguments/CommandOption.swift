/// One option of a command: all that the parser, the help page and an error know about it.
struct CommandOption: Hashable, Sendable {
  /// What follows the option on the command line.
  enum Value: Hashable, Sendable {
    case none
    /// One word; `name` stands for it in the help page.
    case word(name: String)
    /// One word or more, up to the next option; the option may be repeated.
    case words(name: String)
    case oneOf([String])
    /// Some of these, separated by commas.
    case someOf([String])
  }

  /// Without its dashes.
  let name: String
  let letter: Character?
  let value: Value
  let help: String
  /// The environment variable that stands in when the option is not given.
  let variable: String?

  init(
    _ name: String, letter: Character? = nil, _ value: Value = .none, variable: String? = nil,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.variable = variable
  }
}

extension CommandOption {
  var flag: String { "--" + name }

  /// As the help page shows it: `-h, --help`, `--date DATE`, `--whoop PATH...`.
  var usage: String {
    let names = letter.map { "-\($0), \(flag)" } ?? flag
    return placeholder.map { "\(names) \($0)" } ?? names
  }

  private var placeholder: String? {
    switch value {
    case .none: nil
    case .word(let name): name
    case .words(let name): name + "..."
    case .oneOf(let choices): choices.joined(separator: "|")
    case .someOf: "LIST"
    }
  }
}
