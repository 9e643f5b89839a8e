import ReadyDayCore

extension SecretCommand {
  /// The most bytes to read; no address or password is longer.
  private static let mostBytes = 1 << 16
  /// Seconds; the user may have to unlock a key first.
  private static let patience = 60

  /// The first line of output, trimmed; nil on failure, or at `deadline` (in milliseconds).
  func secret(until deadline: Int? = nil) -> String? {
    let end = deadline ?? ThisProcess.milliseconds + Self.patience * 1000
    guard let name = words.first, let input = try? Descriptor("/dev/null", for: .reading) else {
      return nil
    }
    defer { input.close() }
    let interruption = Interruption.held()
    defer { interruption.release() }
    let tool = SystemTool(name: name, environment: nil)
    guard let running = try? tool.start(Array(words.dropFirst()), reading: input) else {
      return nil
    }
    let (bytes, trouble) = running.output(limit: Self.mostBytes, until: end)
    guard trouble == nil else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
      .drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text.reversed())
  }
}
