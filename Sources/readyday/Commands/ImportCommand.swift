import ReadyDayCore

/// Keeps health data in tidy folders, from which the other commands read without being told.
struct ImportCommand: Command {
  /// Whose data they are.
  enum Source: String, CaseIterable, Sendable {
    case whoop
    case appleHealth = "apple-health"
    case healthAutoExport = "health-auto-export"
    case oura, fitbit, garmin

    /// Nil of WHOOP's, of which records are kept and not days.
    var export: HealthExportKind? { HealthExportKind(rawValue: rawValue) }
  }

  private static let format = Option<TextOrJSON>(
    "format", .choice, help: "the summary, for people or programs")

  static let syntax = Syntax(
    "import", [.choice(Source.self), Operand("PATH...", repeats: true) { _ in .files }],
    summary: "keep data of WHOOP and other wearables where brief finds them",
    details: "Reads WHOOP data in any of their shapes, also the app's export as it was mailed; "
      + "Oura's export (the zip, its App Data folder or files of it, or pages of its API); "
      + "Fitbit's (Google Takeout), Garmin's and Health Auto Export's files; or "
      + "the export of Apple Health (export.zip, its folder or its export.xml, of any size), and "
      + "merges them into one folder a source below $XDG_DATA_HOME/readyday. Without a source, "
      + "the data tell which it is. What was imported before stays; of two versions of a record "
      + "the newer one counts. Of all but WHOOP only sleep, heart rate variability, "
      + "resting heart rate, breathing rate, a vendor's readiness and workouts are kept. The "
      + "formats but WHOOP's and Apple Health's were read from published field lists, and not "
      + "tried on a real export yet.",
    groups: [
      Syntax.Group(title: "Time", options: [CommonOptions.zone]),
      Syntax.Group(
        title: "Output", options: [format, CommonOptions.language, CommonOptions.output]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday import whoop ~/Downloads/my_whoop_data.zip", "the app's export"),
      Syntax.Example("readyday import whoop ~/whoop", "a folder of JSON from the API"),
      Syntax.Example(
        "readyday import apple-health ~/Downloads/export.zip", "Apple Health's export"),
      Syntax.Example("readyday import oura ~/Downloads/oura.zip", "Oura's export"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  /// Nil where the data are to tell.
  private let source: Source?
  private let paths: [String]

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    let named = arguments.operands.first.flatMap(Source.init)
    paths = Array(arguments.operands.dropFirst(named == nil ? 0 : 1))
    // A word that names nothing is a mistyped source.
    let isPath = paths.first.map { $0 == "-" || FileIdentity(of: $0) != nil } == true
    guard !paths.isEmpty, named != nil || isPath else {
      throw UsageError(.lacks("import", .source))
    }
    source = named
  }
}

extension ImportCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let folder = try DataFolder.needed(in: context.environment)
    guard let kind = (source ?? told).export else { return try importWhoop(into: folder, run) }
    return try importDays(of: kind, into: folder, run)
  }

  /// What the data are, where nobody says; WHOOP's come in so many shapes that whatever is nothing else may be
  /// theirs.
  private var told: Source {
    let kind = HealthExportKind.allCases.first { kind in
      guard let reader = kind.reader else { return AppleHealthImport.recognises(paths) }
      return WearableImport.recognises(paths, reader)
    }
    return kind.flatMap { Source(rawValue: $0.rawValue) } ?? .whoop
  }

  private func read(_ kind: HealthExportKind, _ run: CommandRun) throws -> HealthReading {
    guard let reader = kind.reader else {
      return try AppleHealthImport(paths: paths, zones: run.zones, redaction: options.redaction)
        .read()
    }
    let importing = WearableImport(
      paths: paths, zone: run.occasion.zone, redaction: options.redaction)
    return try importing.read(with: reader)
  }

  private func importDays(
    of kind: HealthExportKind, into folder: DataFolder, _ run: CommandRun
  ) throws -> CommandOutput {
    let reading = try read(kind, run)
    let notices = run.notices.lines(about: reading)
    let account = try telling(notices) {
      try options.checkSkipped(reading.problems.count + reading.diagnostics.count)
      return try reading.keep(as: kind, of: paths, in: folder)
    }
    let imported = ImportedHealth(
      account, filesRead: reading.files.count, folder: folder.folder(of: kind.origin))
    let summary = summary(.importedHealth, imported, Report(imported, phrases: run.phrases), run)
    return options.answer(summary, notices).after(.importedRecords(folder.folder(of: kind.origin)))
  }

  private func importWhoop(into folder: DataFolder, _ run: CommandRun) throws -> CommandOutput {
    let (archive, outcome) = try WhoopFiles(paths.paths(.asked)).readAll(
      hiding: options.redaction, keepsTexts: true)
    let notices = run.notices.lines(about: outcome)
    let kept = try telling(notices) {
      guard archive.recordCount > 0 else { throw Failure.nothing(.whoop, in: paths) }
      try options.checkSkipped(outcome.problems.count + outcome.diagnostics.count)
      return try folder.withLock(on: folder.whoop) { try merge(archive, into: folder) }
    }
    let imported = ImportedWhoop(
      kept, files: outcome.counts, recordsSkipped: archive.skippedCount, folder: folder.whoop)
    let summary = summary(.importedWhoop, imported, Report(imported, phrases: run.phrases), run)
    return options.answer(summary, notices + rival(run)).after(.importedRecords(folder.whoop))
  }

  /// A variable stands in for what was imported as well as for what is configured.
  private func rival(_ run: CommandRun) -> [StyledLine] {
    guard let variable = CommonOptions.whoop.variable, !options.isQuiet,
      options.whoop.contains(where: { $0.origin == .asked })
    else { return [] }
    return [StyledLine("readyday: \(run.phrases.remark(.importIsBeside(variable: variable)))")]
  }

  /// What became of an import: plain for people, on lines of any length.
  private func summary<Imported>(
    _ document: Document<Imported>, _ imported: Imported, _ report: Report, _ run: CommandRun
  ) -> String {
    switch format {
    case .text: run.style.unbroken.text(of: report)
    case .json: document.text(of: imported, in: run.documentContext(nil))
    }
  }

  private func merge(_ archive: WhoopArchive, into folder: DataFolder) throws -> StoredWhoop {
    let store = WhoopStore(folder: folder.whoop)
    let stored = StoredWhoop(kept: try store.archive(), added: archive)
    try store.write(stored)
    return stored
  }
}
