import ReadyDayCore

/// Where readyday keeps what it has to remember from run to run: `$XDG_STATE_HOME/readyday`, for its owner alone.
struct StateFolder: Sendable {
  let path: String

  /// Nil when neither XDG_STATE_HOME nor HOME says where.
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
