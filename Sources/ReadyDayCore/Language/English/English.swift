/// The briefing in English.
package struct English: Phrasebook {
  package let language = Language.english
  package let units: Units

  package init(units: Units = .metric) {
    self.units = units
  }
}

// Numbers, lengths and dates.
extension English {
  static let decimalSign = "."

  package func decimal(_ value: Double, places: Int) -> String {
    Numerals.fixed(value, places: places, sign: Self.decimalSign)
  }

  package func percent(_ value: Double, places: Int) -> String {
    decimal(value, places: places) + "%"
  }

  package func duration(minutes: Int) -> String { Numerals.duration(minutes: minutes) }

  package func longDate(_ date: LocalDate) -> String {
    let (year, month, day) = date.parts
    return "\(weekday(date.weekday)) \(day) \(Self.months[month - 1]) \(padded(year, to: 4))"
  }

  package func shortDate(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    return "\(weekday(date.weekday).prefix(3)) \(day) \(Self.months[month - 1].prefix(3))"
  }

  package func weekday(_ weekday: Weekday) -> String {
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

  package func quoted(_ words: String) -> String { "\"\(words)\"" }

  /// Words that may hold quotation marks themselves, which become single ones.
  func quotedText(_ words: String) -> String {
    quoted(String(words.map { $0 == "\"" ? "'" : $0 }))
  }
  package var untitled: String { "(no title)" }
  package var busy: String { "busy" }

  /// A title without quotation marks, as a row shows it.
  func named(_ title: String) -> String {
    if title == busy { return "a private event" }
    return title.isInvisible ? untitled : title
  }

  /// A title within a sentence.
  func quotedTitle(_ title: String) -> String {
    title.isInvisible || title == busy ? named(title) : quotedText(title)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
