import ReadyDayCore

@main
enum ReadyDay {
  static func main() {
    Descriptor.occupyClosedStreams()
    Signals.prepare()
    let surroundings = CommandContext(
      environment: .ofProcess(),
      clock: Instant(secondsSince1970: ThisProcess.secondsSince1970),
      columns: Terminal.output.columns, dialogue: .withPerson)
    ThisProcess.end(run(ThisProcess.words, in: surroundings))
  }

  private static func run(_ words: [String], in surroundings: CommandContext) -> ExitStatus {
    let messages = Messages(words, surroundings.environment)
    do throws(Failure) {
      let answer = try answer(to: words, in: surroundings)
      messages.print(answer.notices)
      return try write(answer)
    } catch {
      messages.print(error)
      return error.status
    }
  }

  private static func answer(
    to words: [String], in surroundings: CommandContext
  ) throws(Failure) -> CommandOutput {
    guard let command = try Invocation(words, surroundings.environment).command else {
      return CommandOutput(text: "readyday \(Version.current)\n")
    }
    return try command.run(in: surroundings)
  }

  private static func write(_ answer: CommandOutput) throws(Failure) -> ExitStatus {
    do throws(SystemError) {
      if let file = answer.file {
        try file.write(answer.text)
      } else {
        try Descriptor.output.write(answer.text)
      }
    } catch {
      if answer.file == nil, error.isClosedPipe { return .done }
      throw Failure(writing: answer.file?.path, error, after: answer.deed)
    }
    return answer.status
  }
}
