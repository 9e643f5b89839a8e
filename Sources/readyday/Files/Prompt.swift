import ReadyDayCore

/// Questions to a person at a terminal.
struct Prompt: Sendable {
  private let output = Terminal.output

  /// Nil unless a person reads the questions and types the answers.
  static var withPerson: Prompt? {
    Terminal.input.isPerson && Terminal.output.isPerson ? Prompt() : nil
  }

  func say(_ line: String) {
    // Who cannot be told still gets the file.
    try? output.descriptor.write(SafeText(line).string + "\n")
  }

  /// The answer; empty at the end of the input too.
  func ask(_ question: String) -> String { answer(to: question) ?? "" }

  /// The same, without showing what is typed.
  func askHidden(_ question: String) -> String {
    let interruption = Interruption.held()
    let hidden = HiddenTyping(at: .input)
    // Who interrupts the question gets the terminal back as it was.
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

  /// The answer without spaces around it; nil at the end of the input.
  private func answer(to question: String) -> String? {
    try? output.descriptor.write(SafeText(question).string + " ")
    return answer()
  }

  private func answer() -> String? {
    guard let line = readLine(strippingNewline: true) else { return nil }
    let words = line.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\t" }
    let first = words.firstIndex { !$0.isEmpty } ?? words.endIndex
    let last = words.lastIndex { !$0.isEmpty } ?? words.startIndex
    return first <= last ? words[first...last].joined(separator: " ") : ""
  }

  /// Whether the answer is yes, or none; whatever is neither yes nor no is asked again.
  ///
  /// - Parameter again: what is said then.
  func agrees(to question: String, again: String) -> Bool {
    while let answer = answer(to: question + " [Y/n]") {
      let word = answer.lowercased()
      if word.isEmpty || YesNoPrompt.yes.contains(word) { return true }
      if ["n", "no"].contains(word) { return false }
      say(again)
    }
    return false
  }
}
