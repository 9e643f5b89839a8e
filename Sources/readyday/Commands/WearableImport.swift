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
    var reading = ReadResult(input)
    var (export, files) = read(
      input.files, with: Reader.self, into: &reading, if: Reader.recognises)
    if files.isEmpty, paths != ["-"] {
      // Nothing is recognised where its names are others.
      let strange = Array(input.files.prefix(Self.mostLookedAt))
      var again = ReadResult(input)
      let renamed = read(strange, with: Reader.self, into: &again) { _ in true }
      if renamed.export.hasOtherNames(redaction) { (export, files) = renamed }
    }
    return HealthReading(
      exports: [export], files: files, problems: reading.problems,
      diagnostics: export.diagnostics(hiding: redaction))
  }

  private func read<Reader: WearableReader>(
    _ all: [InputFile], with _: Reader.Type, into reading: inout ReadResult,
    if isWanted: (RawSpan) -> Bool
  ) -> (export: HealthExport, files: [String]) {
    var reader = Reader(zone: zone)
    var files: [String] = []
    reading.read(all, progress: Progress()) { file, bytes in
      guard isWanted(bytes) else { return }
      reader.read(bytes, from: file.shown)
      files.append(file.shown)
    }
    return (reader.end(), files)
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

extension HealthExport {
  /// Whether it would be read but for names that are not where they should be.
  fileprivate func hasOtherNames(_ redaction: Redaction) -> Bool {
    diagnostics(hiding: redaction).contains {
      if case .health(.missingName) = $0.problem { true } else { false }
    }
  }
}
