/// How far a long reading has come, on one line of the terminal that is gone when it is done.
struct Progress: Sendable {
  private let terminal = Terminal.errors

  private static let clearing = "\r\u{1B}[K"

  /// Nothing where nobody watches: a log wants no moving line.
  func show(_ done: Int, of count: Int) {
    guard count > 1 else { return }
    if done < count { write("\r\(done) of \(count) files") } else { end() }
  }

  /// How much of one large file was read; `total` is unknown where it is unpacked meanwhile.
  func show(megabytes done: Int, of total: Int?) {
    write("\r\(done)" + (total.map { " / \(max(done, $0))" } ?? "") + " MB")
  }

  /// Whatever else there is to say meanwhile.
  func show(_ words: String) { write("\r\(words)") }

  func end() {
    write(Self.clearing)
  }

  private func write(_ line: String) {
    guard terminal.columns != nil else { return }
    // What cannot be shown is no reason to stop reading.
    try? terminal.descriptor.write(line)
  }
}
