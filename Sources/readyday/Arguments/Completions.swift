import ReadyDayCore

/// What shells need to know to complete a command line, from the description the parser follows.
struct Completions {
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// An option and the commands that take it in just this form.
  struct Use: Sendable {
    let option: CommandOption
    var commands: [String]
  }

  /// What is assumed when a line begins with an option.
  let usual: String
  let commands: [Syntax]
  let uses: [Use]

  init(of commands: [Syntax], usual: String) {
    self.usual = usual
    self.commands = commands
    uses = Self.uses(in: commands)
  }

  private static func uses(in commands: [Syntax]) -> [Use] {
    var uses: [Use] = []
    var places: [CommandOption: Int] = [:]
    for command in commands {
      for option in command.options {
        if let place = places[option] {
          uses[place].commands.append(command.command)
        } else {
          places[option] = uses.count
          uses.append(Use(option: option, commands: [command.command]))
        }
      }
    }
    return uses
  }
}

extension Completions {
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).script
    case .zsh: ZshCompletion(self).script
    case .fish: FishCompletion(self).script
    }
  }

  static func headline(of shell: Shell) -> String {
    "# Completions of readyday \(Version.current) for \(shell.rawValue), "
      + "as `readyday completions \(shell.rawValue)` writes them."
  }

  /// `text` as one word of the shells' common language.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

extension CommandOption {
  /// Every way to write it, without a value.
  var flags: [String] { (letter.map { ["-\($0)"] } ?? []) + [flag] }

  /// Whether several words may follow it.
  var takesSeveral: Bool {
    if case .words = value { true } else { false }
  }
}
