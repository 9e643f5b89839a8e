import ReadyDayCore

/// Reads the export of a wearable: the files behind some paths that bear the names its reader looks for, and
/// whatever was named itself.
struct WearableImport: Sendable {
  let paths: [String]
  /// Whose clock is meant where none is written.
  let zone: Zone
  let redaction: Redaction

  private static let endings = [".csv", ".json"]
}

extension WearableImport {
  /// Reads every file first: nothing is locked meanwhile, nor written when one of them is missing.
  func read<Reader: WearableReader>(with _: Reader.Type) throws -> HealthReading {
    var room = ZipRoom()
    let input = try InputFiles(
      paths.paths(.asked), endings: Self.endings, within: &room, wants: Reader.wants)
    var reader = Reader(zone: zone)
    var reading = ReadResult(input)
    var files: [String] = []
    reading.read(input.files, progress: Progress()) { file, bytes in
      guard Reader.recognises(bytes) else { return }
      reader.read(bytes, from: file.shown)
      files.append(file.shown)
    }
    let export = reader.end()
    return HealthReading(
      exports: [export], files: files, problems: reading.problems,
      diagnostics: export.diagnostics(hiding: redaction))
  }

  /// Whether any of the files is of such an export.
  static func recognises<Reader: WearableReader>(_ paths: [String], _: Reader.Type) -> Bool {
    first(in: paths, wants: Reader.wants) { Reader.recognises($0) ? true : nil } == true
  }

  /// The export that any of the files is of, where readyday does not read such.
  static func foreignExport(in paths: [String]) -> ForeignExport? {
    first(in: paths, ForeignExport.recognised)
  }

  private static func first<Found>(
    in paths: [String], wants: @escaping @Sendable (String) -> Bool = { _ in true },
    _ find: (RawSpan) -> Found?
  ) -> Found? {
    var room = ZipRoom()
    let input = try? InputFiles(
      paths.paths(.asked), endings: endings, within: &room, wants: wants)
    for file in (input?.files ?? []).prefix(mostLookedAt) {
      if let found = try? file.withBytes({ find($0) }) { return found }
    }
    return nil
  }

  /// An export has a file of its own among its first.
  private static let mostLookedAt = 20
}
