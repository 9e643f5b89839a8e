import ReadyDayCore

/// What the last briefs saw of the days around them, so that the next one can say what was cancelled
/// or moved since: hashes and times, no titles.
struct KeptBriefs: Sendable {
  private let folder: StateFolder
  private let kept: [SeenEvents]

  /// Today's, and the one before it.
  private static let most = 2

  /// Nil unless the calendars are those of the usual configuration, and the brief is of today.
  init?(of run: CommandRun) {
    let (arguments, environment) = (run.arguments, run.context.environment)
    let calendars = run.paths.calendars
    guard run.occasion.isToday, environment.reader == .person, !calendars.isEmpty,
      calendars.allSatisfy({ $0.origin == .configured }),
      arguments.values(of: SharedOptions.configuration).isEmpty,
      let folder = StateFolder(environment)
    else { return nil }
    self.folder = folder
    kept = folder.members(of: folder.seen).compactMap { date, seen in
      LocalDate(date).flatMap { SeenEvents($0, seen) }
    }.sorted { $0.date < $1.date }
  }

  /// The last brief of an earlier date: a second one of the same morning says the same.
  func before(_ date: LocalDate) -> SeenEvents? { kept.last { $0.date < date } }

  /// If it cannot be written, tomorrow's brief just compares with nothing.
  func note(_ seen: SeenEvents) {
    let briefs = (kept.filter { $0.date < seen.date } + [seen]).suffix(Self.most)
    guard kept != Array(briefs) else { return }
    let members = briefs.map { ($0.date.description, $0.json) }
    try? folder.write(Dictionary(members) { $1 }, to: folder.seen)
  }
}
