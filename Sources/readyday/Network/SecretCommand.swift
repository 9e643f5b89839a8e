import ReadyDayCore

extension SecretCommand {
  /// The most bytes to read; no address or password is longer.
  private static let mostBytes = 1 << 16
  /// Seconds; the user may have to unlock a key first.
  private static let patience = 60

  /// The first line of output, trimmed; nil on failure, or at `deadline`.
  func secret(until deadline: Deadline) -> String? {
    guard let name = words.first, let input = try? Descriptor("/dev/null", for: .reading) else {
      return nil
    }
    defer { input.close() }
    let interruption = Interruption.held()
    defer { interruption.release() }
    let tool = SystemTool(name: name, environment: nil)
    // A program that may ask for a password must stay in the group that the terminal talks to.
    let tie: SystemTool.Tie = ThisProcess.ownsTerminal ? .usual : .ownGroup
    guard let running = try? tool.start(Array(words.dropFirst()), reading: input, tie) else {
      return nil
    }
    let (bytes, trouble) = running.output(
      limit: Self.mostBytes, until: deadline.within(seconds: Self.patience))
    guard trouble == nil else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
      .drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text.reversed())
  }
}
