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
  ///
  /// - Parameters:
  ///   - zone: the one in which times without a zone were read.
  ///   - moving: whether what an earlier import read in another one is moved.
  func keep(
    as kind: HealthExportKind, in folder: DataFolder, zone: Zone, moving: Bool
  ) throws -> HealthImport {
    let kept = HealthStore(folder: folder.folder(of: kind.origin))
    return try folder.withLock(on: kept.folder) {
      let (before, problems) = kept.history()
      // What cannot be read would be lost by writing over it.
      if let problem = problems.first { throw Failure(problem) }
      var history = before
      let account = HealthImport(
        adding: exports, to: &history, zone: zone.name, moving: moving)
      try kept.write(history, over: before)
      return account
    }
  }
}
