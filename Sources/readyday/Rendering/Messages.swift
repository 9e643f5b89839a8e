import ReadyDayCore

/// Everything printed on standard error, through the same safe writer as the answer.
struct Messages: Sendable {
  private let words: RawWords
  private let style: TextStyle

  init(_ words: RawWords, _ environment: Environment) {
    self.words = words
    style = TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  private var wantsJSON: Bool { words.value(of: "--format") == "json" }

  func print(_ lines: [StyledLine]) {
    write(style.encode(lines))
  }

  func print(_ failure: Failure) {
    let phrases = words.language.phrases
    write(wantsJSON ? failure.document(in: phrases) : style.encode(failure.lines(in: phrases)))
  }

  private func write(_ text: String) {
    // If standard error cannot be written to, there is nowhere left to report it.
    try? Descriptor.errors.write(text)
  }
}
