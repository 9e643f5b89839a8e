import ReadyDayCore

// What an error tells of the forms that would have been understood.

extension DateExpression {
  static let accepted = Wording(
    en: "today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23",
    es: "hoy, mañana, ayer, lun..dom, +2d, -1w, 2026-11-23")

  /// Words one may have meant by a misspelled one.
  static let words = [
    "today", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "hoy", "mañana", "ayer", "lunes", "martes", "miércoles", "jueves",
    "viernes", "sábado", "domingo",
  ]
}

extension Timestamp {
  static let accepted = Wording(
    en: "a date and a time with its offset, 2026-11-23T06:55:00+01:00",
    es: "una fecha y una hora con su diferencia horaria, 2026-11-23T06:55:00+01:00")
}

extension Mailbox {
  static let accepted = Wording(
    en: "an address, ana@example.test or \"Ana <ana@example.test>\"",
    es: "una dirección, ana@example.test o «Ana <ana@example.test>»")
}
