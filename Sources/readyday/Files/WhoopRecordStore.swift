import ReadyDayCore

/// The WHOOP records that `import` stores, in a folder with one file per kind.
struct WhoopRecordStore: Sendable {
  let folder: String

  /// Fails unless every file is understood completely, since writing would lose the rest.
  func archive() throws(FileProblem) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    for kind in DataFolder.whoopKinds { try add("\(folder)/\(kind).json", to: &archive) }
    try addJournal(to: &archive)
    return archive
  }

  private func addJournal(to archive: inout WhoopArchive) throws(FileProblem) {
    let path = "\(folder)/\(StoredWhoop.journalFile)"
    guard let bytes = try StoredFile(path: path).read() else { return }
    archive.add(bytes.span.bytes, from: path)
    guard archive.isWhole, archive.hasJournal else { throw FileProblem(.notAsWritten, path) }
  }

  private func add(_ path: String, to archive: inout WhoopArchive) throws(FileProblem) {
    guard let bytes = try StoredFile(path: path).read() else { return }
    if let fault = StoreFault.found(in: bytes.span.bytes), fault.isAmbiguity {
      throw FileProblem(.damaged(fault), path)
    }
    let known = archive.recordCount
    archive.add(bytes.span.bytes, from: path)
    // A file without records must equal the empty one written here, as all are after an import
    // without readable records; any other may have lost some.
    let isRead = archive.recordCount > known && archive.isWhole
    guard isRead || bytes.elementsEqual(StoredWhoop.emptyFile.utf8) else {
      throw FileProblem(.notAsWritten, path)
    }
  }

  /// Replaces each file in turn; a mixture of old and new files is valid too.
  func write(_ records: StoredWhoop) throws {
    for (name, text) in records.files { try OutputFile(path: "\(folder)/\(name)").write(text) }
  }
}

struct WhoopFiles {
  private let input: InputFiles
  private var contents: Unpacking

  /// - Parameter room: how much may still be unpacked from zips.
  init(_ paths: [InputPath], within room: inout ZipRoom) throws(FileProblem) {
    input = try InputFiles(paths, endings: [".json", ".jsonl", ".ndjson", ".csv"], within: &room)
    contents = Unpacking(input.files)
  }

  /// Only for use without other files, because the limit on zips applies to a whole run.
  init(_ paths: [InputPath]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths, within: &room)
  }

  init(sample: String) {
    input = InputFiles(sample: sample, named: "sample.json")
    contents = Unpacking(input.files)
  }

  /// `keepsTexts` means that the records will be written again.
  mutating func readAll(
    by clocks: WhoopClocks?, hiding redaction: Redaction, keepsTexts: Bool = false
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    var empty = WhoopArchive.ofEverything
    (empty.clocks, empty.keepsTexts) = (clocks, keepsTexts)
    return read(into: empty, hiding: redaction, progress: Progress())
  }

  mutating func read(
    into empty: WhoopArchive, hiding redaction: Redaction, progress: Progress? = nil
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    var archive = empty
    var outcome = ReadResult(input)
    contents.restart(input.files)
    outcome.read(input.files, with: &contents, progress: progress) { file, bytes in
      archive.add(bytes, from: file.shown)
    }
    outcome.note(archive.diagnostics(hiding: redaction))
    return (archive, outcome)
  }
}
