// Split as bytes: in a String, a combining mark merges with a slash or dot before it.
extension String {
  /// The path as one word for a shell, quoted if needed.
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { $0.isDigit || $0.isLetter || "/._-".utf8.contains($0) }
    guard !isPlain else { return self }
    let parts = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''") + "'"
  }

  /// The path up to its last slash, inclusive; empty without a slash.
  package var folderPart: String {
    let end = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[..<end], as: UTF8.self)
  }

  /// A file's name without its extension.
  package var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

  /// The path after its last slash.
  package var lastPart: String {
    let start = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[start...], as: UTF8.self)
  }

  package var parentFolder: String {
    let folder = folderPart
    return folder.isEmpty
      ? "." : folder == "/" ? "/" : String(decoding: folder.utf8.dropLast(), as: UTF8.self)
  }

  package func isPath(endingIn endings: [String]) -> Bool {
    endings.contains { ending in
      utf8.count >= ending.utf8.count
        && zip(utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0.lowercased == $1 }
    }
  }

  package var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  package func appending(name: String) -> String {
    utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }
}
