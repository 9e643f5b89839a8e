import ReadyDayCore

/// An exported calendar, as a file or a zip among other downloads.
struct DownloadedCalendar: Hashable, Sendable {
  let path: String
  /// Whether it has a single event, as mailed invitations do.
  let isInvitation: Bool
  private let lastChange: Int

  /// - Returns: nil if it is not a calendar.
  private init?(at path: String, zones: SystemZones) {
    guard path.isPath(endingIn: [".ics", ".zip"]), let status = FileStatus(of: path),
      status.kind == .file, let files = try? CalendarFiles([path])
    else { return nil }
    let events = files.eventCount(zones: zones)
    guard events > 0 else { return nil }
    (self.path, isInvitation, lastChange) = (path, events == 1, status.lastChange.seconds)
  }

  /// The newest first. Of files that differ by a number or a date only the newest: the others
  /// still hold what was deleted since.
  static func all(in folder: String, zones: SystemZones) -> [DownloadedCalendar] {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let found = names.filter { !$0.isHiddenName }
      .compactMap { DownloadedCalendar(at: "\(folder)/\($0)", zones: zones) }
      .sorted { ($0.lastChange, $0.path) > ($1.lastChange, $1.path) }
    var seen: Set<String> = []
    return found.filter { seen.insert(DownloadName($0.path.lastPart).stem).inserted }
  }
}
