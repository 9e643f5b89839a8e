import ReadyDayCore

/// Where a command's data is: what was requested, else what is configured or was imported.
struct InputPaths: Sendable {
  /// The WHOOP data a briefing needs: without workouts, if it was imported.
  let whoop: [InputPath]
  /// The same for commands that look at workouts too.
  let whoopWithWorkouts: [InputPath]
  /// The same for those that look at the journal as well.
  let whoopWithJournal: [InputPath]
  /// Imported data of devices other than WHOOP.
  let imported: [(origin: HealthOrigin, kept: HealthStore)]
  let calendars: [InputPath]
  @Boxed private(set) var configuration: Configuration
  /// Nil when there is no place for one.
  let dataFolder: DataFolder?
  /// The login at WHOOP; nil when there is no place for one.
  let login: WhoopTokenFile?

  init(_ options: CommonOptions, in environment: Environment) {
    let folder = DataFolder(environment)
    // Data named on the command line replaces all other data.
    let kept = options.whoop.contains { $0.origin == .asked } ? nil : folder
    whoop = options.whoop + (kept?.imported ?? []).paths(.kept)
    whoopWithWorkouts = whoop + (kept?.importedWorkouts ?? []).paths(.kept)
    whoopWithJournal = whoopWithWorkouts + (kept?.importedJournal ?? []).paths(.kept)
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
}

extension InputPaths {
  /// `problem` with its place in the configuration, if that is where the path comes from.
  func placed(_ problem: FileProblem) -> FileProblem {
    if let fetched = configuration.fetchedCalendar(at: problem.path) {
      let fault = KeptCalendar(path: fetched.path).record.fault
      let kind = problem.kind == .missing ? .notFetched(fault) : problem.kind
      return FileProblem(kind, fetched.name ?? "")
    }
    let configured = (whoop + calendars).filter { $0.origin == .configured }
    let own = configured.first { $0.shown == problem.path }
    guard let place = own.flatMap({ configuration.place(ofData: $0.path) }) else { return problem }
    return FileProblem(.configured(problem.kind, at: place), problem.path)
  }

  /// Whether there is a file at `path` that was named as data, lies in a folder that was, is the configuration, or
  /// is kept by readyday. A calendar that readyday wrote may be written again.
  ///
  /// - Parameters:
  ///   - operands: the words of the command line that may name data too.
  ///   - configuration: the path of the configuration.
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
