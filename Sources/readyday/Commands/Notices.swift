import ReadyDayCore

extension CommandRun {
  /// What was read, if that is asked for, and what was wrong with it.
  func notices(
    read names: [String] = [], _ problems: [FileProblem] = [], diagnostics: [Diagnostic] = []
  ) -> [StyledLine] {
    let files = (options.isVerbose ? names.map(phrases.name) : []).map { name in
      phrases.note(phrases.say("read \(name)", es: "leído: \(name)"))
    }
    guard !options.isQuiet else { return files }
    let lost = problems.map { phrases.warning(phrases.problem($0)) }
    let listed = options.isVerbose ? diagnostics : diagnostics.gathered
    return files + lost + listed.flatMap(lines(for:))
  }

  /// In the format of compilers. Always a warning: an unreadable file does not stop the others.
  private func lines(for diagnostic: Diagnostic) -> [StyledLine] {
    let place = diagnostic.location
    let position = phrases.name(of: place.file) + (place.line.map { ":\($0)" } ?? "")
    let problem = phrases.problem(diagnostic.problem)
    let message =
      diagnostic.count > 1
      ? "\(problem) \(phrases.text(.furtherLikeIt(diagnostic.count - 1)))" : problem
    return [phrases.warning("\(position): \(message)")] + excerpt(of: diagnostic)
  }

  private static let excerptWidth = 100

  private func excerpt(of diagnostic: Diagnostic) -> [StyledLine] {
    guard let text = diagnostic.excerpt, let number = diagnostic.location.line else { return [] }
    let margin = " \(number) | "
    let quoted =
      StyledLine(margin) + .verbatim(SafeText(text).string.truncated(toWidth: Self.excerptWidth))
    guard let column = diagnostic.location.column else { return [quoted] }
    let before = String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let distance = SafeText(before).string.displayWidth
    guard distance < Self.excerptWidth else { return [quoted] }
    let indent = String(repeating: " ", count: distance)
    let empty = String(repeating: " ", count: margin.count - 2) + "| "
    return [quoted, StyledLine(empty + indent + "^")]
  }
}

extension Voice {
  /// A line on standard error.
  func note(_ text: String) -> StyledLine { StyledLine("readyday: \(text)") }

  func warning(_ text: String) -> StyledLine { note("\(severity(.warning)): \(text)") }
}
