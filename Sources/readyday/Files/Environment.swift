#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables readyday looks at, and no others.
struct Environment: Sendable {
  let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// An empty variable counts as unset.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Environment {
  private static let names = [
    "READYDAY_CONFIG", "READYDAY_LANG", "READYDAY_TZ", "READYDAY_NOW", "READYDAY_WHOOP",
    "READYDAY_CALENDAR", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TZ", "TZDIR", "LC_ALL",
    "LC_CTYPE", "LC_MESSAGES", "LANG", "TERM", "NO_COLOR",
    "CLICOLOR_FORCE", "COLUMNS",
  ]

  static func ofProcess() -> Environment {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return Environment(variables)
  }

  /// The locale behind `category`, by the order POSIX gives the variables.
  func locale(_ category: String) -> String? {
    self["LC_ALL"] ?? self[category] ?? self["LANG"]
  }

  /// Whether text must stay within ASCII: no locale, the C locale, or one with another character set.
  var wantsASCII: Bool {
    guard let locale = locale("LC_CTYPE"), locale != "C", locale != "POSIX" else { return true }
    guard let dot = locale.firstIndex(of: ".") else { return false }
    let charset = locale[dot...].lowercased()
    return !(charset.hasPrefix(".utf-8") || charset.hasPrefix(".utf8"))
  }
}
