import ReadyDayCore

struct Prompt: Sendable {
  /// Accepted whatever the user's language.
  static let yes: Set = ["y", "yes", "s", "si", "sí"]
  static let no: Set = ["n", "no"]

  private let output = Terminal.output

  /// Nil unless both standard input and output are a terminal.
  static var withPerson: Prompt? {
    Terminal.input.isPerson && Terminal.output.isPerson ? Prompt() : nil
  }

  func say(_ line: String) {
    // The command continues even if the terminal has gone.
    try? output.descriptor.write(SafeText(line).string + "\n")
  }

  /// The trimmed answer; empty at the end of the input.
  func ask(_ question: String) -> String { answer(to: question) ?? "" }

  func askHidden(_ question: String) -> String {
    let interruption = Interruption.held()
    let hidden = HiddenTyping(at: .input)
    // After an interruption, the terminal must echo again.
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

  /// The trimmed answer; nil at the end of the input.
  func answer(to question: String) -> String? {
    try? output.descriptor.write(SafeText(question).string + " ")
    guard let answer = answer() else {
      try? output.descriptor.write("\n")
      return nil
    }
    return answer
  }

  func answer(to question: String, width: Int) -> String? {
    let lines = TextWrapping.lines(of: question, width: width - 2)
    for line in lines.dropLast() { say(line) }
    return answer(to: lines.last ?? question)
  }

  private func answer() -> String? {
    guard let line = readLine(strippingNewline: true) else { return nil }
    let words = line.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\t" }
    let first = words.firstIndex { !$0.isEmpty } ?? words.endIndex
    let last = words.lastIndex { !$0.isEmpty } ?? words.startIndex
    return first <= last ? words[first...last].joined(separator: " ") : ""
  }

  /// Repeats the question until the answer is yes or no; an empty answer means yes.
  func agrees(to question: Message, in phrases: Voice) -> Bool {
    let question = "\(phrases.text(question)) \(phrases.text(.choices))"
    while let answer = answer(to: question) {
      let word = answer.lowercased()
      if word.isEmpty || Self.yes.contains(word) { return true }
      if Self.no.contains(word) { return false }
      say(phrases.say("please answer y or n", es: "responde s o n"))
    }
    return false
  }

  private static let kinds = Phrase("Enter, w, o or h", es: "Intro, t, o, f")

  /// Nil at the end of the input, or for the user's own calendar if its name suggests no kind.
  func kind(ofCalendar shown: String, named name: String, in phrases: Voice) -> CalendarKind? {
    while let answer = answer(
      to: phrases.say(
        "\(shown): Enter if it is yours, w for work, o for other people's or information (team, school, "
          + "club, on-call), h for public holidays:",
        es:
          "\(shown): Intro si es tuyo, t si es de trabajo, o si es de otras personas o informativo (equipo, "
          + "colegio, club, guardias), f si es de festivos:"))
    {
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
