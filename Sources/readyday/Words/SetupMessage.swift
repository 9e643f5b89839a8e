/// What `init` asks and reports.
enum SetupMessage: Hashable, Sendable {
  /// A folder where it looked, and what was there.
  case looked(in: String, [Discovery.Finding])
  /// The zone of this computer.
  case zone(String)
  /// The path of WHOOP data; nil for imported data.
  case whoop(String?)
  case calendar(String)
  case useWhoop(String)
  case useCalendar(String)
  case askForWhoop
  case askForCalendar
  case askForAddresses
  /// Whose the calendar at this path is.
  case askForKind(String)
  /// Whether an address that many events have is the user's.
  case useAddress(String)
  case askForZone(String)
  /// After a question: yes is the default.
  case choices
  case answerYesOrNo
  /// A key that is in the configuration already.
  case keyStays(String)
  case wrote(String)
  case completed(String)
  /// What to do next, and the same if the configuration names no data.
  case next, namesNoData
}
