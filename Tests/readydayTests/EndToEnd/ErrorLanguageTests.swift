import TestSupport
import Testing

@testable import readyday

@Suite("Errors in the reader's language")
struct ErrorLanguageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let english: String
    let spanish: String

    var testDescription: String { words.joined(separator: " ") }

    /// With a time zone, so that none is looked for; some commands know none.
    var line: [String] { ["data", "import"].contains(words[0]) ? words : words + ["--tz", "UTC"] }
  }

  static let rows = [
    Row(
      words: ["breif"],
      english: """
        readyday: error: unknown command "breif"
          did you mean brief?
          readyday help --all lists the commands

        """,
      spanish: """
        readyday: error: comando desconocido «breif»
          ¿querías decir brief?
          readyday help --all enumera los comandos

        """),
    Row(
      words: ["brief", "--date", "tomorow"],
      english: """
        readyday: error: --date: invalid value "tomorow"
          did you mean "tomorrow"?
          accepted: today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23

        """,
      spanish: """
        readyday: error: --date: valor no válido «tomorow»
          ¿querías decir «tomorrow»?
          valores admitidos: hoy, mañana, ayer, lun..dom, +2d, -1w, 2026-11-23

        """),
    Row(
      words: ["check", "--calendar", "calendars"],
      english: """
        readyday: error: check needs a condition
          one or more of: --recovery, --load, --next-high

        """,
      spanish: """
        readyday: error: check necesita una condición
          una o más de: --recovery, --load, --next-high

        """),
    Row(
      words: ["brief", "--whoop", "whoop", "--require", "calendar"],
      english: """
        readyday: error: no calendar given
          try: --calendar FILE_OR_FOLDER

        """,
      spanish: """
        readyday: error: no se ha indicado ningún calendario
          prueba: --calendar ARCHIVO_O_CARPETA

        """),
    Row(
      words: ["brief", "--config", "gone.json5"],
      english: """
        readyday: error: cannot read gone.json5: No such file or directory

        """,
      spanish: """
        readyday: error: no se puede leer gone.json5: no existe el archivo o la carpeta

        """),
    Row(
      words: ["init"],
      english: """
        readyday: error: nowhere to store a configuration
          set HOME or XDG_CONFIG_HOME, or use --config FILE

        """,
      spanish: """
        readyday: error: no hay dónde guardar una configuración
          define HOME o XDG_CONFIG_HOME, o usa --config ARCHIVO

        """),
    Row(
      words: ["brief", "--calendar", "gone.ics"],
      english: "readyday: error: no such file or folder: gone.ics\n",
      spanish: "readyday: error: no existe el archivo o carpeta: gone.ics\n"),
    Row(
      words: ["brief", "--calendar", "whoop"],
      english: "readyday: error: no .ics, .ical, .icalendar file in whoop\n",
      spanish: "readyday: error: no hay ningún archivo .ics, .ical, .icalendar en whoop\n"),
    Row(
      words: ["brief", "--calendar", "/dev/zero"],
      english: """
        readyday: warning: cannot read /dev/zero: not a regular file, and larger than 128 MB
        readyday: error: no calendar in /dev/zero

        """,
      spanish: """
        readyday: aviso: no se puede leer /dev/zero: no es un archivo normal y pasa de 128 MB
        readyday: error: no hay ningún calendario en /dev/zero

        """),
    Row(
      words: ["init", "--config", "calendars"],
      english: """
        readyday: error: calendars already exists; unchanged
          readyday doctor shows what it leads to
          readyday init --config FILE writes another

        """,
      spanish: """
        readyday: error: calendars ya existe; no cambia
          readyday doctor muestra qué resulta de ella
          readyday init --config ARCHIVO escribe otra

        """),
    Row(
      words: ["plan", "add", "--start", "late"],
      english: """
        readyday: error: --start: invalid value "late"
          accepted: a time of day, 18:00 or 6pm, or none

        """,
      spanish: """
        readyday: error: --start: valor no válido «late»
          valores admitidos: una hora, 18:00 o 6pm, o none

        """),
    Row(
      words: ["plan", "add", "--activity", "runing"],
      english: """
        readyday: error: --activity: no activity is called "runing"
          did you mean running?
          did you mean trail_running?
          readyday plan activities lists them

        """,
      spanish: """
        readyday: error: --activity: ninguna actividad se llama «runing»
          ¿querías decir running?
          ¿querías decir trail_running?
          readyday plan activities las enumera

        """),
    Row(
      words: ["plan", "edit"],
      english: """
        readyday: error: plan edit needs an ID or a name
          usage: readyday plan edit [options] ID|NAME WORDS...

        """,
      spanish: """
        readyday: error: plan edit necesita un ID o un nombre
          uso: readyday plan edit [opciones] ID|NOMBRE PALABRAS...

        """),
    Row(
      words: ["reflect", "add"],
      english: """
        readyday: error: reflect add needs --feeling
          --feeling is 1 to 5

        """,
      spanish: """
        readyday: error: reflect add necesita --feeling
          --feeling va de 1 a 5

        """),
    Row(
      words: ["data", "export"],
      english: """
        readyday: error: data export needs one folder
          usage: readyday data export [options] DIR

        """,
      spanish: """
        readyday: error: data export necesita una carpeta
          uso: readyday data export [opciones] CARPETA

        """),
    Row(
      words: ["data"],
      english: """
        readyday: error: data needs an argument
          one of: export, erase

        """,
      spanish: """
        readyday: error: data necesita un argumento
          una de estas: export, erase

        """),
    Row(
      words: ["data", "erase", "plan"],
      english: """
        readyday: error: data erase: invalid value "plan"
          did you mean "plans"?
          accepted: plans, reflections, feelings, body, whoop, oura, fitbit, garmin,
            intervals-icu, apple-health, calendars

        """,
      spanish: """
        readyday: error: data erase: valor no válido «plan»
          ¿querías decir «plans»?
          valores admitidos: plans, reflections, feelings, body, whoop, oura, fitbit,
            garmin, intervals-icu, apple-health, calendars

        """),
    Row(
      words: ["import"],
      english: """
        readyday: error: import needs a file or folder to import: readyday import PATH, or readyday import oura PATH

        """,
      spanish: """
        readyday: error: import necesita un archivo o carpeta que importar: readyday import RUTA, o readyday import oura RUTA

        """),
    Row(
      words: ["plan", "list"],
      english: "readyday: error: nowhere to store data: neither HOME nor XDG_DATA_HOME is set\n",
      spanish: "readyday: error: no hay dónde guardar datos: ni HOME ni XDG_DATA_HOME\n"),
  ]

  @Test("an error is in the language asked for", arguments: rows)
  func asked(_ row: Row) throws {
    #expect(try Program(row.line + ["--lang", "en"]).run().errors == row.english)
    #expect(try Program(row.line + ["--lang=es"]).run().errors == row.spanish)
    var program = Program(row.line)
    program.environment["LANG"] = "es_ES.UTF-8"
    #expect(try program.run().errors == row.spanish)
    program.environment["READYDAY_LANG"] = "en"
    #expect(try program.run().errors == row.english)
  }

  @Test("the configuration's language counts, and its codes are for programs in every language")
  func configured() throws {
    try TemporaryFolder.with { folder in
      try folder.file("config.json5", "{language: 'es'}")
      let words = ["brief", "--date", "31feb", "--config", folder.path("config.json5")]
      #expect(try Program(words).run().errors.contains("valor no válido «31feb»"))
      let json = try Program(words + ["--format", "json"]).run().errors
      #expect(json.contains("\"code\":\"usage\"") && json.contains("valor no válido"))
      #expect(try Program(words + ["--lang", "en"]).run().errors.contains("invalid value"))
    }
  }

  @Test("where only ASCII may be written, so are errors")
  func plain() throws {
    var program = Program(["brief", "--date", "31feb", "--lang", "es"])
    program.environment["LANG"] = "C"
    let errors = try program.run().errors
    #expect(errors.contains("valores admitidos: hoy, manana, ayer"))
    #expect(errors.utf8.allSatisfy { $0 < 0x80 })
  }
}
