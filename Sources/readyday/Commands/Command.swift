import ReadyDayCore

/// Something readyday does: its options, and the answer it makes of them.
protocol Command: Sendable {
  static var syntax: Syntax { get }

  init(_ arguments: Arguments) throws

  func run(in context: CommandContext) throws -> CommandOutput
}

/// What a command is told about where and when it runs.
struct CommandContext: Sendable {
  let environment: Environment
  /// What the clock says.
  let clock: Instant
  /// Columns of the terminal on standard output; nil when there is none.
  let columns: Int?
  /// Nil unless a person sits at both ends.
  var dialogue: Prompt?
}

/// What a command has to say, ready to be written.
struct CommandOutput {
  var text: PrintedText
  /// Where the text goes; standard output when nil.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// What notes that it was printed, once it was.
  var printed: PrintedBriefs?
  /// What was changed on the way to it.
  var change: CompletedChange?

  init(_ text: PrintedText) {
    self.text = text
  }

  init(text: String) {
    self.init(PrintedText(text))
  }

  /// A page of help: plain, the same everywhere.
  init(page: [String]) {
    self.init(text: TextStyle.encodeVerbatim(page.map { StyledLine($0) }))
  }
}
