import ReadyDayCore

/// The places where calendars and exports usually are, and what was found there.
struct Discovery: Sendable {
  struct Calendar: Hashable, Sendable {
    let name: String?
    let path: String
    /// Whose it is, where that was said.
    var kind: CalendarKind?
  }

  /// A place where it looked, and what it found there.
  struct Look: Hashable, Sendable {
    let folder: String
    let findings: [Finding]
  }

  enum Finding: Hashable, Sendable {
    case noFolder
    case calendars(Int)
    case exports(Int)
    /// A zip with the name of an export that cannot be unpacked.
    case damagedExport(String)
  }

  private(set) var calendars: [Calendar] = []
  /// Exported calendars among other downloads, the newest first, each by its latest file.
  private(set) var downloads: [DownloadedCalendar] = []
  /// Exports, by names that later ones will have too.
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
    note(folder, .calendars(found.count))
  }

  /// The folder itself if it holds files, else each folder below that does.
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
    note(folder, .calendars(downloads.count))
  }

  private mutating func lookForExports(in folder: String) {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let named = names.filter { $0.lowercased().contains("whoop") && !$0.isHiddenName }
    let contents = named.map { Self.contents(at: "\(folder)/\($0)") }
    for (name, content) in zip(named, contents) where content == .nights {
      let isFolder = FileIdentity(of: "\(folder)/\(name)")?.isFolder == true
      let path = "\(folder)/\(DownloadName(name).pattern(isFolder: isFolder))"
      if !whoop.contains(path) { whoop.append(path) }
    }
    note(folder, .exports(contents.count { $0 == .nights }))
    for (name, content) in zip(named, contents) where content == .damaged {
      note(folder, .damagedExport(name.shownName))
    }
  }

  private enum Contents {
    case nights, damaged, other
  }

  private static func contents(at path: String) -> Contents {
    do throws(FileProblem) {
      let files = try WhoopFiles([InputPath(path)])
      // Nothing of it is shown.
      let newest = files.readAll(by: nil, hiding: Redaction(placeholder: "")).archive.newest
      return newest == nil ? .other : .nights
    } catch {
      if case .unzipping(.failed) = error.kind { return .damaged }
      return .other
    }
  }

  private mutating func note(_ folder: String, _ found: Finding) {
    let finding = FileIdentity(of: folder) != nil ? found : .noFolder
    guard let last = looks.last, last.folder == folder else {
      looks.append(Look(folder: folder, findings: [finding]))
      return
    }
    guard !last.findings.contains(finding) else { return }
    looks[looks.count - 1] = Look(folder: folder, findings: last.findings + [finding])
  }
}
