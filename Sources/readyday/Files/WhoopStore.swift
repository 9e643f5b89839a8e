import ReadyDayCore

/// The WHOOP records stored by `import`, one file a kind in a folder.
struct WhoopStore: Sendable {
  let folder: String

  /// Fails if any file is not understood completely, since writing would lose data.
  func archive() throws(FileProblem) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    for kind in DataFolder.whoopKinds { try add("\(folder)/\(kind).json", to: &archive) }
    try addJournal(to: &archive)
    return archive
  }

  private func addJournal(to archive: inout WhoopArchive) throws(FileProblem) {
    let path = "\(folder)/\(StoredWhoop.journalFile)"
    do throws(FileProblem) {
      try InputFile.withBytes(at: path) { archive.add($0, from: path) }
    } catch {
      guard error.isMissingFile else { throw error }
      return
    }
    guard archive.isWhole, archive.hasJournal else { throw FileProblem(.notAsWritten, path) }
  }

  private func add(_ path: String, to archive: inout WhoopArchive) throws(FileProblem) {
    let known = archive.recordCount
    // A file must hold records, or be as empty as those written here: it may once have held some.
    var isEmpty = false
    var fault: StoreFault?
    do throws(FileProblem) {
      try InputFile.withBytes(at: path) { bytes in
        fault = StoreFault.found(in: bytes).flatMap { $0.isAmbiguity ? $0 : nil }
        isEmpty = bytes.withUnsafeBytes { $0.elementsEqual(StoredWhoop.emptyFile.utf8) }
        archive.add(bytes, from: path)
      }
    } catch {
      guard error.isMissingFile else { throw error }
      return
    }
    if let fault { throw FileProblem(.damaged(fault), path) }
    // An import with no readable records may leave all files empty.
    let isRead = archive.recordCount > known && archive.isWhole
    guard isEmpty || isRead else { throw FileProblem(.notAsWritten, path) }
  }

  /// Replaces each file; the reader accepts any mixture of old and new ones.
  func write(_ records: StoredWhoop) throws {
    for (name, text) in records.files { try OutputFile(path: "\(folder)/\(name)").write(text) }
  }
}

struct WhoopFiles {
  private let input: InputFiles

  /// - Parameter room: how much may still be unpacked from zips.
  init(_ paths: [InputPath], within room: inout ZipRoom) throws(FileProblem) {
    input = try InputFiles(paths, endings: [".json", ".jsonl", ".ndjson", ".csv"], within: &room)
  }

  /// Use only if no other files are read.
  init(_ paths: [InputPath]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths, within: &room)
  }

  /// - Parameter sample: the text of a JSON file.
  init(sample: String) { input = InputFiles(sample: sample, named: "sample.json") }

  /// `keepsTexts`: whether the records will be written again.
  func readAll(
    by clocks: WhoopClocks?, hiding redaction: Redaction, keepsTexts: Bool = false
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    var empty = WhoopArchive.ofEverything
    (empty.clocks, empty.keepsTexts) = (clocks, keepsTexts)
    return read(into: empty, hiding: redaction, progress: Progress())
  }

  func read(
    into empty: WhoopArchive, hiding redaction: Redaction, progress: Progress? = nil
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    var archive = empty
    var outcome = ReadResult(input)
    outcome.read(input.files, progress: progress) { file, bytes in
      archive.add(bytes, from: file.shown)
    }
    outcome.note(archive.diagnostics(hiding: redaction))
    return (archive, outcome)
  }
}
