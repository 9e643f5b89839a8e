import ReadyDayCore

struct HealthReading: Sendable {
  var exports: [HealthExport] = []
  var files: [String] = []
  var problems: [FileProblem] = []
  var diagnostics: [Diagnostic] = []

  var isKnown: Bool { exports.contains(where: \.isKnown) }
  var isEmpty: Bool { exports.allSatisfy(\.isEmpty) }

  /// `zone` is assumed for times without one; `moving` also replaces that of an earlier import.
  /// Runs `prepare` before anything is written.
  func keep(
    as kind: HealthExportKind, in folder: DataFolder, zone: Zone, moving: Bool,
    _ prepare: () -> Void = {}
  ) throws -> HealthImport {
    let stored = HealthStore(folder: folder.folder(of: kind.origin))
    return try folder.withLock(on: stored.folder) {
      let (before, problems) = stored.history()
      // Overwriting an unreadable store would lose its contents.
      if let problem = problems.first { throw problem.failure }
      var history = before
      let account = HealthImport(adding: exports, to: &history, zone: zone.name, moving: moving)
      prepare()
      try stored.write(history, over: before)
      return account
    }
  }
}

struct AppleHealthImport: Sendable {
  let paths: [String]
  let zones: any ZoneDatabase
  let redaction: Redaction

  static func recognises(_ paths: [String]) -> Bool {
    paths.contains { HealthExportFile.isThere(behind: $0, AppleHealthReader.recognises) }
  }

  /// Reads every file before locking the folder: if one is missing, nothing is written.
  func read() throws -> HealthReading {
    var outcome = HealthReading()
    for path in paths {
      let files = try HealthExportFile.all(behind: path, isExport: AppleHealthReader.recognises)
      for file in files {
        let reader = AppleHealthReader(file: file.shown, zones: zones)
        let (export, problem) = try file.read(with: reader)
        outcome.exports.append(export)
        outcome.diagnostics += export.diagnostics(hiding: redaction)
        outcome.files.append(file.shown)
        if let problem { outcome.problems.append(problem) }
      }
    }
    return outcome
  }
}

/// Reads the files whose names the reader expects, and every file that the user names.
struct WearableImport: Sendable {
  let paths: [String]
  /// Assumed for times without a zone.
  let zone: Zone
  let redaction: Redaction

  private static let endings = [".csv", ".json"]

  /// Reads every file before locking the folder: if one is missing, nothing is written.
  func read<Reader: WearableReader>(with _: Reader.Type) throws -> HealthReading {
    var room = ZipRoom()
    let input = try InputFiles(
      paths.paths(.given), endings: Self.endings, within: &room, wants: Reader.wants)
    var reading = ReadResult(input)
    var (export, files) = read(
      input.files, with: Reader.self, into: &reading, if: Reader.recognises)
    if files.isEmpty, paths != ["-"] {
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

  static func recognises<Reader: WearableReader>(_ paths: [String], _: Reader.Type) -> Bool {
    first(in: paths, wants: Reader.wants) { Reader.recognises($0) ? true : nil } == true
  }

  static func foreignExport(in paths: [String]) -> ForeignExport? {
    first(in: paths, ForeignExport.recognised)
  }

  private static func first<Found>(
    in paths: [String], wants: @escaping @Sendable (String) -> Bool = { _ in true },
    _ find: (RawSpan) -> Found?
  ) -> Found? {
    var room = ZipRoom()
    let input = try? InputFiles(paths.paths(.given), endings: endings, within: &room, wants: wants)
    for file in (input?.files ?? []).prefix(mostLookedAt) {
      if let found = try? file.withBytes({ find($0) }) { return found }
    }
    return nil
  }

  /// How many files to look at: an export has one of its own files among the first.
  private static let mostLookedAt = 20
}

extension HealthExport {
  fileprivate func hasOtherNames(_ redaction: Redaction) -> Bool {
    diagnostics(hiding: redaction).contains {
      if case .health(.missingName) = $0.problem { true } else { false }
    }
  }
}
