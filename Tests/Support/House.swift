package import Foundation

/// The source files of a module, by room.
package struct House {
  package struct File {
    package let room: String
    /// Below the room's folder.
    package let name: String
    package let source: SwiftSource

    package init(room: String, name: String, text: String) {
      self.room = room
      self.name = name
      source = SwiftSource(text)
    }
  }

  package let files: [File]

  package init(files: [File]) { self.files = files }

  /// - Parameter rooms: the folders that are rooms; of two inside each other the inner one counts.
  package init(of folder: URL, rooms: Set<String>) throws {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    files = try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let inner = rooms.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
      let room = inner ?? path.split(separator: "/").first.map { String($0) } ?? path
      return File(room: room, name: String(path.dropFirst(room.count + 1)), text: text)
    }
  }

  /// Sentences such as `Time/Zone.swift names Day of Day`.
  package func violations(floors: [[String]], neighbours: [String: Set<String>]) -> [String] {
    var floor: [String: Int] = [:]
    for (height, rooms) in floors.enumerated() { for room in rooms { floor[room] = height } }
    let owners = owners
    return files.flatMap { file -> [String] in
      guard let height = floor[file.room] else {
        return ["\(file.room)/\(file.name) is on no floor"]
      }
      return file.source.named.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { path in
        guard let owner = owners[path], owner != file.room, !isOwn(path, to: file),
          let above = floor[owner], above >= height, neighbours[file.room]?.contains(owner) != true
        else { return nil }
        return "\(file.room)/\(file.name) names \(path.joined(separator: ".")) of \(owner)"
      }
    }
  }

  /// The room that declares each type.
  private var owners: [SwiftSource.Path: String] {
    var owners: [SwiftSource.Path: String] = [:]
    for file in files { for path in file.source.declared { owners[path] = file.room } }
    return owners
  }

  /// Whether `path` may as well mean a type inside another one of the file's own.
  package func isOwn(_ path: SwiftSource.Path, to file: File) -> Bool {
    file.source.declared.contains { $0.suffix(path.count).elementsEqual(path) }
  }
}
