import ReadyDayCore

/// The only environment variables that readyday reads.
struct Environment: Sendable {
  private let find: @Sendable (String) -> String?

  init(_ variables: [String: String]) { find = { variables[$0] } }

  /// Looked up lazily, as most commands need few variables.
  static let ofProcess = Environment(find: ThisProcess.variable)

  private init(find: @escaping @Sendable (String) -> String?) { self.find = find }

  /// Empty counts as unset, as does `/dev/null`, the home of accounts without one.
  subscript(name: String) -> String? {
    guard let value = evenEmpty(name), !value.isEmpty else { return nil }
    return name == "HOME" && value == "/dev/null" ? nil : value
  }

  /// For variables where empty differs from unset.
  func evenEmpty(_ name: String) -> String? {
    assert(Self.known.contains { $0.name == name }, "the manual page does not list \(name)")
    return find(name)
  }

  /// `meaning` is for the manual page; nil for a variable that sets an option.
  typealias Variable = (name: String, meaning: Phrase?)

  static let known: [Variable] = options + folders + locale + terminal

  private static let options: [Variable] = [
    ("READYDAY_CONFIG", nil), ("READYDAY_WHOOP", nil), ("READYDAY_CALENDAR", nil),
    ("READYDAY_LANG", nil), ("READYDAY_TZ", nil), ("READYDAY_NOW", nil),
    (
      "READYDAY_WHOOP_API",
      Phrase(
        "used instead of WHOOP's server, for tests: http://127.0.0.1:PORT",
        es: "sustituye al servidor de WHOOP en pruebas: http://127.0.0.1:PUERTO")
    ),
  ]

  private static let folders: [Variable] = [
    ("HOME", Phrase("the folder that ~ stands for", es: "la carpeta a la que equivale ~")),
    (
      "XDG_CONFIG_HOME",
      Phrase(
        "folder for the configuration (default: ~/.config)",
        es: "carpeta de la configuración (por defecto: ~/.config)")
    ),
    (
      "XDG_CACHE_HOME",
      Phrase(
        "folder for fetched calendars (default: ~/.cache)",
        es: "carpeta de los calendarios descargados (por defecto: ~/.cache)")
    ),
    (
      "XDG_STATE_HOME",
      Phrase(
        "folder for the WHOOP login and what brief --once has printed (default: ~/.local/state)",
        es: """
          carpeta de la sesión de WHOOP y de lo que ha impreso brief --once (por defecto:
          ~/.local/state)
          """)
    ),
    (
      "XDG_DATA_HOME",
      Phrase(
        "folder for imported data (default: ~/.local/share)",
        es: "carpeta de los datos importados (por defecto: ~/.local/share)")
    ),
    (
      "TZDIR",
      Phrase(
        "folder for time zones (default: /usr/share/zoneinfo)",
        es: "carpeta de las zonas horarias (por defecto: /usr/share/zoneinfo)")
    ),
  ]

  private static let locale: [Variable] = [
    (
      "TZ",
      Phrase(
        "time zone, if neither an option nor the configuration sets one",
        es: "zona horaria, si no la fija ni una opción ni la configuración")
    ),
    (
      "LC_ALL",
      Phrase(
        "locale, for language and characters; overrides the next three",
        es: "configuración regional, para idioma y caracteres; prevalece sobre las tres siguientes")
    ),
    ("LC_MESSAGES", Phrase("language", es: "idioma")),
    (
      "LC_CTYPE",
      Phrase(
        "characters: output is ASCII unless it names UTF-8",
        es: "caracteres: la salida es ASCII si no nombra UTF-8")
    ),
    (
      "LANG",
      Phrase("locale, if the others are unset", es: "configuración regional, si faltan las otras")
    ),
  ]

  private static let terminal: [Variable] = [
    (
      "VISUAL",
      Phrase(
        "editor for readyday config edit (default: EDITOR, or vi)",
        es: "editor de readyday config edit (por defecto: EDITOR, o vi)")
    ),
    ("EDITOR", Phrase("editor, if VISUAL is unset", es: "editor, si falta VISUAL")),
    ("TERM", Phrase("dumb: no colour", es: "dumb: sin color")),
    ("NO_COLOR", Phrase("if set: no colour", es: "si existe: sin color")),
    (
      "CLICOLOR_FORCE",
      Phrase("if set: colour even without a terminal", es: "si existe: color también sin terminal")
    ),
    ("COLUMNS", Phrase("width of the terminal", es: "ancho de la terminal")),
    (
      "FORCE_HYPERLINK",
      Phrase("if set: links in a terminal; 0: no links", es: "si existe: enlaces; 0: sin enlaces")
    ),
    ("TERM_PROGRAM", terminalName), ("VTE_VERSION", terminalName), ("WT_SESSION", terminalName),
    ("KITTY_WINDOW_ID", terminalName),
  ]

  private static let terminalName = Phrase(
    "set by terminals that may support links",
    es: "la definen terminales que pueden admitir enlaces")

  /// By POSIX, LC_ALL overrides `category`, and that overrides LANG.
  func locale(_ category: String) -> String? { self["LC_ALL"] ?? self[category] ?? self["LANG"] }

  /// True if there is no locale, or it is C or has a character set other than UTF-8.
  var wantsASCII: Bool {
    guard let locale = locale("LC_CTYPE"), locale != "C", locale != "POSIX" else { return true }
    guard let dot = locale.firstIndex(of: ".") else { return false }
    let charset = locale[dot...].lowercased()
    return !(charset.hasPrefix(".utf-8") || charset.hasPrefix(".utf8"))
  }

  /// The folder in `variable`, if absolute, or else `place` in the home; nil if there is no home.
  func folder(_ variable: String, inHome place: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].map { "\($0)/\(place)" }
  }
}
