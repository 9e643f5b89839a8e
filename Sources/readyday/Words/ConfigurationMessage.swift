import ReadyDayCore

/// What is wrong with a configuration, or with its place.
enum ConfigurationMessage: Hashable, Sendable {
  case noPlace
  /// Of this name.
  case alreadyThere(String)
  /// The editor could not be started, or failed.
  case editorFailed(String, SystemTool.Trouble)
  /// The file names neither WHOOP data nor calendars.
  case namesNoData(String)
  case unreadableFile(String, SystemError)
  case malformed(JSONFault.Reason)
  case fault(ConfigurationFault.Problem)
  case doubt(ConfigurationDoubt)
}
