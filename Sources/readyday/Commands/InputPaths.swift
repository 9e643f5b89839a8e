import ReadyDayCore

/// The paths from the command line, or else configured and imported ones.
struct InputPaths: Sendable {
  /// Excludes imported workouts.
  let whoop: [InputPath]
  let whoopWithWorkouts: [InputPath]
  let whoopWithJournal: [InputPath]
  let imported: [(origin: HealthOrigin, store: HealthStore)]
  let calendars: [InputPath]
  @Boxed private(set) var configuration: Configuration
  let dataFolder: DataFolder?
  let login: WhoopTokenFile?

  init(_ options: CommonOptions, in environment: Environment) {
    let folder = DataFolder(environment)
    // Data named on the command line replaces imported data.
    let stored = options.whoop.contains { $0.origin == .given } ? nil : folder
    // A first import is listed as a whole or not at all.
    let lock = stored?.lockAgainstImport(of: .whoop)
    defer { lock?.release() }
    whoop = options.whoop + (stored?.imported ?? []).paths(.stored)
    whoopWithWorkouts = whoop + (stored?.importedWorkouts ?? []).paths(.stored)
    whoopWithJournal = whoopWithWorkouts + (stored?.importedJournal ?? []).paths(.stored)
    imported = folder?.importedDays ?? []
    calendars = options.calendars.map { path in
      let isFetched = options.configuration.fetchedCalendar(at: path.path) != nil
      return InputPath(path.path, path.origin, isStored: isFetched)
    }
    dataFolder = folder
    login = StateFolder(environment).map { WhoopTokenFile(in: $0) }
    configuration = options.configuration
  }

  var hasHealth: Bool { !whoop.isEmpty || !imported.isEmpty }
  var isEmpty: Bool { !hasHealth && calendars.isEmpty }
  /// Whether plans or programmes are stored, or were and cannot be read.
  var hasSessions: Bool {
    StoredTraining(dataFolder, hiding: Redaction(placeholder: "")).hasSessions
  }

  /// Adds the place in the configuration that names the path, if there is one.
  func placed(_ problem: FileProblem) -> FileProblem {
    if let fetched = configuration.fetchedCalendar(at: problem.path) {
      let fault = StoredCalendar(path: fetched.path).record.fault
      let kind = problem.kind == .missing ? .notFetched(fault) : problem.kind
      return FileProblem(kind, fetched.name ?? "")
    }
    let configured = (whoop + calendars).filter { $0.origin == .configured }
    let own = configured.first { $0.shown == problem.path }
    guard let place = own.flatMap({ configuration.place(ofData: $0.path) }) else { return problem }
    return FileProblem(.configured(problem.kind, at: place), problem.path)
  }

  /// Whether `path` is data, the configuration or a stored file; calendars by readyday are allowed.
  func hold(_ path: String, besides operands: [String], configuration: String?) -> Bool {
    guard let own = FileIdentity(of: path), own.isRegular else { return false }
    let data = (whoop + calendars).map(\.path) + operands
    let files = data + [configuration].compactMap(\.self)
    if files.contains(where: { FileIdentity(of: $0) == own }) { return true }
    let folders = Folders(above: path)
    if folders.contain(dataFolder?.path ?? "") { return true }
    return data.contains(where: folders.contain) && !OutputFile(path: path).isOwnCalendar
  }
}
extension Request {
  /// Whether some of the requested data is configured or imported.
  func isAnswered(by paths: InputPaths) -> Bool {
    !needsHealth && (hasCalendar(in: paths) || hasSessions(in: paths))
      || mornings != nil && paths.hasHealth
  }

  private func hasSessions(in paths: InputPaths) -> Bool { takesSessions && paths.hasSessions }

  private func hasCalendar(in paths: InputPaths) -> Bool {
    calendars != nil && !paths.calendars.isEmpty
  }

  /// Fails if none of the requested data is configured or imported.
  func check(_ paths: InputPaths) throws {
    if needsCalendar, !hasCalendar(in: paths), !paths.isEmpty, !hasSessions(in: paths) {
      throw Failure.noCalendar(in: paths.configuration)
    }
    guard !needsData || isAnswered(by: paths) else {
      throw Failure.nothingConfigured(
        in: paths.configuration, hasCalendar: !paths.calendars.isEmpty)
    }
  }
}
