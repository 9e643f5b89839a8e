import ReadyDayCore

/// Answers an assistant over standard input and output, each question as the command it stands for.
struct AssistantCommand: Sendable {
  private enum Titles: String, CaseIterable, Sendable { case own, all }

  private static let titles = Option<Titles>(
    "titles", .choice,
    help: "own: invitations from outside without their titles (default); all: all titles",
    es: "own: las invitaciones de fuera sin su título (por defecto); all: todos los títulos")

  static let syntax = Syntax(
    "mcp",
    summary: Phrase("let an assistant ask about your day", es: "responde a un asistente"),
    details: Phrase(
      """
      Lets an assistant such as Claude ask about your day: a Model Context Protocol server on
      standard input and output, without a network. The assistant starts the server, which changes
      nothing. Each answer is the page you would see, without join links, notes, what you said with
      feel or your answers to health questions. Titles of invitations from outside are left out too.
      What the assistant reads goes to the company that runs it.
      """,
      es: """
        Permite que un asistente como Claude pregunte por tu día: un servidor de Model Context
        Protocol en la entrada y la salida estándar, sin red. Lo arranca el asistente. No cambia
        nada. Cada respuesta es la página que verías, sin enlaces de reuniones, notas, lo que
        dijiste con feel ni tus respuestas sobre la salud. Los títulos de invitaciones de fuera
        tampoco salen. Lo que lee el asistente llega a la empresa que lo ofrece.
        """),
    groups: [
      SharedOptions.sources, .time([SharedOptions.now, SharedOptions.zone]),
      .output([SharedOptions.language, titles] + PrivacyOptions.options),
    ],
    examples: [
      .init("readyday mcp", "started by an assistant", es: "el servidor que arranca el asistente"),
      .init(
        "readyday mcp --hide sleep,hrv --titles all", "without sleep and HRV, with all titles",
        es: "sin el sueño ni la VFC, con todos los títulos"),
    ], followsConfiguration: false)

  static let command = Command(syntax) { arguments, context in
    try AssistantCommand(arguments, context).run()
  }

  private let server = AssistantServer(version: Version.current)
  private let environment: Environment
  private let context: CommandContext
  /// The options of the process, which hold for every call.
  private let options: [String]

  private init(_ arguments: Arguments, _ context: CommandContext) {
    let reader = Environment.Reader.assistant(showsAllTitles: arguments[Self.titles] == .all)
    environment = context.environment.read(by: reader)
    self.context = context
    let kept = Self.syntax.options.filter { ![Self.titles.name, "help"].contains($0.name) }
    options = kept.flatMap { option in
      arguments.values(of: option).filter { $0.origin == option.flag }
        .map { "\(option.flag)=\($0.text)" }
    }
  }

  private func run() throws -> CommandOutput {
    let notice = context.phrases.say(
      "readyday: what the assistant asks and reads goes to the company that runs it",
      es: "readyday: lo que el asistente pregunta y lee llega a la empresa que lo ofrece")
    try? Descriptor.errors.write(notice + "\n")
    var input = LineInput(.input)
    while let line = input.next() {
      switch line.map(server.reply(to:)) ?? .line(server.refusalOfLength) {
      case .nothing: break
      case .line(let answer): try Descriptor.output.write(answer)
      case .call(let call):
        let (text, isError) = answer(call.words)
        let isCancelled = input.waiting.contains { AssistantServer.cancels($0, call) }
        if !isCancelled {
          try Descriptor.output.write(server.answer(to: call, text, isError: isError))
        }
      }
    }
    return CommandOutput(text: "")
  }

  /// What the command prints; or why it failed, in the words of the terminal.
  private func answer(_ words: [String]) -> (text: String, isError: Bool) {
    let words =
      words
      + options.filter { option in
        !option.hasPrefix(SharedOptions.language.flag)
          || !words.contains { $0.hasPrefix("--lang=") }
      }
    let context = CommandContext(
      environment: environment, clock: Instant(secondsSince1970: ThisProcess.secondsSince1970),
      words: RawWords(words, environment), columns: nil)
    do throws {
      let output = try Invocation(words, environment).run?(context)
      let text = AssistantServer.remarked(
        output?.text.whole ?? "", by: words, context.phrases)
      return (words.first == "doctor" ? AssistantServer.withoutPlaces(text) : text, false)
    } catch {
      let lines = Failure(of: error).lines(in: context.phrases)
      let text = TextStyle.plain(in: environment).encode(lines)
      return (AssistantServer.withoutPlaces(context.words.withoutSecrets(text)), true)
    }
  }
}

/// The lines of a stream, as they arrive.
private struct LineInput {
  private static let mostBytes = 1 << 20
  private static let pieceBytes = 1 << 16

  private let descriptor: Descriptor
  /// What was read but not yet returned.
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  /// Whether a line that is too long is still being read.
  private var isTooLong = false

  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// The next line without its end; `.some(nil)` if it is too long, nil at the end of the input.
  mutating func next() -> [UInt8]?? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[..<end])
        bytes.removeSubrange(...end)
        if isTooLong {
          isTooLong = false
        } else if line.contains(where: { $0 > 0x20 }) {
          return .some(line)
        }
        continue
      }
      if !isTooLong, bytes.count > Self.mostBytes {
        (bytes, isTooLong) = ([], true)
        return .some(nil)
      }
      if isTooLong { bytes = [] }
      guard isAtEnd else {
        read()
        continue
      }
      guard !bytes.isEmpty else { return nil }
      // The last line may lack its end.
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// The lines that have already arrived behind the current one.
  var waiting: [[UInt8]] {
    mutating get {
      while !isAtEnd, bytes.count <= Self.mostBytes,
        !Descriptor.readable(among: [descriptor], withinMilliseconds: 0).isEmpty
      { read() }
      return bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    }
  }

  private mutating func read() {
    let result = descriptor.read(upTo: Self.pieceBytes, to: &bytes)
    isAtEnd = ((try? result.get()) ?? 0) == 0
  }
}
