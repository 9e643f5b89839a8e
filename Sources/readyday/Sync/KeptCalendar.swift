import ReadyDayCore

/// The stored copy of a calendar, and its state.
struct KeptCalendar: Sendable {
  /// Of the copy.
  let path: String

  private var recordPath: String { path.dropLast(".ics".count) + ".json" }
}

extension KeptCalendar {
  var record: CalendarRecord {
    let bytes = try? StoredFile(path: recordPath).read()
    return CalendarRecord(bytes.flatMap(\.self) ?? [])
  }

  /// Whether there is a copy to read, whatever is in it.
  var isThere: Bool { FileStatus(of: path)?.kind == .file }

  /// Whether the copy is what `record` speaks of.
  func isCopy(of record: CalendarRecord) -> Bool {
    guard let contents = record.contents, let bytes = try? StoredFile(path: path).read() else {
      return false
    }
    return FetchedCalendar.contents(of: bytes) == contents
  }

  /// Replaces the copy, and what is known of it. The copy comes first: what is known of another one only costs that it
  /// is fetched again.
  func keep(_ bytes: [UInt8]?, _ record: CalendarRecord) throws(SystemError) {
    try DataFolder.makeFolders(path.parentFolder)
    if let bytes { try OutputFile(path: path).replace(with: bytes) }
    try OutputFile(path: recordPath).replace(with: Array(record.text.utf8))
  }
}
