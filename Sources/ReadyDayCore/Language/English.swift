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
