import ReadyDayCore

typealias CommandWork = @Sendable (Arguments, CommandContext) throws -> CommandOutput
typealias Command = ReadyDayCore.Command<CommandWork>
typealias Action = CommandAction<CommandWork>

struct CommandContext: Sendable {
  let environment: Environment
  let clock: Instant
  let words: RawWords
  /// The terminal's width; nil if standard output is not a terminal.
  let columns: Int?
  /// Nil unless both standard input and output are a terminal.
  var dialogue: Prompt?
  var output = Descriptor.output
  var errors = Terminal.errors

  /// For messages printed before the options have been read.
  var language: Language { words.language }
  var phrases: Voice { language.voice }

  /// Confirms what cannot be undone. Fails with status 2 without a terminal. `shown` is printed
  /// before the question and must consist of whole lines.
  func agrees(to question: String, _ phrases: Voice, about shown: String? = nil) throws -> Bool {
    guard Terminal.input.isPerson, errors.isPerson else {
      throw Failure(
        .notConfirmed, Message { $0.confirmation(.nobodyToAsk) },
        [.removeWithoutAsking])
    }
    let line = TextStyle.plain(in: environment).encode([
      StyledLine(question + " " + phrases.confirmation(.choices))
    ])
    try? errors.descriptor.write((shown ?? "") + String(line.dropLast()) + " ")
    return Prompt.yes.contains((readLine() ?? "").lowercased().filter { !$0.isWhitespace })
  }
}

struct CommandOutput {
  var text: PrintedText
  /// Nil for standard output.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// The day that is recorded as printed, once the output has been written.
  var printed: PrintedBriefs?
  /// What was changed already, to be reported if the output then fails.
  var change: Message?

  init(_ text: PrintedText) { self.text = text }

  init(text: String) { self.init(PrintedText(text)) }

  init(page: [String], in context: CommandContext) {
    let style = TextStyle.plain(in: context.environment)
    self.init(text: style.encode(page.map { StyledLine($0) }))
  }

  func after(_ change: Message) -> CommandOutput { copy(of: self) { $0.change = change } }

  func with(_ notices: [StyledLine]) -> CommandOutput { copy(of: self) { $0.notices = notices } }

  func with(_ status: ExitStatus) -> CommandOutput { copy(of: self) { $0.status = status } }
}
