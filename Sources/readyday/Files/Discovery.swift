import ReadyDayCore

/// Searches the usual places of calendars and exports.
struct Discovery: Sendable {
  struct Calendar: Equatable, Sendable {
    let name: String?
    let path: String
    var kind: CalendarKind?
  }

  struct Look: Equatable, Sendable {
    let folder: String
    let findings: [DiscoveryFinding]
  }

  private(set) var calendars: [Calendar] = []
  /// Exported calendars among other downloads, newest first; of each, only the latest file.
  private(set) var downloads: [DownloadedCalendar] = []
  /// Exports, as patterns that later exports match too.
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

  private mutating func lookForCalendars(in folder: String) {
    let found = Self.calendars(in: folder)
    calendars += found
    note(folder, .calendars(found.count))
  }

  /// The folder itself if it has calendar files, or else each folder in it that has some.
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
    let named = names.filter { name in
      let isNamed = ["whoop", "physiological_cycles"].contains(where: name.lowercased().contains)
      return isNamed && !name.isHiddenName
    }
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

  private enum Contents { case nights, damaged, other }

  private static func contents(at path: String) -> Contents {
    do throws(FileProblem) {
      var files = try WhoopFiles([InputPath(path)])
      // Nothing of these files is displayed.
      let newest = files.readAll(by: nil, hiding: Redaction(placeholder: "")).archive.newest
      return newest == nil ? .other : .nights
    } catch {
      if case .unzipping(.failed) = error.kind { return .damaged }
      return .other
    }
  }

  private mutating func note(_ folder: String, _ found: DiscoveryFinding) {
    let finding = FileIdentity(of: folder) != nil ? found : .noFolder
    guard let last = looks.last, last.folder == folder else {
      looks.append(Look(folder: folder, findings: [finding]))
      return
    }
    guard !last.findings.contains(finding) else { return }
    looks[looks.count - 1] = Look(folder: folder, findings: last.findings + [finding])
  }
}

/// An exported calendar among other downloads, as a file or a zip.
struct DownloadedCalendar: Equatable, Sendable {
  let path: String
  /// Whether the file has a single event, as mailed invitations do.
  let isInvitation: Bool
  private let lastChange: Int

  /// Nil if the file is not a calendar with events.
  private init?(at path: String, zones: SystemZones) {
    guard path.isPath(endingIn: [".ics", ".zip"]), let status = FileStatus(of: path),
      status.kind == .file, var files = try? CalendarFiles([path])
    else { return nil }
    let events = files.eventCount(zones: zones)
    guard events > 0 else { return nil }
    (self.path, isInvitation, lastChange) = (path, events == 1, status.lastChange.seconds)
  }

  /// Newest first, without older files of a series, which contain events that were deleted since.
  static func all(in folder: String, zones: SystemZones) -> [DownloadedCalendar] {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let found = names.filter { !$0.isHiddenName }
      .compactMap { DownloadedCalendar(at: "\(folder)/\($0)", zones: zones) }
      .sorted { ($0.lastChange, $0.path) > ($1.lastChange, $1.path) }
    var seen: Set<String> = []
    return found.filter { seen.insert(DownloadName($0.path.lastPart).stem).inserted }
  }
}
