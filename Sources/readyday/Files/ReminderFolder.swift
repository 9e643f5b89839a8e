import ReadyDayCore

/// A folder of reminders, one file each, that vdirsyncer or another client carries to a calendar.
struct ReminderFolder: Sendable {
  let path: String

  /// Writes what is new or changed. If all was read, removes this day's own reminders that no longer
  /// hold; others' files, links and what is past stay.
  func write(
    _ files: [ReminderFile], of briefing: Briefing, at present: Instant, knowsAll: Bool
  ) throws {
    do throws(SystemError) {
      try DataFolder.makeFolders(path)
      for file in files {
        guard isFree(file.name), let text = file.text(replacing: text(of: file.name)) else {
          continue
        }
        try OutputFile(path: place(of: file.name)).overwrite(Array(text.utf8))
      }
      guard knowsAll else { return }
      let names = Set(files.map(\.name))
      for name in try FolderListing.names(in: path) where !names.contains(name) {
        guard let text = text(of: name),
          ReminderFile.isAhead(text, named: name, on: briefing.date, at: present)
        else { continue }
        try FileSystem.removeFile(place(of: name))
      }
    } catch { throw Failure(writing: path, error) }
  }

  private func place(of name: String) -> String { "\(path)/\(name)" }

  private func kind(of name: String) -> FileStatus.Kind? {
    FileStatus(ofLinkAt: place(of: name))?.kind
  }

  /// Whether the name is unused, or that of a file, not of a link or a folder.
  private func isFree(_ name: String) -> Bool { kind(of: name).map { $0 == .file } ?? true }

  /// Nil unless it is a small file of text.
  private func text(of name: String) -> String? {
    guard name.hasSuffix(".ics"), kind(of: name) == .file,
      let bytes = try? InputFile.withBytes(
        ofFileAt: place(of: name), { $0.extracting(first: 1 << 16).array })
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
