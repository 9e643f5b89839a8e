import ReadyDayCore

/// Which of the configured calendars a file belongs to, whatever path leads there.
///
/// What is shown as busy stays so when the file is named another way: by another spelling, a link, or as standard
/// input.
struct CalendarNames {
  private let calendars: [(identity: String, calendar: Configuration.Calendar)]
  /// What was found out about folders; many files lie in one.
  private var known: [ExactText: Configuration.Calendar?] = [:]

  init(_ calendars: [Configuration.Calendar]) {
    self.calendars = calendars.compactMap { calendar in
      FileIdentity(of: calendar.path).map { ($0.key, calendar) }
    }
  }
}

extension CalendarNames {
  /// Nil for a file of no configured calendar.
  mutating func calendar(of file: InputFile) -> Configuration.Calendar? {
    guard !calendars.isEmpty else { return nil }
    switch file.place {
    case .standardInput: return FileIdentity(ofOpen: .input).flatMap(calendar)
    case .path(let path), .entry(let path, _): return calendar(at: path)
    case .packed(let entry): return calendar(at: entry.zip.path)
    }
  }

  /// The file itself, else the nearest folder it lies in: by the path as it is written, and by the one
  /// that links lead to. Where these differ, the calendar that shows less.
  mutating func calendar(at path: String) -> Configuration.Calendar? {
    if let own = FileIdentity(of: path).flatMap(calendar) { return own }
    let written = Self.parent(of: path).flatMap { calendar(ofFolder: $0) }
    let real = Self.target(of: path).flatMap(Self.parent).flatMap { calendar(ofFolder: $0) }
    return real?.show == .busy ? real : written ?? real
  }

  /// Whether the configuration names just this file or folder.
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
      // What stands before ".." is no folder that the path lies in.
      place = each.hasSuffix("..") ? nil : Self.parent(of: each)
    }
    return nil
  }

  /// Nil at the top: of `/`, and of the folder where a relative path starts.
  private static func parent(of path: String) -> String? {
    guard path != "/", path != "." else { return nil }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where a link leads; nil for anything else.
  private static func target(of path: String) -> String? {
    FileSystem.target(ofLinkAt: path) == nil ? nil : realPath(path)
  }

  private static func realPath(_ path: String) -> String? {
    try? FileSystem.realPath(of: path)
  }
}
