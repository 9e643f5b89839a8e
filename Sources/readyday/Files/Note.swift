import ReadyDayCore

/// A note of which one block is readyday's.
struct Note: Sendable {
  let path: String

  /// Replaces the block, or adds it; makes the note if there is none. Nothing else of it changes, and
  /// a note that is read-only, or that somebody writes meanwhile, is left as it is.
  func put(_ text: String) throws {
    let before = try StoredFile(path: path).read() ?? []
    guard let note = String(validating: before, as: UTF8.self) else { throw unclear }
    let after: String
    do throws(NoteBlock.Unclear) { after = try NoteBlock.put(text, into: note) } catch {
      throw unclear
    }
    do throws(SystemError) {
      guard !before.isEmpty || OutputFile(path: path).exists else {
        return try OutputFile(path: path).create(after)
      }
      try OutputFile(path: path).replace(with: Array(after.utf8)) { target throws(SystemError) in
        let now = (try? InputFile.withBytes(ofFileAt: target) { $0.array }) ?? []
        guard now == before else { throw .busy }
        guard let mode = FileStatus(of: target)?.mode, mode & 0o222 != 0 else { throw .denied }
      }
    } catch { throw Failure(writing: path, error) }
  }

  private var unclear: Failure {
    Failure(
      .noteUnclear,
      "\(path.shownName) does not have one \(NoteBlock.begin) before one \(NoteBlock.end)",
      es: "\(path.shownName) no tiene un \(NoteBlock.begin) antes de un \(NoteBlock.end)")
  }
}
