struct Spanish: Grammar {
  let decimalSign = ","
  let percentSign = " %"

  func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  func longDate(_ date: LocalDate) -> String {
    "\(weekday(date.weekday)), \(plainDate(date, hasYear: true))"
  }

  func shortDate(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    // The Spanish Academy abbreviates September with four letters.
    let name = Self.months[month - 1].prefix(month == 9 ? 4 : 3)
    return "\(weekday(date.weekday).prefix(3)) \(day) \(name)"
  }

  /// For example `10 de enero de 2026`.
  func plainDate(_ date: LocalDate, hasYear: Bool) -> String {
    let (year, month, day) = date.parts
    return "\(day) de \(Self.months[month - 1])" + (hasYear ? " de \(padded(year, to: 4))" : "")
  }

  let quotationMarks = (opening: "«", closing: "»")

  func innerMarks(_ words: String) -> String {
    String(words.map { $0 == "«" ? "“" : $0 == "»" ? "”" : $0 })
  }

  /// `y`, or `e` before the sound of an i: «e Interview», but «y hielo».
  static func and(before word: String) -> String {
    let word = TitleWords.fold(word)
    return word.hasPrefix("i") || word.hasPrefix("hi") && !word.hasPrefix("hie") ? "e" : "y"
  }

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
}
