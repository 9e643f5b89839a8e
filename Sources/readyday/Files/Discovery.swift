import ReadyDayCore

/// Searches the usual places of calendars and exports.
struct Discovery {
  struct Calendar: Equatable {
    var name: String?
    let path: String
    var kind: CalendarKind?
  }

  private(set) var calendars: [Calendar] = []
  /// Exports, as patterns that later exports match too.
  private(set) var whoop: [String] = []
  private(set) var looks: [(folder: String, findings: [DiscoveryFinding])] = []

  /// Takes downloads only if there are no other calendars, unless it `asks`, and then also
  /// invitations.
  init(wantsWhoop: Bool, wantsCalendars: Bool, asks: Bool, in environment: Environment) {
    guard let home = environment["HOME"] else { return }
    let data = DataFolder.parent(environment) ?? "\(home)/.local/share"
    if wantsCalendars {
      for folder in ["\(home)/.calendars", "\(data)/vdirsyncer"] {
        let found = Self.calendars(in: folder)
        calendars += found
        note(folder, .calendars(found.count))
      }
      let found = Self.downloads(in: "\(home)/Downloads", zones: SystemZones(environment))
      note("\(home)/Downloads", .calendars(found.count))
      let wanted = asks ? found : calendars.isEmpty ? found.filter { !$0.isInvitation } : []
      calendars += wanted.prefix(Self.mostDownloads).map { Calendar(path: $0.path) }
    }
    if wantsWhoop { lookForExports(in: "\(home)/Downloads") }
  }

  /// More would mean too many questions, and few downloads are the user's own calendars.
  private static let mostDownloads = 8

  /// The folder itself if it has calendar files, or else each folder in it that has some.
  private static func calendars(in folder: String) -> [Calendar] {
    guard let input = try? InputFiles([folder], endings: [".ics"]) else { return [] }
    var seen: Set<[UInt8]> = []
    let folders = input.files.compactMap(\.folder).filter { seen.insert(Array($0.utf8)).inserted }
    if folders.contains(folder) { return [Calendar(path: folder)] }
    return folders.map { path in
      Calendar(name: path.split(separator: "/").last.map(String.init), path: path)
    }
  }

  /// Exported calendars among other downloads, as files or zips; those with a single event are
  /// mailed invitations. Newest first, without older files of a series, which contain events that
  /// were deleted since.
  private static func downloads(
    in folder: String, zones: SystemZones
  ) -> [(path: String, isInvitation: Bool)] {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let found = names.filter { !$0.isHiddenName && $0.isPath(endingIn: [".ics", ".zip"]) }
      .compactMap { name -> (path: String, events: Int, lastChange: Int)? in
        let path = "\(folder)/\(name)"
        guard let status = FileStatus(of: path), status.kind == .file,
          var files = try? CalendarFiles([path])
        else { return nil }
        return (path, files.eventCount(zones: zones), status.lastChange.seconds)
      }
      .filter { $0.events > 0 }.sorted { ($0.lastChange, $0.path) > ($1.lastChange, $1.path) }
    var seen: Set<String> = []
    return found.filter { seen.insert(DownloadName($0.path.lastPart).stem).inserted }
      .map { ($0.path, $0.events == 1) }
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
    if looks.last?.folder != folder { looks.append((folder, [])) }
    let last = looks.count - 1
    if !looks[last].findings.contains(finding) { looks[last].findings.append(finding) }
  }
}
