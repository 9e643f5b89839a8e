import ReadyDayCore

/// What files are called where no event may be told by its title: of a file with one event, the name is often
/// that.
struct DiscreetNames: Sendable {
  /// As the owner wrote them.
  private let given: [String]
  /// Paths that are no event's title.
  private let open: Set<String>
  /// Where files were found.
  private let folders: [String: String]

  /// - Parameters:
  ///   - given: the paths that were named.
  ///   - open: those of `given` that may be told.
  init(given: [String], open: Set<String>, files: [InputFile]) {
    self.given = given
    self.open = open
    let found = files.compactMap { file in file.folder.map { (file.shown, $0) } }
    folders = Dictionary(found) { first, _ in first }
  }
}

extension DiscreetNames {
  /// What is made of a path.
  func naming(for redaction: Redaction) -> (String) -> String {
    guard redaction.hidesEvents else { return { $0 } }
    return { path in name(of: path) }
  }

  private func name(of path: String) -> String {
    guard !open.contains(path) else { return path }
    guard let folder = folders[path] ?? place(of: path) else { return "…" }
    return folder.hasSuffix("/") ? folder + "…" : folder + "/…"
  }

  /// The folder or zip that was named and holds it; of what was named itself, the folder it lies in.
  private func place(of path: String) -> String? {
    let holder = given.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return holder ?? path.lastIndex(of: "/").map { String(path[...$0]) }
  }
}
