package enum ManWords {
  package static let manual = Phrase("User Commands", es: "Comandos de usuario")
  package static let nameTitle = Phrase("NAME", es: "NOMBRE")
  package static let synopsisTitle = Phrase("SYNOPSIS", es: "SINOPSIS")
  package static let descriptionTitle = Phrase("DESCRIPTION", es: "DESCRIPCIÓN")
  package static let commandsTitle = Phrase("COMMANDS", es: "COMANDOS")
  package static let optionsTitle = Phrase("COMMON OPTIONS", es: "OPCIONES COMUNES")
  package static let configurationTitle = Phrase("CONFIGURATION", es: "CONFIGURACIÓN")
  package static let environmentTitle = Phrase("ENVIRONMENT", es: "ENTORNO")
  package static let filesTitle = Phrase("FILES", es: "ARCHIVOS")
  package static let statusTitle = Phrase("EXIT STATUS", es: "ESTADO DE SALIDA")

  package static let name = Phrase(
    "a one-screen morning briefing from your recovery and calendars",
    es: "un informe matutino de una pantalla con tu recuperación y tus calendarios")
  package static let command = Phrase("COMMAND", es: "COMANDO")
  package static let optionsOperand = Phrase("[options]", es: "[opciones]")
  package static let commonOptions = Phrase("Common options", es: "Opciones comunes")

  package static let description = [
    Help.purpose,
    Phrase(
      """
      Without a command it runs brief, once data is configured. It writes only its own files
      and those you name, and sends nothing anywhere; only these use the network: sync, brief where it
      syncs first, and data erase to log out of WHOOP.
      """,
      es: """
        Sin comando ejecuta brief, cuando ya hay datos configurados. Solo escribe sus propios
        archivos y los que le indiques, y no envía nada a ninguna parte; solo usan la red sync,
        brief cuando descarga antes y data erase para cerrar la sesión en WHOOP.
        """),
    Phrase(
      """
      Options override environment variables, which override the configuration file. A double dash
      (--) ends the options.
      """,
      es: """
        Las opciones prevalecen sobre las variables de entorno, y estas sobre el archivo de
        configuración. Un guion doble (--) pone fin a las opciones.
        """),
  ]

  package static let configurationPurpose = Phrase(
    """
    The file is JSON5: it may have comments, unquoted keys and trailing commas. Every key is
    optional; unknown and duplicate keys are errors.
    """,
    es: """
      El archivo es JSON5: admite comentarios, claves sin comillas y comas finales. Todas las claves
      son opcionales; las desconocidas y las repetidas son errores.
      """)

  package static let fileList = [
    file(
      "~/.config/readyday/config.json5", "configuration (see XDG_CONFIG_HOME)",
      es: "configuración (véase XDG_CONFIG_HOME)"),
    file(
      "~/.local/share/readyday", "imported data, and what you enter (see XDG_DATA_HOME)",
      es: "datos importados y lo que anotas (véase XDG_DATA_HOME)"),
    file(
      "~/.cache/readyday", "fetched calendars (see XDG_CACHE_HOME)",
      es: "calendarios descargados (véase XDG_CACHE_HOME)"),
    file(
      "~/.local/state/readyday",
      "the WHOOP login, and what brief --once has printed (see XDG_STATE_HOME)",
      es: "la sesión de WHOOP y lo que ha impreso brief --once (véase XDG_STATE_HOME)"),
    file("/usr/share/zoneinfo", "time zones (see TZDIR)", es: "zonas horarias (véase TZDIR)"),
  ]

  private static func file(
    _ path: String, _ english: String, es spanish: String
  ) -> (path: String, meaning: Phrase) {
    (path, Phrase(english, es: spanish))
  }
}
