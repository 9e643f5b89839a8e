/// The only environment variables that readyday reads.
package struct Environment: Sendable {
  /// Who reads the output.
  package enum Reader: Equatable, Sendable {
    case person
    /// An assistant, which passes on what it reads to its maker.
    case assistant(showsAllTitles: Bool)
  }

  private let find: @Sendable (String) -> String?
  package private(set) var reader = Reader.person

  package init(_ variables: [String: String]) { find = { variables[$0] } }

  package init(find: @escaping @Sendable (String) -> String?) { self.find = find }

  package func read(by reader: Reader) -> Environment { copy(of: self) { $0.reader = reader } }

  /// An empty value counts as unset, as does `/dev/null`, the home of accounts without one.
  package subscript(name: String) -> String? {
    guard let value = evenEmpty(name), !value.isEmpty else { return nil }
    return name == "HOME" && value == "/dev/null" ? nil : value
  }

  /// For variables whose empty value has a meaning.
  package func evenEmpty(_ name: String) -> String? {
    assert(Self.known.contains { $0.name == name }, "the manual page does not list \(name)")
    return find(name)
  }

  package struct Variable: Sendable {
    package let name: String
    /// The meaning in the manual page; nil for a variable that sets an option.
    package let meaning: Phrase?

    package init(_ name: String) { (self.name, meaning) = (name, nil) }

    package init(_ name: String, _ english: String, es spanish: String) {
      (self.name, meaning) = (name, Phrase(english, es: spanish))
    }
  }

  package static let known: [Variable] = options + folders + locale + terminal

  private static let options: [Variable] = [
    .init("READYDAY_CONFIG"), .init("READYDAY_WHOOP"), .init("READYDAY_CALENDAR"),
    .init("READYDAY_LANG"), .init("READYDAY_TZ"), .init("READYDAY_NOW"),
    .init(
      "READYDAY_WHOOP_API", "used instead of WHOOP's server, for tests: http://127.0.0.1:PORT",
      es: "sustituye al servidor de WHOOP en pruebas: http://127.0.0.1:PUERTO"),
  ]

  private static let folders: [Variable] = [
    .init("HOME", "the folder that ~ stands for", es: "la carpeta a la que equivale ~"),
    .init(
      "XDG_CONFIG_HOME", "folder for the configuration (default: ~/.config)",
      es: "carpeta de la configuración (por defecto: ~/.config)"),
    .init(
      "XDG_CACHE_HOME", "folder for fetched calendars (default: ~/.cache)",
      es: "carpeta de los calendarios descargados (por defecto: ~/.cache)"),
    .init(
      "XDG_STATE_HOME",
      "folder for the WHOOP login and what brief --once has printed (default: ~/.local/state)",
      es: """
        carpeta de la sesión de WHOOP y de lo que ha impreso brief --once (por defecto:
        ~/.local/state)
        """),
    .init(
      "XDG_DATA_HOME", "folder for imported data and what you enter (default: ~/.local/share)",
      es: "carpeta de los datos importados y de lo que anotas (por defecto: ~/.local/share)"),
    .init(
      "TZDIR", "folder for time zones (default: /usr/share/zoneinfo)",
      es: "carpeta de las zonas horarias (por defecto: /usr/share/zoneinfo)"),
  ]

  private static let locale: [Variable] = [
    .init(
      "TZ", "the system's time zone, used where nothing else says yours",
      es: "la zona horaria del sistema, si nada más indica la tuya"),
    .init(
      "LC_ALL", "locale, for language and characters; overrides the next three",
      es: "configuración regional, para idioma y caracteres; prevalece sobre las tres siguientes"),
    .init("LC_MESSAGES", "language", es: "idioma"),
    .init(
      "LC_CTYPE", "characters: output is ASCII unless it names UTF-8",
      es: "caracteres: la salida es ASCII si no nombra UTF-8"),
    .init(
      "LANG", "locale, if the others are unset", es: "configuración regional, si faltan las otras"),
  ]

  private static let terminal: [Variable] =
    [
      .init(
        "VISUAL", "editor for readyday config edit (default: EDITOR, or vi)",
        es: "editor de readyday config edit (por defecto: EDITOR, o vi)"),
      .init("EDITOR", "editor, if VISUAL is unset", es: "editor, si falta VISUAL"),
      .init("TERM", "dumb: no colour", es: "dumb: sin color"),
      .init("COLORTERM", "if set: 256 colours", es: "si existe: 256 colores"),
      .init("NO_COLOR", "if set: no colour", es: "si existe: sin color"),
      .init(
        "CLICOLOR_FORCE", "if set: colour even without a terminal",
        es: "si existe: color también sin terminal"),
      .init("COLUMNS", "width of the terminal", es: "ancho de la terminal"),
      .init(
        "FORCE_HYPERLINK", "if set: links in a terminal; 0: no links",
        es: "si existe: enlaces; 0: sin enlaces"),
    ]
    + ["TERM_PROGRAM", "VTE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID"].map { name in
      Variable(
        name, "set by terminals that may support links",
        es: "la definen terminales que pueden admitir enlaces")
    }

  /// By POSIX, LC_ALL overrides `category`, which overrides LANG.
  package func locale(_ category: String) -> String? {
    self["LC_ALL"] ?? self[category] ?? self["LANG"]
  }

  /// Whether there is no locale, or it is C or names a character set other than UTF-8.
  package var wantsASCII: Bool {
    guard let locale = locale("LC_CTYPE"), locale != "C", locale != "POSIX" else { return true }
    guard let dot = locale.firstIndex(of: ".") else { return false }
    let charset = locale[dot...].lowercased()
    return !(charset.hasPrefix(".utf-8") || charset.hasPrefix(".utf8"))
  }

  /// The folder in `variable`, if absolute, or else `place` in the home; nil without a home.
  package func folder(_ variable: String, inHome place: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].map { "\($0)/\(place)" }
  }
}

extension Environment {
  /// Expands `~` and `~/…`, but not `~user`.
  package func expandingHome(_ path: String) -> String {
    guard let home = self["HOME"], path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  package func abbreviatingHome(_ path: String) -> String {
    guard let home = self["HOME"], path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// `given` is the value of `--config` or `READYDAY_CONFIG`. Nil if there is no default place.
  package func configurationPath(_ given: String?) -> String? {
    given.map(expandingHome)
      ?? folder("XDG_CONFIG_HOME", inHome: ".config").map { "\($0)/readyday/config.json5" }
  }
}
