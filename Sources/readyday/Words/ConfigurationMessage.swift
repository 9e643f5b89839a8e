import ReadyDayCore

/// What is wrong with a configuration, or the place for one.
enum ConfigurationMessage: Hashable, Sendable {
  /// What a value is, or has to be.
  enum Kind: Hashable, CaseIterable, Sendable {
    case null, bool, number, wholeNumber, text, list, object
  }

  case noPlace
  /// Of this name.
  case alreadyThere(String)
  /// The editor of this name did not open the file, or did not end well.
  case editorFailed(String, SystemTool.Trouble)
  /// The file of this name says nothing of WHOOP or calendars.
  case namesNoData(String)
  case unreadableFile(String, SystemError)
  case malformed(JSONFault.Reason)
  case unknownKey(String)
  case wrongKind(Kind, instead: Kind)
  case unreadable(String)
  case outOfRange(String)
  case emptyText
  case calendarWithoutPath
  /// Never with what stands there: it may be a password.
  case refusedAddress
  /// Of a calendar that is read from a file.
  case agentWithoutAddress
  case ruleWithoutMatch
  case ruleWithoutEffect
  case doubt(ConfigurationDoubt)
}
