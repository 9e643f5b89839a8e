import ReadyDayCore

@main
enum ReadyDay {
  static func main() {
    Descriptor.occupyClosedStreams()
    Signals.prepare()
    let environment = Environment.ofProcess
    let given = ThisProcess.words
    let words = given ?? []
    let context = CommandContext(
      environment: environment, clock: Instant(secondsSince1970: ThisProcess.secondsSince1970),
      words: RawWords(words, environment), columns: Terminal.output.columns, dialogue: .withPerson)
    ThisProcess.end(run(given, in: context))
  }

  /// All that a run does, but for what `context` says of the process.
  static func run(_ words: [String]?, in context: CommandContext) -> ExitStatus {
    let messages = Messages(context.words, to: context.errors)
    do throws {
      // Without its arguments, the program would run another command.
      guard let words else { throw Failure.noArguments }
      let answer = try answer(to: words, in: context)
      messages.print(answer.notices)
      return try write(answer, to: context.output)
    } catch {
      let failure = Failure(of: error)
      messages.print(failure)
      return failure.status
    }
  }

  private static func answer(
    to words: [String], in context: CommandContext
  ) throws -> CommandOutput {
    guard let run = try Invocation(words, context.environment).run else {
      return CommandOutput(text: "readyday \(Version.current)\n")
    }
    return try run(context)
  }

  private static func write(
    _ answer: CommandOutput, to output: Descriptor
  ) throws -> ExitStatus {
    do throws(SystemError) {
      if let file = answer.file {
        try file.write(answer.text.whole)
      } else {
        try output.write(answer.text)
      }
    } catch {
      if answer.file == nil, error.isClosedPipe { return .done }
      throw Failure(writing: answer.file?.path, error, after: answer.change)
    }
    try answer.printed?.note()
    return answer.status
  }
}
