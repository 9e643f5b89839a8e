/// Why not all of a zip is read.
package enum ZipLimit: Equatable, Sendable {
  case entries, bytes
  /// It unpacks to many times its size, as only zips made to fill a computer do.
  case ratio
  /// The list of entries is too long.
  case list
}

/// How much one run may still unpack, from all its zips together.
package struct ZipRoom: Sendable {
  package private(set) var bytes: Int
  private var entries: Int

  package init(bytes: Int = Limits.Files.zipBytes, entries: Int = Limits.Files.zipEntries) {
    (self.bytes, self.entries) = (bytes, entries)
  }

  /// Nil if `size` bytes still fit; `effort` is the number of entries to count.
  fileprivate mutating func take(_ size: Int, effort: Int) -> ZipLimit? {
    guard effort <= entries else { return .entries }
    guard size <= bytes else { return .bytes }
    entries -= effort
    bytes -= size
    return nil
  }
}

/// A file in a zip, as `unzip -l` lists it.
package struct ZippedFile: Hashable, Sendable {
  package let name: String
  /// Bytes, as listed.
  package let size: Int
  package let place: Int
  /// Bytes of earlier entries with the same name, which `unzip` prints too.
  package private(set) var sizeOfReplaced = 0

  package var hasReplaced: Bool { sizeOfReplaced > 0 }

  /// The files that fit the limit, sorted by name, and why others do not.
  ///
  /// - Parameters:
  ///   - size: of the zip, in bytes.
  ///   - endings: in lower case, of the names that are wanted.
  package static func all(
    in list: [UInt8], ofZipOf size: Int, endings: [String], within room: inout ZipRoom,
    wants: (String) -> Bool
  ) -> (fitting: [ZippedFile], limit: ZipLimit?) {
    let effort = 1 + list.count / Limits.Files.zipListBytesPerEntry
    var left = Limits.Files.zipLeast + Limits.Files.zipRatio * size
    var limit: ZipLimit?
    var files: [ExactText: ZippedFile] = [:]
    for (place, line) in list.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard var file = ZippedFile(listed: line, at: place), file.isWanted(endings),
        wants(file.name)
      else { continue }
      let reason = file.size <= left ? room.take(file.size, effort: effort) : .ratio
      guard reason == nil else {
        limit = reason
        continue
      }
      left -= file.size
      let earlier = files[ExactText(file.name)]
      file.sizeOfReplaced = earlier.map { $0.sizeOfReplaced + $0.size } ?? 0
      files[ExactText(file.name)] = file
    }
    let inOrder = files.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return (inOrder, limit)
  }

  /// Reads a line such as `     1024  2026-01-31 09:30   data/sleeps.csv`.
  private init?(listed line: ArraySlice<UInt8>, at place: Int) {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard fields.count == 4 else { return nil }
    self.place = place
    size = Int(written: String(decoding: fields[0], as: UTF8.self)) ?? .max
    name = SystemName.text(of: fields[3].dropFirst(2))
  }

  /// Excludes entries that macOS adds, such as `__MACOSX/._sleeps.csv`, but not `./a.csv`.
  private func isWanted(_ endings: [String]) -> Bool {
    name.isPath(endingIn: endings)
      && !name.utf8.split(separator: UInt8(ascii: "/")).contains { part in
        (part.first == UInt8(ascii: ".") && part.count > 1) || part.elementsEqual("__MACOSX".utf8)
      }
  }

  /// The name, escaped: `unzip` reads it as a pattern or, after a hyphen, as options.
  package var pattern: String {
    var pattern = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if "[]*?\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      if index == 0, scalar == "-" {
        pattern += "[-]"
      } else {
        pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }
}
