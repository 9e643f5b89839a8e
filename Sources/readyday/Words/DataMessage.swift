import ReadyDayCore

/// Which data are not there.
enum DataMessage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case calendar, whoop
    case export(HealthExportKind)
  }

  /// Neither health data nor calendars.
  case nothingGiven
  case noScoredRecovery(LocalDate)
  case noScoredSleep(LocalDate)
  case noCalendar
  /// Calendars are configured, and none of them could be read.
  case calendarsLost
  case noHealthData
  /// Of what was asked for, in these paths.
  case nothing(Kind, in: [String])
  /// So many problems, where there was to be none.
  case skipped(Int)
  case noPlaceToKeep
  /// Neither a login nor a calendar with an address.
  case nothingToSync
}
