import ReadyDayCore

/// Which data is missing.
enum DataMessage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case calendar, whoop
    /// Of any source.
    case health
    case export(HealthExportKind)
  }

  /// Neither health data nor calendars.
  case nothingGiven
  case noScoredRecovery(LocalDate)
  case noScoredSleep(LocalDate)
  case noCalendar
  /// Calendars are configured, but none could be read.
  case calendarsLost
  case noHealthData
  /// Of what was requested, in these paths.
  case nothing(Kind, in: [String])
  /// The number of problems, with `--strict`.
  case skipped(Int)
  case noPlaceToKeep
  /// The command line itself cannot be read.
  case noArguments
  /// There is neither a login nor a calendar with an address.
  case nothingToSync
}
