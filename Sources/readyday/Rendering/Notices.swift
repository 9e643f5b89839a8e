import ReadyDayCore

/// What standard error says about the files, beside the answer.
struct Notices {
  let phrases: any Phrasebook
  let isQuiet: Bool
  let isVerbose: Bool

  func lines(
    files: [String], problems: [FileProblem], diagnostics: [Diagnostic]
  ) -> [StyledLine] {
    var lines = isVerbose ? files.map { line("read \($0)") } : []
    if !isQuiet {
      lines += problems.map { line("\(phrases.severity(.warning)): \($0.message)") }
    }
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error {
      lines += self.lines(for: diagnostic)
    }
    return lines
  }

  private func line(_ text: String) -> StyledLine { StyledLine("readyday: \(text)") }

  /// As compilers print it: place, severity, what is wrong, and the line itself.
  private func lines(for diagnostic: Diagnostic) -> [StyledLine] {
    let place = diagnostic.location
    let position = place.file + (place.line.map { ":\($0)" } ?? "")
    let message = phrases.problem(diagnostic.problem)
    return [line("\(phrases.severity(diagnostic.severity)): \(position): \(message)")]
      + excerpt(of: diagnostic)
  }

  private func excerpt(of diagnostic: Diagnostic) -> [StyledLine] {
    guard let text = diagnostic.excerpt, let number = diagnostic.location.line else { return [] }
    let margin = " \(number) | "
    let quoted = StyledLine(margin) + .verbatim(SafeText(text).string.truncated(toWidth: 100))
    guard let column = diagnostic.location.column else { return [quoted] }
    let before = String(decoding: text.utf8.prefix(column - 1), as: UTF8.self)
    let indent = String(repeating: " ", count: SafeText(before).string.displayWidth)
    let empty = String(repeating: " ", count: margin.count - 2) + "| "
    return [quoted, StyledLine(empty + indent + "^")]
  }
}
