import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum ReadyDay {
  static func main() {
    occupyClosedStreams()
    prepareSignals()
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)
    ).dropFirst().compactMap { $0.map { SystemName.text(of: $0) } }
    let surroundings = Surroundings(
      environment: .ofProcess(), clock: Instant(secondsSince1970: time(nil)),
      columns: Terminal.output.columns, dialogue: .withPerson)
    exit(run(words, in: surroundings).rawValue)
  }

  /// The next file that is opened takes the number of a stream that was closed, and what is meant for the stream
  /// would go into that file. Something that refuses it takes the number instead.
  private static func occupyClosedStreams() {
    for (stream, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  private static func prepareSignals() {
    // A reader that closes the pipe early is answered by write(2), not by a signal.
    signal(SIGPIPE, SIG_IGN)
    // A file longer than the shell's limit is an error of write(2) too.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    // Whoever started the program from a thread of its own may have passed on a blocked signal.
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interruption, nil)
  }

  private static func run(_ words: [String], in surroundings: Surroundings) -> ExitStatus {
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
    to words: [String], in surroundings: Surroundings
  ) throws(Failure) -> Answer {
    guard let command = try Invocation(words, surroundings.environment).command else {
      return Answer(text: "readyday \(Version.current)\n")
    }
    return try command.run(in: surroundings)
  }

  private static func write(_ answer: Answer) throws(Failure) -> ExitStatus {
    do throws(SystemError) {
      if let file = answer.file {
        try file.write(answer.text)
      } else {
        try OutputStream.write(answer.text, to: Terminal.output.descriptor)
      }
    } catch {
      if answer.file == nil, error.isClosedPipe { return .done }
      throw Failure(writing: answer.file?.path ?? "standard output", error, after: answer.deed)
    }
    return answer.status
  }
}
