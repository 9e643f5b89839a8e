import ReadyDayCore

/// One of the standard streams, and whether it is a terminal.
struct Terminal: Sendable {
  let descriptor: Descriptor

  static let output = Terminal(descriptor: .output)
  static let errors = Terminal(descriptor: .errors)

  static let input = Terminal(descriptor: .input)

  var isPerson: Bool { descriptor.isTerminal }

  /// The terminal's width, or 80 if unknown; nil if the stream is not a terminal.
  var columns: Int? {
    guard isPerson else { return nil }
    return descriptor.terminalWidth ?? TextStyle.usualWidth
  }
}

/// Shows the progress of a long read on a line of the terminal, and clears it at the end.
struct Progress: Sendable {
  private let terminal = Terminal.errors

  /// Does nothing unless standard error is a terminal.
  func show(_ done: Int, of count: Int) {
    guard count > 1 else { return }
    if done < count { write("\r\(done)/\(count)") } else { end() }
  }

  /// Progress through one large file; `total` is nil while unpacking.
  func show(megabytes done: Int, of total: Int?) {
    write("\r\(done)" + (total.map { " / \(max(done, $0))" } ?? "") + " MB")
  }

  func show(_ words: String) { write("\r\(words)") }

  /// Without control sequences, which a dumb terminal would show.
  func end() {
    let room = min(terminal.columns ?? 0, TextStyle.usualWidth)
    write("\r" + String(repeating: " ", count: max(room - 1, 0)) + "\r")
  }

  private func write(_ line: String) {
    guard terminal.columns != nil else { return }
    // An error while showing progress must not stop the read.
    try? terminal.descriptor.write(line)
  }
}
