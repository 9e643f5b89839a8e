import ReadyDayCore

/// The names of files when event titles are hidden: the name of a file with one event is often
/// its title.
struct DiscreetNames: Sendable {
  /// As they were written.
  private let given: [String]
  /// Paths that are not an event's title.
  private let open: Set<String>
  /// Where files were found.
  private let folders: [String: String]

  /// - Parameters:
  ///   - given: the paths that were named.
  ///   - open: those of `given` that may be shown.
  init(given: [String], open: Set<String>, files: [InputFile]) {
    self.given = given
    self.open = open
    let found = files.compactMap { file in file.folder.map { (file.shown, $0) } }
    folders = Dictionary(found) { first, _ in first }
  }
}

extension DiscreetNames {
  /// How a path is shown.
  func naming(for redaction: Redaction) -> (String) -> String {
    guard redaction.hidesEvents else { return { $0 } }
    return { path in name(of: path) }
  }

  private func name(of path: String) -> String {
    guard !open.contains(path) else { return path }
    guard let folder = folders[path] ?? place(of: path) else { return "…" }
    return folder.hasSuffix("/") ? folder + "…" : folder + "/…"
  }

  /// The folder or zip that was named; for a file that was named itself, its folder.
  private func place(of path: String) -> String? {
    let holder = given.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return holder ?? path.lastIndex(of: "/").map { String(path[...$0]) }
  }
}
