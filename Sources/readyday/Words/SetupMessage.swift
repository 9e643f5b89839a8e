/// What `init` asks and tells.
enum SetupMessage: Hashable, Sendable {
  /// The zone of this computer.
  case zone(String)
  case askForZone(String)
  case answerYesOrNo
  /// A key that stands in the configuration already.
  case keyStays(String)
  case completed(String)
}
