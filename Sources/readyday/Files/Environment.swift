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
  /// A variable by its name, and what the manual page says of it; nil where it stands in for an
  /// option.
  typealias Variable = (name: String, meaning: String?)

  static let known: [Variable] = [
    ("READYDAY_CONFIG", nil), ("READYDAY_WHOOP", nil), ("READYDAY_CALENDAR", nil),
    ("READYDAY_LANG", nil), ("READYDAY_TZ", nil), ("READYDAY_NOW", nil),
    ("HOME", "the folder that ~ stands for"),
    ("XDG_CONFIG_HOME", "where the configuration lies; ~/.config when unset"),
    ("XDG_CACHE_HOME", "where fetched calendars lie; ~/.cache when unset"),
    (
      "XDG_STATE_HOME",
      "where the login at WHOOP lies, and what brief --once printed; ~/.local/state when unset"
    ),
    ("XDG_DATA_HOME", "where imported data lie; ~/.local/share when unset"),
    ("READYDAY_WHOOP_API", "stands for WHOOP's server in a test: http://127.0.0.1:PORT"),
    ("TZ", "the time zone, where neither option nor configuration names one"),
    ("TZDIR", "where the time zones lie; /usr/share/zoneinfo when unset"),
    ("LC_ALL", "the locale, for language and characters; before the next three"),
    ("LC_MESSAGES", "the language"),
    ("LC_CTYPE", "the characters: all but ASCII are left out unless it names UTF-8"),
    ("LANG", "the locale, where the others are unset"),
    ("VISUAL", "the editor of readyday config edit; vi when neither this nor EDITOR is set"),
    ("EDITOR", "the same, where VISUAL is unset"),
    ("TERM", "dumb means without colour"),
    ("NO_COLOR", "when set, without colour"),
    ("CLICOLOR_FORCE", "when set, with colour also where no terminal is"),
    ("COLUMNS", "the width of the terminal"),
    ("FORCE_HYPERLINK", "when set, links in a terminal; 0 means without"),
    ("TERM_PROGRAM", "the terminal, and with the next three whether it follows links"),
    ("VTE_VERSION", "the same"), ("WT_SESSION", "the same"), ("KITTY_WINDOW_ID", "the same"),
  ]

  static func ofProcess() -> Environment {
    var variables: [String: String] = [:]
    for (name, _) in known {
      variables[name] = ThisProcess.variable(name)
    }
    // Who is nobody is given a home that is none.
    if variables["HOME"] == "/dev/null" { variables["HOME"] = nil }
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

extension Environment {
  /// The folder that `variable` of the XDG base directories names; else the one at `place` in the home, nil without one.
  /// A relative path is to be ignored, by their specification.
  func folder(_ variable: String, inHome place: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].map { "\($0)/\(place)" }
  }
}
