extension [Diagnostic] {
  /// Of each kind of problem in a file the first one, which counts the others.
  ///
  /// A file with two hundred faults has two or three kinds of them: a line each is read, two hundred
  /// are not.
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

  /// How many problems they are, those included that a reader only counted.
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
  /// Of names that are missing each is a thing of its own.
  var name: String?

  init(_ diagnostic: Diagnostic) {
    (file, code) = (diagnostic.location.file, diagnostic.problem.code)
    if case .health(.missingName(let name, _, _)) = diagnostic.problem { self.name = name }
  }
}
