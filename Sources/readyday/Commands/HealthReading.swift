import ReadyDayCore

struct HealthReading: Sendable {
  var exports: [HealthExport] = []
  var files: [String] = []
  var problems: [FileProblem] = []
  var diagnostics: [Diagnostic] = []

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

extension HealthReading {
  /// Reads every file before locking the folder: if one is missing, nothing is written.
  init(
    ofAppleHealthAt paths: [String], zones: any ZoneDatabase, hiding redaction: Redaction
  ) throws {
    for path in paths {
      for file in try HealthExportFile.all(behind: path, isExport: AppleHealthReader.recognises) {
        let reader = AppleHealthReader(file: file.shown, zones: zones)
        let (export, problem) = try file.read(with: reader)
        exports.append(export)
        diagnostics += export.diagnostics(hiding: redaction)
        files.append(file.shown)
        if let problem { problems.append(problem) }
      }
    }
  }
}

extension ImportCommand {
  /// Reads the files that the reader recognises or, if there are none, tries those that nobody knows.
  /// Reads every file before locking the folder: if one is missing, nothing is written.
  func read<Reader: WearableReader>(with _: Reader.Type, assuming zone: Zone) throws
    -> HealthReading
  {
    let reader = Reader(zone: zone, today: run.occasion.today)
    let input = try InputFiles(of: paths)
    var reading = ReadResult(input)
    var (export, files) = read(input.files, with: reader, into: &reading) { file, bytes in
      Reader.certainty(of: FileNames(bytes, named: file.shown)) != nil
    }
    if files.isEmpty, paths != ["-"] {
      let strange = Array(input.files.prefix(Self.mostTried))
      var again = ReadResult(input)
      let tried = read(strange, with: reader, into: &again) { file, bytes in
        var found = RecognisedFiles()
        found.add(FileNames(bytes, named: file.shown))
        return found.areUnknown
      }
      let hasOtherNames = tried.export.diagnostics(hiding: options.redaction).contains {
        if case .health(.missingName) = $0.problem { true } else { false }
      }
      if tried.export.history != HealthHistory() || hasOtherNames {
        (export, files) = tried
      }
    }
    return HealthReading(
      exports: [export], files: files, problems: reading.problems,
      diagnostics: export.diagnostics(hiding: options.redaction))
  }

  /// How many unknown files to read as this kind.
  private static let mostTried = 20

  private func read(
    _ all: [InputFile], with reader: some WearableReader, into reading: inout ReadResult,
    if isWanted: (InputFile, RawSpan) -> Bool
  ) -> (export: HealthExport, files: [String]) {
    var reader = reader
    var files: [String] = []
    reading.read(all, progress: Progress()) { file, bytes in
      guard isWanted(file, bytes) else { return }
      reader.read(bytes, from: file.shown)
      files.append(file.shown)
    }
    return (reader.end(), files)
  }
}

extension RecognisedFiles {
  /// What is at `paths`; nothing if they cannot be read, which reading them will report, or cannot
  /// be read twice.
  init(at paths: [String]) {
    self.init()
    let files = paths.filter { path in
      FileIdentity(of: path).map { $0.isRegular || $0.isFolder } ?? false
    }
    guard !files.isEmpty, let input = try? InputFiles(of: files) else { return }
    var reading = ReadResult(input)
    var found = self
    reading.read(Array(input.files.prefix(Self.mostLookedAt))) { file, bytes in
      found.add(FileNames(bytes, named: file.shown))
    }
    self = found
  }

  /// An export has one of its own files among as many.
  private static let mostLookedAt = 200
}

extension InputFiles {
  /// The files at `paths` that may be those of an export.
  fileprivate init(of paths: [String]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(
      paths.paths(.given), endings: [".csv", ".json"], within: &room, wants: FileNames.mayTell)
  }
}
