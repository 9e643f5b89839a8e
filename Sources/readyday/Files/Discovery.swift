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
  /// Exported calendars among other downloads, the latest first: of each its latest file.
  private(set) var downloads: [DownloadedCalendar] = []
  /// Exports, by names that later ones bear too.
  private(set) var whoop: [String] = []
  private(set) var looks: [Look] = []

  init(wantsWhoop: Bool, wantsCalendars: Bool, in environment: Environment) {
    guard let home = environment["HOME"] else { return }
    let data = DataFolder.parent(environment) ?? "\(home)/.local/share"
    if wantsCalendars {
      for folder in ["\(home)/.calendars", "\(data)/vdirsyncer"] { lookForCalendars(in: folder) }
      lookForDownloads(in: "\(home)/Downloads", zones: SystemZones(environment))
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

  private mutating func lookForDownloads(in folder: String, zones: SystemZones) {
    downloads = DownloadedCalendar.all(in: folder, zones: zones)
    note(folder, downloads.count, "calendar")
  }

  private mutating func lookForExports(in folder: String) {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let exports = names.filter { name in
      name.lowercased().contains("whoop") && !name.isHiddenName
        && Self.isExport(at: "\(folder)/\(name)")
    }
    for name in exports {
      let isFolder = FileIdentity(of: "\(folder)/\(name)")?.isFolder == true
      let path = "\(folder)/\(DownloadName(name).pattern(isFolder: isFolder))"
      if !whoop.contains(path) { whoop.append(path) }
    }
    note(folder, exports.count, "WHOOP export")
  }

  /// Whether there is a night to be found.
  private static func isExport(at path: String) -> Bool {
    guard let files = try? WhoopFiles([InputPath(path)]) else { return false }
    // Nothing is told of it.
    return files.readAll(hiding: Redaction(placeholder: "")).archive.newest != nil
  }

  private mutating func note(_ folder: String, _ count: Int, _ kind: String) {
    let number = count == 0 ? "no \(kind)" : count == 1 ? "1 \(kind)" : "\(count) \(kind)s"
    let finding = FileIdentity(of: folder) != nil ? number : "not there"
    guard let last = looks.last, last.folder == folder else {
      looks.append(Look(folder: folder, finding: finding))
      return
    }
    guard finding != last.finding else { return }
    looks[looks.count - 1] = Look(folder: folder, finding: "\(last.finding), \(finding)")
  }
}
