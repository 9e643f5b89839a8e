import ReadyDayCore

extension String {
  /// The path from the root on; as it is if the current folder has been removed.
  var absolutePath: String {
    hasPrefix("/") ? self : (ThisProcess.folder ?? ".").appending(name: self)
  }
}

/// A path with `*` in its last component, because monthly exports have a new name each time.
struct NamePattern {
  private let folder: String
  private let name: Wildcard

  /// Nil for a path without `*`, and for the exact name of an existing file.
  init?(_ path: String) {
    guard let name = Wildcard(path.lastPart), FileIdentity(of: path) == nil else { return nil }
    (folder, self.name) = (path.folderPart, name)
  }

  /// Whether a file has this name, or a name that matches.
  static func leadsSomewhere(_ path: String) -> Bool {
    guard let pattern = NamePattern(path) else { return OutputFile(path: path).exists }
    return (try? pattern.paths())?.isEmpty == false
  }

  func paths() throws(SystemError) -> [String] {
    try FolderListing.names(in: folder.isEmpty ? "." : folder)
      .filter { !$0.isHiddenName && name.fits($0) }.map { folder + $0 }
  }
}

/// All folders that contain a file, from its own up to the root.
struct Folders {
  private let identities: Set<FileIdentity>

  init(above path: String) {
    var folder = path.parentFolder
    var identities: Set<FileIdentity> = []
    // Ends at the root, which is its own parent.
    while let identity = FileIdentity(of: folder), identities.insert(identity).inserted {
      folder = folder.appending(name: "..")
    }
    self.identities = identities
  }

  /// Whether the folder at `path` is one of them.
  func contain(_ path: String) -> Bool { FileIdentity(of: path).map(identities.contains) ?? false }
}

extension SystemError {
  /// Distinguishes a dangling link at `path`, or on the way to it, from a missing file.
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
