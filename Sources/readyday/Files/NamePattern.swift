import ReadyDayCore

/// A path whose last component may contain `*`, since monthly exports have a new name each time.
struct NamePattern {
  private let folder: String
  /// The text between `*`s, in lower case.
  private let parts: [[UInt8]]

  /// Nil for a path without `*`, and for the exact name of a file.
  init?(_ path: String) {
    let name = path.lastPart
    guard name.utf8.contains(UInt8(ascii: "*")), FileIdentity(of: path) == nil else { return nil }
    folder = path.folderPart
    parts = name.utf8.map(\.lowercased).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map(Array.init)
  }

  /// Whether a file has this name, or one that matches.
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
