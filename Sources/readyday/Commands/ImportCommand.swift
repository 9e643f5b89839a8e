import ReadyDayCore

struct ImportCommand: PlainCommand {
  private static let assumedZone = Option<String>(
    "assume-zone", .text(Phrase("ZONE", es: "ZONA"), candidates: .zones),
    help:
      "time zone of times that name none; also corrects times imported with another one",
    es: "lee en esta zona las horas que no la indican y corrige las ya importadas con otra")

  static let syntax = Syntax(
    "import",
    [
      .choice(ImportSource.self, usage: Phrase("KIND", es: "TIPO")),
      Operand(Phrase("PATH...", es: "RUTA..."), repeats: true) { _ in .files },
    ],
    summary: Phrase(
      "import data from WHOOP or another wearable",
      es: "importa datos de WHOOP o de otro dispositivo"),
    details: Phrase(
      """
      Imports WHOOP data in any of its formats, including the export that the app emails you. Reads
      Apple Health's export (export.zip, its folder or export.xml, of any size) and Health Auto
      Export's files. Reads the account exports of Oura, Fitbit (Google Takeout) and Garmin, as a
      zip, a folder or files from it. Reads tables and API responses from Garmin Connect, and the
      wellness table of intervals.icu. KIND is whoop, apple-health, health-auto-export, oura,
      fitbit, garmin or intervals-icu; without KIND, readyday detects it from the data. Earlier
      imports are kept; if a record exists in two versions, the newer one is used. Each source has
      its own folder in $XDG_DATA_HOME/readyday. From all but WHOOP it takes only sleep, heart rate
      variability, resting heart rate, respiratory rate, steps, active energy, workouts and the
      vendor's readiness score. The importers for all other formats but Apple Health's follow
      published field lists, and have not been tested on a real export yet.
      """,
      es: """
        Importa datos de WHOOP en cualquiera de sus formatos, también la exportación de la app tal
        como llega, y la exportación de Salud de Apple (export.zip, su carpeta o export.xml, de
        cualquier tamaño). De Oura, Fitbit (Google Takeout) y Garmin admite la exportación de la
        cuenta, en zip, carpeta o archivos sueltos. También admite archivos de Health Auto Export,
        tablas de la web de Garmin Connect y respuestas de su servicio, y la tabla de bienestar de
        intervals.icu. TIPO es whoop, apple-health, health-auto-export, oura, fitbit, garmin o
        intervals-icu; si falta, readyday lo deduce de los datos. Lo importado antes se conserva; si
        hay dos versiones de un registro, se usa la más reciente. Cada fuente tiene su carpeta en
        $XDG_DATA_HOME/readyday. De todas menos WHOOP toma solo el sueño, la variabilidad de la
        frecuencia cardiaca, la frecuencia cardiaca en reposo, la respiratoria, los pasos, la
        energía activa, la puntuación de preparación (readiness) del fabricante y los
        entrenamientos. Todos los formatos menos los de WHOOP y Salud de Apple siguen listas de
        campos publicadas y aún no se han probado con una exportación real.
        """),
    groups: [
      .time([SharedOptions.zone, assumedZone]),
      .output([SharedOptions.format, SharedOptions.language, SharedOptions.output]),
      SharedOptions.messages,
    ],
    examples: [
      .init(
        "readyday import whoop ~/Downloads/my_whoop_data.zip", "the app's export",
        es: "la exportación de la app"),
      .init(
        "readyday import whoop ~/whoop", "a folder of JSON from the API",
        es: "una carpeta de JSON de la API"),
      .init(
        "readyday import apple-health ~/Downloads/export.zip", "Apple Health's export",
        es: "la exportación de Salud de Apple"),
      .init(
        "readyday import oura ~/Downloads/oura.zip", "Oura's export", es: "la exportación de Oura"),
    ])

  let run: CommandRun

  /// Nil if the program must recognise the source.
  private var source: ImportSource? { words.first.flatMap(ImportSource.init(rawValue:)) }
  var paths: [String] { Array(words.dropFirst(source == nil ? 0 : 1)) }
  /// The zone assumed for times without one; nil for the user's zone.
  private var zone: Arguments.Given? { arguments.values(of: Self.assumedZone).last }

  func answer() throws -> CommandOutput {
    // A word that is not a path and does not look like one is a mistyped source.
    let isPath =
      paths.first.map { path in
        path == "-" || path.contains { $0 == "/" || $0 == "." } || FileIdentity(of: path) != nil
      } == true
    guard !paths.isEmpty, source != nil || isPath else {
      throw UsageError(.lacks("import", .aSource))
    }
    try refuseCalendars()
    let folder = try DataFolder.needed(in: run.context.environment)
    switch try source ?? detected() {
    case .whoop: return try importWhoop(into: folder)
    case .days(let kind): return try importDays(of: kind, into: folder)
    }
  }

  private func refuseCalendars() throws {
    let calendar = paths.first { $0.isPath(endingIn: CalendarFiles.endings) }
    guard let calendar, FileIdentity(of: calendar) != nil else { return }
    let path = calendar.shownName
    throw UsageError(
      "\(path) is a calendar: calendars are not imported but read where they are",
      es: "\(path) es un calendario: no se importa, se lee donde está",
      ["config add calendars", "brief --calendar"].map {
        .typed("readyday \($0) \(path.shellWord)")
      })
  }

  /// WHOOP's data has many forms, so all unrecognised data is treated as WHOOP's.
  private func detected() throws -> ImportSource {
    if let missing = paths.first(where: { $0 != "-" && FileIdentity(of: $0) == nil }) {
      throw FileProblem(.missing, missing)
    }
    let kinds = kinds(in: RecognisedFiles(at: paths))
    guard kinds.count <= 1 else {
      throw UsageError(
        "there is more than one kind of export in it: import them one by one",
        es: "hay más de un tipo de exportación: impórtalas una a una",
        kinds.map { typed(.days($0)) })
    }
    return kinds.first.map(ImportSource.days) ?? .whoop
  }

  private func kinds(in found: RecognisedFiles) -> [HealthExportKind] {
    let isApple = paths.contains {
      HealthExportFile.isThere(behind: $0, AppleHealthReader.recognises)
    }
    return (isApple ? [.appleHealth] : []) + found.kinds
  }

  private func lookedFor(_ kind: DataKind) -> [Message] {
    switch kind {
    case .export(let kind): kind.reader?.marks.first.map { [.lookedFor($0)] } ?? []
    case .health: [.lookedFor]
    case .whoop, .calendar: []
    }
  }

  private func typed(_ source: ImportSource) -> Message {
    .typed("readyday import \(source.rawValue) \(paths.map(\.shownName).joined(separator: " "))")
  }

  private func read(_ kind: HealthExportKind, _ zone: Zone) throws -> HealthReading {
    guard let reader = kind.reader else {
      return try HealthReading(
        ofAppleHealthAt: paths, zones: run.zones, hiding: options.redaction)
    }
    do {
      return try read(with: reader, assuming: zone)
    } catch let problem as FileProblem where problem.isEmptyFolder {
      // The folder may have files, but none has a name of this kind.
      return HealthReading()
    }
  }

  private func importDays(
    of kind: HealthExportKind, into folder: DataFolder
  ) throws -> CommandOutput {
    if kind.reader == nil { try refuseZone(of: kind.origin) }
    let assumed = try zone.map { try run.zones.zone($0, in: run.context.environment) }
    let zone = assumed ?? run.occasion.zone
    let reading = try read(kind, zone)
    let notices = run.notices(
      read: reading.files, reading.problems, diagnostics: reading.diagnostics)
    let account = try telling(notices) {
      guard reading.exports.contains(where: \.isKnown) else {
        throw nothing(.export(kind), because: reading.diagnostics)
      }
      guard !reading.exports.allSatisfy(\.isEmpty) else {
        throw Failure.nothing(.health, in: paths, because: reading.diagnostics)
      }
      try options.checkSkipped(reading.problems.count + reading.diagnostics.count)
      return try reading.keep(
        as: kind, in: folder, zone: zone, moving: assumed != nil, noteChange)
    }
    try askForNorms(reading.exports.lazy.compactMap(\.owner).first)
    let imported = ImportedHealth(
      account, filesRead: reading.files.count, folder: folder.folder(of: kind.origin))
    let summary = summary(.importedHealth, imported, Report(imported, phrases: run.phrases))
    return options.answer(summary, notices)
      .after(.importedRecords(folder.folder(of: kind.origin)))
  }

  /// Asks on a terminal whether birth year and sex of an export may be used for norms.
  private func askForNorms(_ owner: ExportOwner?) throws {
    guard let owner, let prompt = run.context.dialogue, format == .text else { return }
    let year = run.occasion.today.year
    guard try run.store.body().profile.completed(from: owner, in: year) != nil else { return }
    let question = run.phrases.say(
      "The export has your birth date or sex. Use birth year and sex for norms (body assess)?",
      es: "La exportación tiene tu fecha de nacimiento o tu sexo. ¿Usar el año y el sexo para los "
        + "baremos (body assess)?")
    guard prompt.choice(question, run.phrases, width: run.style.width) == true else { return }
    try run.store.changeBody { records in
      if let profile = records.profile.completed(from: owner, in: year) { records.keep(profile) }
    }
  }

  /// All times in this export have an offset, so no zone is assumed.
  private func refuseZone(of origin: HealthOrigin) throws {
    if zone != nil {
      throw UsageError(
        Message {
          $0.say(
            "--assume-zone is for times without a time zone, and \($0.name(of: origin)) writes it next to each",
            es:
              "--assume-zone es para horas sin zona horaria, y \($0.name(of: origin)) la escribe junto a cada una"
          )
        })
    }
  }

  /// Says what the files are, if that is known.
  private func nothing(_ kind: DataKind, because diagnostics: [Diagnostic]) -> Failure {
    let found = RecognisedFiles(at: paths)
    let others =
      kinds(in: found).filter { kind != .export($0) }.map(ImportSource.days)
      + (found.isWhoop && kind != .whoop ? [.whoop] : [])
    let known = others.map(typed) + (found.foreign.map { [.foreign($0)] } ?? [])
    let hints = known.isEmpty ? lookedFor(kind) : known
    return Failure.nothing(kind, in: paths, hints, because: diagnostics)
  }

  private func importWhoop(into folder: DataFolder) throws -> CommandOutput {
    try refuseZone(of: .whoop)
    var files = try WhoopFiles(paths.paths(.given))
    let (archive, outcome) = files.readAll(
      by: run.clocks, hiding: options.redaction, keepsTexts: true)
    guard
      source != nil || archive.recordCount > 0
        || (!outcome.hasOnlyForeignFiles && RecognisedFiles(at: paths).foreign == nil)
    else { throw nothing(.health, because: outcome.diagnostics) }
    let notices = run.notices(
      read: outcome.used, outcome.problems, diagnostics: outcome.diagnostics)
    let stored = try telling(notices) {
      guard archive.recordCount > 0 else { throw nothing(.whoop, because: outcome.diagnostics) }
      try options.checkSkipped(outcome.problems.count + outcome.diagnostics.count)
      return try folder.withLock(on: folder.whoop) { try merge(archive, into: folder) }
    }
    let imported = ImportedWhoop(
      stored, files: outcome.counts, recordsSkipped: archive.skippedCount, folder: folder.whoop)
    let summary = summary(.importedWhoop, imported, Report(imported, phrases: run.phrases))
    return options.answer(summary, notices + rival).after(.importedRecords(folder.whoop))
  }

  private func noteChange() {
    ChangesFile(run.context.environment).note(.final(Self.syntax.command))
  }

  /// The environment variable takes precedence over imported and configured data.
  private var rival: [StyledLine] {
    guard let variable = SharedOptions.whoop.variable, !options.isQuiet,
      options.whoop.contains(where: { $0.origin == .given })
    else { return [] }
    return [run.phrases.note(run.phrases.text(.importIsBeside(variable: variable)))]
  }

  private func summary<Imported>(
    _ document: Document<Imported>, _ imported: Imported, _ report: Report
  ) -> String {
    format == .json
      ? document.text(of: imported, in: run.documentContext(nil))
      : run.style.unbroken.text(of: report)
  }

  private func merge(_ archive: WhoopArchive, into folder: DataFolder) throws -> StoredWhoop {
    let store = WhoopRecordStore(folder: folder.whoop)
    let stored = StoredWhoop(stored: try store.archive(), added: archive)
    noteChange()
    try store.write(stored)
    return stored
  }
}
