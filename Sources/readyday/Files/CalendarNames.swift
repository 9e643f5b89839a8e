import ReadyDayCore

/// Finds the calendar of a file, even under another spelling, through a link or as standard input.
struct CalendarNames {
  private let calendars: [(identity: String, calendar: Configuration.Calendar)]
  private var known: [ExactText: Configuration.Calendar?] = [:]

  init(_ calendars: [Configuration.Calendar]) {
    self.calendars = calendars.compactMap { calendar in
      FileIdentity(of: calendar.path).map { ($0.key, calendar) }
    }
  }

  /// Nil if the file is not of a configured calendar.
  mutating func calendar(of file: InputFile) -> Configuration.Calendar? {
    guard !calendars.isEmpty else { return nil }
    switch file.place {
    case .standardInput: return FileIdentity(ofOpen: .input).flatMap(calendar)
    case .path(let path), .entry(let path, _): return calendar(at: path)
    case .packed(let entry): return calendar(at: entry.zip.path)
    }
  }

  /// The calendar of the file or nearest folder; if a link leads to another that is busy, that one.
  mutating func calendar(at path: String) -> Configuration.Calendar? {
    if let own = FileIdentity(of: path).flatMap(calendar) { return own }
    let written = Self.parent(of: path).flatMap { calendar(ofFolder: $0) }
    let real = Self.target(of: path).flatMap(Self.parent).flatMap { calendar(ofFolder: $0) }
    return real?.show == .busy ? real : written ?? real
  }

  /// Whether the configuration names this very file or folder.
  func isNamed(_ path: String) -> Bool { FileIdentity(of: path).flatMap(calendar) != nil }

  private func calendar(_ identity: FileIdentity) -> Configuration.Calendar? {
    let found = calendars.filter { $0.identity == identity.key }.map(\.calendar)
    return found.first { $0.show == .busy } ?? found.first
  }

  private mutating func calendar(ofFolder folder: String) -> Configuration.Calendar? {
    if let calendar = known[ExactText(folder)] { return calendar }
    let written = nearest(to: folder)
    let real = Self.realPath(folder).flatMap(nearest)
    let calendar = real?.show == .busy ? real : written ?? real
    known[ExactText(folder)] = .some(calendar)
    return calendar
  }

  private func nearest(to path: String) -> Configuration.Calendar? {
    var place: String? = path
    while let each = place {
      if let found = FileIdentity(of: each).flatMap(calendar) { return found }
      // The part before ".." does not contain the file.
      place = each.hasSuffix("..") ? nil : Self.parent(of: each)
    }
    return nil
  }

  /// Nil for `/`, and for the folder in which a relative path starts.
  private static func parent(of path: String) -> String? {
    guard path != "/", path != "." else { return nil }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func target(of path: String) -> String? {
    FileSystem.target(ofLinkAt: path) == nil ? nil : realPath(path)
  }

  private static func realPath(_ path: String) -> String? { try? FileSystem.realPath(of: path) }
}

/// Hides file names if event titles are hidden: a file with one event often has its title.
struct DiscreetNames: Sendable {
  private let given: [String]
  /// Paths that cannot be an event's title.
  private let open: Set<String>
  private let folders: [String: String]

  /// `given` has the paths from the user; `open`, those of them that may be shown.
  init(given: [String], open: Set<String>, files: [InputFile]) {
    (self.given, self.open) = (given, open)
    let found = files.compactMap { file in file.folder.map { (file.shown, $0) } }
    folders = Dictionary(found) { first, _ in first }
  }

  func naming(for redaction: Redaction) -> (String) -> String {
    guard redaction.hidesEvents else { return { $0 } }
    return { path in name(of: path) }
  }

  private func name(of path: String) -> String {
    guard !open.contains(path) else { return path }
    guard let folder = folders[path] ?? place(of: path) else { return "…" }
    return folder.hasSuffix("/") ? folder + "…" : folder + "/…"
  }

  /// The named folder or zip or, if the file itself was named, its folder.
  private func place(of path: String) -> String? {
    let holder = given.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return holder ?? path.lastIndex(of: "/").map { String(path[...$0]) }
  }
}
