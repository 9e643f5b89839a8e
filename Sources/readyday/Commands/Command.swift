import ReadyDayCore

/// Something readyday does: its options, and the answer it makes of them.
protocol Command: Sendable {
  static var syntax: Syntax { get }

  init(_ arguments: Arguments) throws

  func run(in context: CommandContext) throws -> CommandOutput
}

/// Where and when a command runs.
struct CommandContext: Sendable {
  let environment: Environment
  /// What the clock says.
  let clock: Instant
  /// The command line as it was typed.
  let words: RawWords
  /// Columns of the terminal on standard output; nil if there is none.
  let columns: Int?
  /// Nil unless standard input and output are a terminal.
  var dialogue: Prompt?
}

extension CommandContext {
  /// For what is said before, or without, reading the options of a run.
  var language: Language { words.language }
  var phrases: any ProgramPhrases { language.phrases }
}

/// A command's answer, ready to be written.
struct CommandOutput {
  var text: PrintedText
  /// Where the text goes; standard output when nil.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// Records that it was printed, once it has been.
  var printed: PrintedBriefs?
  /// What the command has changed.
  var change: CompletedChange?

  init(_ text: PrintedText) {
    self.text = text
  }

  init(text: String) {
    self.init(PrintedText(text))
  }

  /// A page of help: plain text, in ASCII where the locale needs it.
  init(page: [String], in context: CommandContext) {
    let style = TextStyle(
      usesColour: false, usesASCII: context.environment.wantsASCII, width: .max)
    self.init(text: style.encode(page.map { StyledLine($0) }))
  }
}
