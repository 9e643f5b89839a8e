import ReadyDayCore

/// What is wrong with a configuration, or with its place.
enum ConfigurationMessage: Hashable, Sendable {
  /// What a value is, or should be.
  enum Kind: Hashable, CaseIterable, Sendable {
    case null, bool, number, wholeNumber, text, list, object
  }

  case noPlace
  /// Of this name.
  case alreadyThere(String)
  /// The editor could not be started, or failed.
  case editorFailed(String, SystemTool.Trouble)
  /// The file names neither WHOOP data nor calendars.
  case namesNoData(String)
  case unreadableFile(String, SystemError)
  case malformed(JSONFault.Reason)
  case unknownKey(String)
  case wrongKind(Kind, instead: Kind)
  case unreadable(String)
  case outOfRange(String)
  case emptyText
  case calendarWithoutPath
  /// Never shown itself: it may contain a password.
  case refusedAddress
  /// Of a calendar that is read from a file.
  case agentWithoutAddress
  case ruleWithoutMatch
  case ruleWithoutEffect
  case doubt(ConfigurationDoubt)
}
