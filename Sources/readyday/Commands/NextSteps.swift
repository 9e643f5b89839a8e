import ReadyDayCore

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

  static let useYes = Wording(
    en: "--yes removes without asking", es: "--yes borra sin preguntar")
}
