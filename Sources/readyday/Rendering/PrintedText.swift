import ReadyDayCore

/// Output in pieces, so that long documents need not fit in memory.
struct PrintedText {
  let write: (@escaping (String) -> Void) -> Void

  init(inPieces write: @escaping (@escaping (String) -> Void) -> Void) { self.write = write }

  init(_ text: String) { self.init { hand in hand(text) } }

  var whole: String {
    var text = ""
    write { text += $0 }
    return text
  }
}

extension Descriptor {
  /// Writes until the first error, which it throws at the end.
  func write(_ text: PrintedText) throws(SystemError) {
    var failure: SystemError?
    text.write { piece in
      guard failure == nil else { return }
      do throws(SystemError) { try write(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

/// Output on standard error, cleaned like standard output.
struct Messages: Sendable {
  private let words: RawWords
  private let style: TextStyle
  private let terminal: Terminal

  init(_ words: RawWords, to terminal: Terminal) {
    (self.words, self.terminal) = (words, terminal)
    style = .plain(in: words.environment)
  }

  private var wantsJSON: Bool {
    words.has("--json") || ["--format", "-f"].contains { words.value(of: $0) == "json" }
  }

  func print(_ lines: [StyledLine]) { write(wrapped(style.encode(lines))) }

  func print(_ failure: Failure) {
    let phrases = words.language.voice
    write(
      wantsJSON ? failure.document(in: phrases) : wrapped(style.encode(failure.lines(in: phrases))))
  }

  /// Wraps sentences at a terminal, but neither quoted lines of files nor text to copy.
  private func wrapped(_ text: String) -> String {
    guard let columns = terminal.columns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("readyday: "), line.utf8.count > columns else { return String(line) }
      return TextWrapping.lines(of: String(line), width: max(columns - 2, 20))
        .joined(separator: "\n  ")
    }.joined(separator: "\n")
  }

  private func write(_ text: String) {
    // If standard error fails, there is nowhere left to report it.
    try? terminal.descriptor.write(words.withoutSecrets(text))
  }
}
