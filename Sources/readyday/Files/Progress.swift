/// How far a long reading has come, on one line of the terminal that is gone when it is done.
struct Progress: Sendable {
  private let terminal = Terminal.errors

  /// Nothing where nobody watches: a log wants no moving line.
  func show(_ done: Int, of count: Int) {
    guard count > 1, terminal.columns != nil else { return }
    let line = done < count ? "\r\(done) of \(count) files" : "\r\u{1B}[K"
    // What cannot be shown is no reason to stop reading.
    try? OutputStream.write(line, to: terminal.descriptor)
  }
}
