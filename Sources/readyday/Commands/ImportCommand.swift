import ReadyDayCore

/// Keeps health data in tidy folders, from which the other commands read without being told.
struct ImportCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// Whose data they are.
  enum Source: String, CaseIterable, Sendable {
    case whoop
    case appleHealth = "apple-health"
  }

  private static let format = Option<Format>(
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
  private let format: Format
  private let source: Source
  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageError) {
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
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let folder = try DataFolder.needed(in: surroundings.environment)
    let phrases = options.language(in: surroundings.environment).phrases
    switch source {
    case .whoop: return try importWhoop(into: folder, phrases)
    case .appleHealth:
      let zones = SystemZones(surroundings.environment)
      let importing = AppleHealthImport(
        paths: paths, phrases: phrases, zones: zones, redaction: options.redaction)
      return try importAppleHealth(importing, into: folder)
    }
  }

  private func importAppleHealth(
    _ importing: AppleHealthImport, into folder: DataFolder
  ) throws(Failure) -> CommandOutput {
    let outcome = try importing.read()
    let notices = Notices(
      phrases: importing.phrases, isQuiet: options.isQuiet, isVerbose: options.isVerbose
    ).lines(about: outcome)
    do throws(Failure) {
      try options.checkSkipped(outcome.problems.count + outcome.diagnostics.count)
      let account = try importing.keep(outcome.exports, in: folder)
      let imported = ImportedHealth(
        account, filesRead: outcome.files.count, folder: folder.appleHealth)
      let summary =
        switch format {
        case .text:
          TextStyle.verbatim.text(of: Report(imported, phrases: importing.phrases))
        case .json: Document.importedHealth.text(of: imported)
        }
      return options.answer(summary, notices).after(.importedRecords(folder.appleHealth))
    } catch {
      throw error.with(notices)
    }
  }

  private func importWhoop(
    into folder: DataFolder, _ phrases: any ProgramPhrases
  ) throws(Failure) -> CommandOutput {
    let reading = try read(paths)
    let notices = Notices(
      phrases: phrases, isQuiet: options.isQuiet, isVerbose: options.isVerbose
    ).lines(about: reading.outcome)
    do throws(Failure) {
      guard reading.archive.recordCount > 0 else {
        throw .nothing(.whoop, in: paths)
      }
      try options.checkSkipped(
        reading.outcome.problems.count + reading.outcome.diagnostics.count)
      let tidy = try folder.withLock(on: folder.whoop) { () throws(Failure) in
        try merge(reading.archive, into: folder)
      }
      let imported = ImportedWhoop(
        tidy, files: reading.outcome.counts, recordsSkipped: reading.archive.skippedCount,
        folder: folder.whoop)
      let summary =
        switch format {
        case .text: TextStyle.verbatim.text(of: Report(imported, phrases: phrases))
        case .json: Document.importedWhoop.text(of: imported)
        }
      return options.answer(summary, notices).after(.importedRecords(folder.whoop))
    } catch {
      throw error.with(notices)
    }
  }

  private func read(
    _ paths: [String]
  ) throws(Failure) -> (archive: WhoopArchive, outcome: ReadResult) {
    do throws(FileProblem) {
      return try WhoopFiles(paths).readAll(
        hiding: options.redaction, keepsTexts: true)
    } catch {
      throw Failure(error)
    }
  }

  private func merge(
    _ archive: WhoopArchive, into folder: DataFolder
  ) throws(Failure) -> StoredWhoop {
    let kept = WhoopStore(folder: folder.whoop)
    let before: WhoopArchive
    do throws(FileProblem) {
      before = try kept.archive()
    } catch {
      throw Failure(error)
    }
    let tidy = StoredWhoop(kept: before, added: archive)
    try kept.write(tidy)
    return tidy
  }
}
