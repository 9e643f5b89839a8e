/// The briefing in English.
public struct English: Phrasebook {
  public let language = Language.english

  public init() {}
}

// Numbers, lengths and dates.
extension English {
  static let decimalSign = "."

  public func decimal(_ value: Double, places: Int) -> String {
    Numerals.fixed(value, places: places, sign: Self.decimalSign)
  }

  public func percent(_ value: Double) -> String { decimal(value, places: 0) + "%" }

  public func duration(minutes: Int, _ style: DurationStyle) -> String {
    Numerals.duration(minutes: minutes, style)
  }

  public func longDate(_ date: LocalDate) -> String {
    let (year, month, day) = date.parts
    return "\(weekday(date.weekday)) \(day) \(Self.months[month - 1]) \(padded(year, to: 4))"
  }

  public func shortDate(_ date: LocalDate) -> String {
    let (_, month, day) = date.parts
    return "\(weekday(date.weekday).prefix(3)) \(day) \(Self.months[month - 1].prefix(3))"
  }

  public func weekday(_ weekday: Weekday) -> String {
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

  public func quoted(_ words: String) -> String { "\"\(words)\"" }
  public var untitled: String { "(no title)" }
  public var busy: String { "busy" }

  /// A title as part of a sentence that needs no quotation marks around it.
  func named(_ title: String) -> String {
    if title == busy { return "a private event" }
    return title.isInvisible ? untitled : title
  }

  /// A title set apart from the sentence around it.
  func quotedTitle(_ title: String) -> String {
    title.isInvisible || title == busy ? named(title) : quoted(title)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
