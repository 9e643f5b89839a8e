import ReadyDayCore

/// Keeps what the export of Apple Health says of days and workouts.
struct AppleHealthImport: Sendable {
  let paths: [String]
  let zones: any ZoneDatabase
  let redaction: Redaction

  /// What was read, and what was wrong with it.
  struct Outcome: Sendable {
    var exports: [HealthExport] = []
    var files: [String] = []
    var problems: [FileProblem] = []
    var diagnostics: [Diagnostic] = []
  }
}

extension AppleHealthImport {
  /// Whether any of `paths` holds the export of Apple Health.
  static func recognises(_ paths: [String]) -> Bool {
    paths.contains { HealthExportFile.isThere(behind: $0, AppleHealthReader.recognises) }
  }

  /// Reads every file first: nothing is locked meanwhile, nor written when one of them is missing.
  func read() throws -> Outcome {
    var outcome = Outcome()
    for path in paths {
      let files = try HealthExportFile.all(
        behind: path, isExport: AppleHealthReader.recognises)
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

extension HealthExportKind {
  /// Adds what was read of `paths` to what is kept in `folder`.
  func keep(
    _ exports: [HealthExport], of paths: [String], in folder: DataFolder
  ) throws -> HealthImport {
    guard exports.contains(where: \.isKnown) else {
      throw Failure.nothing(.export(self), in: paths)
    }
    let kept = HealthStore(folder: folder.folder(of: origin))
    return try folder.withLock(on: kept.folder) {
      let (before, problems) = kept.history()
      // What cannot be read would be lost by writing over it.
      if let problem = problems.first { throw Failure(problem) }
      var history = before
      let account = HealthImport(adding: exports, to: &history)
      try kept.write(history, over: before)
      return account
    }
  }
}
