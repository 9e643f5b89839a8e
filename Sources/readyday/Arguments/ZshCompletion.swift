/// A completion function for zsh, to be autoloaded or sourced.
struct ZshCompletion {
  private let completions: Completions

  init(_ completions: Completions) {
    self.completions = completions
  }

  var script: String {
    """
    #compdef readyday
    \(Completions.headline(of: .zsh))

    _readyday() {
      local command=\(completions.usual) zones=${TZDIR:-/usr/share/zoneinfo} several='*-*:'
      local -a commands
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        commands=(
    \(commands)
        )
        _describe -t commands 'command of readyday' commands
        return
      fi
      if [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      # What follows an option of several values are values, unless it looks like an option.
      [[ $words[CURRENT] != -* ]] || several=''
      case $command in
    \(cases)
      esac
    }

    if [[ $funcstack[1] == _readyday ]]; then
      _readyday "$@"
    else
      compdef _readyday readyday
    fi

    """
  }
}

extension ZshCompletion {
  private var commands: String {
    completions.commands.map { syntax in
      "      " + Completions.quoted("\(syntax.command):\(syntax.summary)")
    }.joined(separator: "\n")
  }

  private var cases: String {
    completions.commands.map { syntax in
      var specs = syntax.options.map(spec)
      if syntax.command == completions.usual { specs.append(spec(Help.version)) }
      specs += syntax.operands.enumerated().map { spec($1, at: $0 + 1) }
      return "    (\(syntax.command))\n      _arguments -s \\\n"
        + specs.map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;"
    }.joined(separator: "\n")
  }

  private func spec(_ option: CommandOption) -> String {
    let help = Completions.quoted("[\(option.help.replacing("]", with: "\\]"))]")
    let names = option.flags.count == 1 ? option.flag : "{\(option.flags.joined(separator: ","))}"
    let excluded = option.flags.count == 1 ? "" : "'(\(option.flags.joined(separator: " ")))'"
    switch option.value {
    case .none: return "\(excluded)\(names)\(help)"
    case .word(let name): return "\(names)=\(help)" + value(name, option)
    case .words(let name):
      return "'*'\(names)=\(help):\"$several\"" + value(name, option, after: "")
    case .oneOf, .someOf: return "\(names)=\(help)" + value(option.name, option)
    }
  }

  private func value(
    _ name: String, _ option: CommandOption, after colon: String = ":"
  ) -> String {
    Completions.quoted("\(colon)\(Self.escaped(name)):\(action(Candidates(option.value), name))")
  }

  private func spec(_ operand: Operand, at position: Int) -> String {
    let place = operand.repeats ? "*" : "\(position)"
    let name = Self.escaped(operand.name)
    return Completions.quoted("\(place):\(name):\(action(operand.candidates, operand.name))")
  }

  private func action(_ candidates: Candidates, _ name: String) -> String {
    let words = candidates.words.joined(separator: " ")
    if candidates.isList { return "_values -s , \(name) \(words)" }
    switch candidates.place {
    case .files where !words.isEmpty:
      return "{_alternative \"words:word:(\(words))\" \"files:file:_files\"}"
    case .files: return "_files"
    case .folders: return "_files -/"
    case .zones: return "_files -W $zones"
    case nil: return words.isEmpty ? "" : "(\(words))"
    }
  }

  /// Brackets end a description, colons a part of a specification.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "[]:\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
