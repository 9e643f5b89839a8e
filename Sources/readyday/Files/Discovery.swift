import ReadyDayCore

/// The places where people's calendars and exports usually lie, and what was found there.
struct Discovery: Sendable {
  struct Calendar: Hashable, Sendable {
    let name: String?
    let path: String
  }

  /// A place that was looked at, and what came of it.
  struct Look: Hashable, Sendable {
    let folder: String
    let finding: String
  }

  private(set) var calendars: [Calendar] = []
  /// The export with the latest night.
  private(set) var whoop: String?
  private(set) var looks: [Look] = []

  init(wantsWhoop: Bool, wantsCalendars: Bool, in environment: Environment) {
    guard let home = environment["HOME"] else { return }
    let data = DataFolder.parent(environment) ?? "\(home)/.local/share"
    if wantsCalendars {
      for folder in ["\(home)/.calendars", "\(data)/vdirsyncer"] { lookForCalendars(in: folder) }
    }
    if wantsWhoop { lookForExports(in: "\(home)/Downloads") }
  }
}

extension Discovery {
  private mutating func lookForCalendars(in folder: String) {
    let found = Self.calendars(in: folder)
    calendars += found
    note(folder, found.count, "calendar")
  }

  /// The folder itself where files lie in it, else each folder below that has some.
  private static func calendars(in folder: String) -> [Calendar] {
    guard let input = try? InputFiles([folder], endings: [".ics"]) else { return [] }
    var seen: Set<[UInt8]> = []
    let folders = input.files.compactMap(\.folder).filter { seen.insert(Array($0.utf8)).inserted }
    if folders.contains(folder) { return [Calendar(name: nil, path: folder)] }
    return folders.map { path in
      Calendar(name: path.split(separator: "/").last.map(String.init), path: path)
    }
  }

  private mutating func lookForExports(in folder: String) {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let exports = names.filter { $0.lowercased().contains("whoop") && !$0.isHiddenName }
      .compactMap { Self.export(at: "\(folder)/\($0)") }
    // Of two that end on the same night, the one whose name has the later date.
    whoop = exports.max { ($0.last, $0.path) < ($1.last, $1.path) }?.path
    note(folder, exports.count, "WHOOP export")
  }

  /// Nil where there is no night to be found.
  private static func export(at path: String) -> (path: String, last: LocalDate)? {
    guard let files = try? WhoopFiles([path]) else { return nil }
    // Nothing is told of it but a date.
    return files.readAll(hiding: Redaction(placeholder: "")).archive.newest.map { (path, $0) }
  }

  private mutating func note(_ folder: String, _ count: Int, _ kind: String) {
    let isThere = FileIdentity(of: folder) != nil
    let number = count == 0 ? "no \(kind)" : count == 1 ? "1 \(kind)" : "\(count) \(kind)s"
    looks.append(Look(folder: folder, finding: isThere ? number : "not there"))
  }
}
