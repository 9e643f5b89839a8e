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
  /// The texts between the `*`s, in lower case.
  private let parts: [[UInt8]]

  /// Nil for a path without `*`, and for the exact name of an existing file.
  init?(_ path: String) {
    let name = path.lastPart
    guard name.utf8.contains(UInt8(ascii: "*")), FileIdentity(of: path) == nil else { return nil }
    folder = path.folderPart
    parts = name.utf8.map(\.lowercased).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map(Array.init)
  }

  /// Whether a file has this name, or a name that matches.
  static func leadsSomewhere(_ path: String) -> Bool {
    guard let pattern = NamePattern(path) else { return OutputFile(path: path).exists }
    return (try? pattern.paths())?.isEmpty == false
  }

  func paths() throws(SystemError) -> [String] {
    try FolderListing.names(in: folder.isEmpty ? "." : folder)
      .filter { !$0.isHiddenName && fits($0) }.map { folder + $0 }
  }

  /// Ignores case.
  func fits(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    var rest = name.utf8.map(\.lowercased)[...]
    guard rest.count >= first.count + last.count, rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    guard rest.suffix(last.count).elementsEqual(last) else { return false }
    rest = rest.dropLast(last.count)
    return parts.dropFirst().dropLast().allSatisfy { part in
      guard let end = Self.end(of: part, in: rest) else { return false }
      rest = rest[end...]
      return true
    }
  }

  /// The end of the first `part` in `bytes`; nil if there is none.
  private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: part) }.map { $0 + part.count }
      ?? (part.isEmpty ? bytes.startIndex : nil)
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
