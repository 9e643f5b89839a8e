import ReadyDayCore

extension SecretCommand {
  /// Seconds; the user may have to unlock a key first.
  static let patience = 60

  /// The first line of output, trimmed; nil on failure, or at `deadline`.
  func secret(until deadline: Deadline) -> String? {
    let interruption = Interruption.held()
    defer { interruption.release() }
    return start()?.secret(until: deadline.within(seconds: Self.patience))
  }

  /// Nil if the program does not start.
  func start() -> RunningTool? {
    guard let name = words.first, let input = try? Descriptor("/dev/null", for: .reading) else {
      return nil
    }
    defer { input.close() }
    let tool = SystemTool(name: name, environment: nil)
    // A program that may ask for a password must stay in the group that the terminal talks to.
    let tie: SystemTool.Tie = ThisProcess.ownsTerminal ? .usual : .ownGroup
    return try? tool.start(Array(words.dropFirst()), reading: input, tie)
  }
}

extension RunningTool {
  /// The most bytes of a secret to read; no address or password is longer.
  private static let mostBytes = 1 << 16

  func secret(until deadline: Deadline) -> String? {
    let (bytes, trouble) = output(limit: Self.mostBytes, until: deadline)
    guard trouble == nil else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
      .drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text.reversed())
  }
}
