/// Where the data of a command lie: what was named, else what was imported.
struct InputPaths: Sendable {
  /// What a briefing needs of WHOOP's data: all but the workouts where they were imported.
  let whoop: [String]
  /// The same for commands that look at workouts too.
  let whoopWithWorkouts: [String]
  /// Whether ``whoop`` is what was imported.
  let isWhoopKept: Bool
  /// What was imported of Apple Health; nil when nothing was.
  let appleHealth: HealthStore?
  let calendars: [String]
  /// Nil when there is no place for one.
  let dataFolder: DataFolder?

  init(_ options: CommonOptions, in environment: Environment) {
    let folder = DataFolder(environment)
    isWhoopKept = options.whoop.isEmpty
    whoop = isWhoopKept ? folder?.imported ?? [] : options.whoop
    whoopWithWorkouts = whoop + (isWhoopKept ? folder?.importedWorkouts ?? [] : [])
    appleHealth = folder.map { HealthStore(folder: $0.appleHealth) }.flatMap {
      $0.isThere ? $0 : nil
    }
    calendars = options.calendars
    dataFolder = folder
  }

  var hasHealth: Bool { !whoop.isEmpty || appleHealth != nil }
  var isEmpty: Bool { !hasHealth && calendars.isEmpty }
}

extension InputPaths {
  /// Whether there is a file at `path` that was named as data, lies in a folder that was, is the configuration, or
  /// is kept by readyday. A calendar that readyday wrote may be written again.
  ///
  /// - Parameters:
  ///   - operands: the words of the command line that may name data too.
  ///   - configuration: the path of the configuration.
  func hold(_ path: String, besides operands: [String], configuration: String?) -> Bool {
    guard let own = FileIdentity(of: path), own.isRegular else { return false }
    let data = whoop + calendars + operands
    let files = data + [configuration].compactMap(\.self)
    if files.contains(where: { FileIdentity(of: $0) == own }) { return true }
    let folders = Folders(above: path)
    if folders.contain(dataFolder?.path ?? "") { return true }
    return data.contains(where: folders.contain) && !OutputFile(path: path).isOwnCalendar
  }
}
