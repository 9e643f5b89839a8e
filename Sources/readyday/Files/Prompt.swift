import ReadyDayCore

/// Questions at a terminal.
struct Prompt: Sendable {
  private let output = Terminal.output

  /// Nil unless standard input and output are a terminal.
  static var withPerson: Prompt? {
    Terminal.input.isPerson && Terminal.output.isPerson ? Prompt() : nil
  }

  func say(_ line: String) {
    // Without a terminal to write to, the file is written all the same.
    try? output.descriptor.write(SafeText(line).string + "\n")
  }

  /// The answer; empty at the end of the input too.
  func ask(_ question: String) -> String { answer(to: question) ?? "" }

  /// The same, without echoing what is typed.
  func askHidden(_ question: String) -> String {
    let interruption = Interruption.held()
    let hidden = HiddenTyping(at: .input)
    // After an interruption the terminal has to echo again.
    defer {
      hidden?.end()
      interruption.release()
      try? output.descriptor.write("\n")
    }
    try? output.descriptor.write(SafeText(question).string + " ")
    while !Interruption.isPending {
      guard Descriptor.readable(among: [.input], withinMilliseconds: 100).isEmpty else {
        return answer() ?? ""
      }
    }
    return ""
  }

  /// The answer without spaces around it; nil at the end of the input, where nobody has ended the line.
  func answer(to question: String) -> String? {
    try? output.descriptor.write(SafeText(question).string + " ")
    guard let answer = answer() else {
      try? output.descriptor.write("\n")
      return nil
    }
    return answer
  }

  private func answer() -> String? {
    guard let line = readLine(strippingNewline: true) else { return nil }
    let words = line.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\t" }
    let first = words.firstIndex { !$0.isEmpty } ?? words.endIndex
    let last = words.lastIndex { !$0.isEmpty } ?? words.startIndex
    return first <= last ? words[first...last].joined(separator: " ") : ""
  }

  /// Whether the answer is yes, or empty; anything else but no is asked again.
  func agrees(to question: SetupMessage, in phrases: any ProgramPhrases) -> Bool {
    let question = "\(phrases.setup(question)) \(phrases.setup(.choices))"
    while let answer = answer(to: question) {
      let word = answer.lowercased()
      if word.isEmpty || YesNoPrompt.yes.contains(word) { return true }
      if ["n", "no"].contains(word) { return false }
      say(phrases.setup(.answerYesOrNo))
    }
    return false
  }

  private static let kinds = Phrase("Enter, w, o or h", es: "Intro, t, o, f")

  /// Whose a calendar is: nil where it is the user's, and its name says no more.
  func kind(
    ofCalendar shown: String, named name: String, in phrases: any ProgramPhrases
  ) -> CalendarKind? {
    while let answer = answer(to: phrases.setup(.askForKind(shown))) {
      switch answer.lowercased() {
      case "", "m": return CalendarKind(named: name)
      case "w", "t": return .work
      case "o": return .others
      case "h", "f": return .holidays
      default: say(Self.kinds.text(in: phrases.language))
      }
    }
    return nil
  }
}
