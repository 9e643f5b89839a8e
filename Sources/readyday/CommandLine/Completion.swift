import ReadyDayCore

/// What a shell can offer for a command line being typed; it asks with `readyday __complete WORD…`.
struct Completion {
  /// What was typed before the word.
  struct Context: Sendable {
    /// The words so far that are not options.
    var operands: [String] = []
    let environment: Environment
    let language: Language
  }

  /// An option that waits for a value.
  private var open: (any CommandOption)?
  private var context: Context
  private var endsOptions = false
  /// Nil while the command is still being typed, and for an unknown one.
  private let command: Command?
  /// The words of an action so far.
  private var actionWords: [String] = []
  private let isNaming: Bool
  private let isUsual: Bool
  private let word: String

  /// - Parameter words: those after `readyday`, the last one as far as it is typed. Bash passes `=` as a word of its
  ///   own. A line that begins with an option is one of `brief`.
  init(of words: [String], _ environment: Environment) {
    word = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    let language = RawWords(Array(words.dropLast()), environment).language
    context = Context(environment: environment, language: language)
    let before = words.dropLast().filter { $0 != "=" }
    isUsual = before.first?.hasPrefix("-") ?? word.hasPrefix("-")
    isNaming = before.isEmpty && !isUsual
    command =
      isUsual ? Commands.named(BriefCommand.syntax.command) : before.first.flatMap(Commands.named)
    for word in before.dropFirst(isUsual ? 0 : 1) {
      let isFirst = actionWords.isEmpty && context.operands.isEmpty && open == nil
      for word in isFirst ? command?.words(for: word) ?? [word] : [word] { pass(word) }
    }
  }

  /// What has been named so far; nil where an action is still to be named.
  private var syntax: Syntax? {
    (command?.action(named: actionWords) ?? command?.usual)?.syntax
  }

  /// Whether the word may be one of an action's name.
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

  private func option(_ flag: String) -> (any CommandOption)? {
    options.first { $0.isNamed(flag) }
  }
}

extension Completion {
  /// One offer a line, with its meaning after a tab; `:files` or `:folders` if the shell is to add names of files.
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
    syntax?.options ?? [CommonOptions.language, Syntax.help]
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

  /// - Parameter start: the part of the word before the value.
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

/// The script with which a shell asks readyday what to offer.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// The bash of macOS knows neither mapfile nor compopt.
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
