/// A date and time as a CSV file writes it, before it is known which number is the month.
struct CSVDate: Hashable, Sendable {
  /// In which order a file writes the dates that do not begin with the year.
  enum Order: CaseIterable, Sendable {
    case dayFirst, monthFirst
  }

  private let numbers: [Int]
  private let isYearFirst: Bool
  private let time: TimeOfDay

  /// `2026-03-10 05:12:44`, `10/03/2026 5:12`, `3.10.2026 05:12:44`; nil for anything else.
  init?(_ text: String) {
    var digits = DigitReader(text.utf8)
    var numbers: [Int] = []
    var widths: [Int] = []
    for isLast in [false, false, true] {
      let before = digits.rest.count
      guard let number = digits.number(upTo: 4) else { return nil }
      numbers.append(number)
      widths.append(before - digits.rest.count)
      guard isLast || digits.take("-") || digits.take("/") || digits.take(".") else { return nil }
    }
    guard widths[0] == 4 || widths[2] == 4, let time = Self.time(&digits) else { return nil }
    self.numbers = numbers
    isYearFirst = widths[0] == 4
    self.time = time
  }

  private static func time(_ digits: inout DigitReader) -> TimeOfDay? {
    guard digits.take(" ") || digits.take("T"), let hour = digits.number(upTo: 2),
      digits.take(":"), let minute = digits.number(upTo: 2)
    else { return nil }
    let second = digits.take(":") ? digits.number(upTo: 2) : 0
    guard let second, digits.isAtEnd else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// The orders in which this date's numbers can be a day and a month; none when it does not
  /// matter, or when no order makes them so.
  var possibleOrders: [Order] {
    guard !isYearFirst else { return [] }
    return Order.allCases.filter { numbers[$0 == .dayFirst ? 1 : 0] <= 12 }
  }

  /// The reading this is when the file writes its dates in `order`; nil when the calendar has no
  /// such day.
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

extension UTCOffset {
  /// A zone as exports write it, `UTC+01:00` or `UTCZ`, or as spreadsheets and other programs shorten it:
  /// `UTC`, `UTC+1`, `UTC+1:30`, `UTC-05`, `+0100`.
  init?(csvZone text: String) {
    var digits = DigitReader(text.utf8.drop { $0 != 0x5A && $0 != 0x2B && $0 != 0x2D })
    if text == "UTC" || text == "GMT" || (digits.take("Z") && digits.isAtEnd) {
      self = .zero
      return
    }
    let isWest = digits.take("-")
    guard isWest || digits.take("+"), let size = Self.seconds(&digits), digits.isAtEnd else {
      return nil
    }
    self.init(seconds: isWest ? -size : size)
  }

  private static func seconds(_ digits: inout DigitReader) -> Int? {
    let isClosed = digits.rest.prefix { $0.isDigit }.count == 4
    guard let hours = isClosed ? digits.number(of: 2) : digits.number(upTo: 2) else { return nil }
    guard isClosed || digits.take(":") else { return hours * 3600 }
    guard let minutes = digits.number(of: 2), minutes < 60 else { return nil }
    return (hours * 60 + minutes) * 60
  }
}
