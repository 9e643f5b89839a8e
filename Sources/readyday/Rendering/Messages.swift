/// Everything said on standard error, through the same safe writer as the answer itself.
struct Messages: Sendable {
  private let wantsJSON: Bool
  private let style: TextStyle

  init(wantsJSON: Bool, _ environment: Environment) {
    self.wantsJSON = wantsJSON
    style = TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  /// Whether errors are to be JSON; asked of the bare words, since the error may be that they cannot be read.
  static func wantsJSON(_ words: [String]) -> Bool {
    let options = Array(words.prefix { $0 != "--" })
    let attached = options.last { $0.hasPrefix("--format=") }
    let position = options.lastIndex(of: "--format")
    let following = position.map { options.dropFirst($0 + 1).first } ?? nil
    return attached == "--format=json" || following == "json"
  }

  func print(_ lines: [StyledLine]) {
    write(style.encode(lines))
  }

  func print(_ failure: Failure) {
    write(wantsJSON ? JSONValue(failure).line : style.encode(failure.lines))
  }

  private func write(_ text: String) {
    // Where standard error cannot be written to, there is nobody left to tell.
    try? OutputStream.write(text, to: Terminal.errors.descriptor)
  }
}

extension JSONValue {
  init(_ failure: Failure) {
    self = .object([
      "error": .object([
        "code": .string(failure.code),
        "message": .string(failure.message),
        "hint": failure.hints.isEmpty ? .null : .string(failure.hints.joined(separator: "\n")),
      ])
    ])
  }
}
