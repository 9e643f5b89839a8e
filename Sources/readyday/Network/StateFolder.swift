import ReadyDayCore

/// Where readyday keeps what it has to remember from run to run: `$XDG_STATE_HOME/readyday`, for its owner alone.
struct StateFolder: Sendable {
  let path: String

  /// Nil when neither XDG_STATE_HOME nor HOME says where. A relative XDG path is to be ignored, by its specification.
  init?(_ environment: Environment) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/readyday"
    } else if let home = environment["HOME"] {
      path = home + "/.local/state/readyday"
    } else {
      return nil
    }
  }

  static func needed(in environment: Environment) throws -> StateFolder {
    guard let folder = StateFolder(environment) else {
      throw Failure(.configuration, code: "no_home", .data(.noPlaceToKeep))
    }
    return folder
  }
}
