import ReadyDayCore

@testable import readyday

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
  /// - Parameter followsLinks: whether what a link to a folder leads to counts as what lies there, once.
  init(_ path: String, followingLinks followsLinks: Bool = false) throws(FileProblem) {
    self.path = path
    self.followsLinks = followsLinks
    try walk("")
  }

  private mutating func walk(_ folder: String) throws(FileProblem) {
    for name in try FolderListing.found(in: path + folder) { try take("\(folder)/\(name)") }
  }

  private mutating func take(_ place: String) throws(FileProblem) {
    let status = try FileStatus.found(at: path + place, followingLinks: followsLinks)
    let name = String(decoding: place.utf8.dropFirst(), as: UTF8.self)
    if status?.kind == .folder, !followsLinks || isNewFolder(path + place) {
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
