/// The folders of a file, from its own up to the root.
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

  /// Whether the file is in the folder that `path` leads to, or below it.
  func contain(_ path: String) -> Bool {
    FileIdentity(of: path).map(identities.contains) ?? false
  }
}
