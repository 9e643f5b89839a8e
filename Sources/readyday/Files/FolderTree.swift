/// Everything in a folder.
struct FolderTree: Sendable {
  let path: String
  /// Below ``path``, in order; also links, locks and copies.
  private(set) var files: [String] = []
  /// Below ``path``, each before those inside it.
  private(set) var folders: [String] = []
  private let followsLinks: Bool
  private var seen: Set<String> = []

  /// Empty if nothing has the name; a folder that cannot be read is an error.
  ///
  /// - Parameter followsLinks: whether what a link to a folder leads to counts as what lies there.
  init(_ path: String, followingLinks followsLinks: Bool = false) throws(FileProblem) {
    self.path = path
    self.followsLinks = followsLinks
    try walk("")
  }

  private mutating func walk(_ folder: String) throws(FileProblem) {
    for name in try FolderListing.found(in: path + folder) { try take("\(folder)/\(name)") }
  }

  private mutating func take(_ place: String) throws(FileProblem) {
    guard var status = try FileStatus.found(at: path + place) else { return }
    let name = String(decoding: place.utf8.dropFirst(), as: UTF8.self)
    let isLink = status.kind == .link
    if isLink, followsLinks {
      guard let target = FileStatus(of: path + place) else {
        throw FileProblem(
          .unreadable(SystemError.last.lookingCloser(at: path + place)), path + place)
      }
      status = target
    }
    if status.kind == .folder, !isLink || isNewFolder(path + place) {
      folders.append(name)
      try walk(place)
    } else {
      files.append(name)
    }
  }

  private mutating func isNewFolder(_ path: String) -> Bool {
    FileIdentity(of: path).map { seen.insert($0.key).inserted } ?? false
  }
}

extension FolderListing {
  /// The names in a folder. None where nothing bears its name; whatever cannot be looked into is an error.
  static func found(in folder: String) throws(FileProblem) -> [String] {
    do throws(SystemError) {
      return try names(in: folder)
    } catch {
      let error = error.lookingCloser(at: folder)
      guard !error.isMissingFile else { return [] }
      throw FileProblem(.unreadable(error), folder)
    }
  }
}

extension FileStatus {
  /// That of a file, or of a link itself; nil for what is not there any more.
  static func found(at path: String) throws(FileProblem) -> FileStatus? {
    if let status = FileStatus(ofLinkAt: path) { return status }
    let error = SystemError.last
    guard error.isMissingFile else { throw FileProblem(.unreadable(error), path) }
    return nil
  }
}
