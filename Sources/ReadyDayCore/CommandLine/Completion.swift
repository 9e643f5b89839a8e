/// Completes a command line; shells run `readyday __complete WORD…`.
package struct Completion<Work: Sendable> {
  private let commands: CommandSet<Work>
  private var open: (any CommandOption)?
  private var context: CompletionContext
  private var endsOptions = false
  /// Nil if the command is unknown, or still being typed.
  private let command: Command<Work>?
  private var actionWords: [String] = []
  private let isNaming: Bool
  private let isUsual: Bool
  private let word: String

  /// `words` follow `readyday`; the last may be incomplete. Bash passes `=` as a separate word.
  package init(
    of words: [String], among commands: CommandSet<Work>, _ environment: Environment,
    in language: Language
  ) {
    self.commands = commands
    word = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    context = CompletionContext(environment: environment, language: language)
    let before = words.dropLast().filter { $0 != "=" }
    isUsual = before.first?.hasPrefix("-") ?? word.hasPrefix("-")
    isNaming = before.isEmpty && !isUsual
    command =
      isUsual ? commands.command(commands.usual) : before.first.flatMap(commands.command)
    for word in before.dropFirst(isUsual ? 0 : 1) {
      let isFirst = actionWords.isEmpty && context.operands.isEmpty && open == nil
      for word in isFirst ? command?.synonyms.replacing([word]) ?? [word] : [word] { pass(word) }
    }
  }

  package var environment: Environment { context.environment }

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
  package func lines(zones: () -> [String]) -> [String] {
    var candidates = candidates
    if candidates.place == .zones { candidates = Candidates(zones()) }
    return candidates.offers.filter { $0.word.hasPrefix(word) }
      .map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" }
      + [candidates.place].compactMap { $0.map { ":\($0.rawValue)" } }
  }

  private var candidates: Candidates {
    if isNaming { return commands.offered(in: context.language) }
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
