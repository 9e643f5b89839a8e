import ReadyDayCore

/// A path that leads nowhere useful.
struct FileProblem: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case missing
    case unreadable(SystemError)
    /// Another one each time it was looked at.
    case changing
    /// A folder without a file of the kind looked for.
    case nothingInside([String])
    /// A pipe, a device or standard input, where a configuration is to name what is read every day.
    case passing
    /// Files to import plans from, and none in them.
    case noSession
    /// A file of imported days that is no longer as readyday wrote it.
    case notAsWritten
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// An entry of a zip that could not be unpacked; the others could.
    case unpacking(SystemTool.Trouble)
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
    case .unreadable(.endless):
      "cannot read \(path): it goes on after \(InputFile.streamLimit >> 20) MB and is no file"
    case .passing: "cannot use \(path): a configuration names files and folders alone"
    case .noSession: "no planned session in \(path)"
    case .changing: "cannot read \(path): it changed each time while it was read"
    case .unreadable(let error): "cannot read \(path): \(error.reason)"
    case .notAsWritten: "cannot read \(path): it is not as readyday wrote it; move it away"
    case .unzipping(.notInstalled):
      "cannot read \(path): unzip is not installed; unpack it and name the folder"
    case .unzipping(let trouble): "cannot read \(path): \(trouble.reason)"
    case .unpacking(.failed(_, status: 82)): "cannot read \(path): it is locked by a password"
    case .unpacking: "cannot read \(path): unzip cannot unpack it"
    case .damaged(let fault): "cannot read \(path): \(English().problem(fault))"
    case .nothingInside(let endings):
      "no \(endings.joined(separator: ", ")) file in \(path)"
    }
  }

  /// For programs that read JSON.
  var code: String {
    switch kind {
    case .missing: "no_such_file"
    case .unreadable, .changing, .passing: "unreadable_file"
    case .noSession: "no_session"
    case .nothingInside: "empty_folder"
    case .damaged, .notAsWritten: "damaged_file"
    case .unzipping(.notInstalled): "unzip_missing"
    case .unzipping, .unpacking: "unreadable_zip"
    }
  }
}

extension SystemTool.Trouble {
  /// Why a zip could not be read as a whole.
  fileprivate var reason: String {
    switch self {
    case .notInstalled(let name): "\(name) is not installed"
    case .failed: "not a zip, or a damaged one"
    case .tooLong(let limit): "it unpacks to over \(limit >> 20) MB"
    case .tooMany(let limit): "it holds over \(limit) files"
    case .system(let error): error.reason
    }
  }
}
