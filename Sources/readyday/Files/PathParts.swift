import ReadyDayCore

// Names are split as bytes: in a String, a combining mark after a slash or a dot merges with it,
// but not for the system.
extension String {
  /// Quoted for a shell if needed.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { $0.isDigit || $0.isLetter || "/._-".utf8.contains($0) }
    guard !isPlain else { return self }
    let parts = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''") + "'"
  }

  /// Up to and including the last slash; empty if there is none.
  var folderPart: String {
    let end = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[..<end], as: UTF8.self)
  }

  /// A file name without its extension.
  var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

  /// After the last slash.
  var lastPart: String {
    let start = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[start...], as: UTF8.self)
  }

  var parentFolder: String {
    let folder = folderPart
    return folder.isEmpty
      ? "." : folder == "/" ? "/" : String(decoding: folder.utf8.dropLast(), as: UTF8.self)
  }

  func isPath(endingIn endings: [String]) -> Bool {
    endings.contains { ending in
      utf8.count >= ending.utf8.count
        && zip(utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0.lowercased == $1 }
    }
  }

  var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// `name` in the folder at this path.
  func appending(name: String) -> String {
    utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }
}
