/// Unique diagnostics, limited per file and in total; the rest is counted.
struct DiagnosticLog {
  private var reported: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  private var leftOut: [String: Int] = [:]

  /// Errors are always added, since they say that a whole file was not used.
  mutating func add(_ diagnostic: Diagnostic) {
    let file = diagnostic.location.file
    if case .calendar(.furtherProblems(let count)) = diagnostic.problem {
      return leaveOut(count, of: file)
    }
    guard !seen.contains(diagnostic) else { return }
    guard diagnostic.severity == .error || !isFull(for: file) else { return leaveOut(1, of: file) }
    counts[file, default: 0] += 1
    seen.insert(diagnostic)
    reported.append(diagnostic)
  }

  /// Whether further warnings about `file` are only counted, and need not be built.
  func isFull(for file: String) -> Bool {
    counts[file, default: 0] >= Limits.Diagnostics.perFile
      || reported.count >= Limits.Diagnostics.inAll
  }

  mutating func leaveOut(_ count: Int, of file: String) { leftOut[file, default: 0] += count }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// In order of discovery; how many were dropped from each file comes last.
  var all: [Diagnostic] {
    let rest = leftOut.ordered { $0.key < $1.key }.map { file, count in
      Diagnostic(.warning, .calendar(.furtherProblems(count: count)), in: file)
    }
    return reported + rest
  }
}

extension [Diagnostic] {
  /// The first problem of each kind in a file, with the count of the others.
  ///
  /// Hundreds of problems are mostly of two or three kinds, and one line for each kind is enough.
  public var gathered: [Diagnostic] {
    var places: [Kind: Int] = [:]
    return reduce(into: []) { gathered, diagnostic in
      let kind = Kind(diagnostic)
      if let place = places[kind] {
        gathered[place].count += diagnostic.count
      } else {
        places[kind] = gathered.count
        gathered.append(diagnostic)
      }
    }
  }

  /// How many problems there are, including those that were only counted.
  public var problemCount: Int {
    reduce(0) { count, diagnostic in
      if case .calendar(.furtherProblems(let further)) = diagnostic.problem {
        return count + further
      }
      return count + diagnostic.count
    }
  }
}

private struct Kind: Hashable {
  let file: String
  let code: String
  /// Each missing name is a kind of its own.
  var name: String?

  init(_ diagnostic: Diagnostic) {
    (file, code) = (diagnostic.location.file, diagnostic.problem.code)
    if case .health(.missingName(let name, _, _)) = diagnostic.problem { self.name = name }
  }
}
