import ReadyDayCore

// Which command or option does what the core says is to be done: the core knows of none.

extension SetupReport.Step {
  /// Lower case, no full stop.
  var wording: Wording {
    switch self {
    case .correctConfiguration:
      Wording(
        en: "correct the configuration: readyday config check",
        es: "corrige la configuración: readyday config check")
    case .nameZone:
      Wording(
        en: "name a zone that is known: --tz Europe/Madrid",
        es: "indica una zona conocida: --tz Europe/Madrid")
    case .installZones:
      Wording(
        en: "install the time zones of this system (tzdata), or set TZDIR",
        es: "instala las zonas horarias del sistema (tzdata), o define TZDIR")
    case .begin:
      Wording(
        en: "begin: readyday init, or readyday demo to see what you would get",
        es: "empieza: readyday init, o readyday demo para ver qué obtendrías")
    case .lookAtPaths:
      Wording(
        en: "look at the paths: something that was named cannot be used",
        es: "revisa las rutas: algo de lo indicado no se puede usar")
    case .giveWhoop:
      Wording(
        en: "say where your WHOOP data are: --whoop PATH, or readyday import whoop PATH",
        es: "di dónde están tus datos de WHOOP: --whoop RUTA, o readyday import whoop RUTA")
    case .refreshWhoop:
      Wording(
        en: "fetch or export your WHOOP data anew",
        es: "descarga o exporta de nuevo tus datos de WHOOP")
    case .giveCalendar:
      Wording(
        en: "say where your calendars are: --calendar PATH, or calendars in the configuration",
        es: "di dónde están tus calendarios: --calendar RUTA, o calendars en la configuración")
    case .nameOwner:
      Wording(
        en: "say who you are: --me EMAIL, or me in the configuration",
        es: "di quién eres: --me CORREO, o me en la configuración")
    case .readBrief:
      Wording(
        en: "read this morning's brief: readyday brief",
        es: "lee el informe de esta mañana: readyday brief")
    }
  }
}

extension Wording {
  /// What to do first when nothing was given, one line each.
  static let gettingStarted = [
    Wording(
      en: "nothing to read yet: give readyday your WHOOP data, a calendar, or both",
      es: "aún no hay nada que leer: indica tus datos de WHOOP, un calendario o ambos"),
    Wording("readyday init"),
    Wording(
      en: "readyday brief --whoop FILE_OR_FOLDER --calendar FILE_OR_FOLDER",
      es: "readyday brief --whoop ARCHIVO_O_CARPETA --calendar ARCHIVO_O_CARPETA"),
    Wording(
      en: "readyday import apple-health EXPORT_ZIP  (without a WHOOP)",
      es: "readyday import apple-health EXPORT_ZIP  (sin WHOOP)"),
  ]

  /// Behind a problem of which its file has more.
  static func further(_ count: Int) -> Wording {
    Wording(
      en: "(\(count) more like it in this file, listed with --verbose)",
      es: "(\(count) más como este en el archivo, se ven con --verbose)")
  }

  static let useYes = Wording(
    en: "--yes removes without asking", es: "--yes borra sin preguntar")

  /// What a copy of all that is kept holds.
  static let wholeExport = Wording(
    en: "the copy is complete: what --hide and privacy.hide leave out elsewhere is in it",
    es: "la copia está completa: incluye también lo que ocultan --hide y privacy.hide")
}
