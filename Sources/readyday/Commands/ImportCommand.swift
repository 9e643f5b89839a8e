import ReadyDayCore

/// Keeps health data in tidy folders, from which the other commands read without being told.
struct ImportCommand: Command {
  /// Whose data they are.
  enum Source: String, CaseIterable, Sendable {
    case whoop
    case appleHealth = "apple-health"
  }

  private static let format = Option<TextOrJSON>(
    "format", .choice, help: "the summary, for people or programs")

  static let syntax = Syntax(
    "import", [.choice(Source.self), Operand("PATH...", repeats: true) { _ in .files }],
    summary: "keep WHOOP or Apple Health data where brief finds them",
    details: "Reads WHOOP data in any of their shapes, also the app's export as it was mailed, or "
      + "the export of Apple Health (export.zip, its folder or its export.xml, of any size), and "
      + "merges them into one folder a source below $XDG_DATA_HOME/readyday. What was imported "
      + "before stays; of two versions of a record the newer one counts. Of Apple Health only "
      + "sleep, heart rate variability, resting heart rate, breathing rate and workouts are kept.",
    groups: [
      Syntax.Group(
        title: "Output", options: [format, CommonOptions.language, CommonOptions.output]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday import whoop ~/Downloads/my_whoop_data.zip", "the app's export"),
      Syntax.Example("readyday import whoop ~/whoop", "a folder of JSON from the API"),
      Syntax.Example(
        "readyday import apple-health ~/Downloads/export.zip", "Apple Health's export"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let source: Source
  private let paths: [String]

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    guard let source = arguments.operands.first.flatMap(Source.init), arguments.operands.count > 1
    else {
      throw UsageError(.lacks("import", .source))
    }
    self.source = source
    paths = Array(arguments.operands.dropFirst())
  }
}

extension ImportCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let folder = try DataFolder.needed(in: context.environment)
    switch source {
    case .whoop: return try importWhoop(into: folder, run)
    case .appleHealth: return try importAppleHealth(into: folder, run)
    }
  }

  private func importAppleHealth(
    into folder: DataFolder, _ run: CommandRun
  ) throws -> CommandOutput {
    let importing = AppleHealthImport(
      paths: paths, zones: run.zones, redaction: options.redaction)
    let outcome = try importing.read()
    let notices = run.notices.lines(about: outcome)
    let account = try telling(notices) {
      try options.checkSkipped(outcome.problems.count + outcome.diagnostics.count)
      return try importing.keep(outcome.exports, in: folder)
    }
    let imported = ImportedHealth(
      account, filesRead: outcome.files.count, folder: folder.appleHealth)
    let summary = summary(.importedHealth, imported, Report(imported, phrases: run.phrases), run)
    return options.answer(summary, notices).after(.importedRecords(folder.appleHealth))
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
