/// A path that leads nowhere useful.
struct FileProblem: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case missing
    case unreadable(SystemError)
    /// A folder without a file of the kind looked for.
    case nothingInside([String])
  }

  let kind: Kind
  let path: String

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}

extension FileProblem {
  var message: String {
    switch kind {
    case .missing: "no such file or folder: \(path)"
    case .unreadable(let error): "cannot read \(path): \(error.reason)"
    case .nothingInside(let endings):
      "no \(endings.joined(separator: ", ")) file in \(path)"
    }
  }

  /// For programs that read JSON.
  var code: String {
    switch kind {
    case .missing: "no_such_file"
    case .unreadable: "unreadable_file"
    case .nothingInside: "empty_folder"
    }
  }
}
