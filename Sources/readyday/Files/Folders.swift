/// The folders that contain a file, from its own up to the root.
struct Folders {
  private let identities: Set<FileIdentity>

  init(above path: String) {
    var folder = path.parentFolder
    var identities: Set<FileIdentity> = []
    // The root is its own parent.
    while let identity = FileIdentity(of: folder), identities.insert(identity).inserted {
      folder = folder.appending(name: "..")
    }
    self.identities = identities
  }

  /// Whether the file is in the folder at `path`, or below it.
  func contain(_ path: String) -> Bool { FileIdentity(of: path).map(identities.contains) ?? false }
}

extension SystemError {
  /// Distinguishes a broken link at `path`, or on the way to it, from a missing file.
  func lookingCloser(at path: String) -> SystemError {
    isMissingFile && Self.isDangling(path) ? .danglingLink : self
  }

  private static func isDangling(_ path: String) -> Bool {
    var path = path
    while true {
      if let status = FileStatus(ofLinkAt: path) {
        return status.kind == .link && FileStatus(of: path) == nil
      }
      let parent = path.parentFolder
      guard parent != path else { return false }
      path = parent
    }
  }
}
