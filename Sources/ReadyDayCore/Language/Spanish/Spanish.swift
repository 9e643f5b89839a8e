/// The briefing in Spanish.
package struct Spanish: Phrasebook {
  package let language = Language.spanish
  package let units: Units

  package init(units: Units = .metric) {
    self.units = units
  }
}

// Numbers, lengths and dates.
extension Spanish {
  static let decimalSign = ","

  package func decimal(_ value: Double, places: Int) -> String {
    Numerals.fixed(value, places: places, sign: Self.decimalSign)
  }

  package func percent(_ value: Double, places: Int) -> String {
    decimal(value, places: places) + " %"
  }

  package func duration(minutes: Int) -> String { Numerals.duration(minutes: minutes) }

  package func longDate(_ date: LocalDate) -> String {
    let (year, month, day) = date.parts
    let name = Self.months[month - 1]
    return "\(weekday(date.weekday)), \(day) de \(name) de \(padded(year, to: 4))"
  }

  package func shortDate(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    // The Academy's abbreviation of September has four letters.
    let name = Self.months[month - 1].prefix(month == 9 ? 4 : 3)
    return "\(weekday(date.weekday).prefix(3)) \(day) \(name)"
  }

  /// In a sentence, where «mar» could be a day or a month: `martes 10 de marzo`.
  func date(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    return "\(weekday(date.weekday)) \(day) de \(Self.months[month - 1])"
  }

  /// `10 de enero de 2026`, and without its year where that comes later in the sentence.
  func plainDate(_ date: LocalDate, hasYear: Bool) -> String {
    let (year, month, day) = date.parts
    return "\(day) de \(Self.months[month - 1])" + (hasYear ? " de \(padded(year, to: 4))" : "")
  }

  /// `del 10 de enero al 11 de marzo de 2026`.
  func period(_ dates: ClosedRange<LocalDate>) -> String {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    guard from != to else { return "el \(plainDate(to, hasYear: true))" }
    return
      "del \(plainDate(from, hasYear: from.year != to.year)) al \(plainDate(to, hasYear: true))"
  }

  package func weekday(_ weekday: Weekday) -> String {
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

  package func quoted(_ words: String) -> String { "«\(words)»" }

  /// Words that may hold quotation marks themselves, which become double ones.
  func quotedText(_ words: String) -> String {
    quoted(String(words.map { $0 == "«" ? "“" : $0 == "»" ? "”" : $0 }))
  }
  package var untitled: String { "(sin título)" }
  package var busy: String { "ocupado" }

  /// With its article: `las 22:00`, but `la 01:00`.
  func las(_ time: TimeOfDay) -> String { "\(time.hour == 1 ? "la" : "las") \(time.clock)" }

  /// A title within a sentence.
  func quotedTitle(_ title: String) -> String {
    if title == busy { return "un evento privado" }
    return title.isInvisible ? untitled : quotedText(title)
  }

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
}
