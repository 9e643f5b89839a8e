/// Where readyday keeps what it can fetch again: `$XDG_CACHE_HOME/readyday`.
struct CacheFolder: Sendable {
  let path: String

  /// Nil when neither XDG_CACHE_HOME nor HOME says where.
  init?(_ environment: Environment) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      path = cache + "/readyday"
    } else if let home = environment["HOME"] {
      path = home + "/.cache/readyday"
    } else {
      return nil
    }
  }

  /// The calendars that were fetched, each with what is known of it beside it.
  var calendars: String { path + "/calendars" }
}
