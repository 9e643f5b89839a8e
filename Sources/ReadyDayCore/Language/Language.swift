/// A language of readyday's output.
public enum Language: String, CaseIterable, Sendable, Coded {
  case english = "en"
  case spanish = "es"

  /// The ISO 639-1 code, `en` or `es`.
  public var code: String { rawValue }

  /// Accepts a code or locale such as `es`, `es_ES.UTF-8` or `en-GB`; nil for any other language.
  public init?(_ text: String) {
    let code = text.prefix { $0.isLetter }.lowercased()
    self.init(rawValue: code)
  }

  package var voice: Voice { Voice(self) }
}

/// The parts of a language other than sentences: signs and date formats.
protocol Grammar: Sendable {
  var decimalSign: String { get }
  /// `%` or ` %`, for use after a number.
  var percentSign: String { get }
  /// `Monday`, as written within a sentence.
  func weekday(_ weekday: Weekday) -> String
  /// For example `Monday 23 November 2026`.
  func longDate(_ date: LocalDate) -> String
  /// `Mon 23 Nov`, as written within a sentence.
  func shortDate(_ date: LocalDate) -> String
  var quotationMarks: (opening: String, closing: String) { get }
  /// Replaces quotation marks within `words` for use inside `quotationMarks`.
  func innerMarks(_ words: String) -> String
}

struct English: Grammar {
  let decimalSign = "."
  let percentSign = "%"

  func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  func longDate(_ date: LocalDate) -> String {
    let (year, month, day) = date.parts
    return "\(weekday(date.weekday)) \(day) \(Self.months[month - 1]) \(padded(year, to: 4))"
  }

  func shortDate(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    return "\(weekday(date.weekday).prefix(3)) \(day) \(Self.months[month - 1].prefix(3))"
  }

  let quotationMarks = (opening: "\"", closing: "\"")

  func innerMarks(_ words: String) -> String { String(words.map { $0 == "\"" ? "'" : $0 }) }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

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
