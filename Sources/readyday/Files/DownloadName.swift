import ReadyDayCore

/// The name of an export, which stays the same each time but for a date or a number.
struct DownloadName: Hashable, Sendable {
  /// Without date, number and extension.
  let stem: String
  let ending: String
  private let isNumbered: Bool

  init(_ name: String) {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    (stem, ending) = (Self.unnumbered(name[..<end]), String(name[end...]))
    isNumbered = stem.utf8.count < name[..<end].utf8.count
  }

  /// `my_whoop_data` for `my_whoop_data_2026_11_09` and for `my_whoop_data (1)`.
  private static func unnumbered(_ name: Substring) -> String {
    let rest = name.utf8.reversed().drop { $0.isDigit || " _-()".utf8.contains($0) }
    return rest.isEmpty ? String(name) : String(decoding: rest.reversed(), as: UTF8.self)
  }

  /// A pattern that later exports match too. Numbered exports may be zipped or not; a folder with a
  /// plain name is one that the user fills.
  func pattern(isFolder: Bool) -> String {
    if isFolder { return isNumbered ? stem + "*" : stem + ending }
    return isNumbered ? stem + "*" : stem + "*" + ending
  }
}

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

  /// Newest first. Of files that differ only by a number or a date, only the newest: older ones
  /// contain events deleted since.
  static func all(in folder: String, zones: SystemZones) -> [DownloadedCalendar] {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let found = names.filter { !$0.isHiddenName }
      .compactMap { DownloadedCalendar(at: "\(folder)/\($0)", zones: zones) }
      .sorted { ($0.lastChange, $0.path) > ($1.lastChange, $1.path) }
    var seen: Set<String> = []
    return found.filter { seen.insert(DownloadName($0.path.lastPart).stem).inserted }
  }
}
