import ReadyDayCore

/// Where readyday stores what it remembers between runs: `$XDG_STATE_HOME/readyday`, readable only by the user.
struct StateFolder: Sendable {
  let path: String

  /// Nil if neither XDG_STATE_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_STATE_HOME", inHome: ".local/state") else {
      return nil
    }
    path = parent + "/readyday"
  }

  static func needed(in environment: Environment) throws -> StateFolder {
    guard let folder = StateFolder(environment) else {
      throw Failure(.configuration, code: "no_home", .data(.noPlaceToKeep))
    }
    return folder
  }
}
