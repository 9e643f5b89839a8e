/// The progress of a long read, on one line of the terminal that disappears at the end.
struct Progress: Sendable {
  private let terminal = Terminal.errors

  private static let clearing = "\r\u{1B}[K"

  /// Does nothing unless standard error is a terminal.
  func show(_ done: Int, of count: Int) {
    guard count > 1 else { return }
    if done < count { write("\r\(done)/\(count)") } else { end() }
  }

  /// How much of one large file was read; `total` is unknown while it is being unpacked.
  func show(megabytes done: Int, of total: Int?) {
    write("\r\(done)" + (total.map { " / \(max(done, $0))" } ?? "") + " MB")
  }

  /// Any other progress message.
  func show(_ words: String) { write("\r\(words)") }

  func end() {
    write(Self.clearing)
  }

  private func write(_ line: String) {
    guard terminal.columns != nil else { return }
    // Failing to show progress must not stop the read.
    try? terminal.descriptor.write(line)
  }
}
