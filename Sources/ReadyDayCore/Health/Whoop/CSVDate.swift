/// A date and time in a CSV file, before the order of day and month is known.
struct CSVDate: Hashable, Sendable {
  /// The order in dates that do not begin with the year.
  enum Order: CaseIterable, Sendable {
    case dayFirst, monthFirst
  }

  private let numbers: [Int]
  private let isYearFirst: Bool
  private let time: TimeOfDay

  /// `2026-03-10 05:12:44`, `10/03/2026 5:12`, `3.10.2026 05:12:44`; nil for anything else.
  init?(_ text: String) {
    var reader = ByteReader(text)
    var numbers: [Int] = []
    var widths: [Int] = []
    for isLast in [false, false, true] {
      let before = reader.left
      guard let number = reader.number(digits: 1...4) else { return nil }
      numbers.append(number)
      widths.append(before - reader.left)
      guard isLast || reader.take("-") || reader.take("/") || reader.take(".") else { return nil }
    }
    guard widths[0] == 4 || widths[2] == 4, let time = Self.time(&reader) else { return nil }
    self.numbers = numbers
    isYearFirst = widths[0] == 4
    self.time = time
  }

  private static func time(_ reader: inout ByteReader) -> TimeOfDay? {
    guard reader.take(" ") || reader.take("T"), let hour = reader.number(digits: 1...2),
      reader.take(":"), let minute = reader.number(digits: 1...2)
    else { return nil }
    let second = reader.take(":") ? reader.number(digits: 1...2) : 0
    guard let second, reader.isAtEnd else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// The orders that make this a date; none if the order does not matter, or none does.
  var possibleOrders: [Order] {
    guard !isYearFirst else { return [] }
    return Order.allCases.filter { numbers[$0 == .dayFirst ? 1 : 0] <= 12 }
  }

  func reading(_ order: Order) -> LocalDateTime? {
    let (year, month, day) =
      switch (isYearFirst, order) {
      case (true, _): (numbers[0], numbers[1], numbers[2])
      case (false, .dayFirst): (numbers[2], numbers[1], numbers[0])
      case (false, .monthFirst): (numbers[2], numbers[0], numbers[1])
      }
    return LocalDate(year: year, month: month, day: day).map { LocalDateTime($0, time) }
  }
}
