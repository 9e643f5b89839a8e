#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Everything in a folder.
struct FolderTree: Sendable {
  let path: String
  /// Below ``path``, in order; also links, locks and copies.
  private(set) var files: [String] = []
  /// Below ``path``, each before those inside it.
  private(set) var folders: [String] = []
  private let followsLinks: Bool
  private var seen: Set<String> = []

  /// Nothing where nothing bears the name; whatever cannot be looked into is an error.
  ///
  /// - Parameter followsLinks: whether what a link to a folder leads to counts as what lies there.
  init(_ path: String, followingLinks followsLinks: Bool = false) throws(FileProblem) {
    self.path = path
    self.followsLinks = followsLinks
    try walk("")
  }

  private mutating func walk(_ folder: String) throws(FileProblem) {
    let names: [String]
    do throws(SystemError) {
      names = try FolderListing.names(in: path + folder)
    } catch {
      let error = error.lookingCloser(at: path + folder)
      guard !error.isMissingFile else { return }
      throw FileProblem(.unreadable(error), path + folder)
    }
    for name in names { try take("\(folder)/\(name)") }
  }

  private mutating func take(_ place: String) throws(FileProblem) {
    var status = stat()
    guard lstat((path + place).systemName, &status) == 0 else {
      let error = SystemError.last
      guard !error.isMissingFile else { return }
      throw FileProblem(.unreadable(error), path + place)
    }
    let name = String(decoding: place.utf8.dropFirst(), as: UTF8.self)
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, followsLinks, stat((path + place).systemName, &status) != 0 {
      throw FileProblem(.unreadable(SystemError.last.lookingCloser(at: path + place)), path + place)
    }
    if status.st_mode & S_IFMT == S_IFDIR, !isLink || isNewFolder(path + place) {
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

extension FolderTree {
  /// Removes all files, then the locks, then the folders, the outermost last.
  func remove() throws(SystemError) {
    for file in files.filter({ !Self.isLock($0) }) + locks {
      try check(unlink("\(path)/\(file)".systemName))
    }
    for folder in folders.reversed() { try check(rmdir("\(path)/\(folder)".systemName)) }
    try check(rmdir(path.systemName))
  }

  /// Those of ``files`` that are held by whoever changes what lies beside them.
  var locks: [String] { files.filter(Self.isLock) }

  private static func isLock(_ file: String) -> Bool { file.lastPart == DataFolder.lockName }

  private func check(_ result: Int32) throws(SystemError) {
    // A link to a folder is left where it is: only what it leads to is readyday's.
    guard result != 0, errno != ENOENT, errno != ENOTDIR else { return }
    let error = SystemError.last
    // Once the locks are gone, others may begin anew.
    let others = (try? FolderTree(path))?.locks ?? []
    guard error == .notEmpty, !others.isEmpty else { throw error }
  }

  /// Bytes of one of ``files``.
  func size(of file: String) -> Int {
    var status = stat()
    return lstat("\(path)/\(file)".systemName, &status) == 0 ? Int(status.st_size) : 0
  }
}
