/// Where readyday keeps what it can fetch again: `$XDG_CACHE_HOME/readyday`.
struct CacheFolder: Sendable {
  let path: String

  /// Nil when neither XDG_CACHE_HOME nor HOME says where.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_CACHE_HOME", inHome: ".cache") else { return nil }
    path = parent + "/readyday"
  }

  /// The calendars that were fetched, each with what is known of it beside it.
  var calendars: String { path + "/calendars" }
}
