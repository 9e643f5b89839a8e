/// What was found wrong, each thing once; of the things in one file, and in all files together, so
/// many at most, and the rest counted.
struct DiagnosticLog {
  private var kept: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  private var leftOut: [String: Int] = [:]

  /// Errors are always kept: they say that the whole file was not used.
  mutating func add(_ diagnostic: Diagnostic) {
    let file = diagnostic.location.file
    if case .calendar(.furtherProblems(let count)) = diagnostic.problem {
      return leaveOut(count, of: file)
    }
    guard !seen.contains(diagnostic) else { return }
    guard diagnostic.severity == .error || !isFull(for: file) else { return leaveOut(1, of: file) }
    counts[file, default: 0] += 1
    seen.insert(diagnostic)
    kept.append(diagnostic)
  }

  /// Whether further warnings about `file` are only counted: they need not be made.
  func isFull(for file: String) -> Bool {
    counts[file, default: 0] >= Limits.Diagnostics.perFile
      || kept.count >= Limits.Diagnostics.inAll
  }

  /// Counts problems of `file` that are not reported one by one.
  mutating func leaveOut(_ count: Int, of file: String) {
    leftOut[file, default: 0] += count
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// In the order they were found; how many were dropped from which file stands at the end.
  var all: [Diagnostic] {
    let rest = leftOut.ordered { $0.key < $1.key }.map { file, count in
      Diagnostic(
        .warning, .calendar(.furtherProblems(count: count)), at: SourceLocation(file: file))
    }
    return kept + rest
  }
}
