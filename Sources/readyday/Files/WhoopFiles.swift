import ReadyDayCore

/// The WHOOP data a user named, read for certain mornings.
struct WhoopFiles {
  private let input: InputFiles

  /// - Parameter room: what zips may still hold.
  init(_ paths: [InputPath], within room: inout ZipRoom) throws(FileProblem) {
    input = try InputFiles(
      paths, endings: [".json", ".jsonl", ".ndjson", ".csv"], within: &room)
  }

  /// The same if no other files are read.
  init(_ paths: [InputPath]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths, within: &room)
  }

  /// - Parameter sample: JSON that lies in no file.
  init(sample: String) {
    input = InputFiles(sample: sample, named: "sample.json")
  }

  /// Every record, whatever its date.
  ///
  /// - Parameters:
  ///   - clocks: the user's.
  ///   - redaction: what is hidden of what is wrong with them.
  ///   - keepsTexts: whether they are to be written again.
  func readAll(
    by clocks: WhoopClocks?, hiding redaction: Redaction, keepsTexts: Bool = false
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    var empty = WhoopArchive.ofEverything
    (empty.clocks, empty.keepsTexts) = (clocks, keepsTexts)
    return read(into: empty, hiding: redaction, progress: Progress())
  }

  /// What the files hold, as far as `empty` asks for it.
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
