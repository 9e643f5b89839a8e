import ReadyDayCore

/// Keeps what the export of Apple Health says of days and workouts.
struct AppleHealthImport: Sendable {
  let paths: [String]
  let zones: any ZoneDatabase
  let redaction: Redaction
}

extension AppleHealthImport {
  /// Whether any of `paths` holds the export of Apple Health.
  static func recognises(_ paths: [String]) -> Bool {
    paths.contains { HealthExportFile.isThere(behind: $0, AppleHealthReader.recognises) }
  }

  /// Reads every file first: nothing is locked meanwhile, nor written when one of them is missing.
  func read() throws -> HealthReading {
    var outcome = HealthReading()
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
