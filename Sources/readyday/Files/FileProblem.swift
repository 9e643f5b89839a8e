import ReadyDayCore

/// A path that leads nowhere useful.
struct FileProblem: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case missing
    case unreadable(SystemError)
    /// A folder without a file of the kind looked for.
    case nothingInside([String])
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// A file readyday keeps, and cannot understand.
    case damaged(StoreFault)
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
    case .unzipping(.notInstalled):
      "cannot read \(path): unzip is not installed; unpack it and name the folder"
    case .unzipping(.failed): "cannot read \(path): not a zip, or a damaged one"
    case .unzipping(.tooLong(let limit)): "cannot read \(path): it unpacks to over \(limit) bytes"
    case .unzipping(.system(let error)): "cannot read \(path): \(error.reason)"
    case .damaged(let fault): "cannot read \(path): \(English().problem(fault))"
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
    case .damaged: "damaged_file"
    case .unzipping(.notInstalled): "unzip_missing"
    case .unzipping: "unreadable_zip"
    }
  }
}
