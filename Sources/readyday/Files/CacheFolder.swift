/// Where readyday stores what it can fetch again: `$XDG_CACHE_HOME/readyday`.
struct CacheFolder: Sendable {
  let path: String

  /// Nil if neither XDG_CACHE_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_CACHE_HOME", inHome: ".cache") else { return nil }
    path = parent + "/readyday"
  }

  /// The fetched calendars, each with a record of its state.
  var calendars: String { path + "/calendars" }
}
