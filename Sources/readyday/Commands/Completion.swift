import ReadyDayCore

/// Completes a command line; shells run `readyday __complete WORD…`.
struct Completion {
  private var open: (any CommandOption)?
  private var context: CompletionContext
  private var endsOptions = false
  /// Nil if the command is unknown, or still being typed.
  private let command: Command?
  private var actionWords: [String] = []
  private let isNaming: Bool
  private let isUsual: Bool
  private let word: String

  /// `words` follow `readyday`; the last may be incomplete. Bash passes `=` as a separate word.
  init(of words: [String], _ environment: Environment) {
    word = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    let language = RawWords(Array(words.dropLast()), environment).language
    context = CompletionContext(environment: environment, language: language)
    let before = words.dropLast().filter { $0 != "=" }
    isUsual = before.first?.hasPrefix("-") ?? word.hasPrefix("-")
    isNaming = before.isEmpty && !isUsual
    command =
      isUsual ? Commands.named(BriefCommand.syntax.command) : before.first.flatMap(Commands.named)
    for word in before.dropFirst(isUsual ? 0 : 1) {
      let isFirst = actionWords.isEmpty && context.operands.isEmpty && open == nil
      for word in isFirst ? command?.synonyms.replacing([word]) ?? [word] : [word] { pass(word) }
    }
  }

  /// Nil until the user has named an action.
  private var syntax: Syntax? { (command?.action(named: actionWords) ?? command?.usual)?.syntax }

  private var isNamingAction: Bool {
    guard let command, context.operands.isEmpty else { return false }
    return command.named.contains {
      $0.words.count > actionWords.count && $0.words.starts(with: actionWords)
    }
  }

  private mutating func pass(_ word: String) {
    if endsOptions || word == "-" || !word.hasPrefix("-") {
      if let option = open {
        if option.arity != .several { open = nil }
      } else if isNamingAction, offeredActions.words.contains(word) {
        actionWords.append(word)
      } else {
        context.operands.append(word)
      }
    } else {
      endsOptions = word == "--"
      let option = option(word)
      open = option?.arity == OptionArity.none ? nil : option
    }
  }

  private func option(_ flag: String) -> (any CommandOption)? { options.first { $0.isNamed(flag) } }

  /// One candidate per line, with its meaning after a tab. `:files` lets the shell list file names.
  var lines: [String] {
    var candidates = candidates
    if candidates.place == .zones {
      candidates = Candidates(SystemZones(context.environment).names)
    }
    return candidates.offers.filter { $0.word.hasPrefix(word) }
      .map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" }
      + [candidates.place].compactMap { $0.map { ":\($0.rawValue)" } }
  }

  private var candidates: Candidates {
    if isNaming { return Commands.offered(in: context.language) }
    if !endsOptions, word.hasPrefix("-") { return flags }
    if let open { return values(of: open, behind: "") }
    return Candidates((isNamingAction ? offeredActions.offers : []) + operand.offers, operand.place)
  }

  private var operand: Candidates {
    let operands = syntax?.operands ?? []
    let place = min(context.operands.count, max(0, operands.count - 1))
    guard operands.indices.contains(place),
      place == context.operands.count || operands[place].repeats
    else { return Candidates() }
    return operands[place].candidates(context)
  }

  private var offeredActions: Candidates {
    command?.offered(behind: actionWords, in: context.language) ?? Candidates()
  }

  private var options: [any CommandOption] {
    syntax?.options ?? [SharedOptions.language, Syntax.help]
  }

  private var flags: Candidates {
    if let sign = word.firstIndex(of: "="), let option = option(String(word[..<sign])) {
      return values(of: option, behind: String(word[...sign]))
    }
    return Candidates(
      (options + (isUsual ? [Help.version] : [])).flatMap { option in
        let meaning = option.help.text(in: context.language)
        return option.flags.map { Candidates.Offer(word: $0, meaning: meaning) }
      })
  }

  /// `start` is the part of the word before the value.
  private func values(of option: any CommandOption, behind start: String) -> Candidates {
    var candidates = option.candidates
    var lead = start
    if option.arity == .list {
      let typed = word.dropFirst(start.count)
      let named = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      guard named.allSatisfy({ candidates.words.contains(String($0)) }) else { return Candidates() }
      candidates.offers.removeAll { named.contains($0.word[...]) }
      lead += named.map { $0 + "," }.joined()
    }
    candidates.offers = candidates.offers.map { .init(word: lead + $0.word, meaning: $0.meaning) }
    return candidates
  }
}

enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// The bash that macOS includes has neither mapfile nor compopt.
  private static let bashText = #"""
    # Completions of readyday for bash: the program is asked what fits.
    _readyday() {
      local line names='' word=${COMP_WORDS[COMP_CWORD]}
      [[ $word != '=' ]] || word=''
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) names=-f ;;
          :folders) names=-d ;;
          *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
      done < <("${COMP_WORDS[0]}" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      [[ -n $names ]] || return 0
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen $names -- "$word")
    }
    complete -F _readyday readyday

    """#

  private static let zshText = #"""
    #compdef readyday
    # Completions of readyday for zsh: the program is asked what fits.
    _readyday() {
      local line place
      local -a offers
      for line in ${(f)"$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
        case $line in
          :files) place=_files ;;
          :folders) place='_files -/' ;;
          *$'\t'*) offers+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          *) offers+=("${line//:/\\:}") ;;
        esac
      done
      (( ! $#offers )) || _describe 'readyday' offers
      [[ -z $place ]] || { compset -P '--*='; $=place }
    }
    if [[ $funcstack[1] == _readyday ]]; then _readyday "$@"; else compdef _readyday readyday; fi

    """#

  private static let fishText = #"""
    # Completions of readyday for fish: the program is asked what fits.
    function __readyday_complete
        set -l word (commandline -ct)
        set -l words (commandline -opc)
        set -l lead (string match -r -- '^--[^=]*=' "$word")
        for line in ($words[1] __complete $words[2..] "$word" 2>/dev/null)
            switch $line
                case ':files'
                    printf "$lead%s\n" (__fish_complete_path (string replace -- "$lead" '' "$word"))
                case ':folders'
                    printf "$lead%s\n" (__fish_complete_directories (string replace -- "$lead" '' "$word"))
                case '*'
                    echo $line
            end
        end
    end
    complete -c readyday -f -a '(__readyday_complete)'

    """#
}

/// Only shells call this command, so help does not list it.
struct CompleteCommand {
  static let name = "__complete"

  let words: [String]

  func run(in context: CommandContext) -> CommandOutput {
    let completion = Completion(of: words, context.environment)
    // Safe to print: only known words are returned.
    return CommandOutput(text: completion.lines.map { $0 + "\n" }.joined())
  }
}

enum CompletionsCommand {
  static let syntax = Syntax(
    "completions", [.choice(CompletionScript.self)],
    summary: Phrase(
      "tab completion for bash, zsh and fish", es: "autocompletado para bash, zsh y fish"),
    details: Phrase(
      """
      Prints a script that lets the shell complete commands, options and their values. The script
      asks readyday itself, so you don't need to reinstall it after an update.
      """,
      es: """
        Muestra un script con el que el shell completa comandos, opciones y sus valores. Pregunta al
        propio readyday, así que no hay que volver a instalarlo tras una actualización.
        """),
    groups: [],
    examples: [
      .init(
        "readyday completions bash > ~/.readyday.bash", "bash; load that file from ~/.bashrc",
        es: "bash; carga ese archivo desde ~/.bashrc"),
      .init(
        "readyday completions zsh > ~/.zfunc/_readyday", "zsh; the folder must be in $fpath",
        es: "zsh; la carpeta tiene que estar en $fpath"),
      .init(
        "readyday completions fish > ~/.config/fish/completions/readyday.fish", "fish", es: "fish"),
    ])

  static let command = Command(syntax) { arguments, _ in
    let script: CompletionScript = try arguments.choice(of: syntax)
    return CommandOutput(text: script.text)
  }
}
