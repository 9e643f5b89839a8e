import ReadyDayCore

struct StoredCalendar: Sendable {
  let path: String

  private var recordPath: String { path.dropLast(".ics".count) + ".json" }

  var record: CalendarRecord {
    let bytes = try? StoredFile(path: recordPath).read()
    return CalendarRecord(bytes.flatMap(\.self) ?? [])
  }

  /// Whether a copy is stored, whatever its contents.
  var isThere: Bool { FileStatus(of: path)?.kind == .file }

  func isCopy(of record: CalendarRecord) -> Bool {
    guard let contents = record.contents, let bytes = try? StoredFile(path: path).read() else {
      return false
    }
    return StableHash(of: bytes).digits == contents
  }

  /// Writes the copy before the record: a record that does not match only causes another fetch.
  func keep(_ bytes: [UInt8]?, _ record: CalendarRecord) throws(SystemError) {
    try DataFolder.makeFolders(path.parentFolder)
    if let bytes { try OutputFile(path: path).replace(with: bytes) }
    try OutputFile(path: recordPath).replace(with: Array(record.text.utf8))
  }
}
