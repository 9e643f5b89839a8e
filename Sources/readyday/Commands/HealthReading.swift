import ReadyDayCore

/// What was read of the export of a health app or a wearable, and what was wrong with it.
struct HealthReading: Sendable {
  var exports: [HealthExport] = []
  var files: [String] = []
  var problems: [FileProblem] = []
  var diagnostics: [Diagnostic] = []
}

extension HealthReading {
  /// Whether anything in it is of the kind that was looked for.
  var isKnown: Bool { exports.contains(where: \.isKnown) }

  /// Adds it to what is kept of its kind in `folder`.
  func keep(as kind: HealthExportKind, in folder: DataFolder) throws -> HealthImport {
    let kept = HealthStore(folder: folder.folder(of: kind.origin))
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
