/// A recurrence rule as written (RFC 5545 §3.3.10).
struct RecurrenceRule: Hashable {
  enum Frequency: Comparable { case secondly, minutely, hourly, daily, weekly, monthly, yearly }

  /// The three forms of UNTIL, each inclusive.
  enum Until: Hashable {
    case day(LocalDate)
    case local(LocalDateTime)
    case utc(Instant)
  }

  /// What happens to a day that a month lacks (SKIP, RFC 7529 §4.1).
  enum Skip: Equatable {
    case omit
    /// Moves it to the last day of the month.
    case backward
    /// Moves it to the first day of the next month.
    case forward
  }

  /// A weekday, or the `ordinal`th one of a month or year; negative ordinals count from the end.
  struct WeekdayNumber: Hashable {
    let weekday: Weekday
    let ordinal: Int?
  }

  var frequency: Frequency
  /// The INTERVAL, at least 1.
  var interval = 1
  var count: Int?
  var until: Until?
  var seconds: [Int] = []
  var minutes: [Int] = []
  var hours: [Int] = []
  var weekdays: [WeekdayNumber] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  var months: [Int] = []
  var setPositions: [Int] = []
  var weekStart = Weekday.monday
  var skip = Skip.omit

  init(_ frequency: Frequency) { self.frequency = frequency }

  /// Whether every period has exactly one instance.
  var yieldsOncePerPeriod: Bool {
    frequency <= .weekly && seconds.isEmpty && minutes.isEmpty && hours.isEmpty && months.isEmpty
      && monthDays.isEmpty && yearDays.isEmpty && setPositions.isEmpty
      && (weekdays.isEmpty || (frequency == .weekly && weekdays.count == 1))
  }

  var withoutCount: RecurrenceRule {
    var rule = self
    rule.count = nil
    return rule
  }

  /// A day after which a counted rule has no instance; nil unless every period has one.
  func lastPossibleDay(from start: LocalDate) -> LocalDate? {
    guard let count, count < 10_000, interval < 1000 else { return nil }
    let limits = [months, monthDays, yearDays, weekNumbers, setPositions]
    switch frequency {
    case .daily where limits.allSatisfy(\.isEmpty) && weekdays.isEmpty:
      return start.advanced(by: count * interval)
    case .weekly where limits.allSatisfy(\.isEmpty):
      return start.advanced(by: 7 * (count + 1) * interval)
    case .monthly where limits.allSatisfy(\.isEmpty) && isInEveryMonth(start.day):
      return start.advanced(by: 31 * (count + 1) * interval)
    default: return nil
    }
  }

  private func isInEveryMonth(_ day: Int) -> Bool {
    weekdays.isEmpty ? day <= 28 : weekdays.contains { abs($0.ordinal ?? 1) <= 4 }
  }

  /// A rule, and the parts that were repaired or skipped.
  struct Reading {
    var rule: RecurrenceRule?
    var problems: [CalendarProblem] = []
    /// RSCALE (RFC 7529), if it is not Gregorian.
    var otherScale: String?
  }

  /// Reads `FREQ=…;…` in any order and case; unreadable parts are skipped.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count <= Limits.Calendar.ruleBytes else {
      return Reading(problems: [.lineTooLong(limit: Limits.Calendar.ruleBytes)])
    }
    // Old programs escape the separators.
    var plain = bytes.contains(backslash) ? ArraySlice(bytes.filter { $0 != backslash }) : bytes
    // Others write the property's name twice.
    while plain.prefix(6).spells("RRULE:") { plain = plain.dropFirst(6) }
    let parts = plain.split(separator: UInt8(ascii: ";")).map { part in
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      return RulePart(name: part[..<equals], value: part[equals...].dropFirst())
    }
    var reading = Reading()
    guard let frequency = parts.lazy.compactMap(\.frequency).first else {
      reading.problems = [.unreadableRule]
      return reading
    }
    var rule = RecurrenceRule(frequency)
    for part in parts {
      if let problem = rule.take(part, &reading.otherScale) { reading.problems.append(problem) }
    }
    if let skip = parts.first(where: { $0.name == .skip }),
      !parts.contains(where: { $0.name == .scale })
    {
      rule.skip = .omit
      reading.problems.append(skip.unreadable)
    }
    reading.problems += rule.dropForbidden()
    reading.rule = reading.problems.contains(where: \.endsRule) ? nil : rule
    return reading
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Drops the parts that have no meaning at this frequency (RFC 5545 §3.3.10).
  private mutating func dropForbidden() -> [CalendarProblem] {
    var dropped: [String] = []
    if frequency != .yearly { weekNumbers.clear("BYWEEKNO", &dropped) }
    if [.daily, .weekly, .monthly].contains(frequency) { yearDays.clear("BYYEARDAY", &dropped) }
    if frequency == .weekly { monthDays.clear("BYMONTHDAY", &dropped) }
    let countsWeekdays = frequency >= .monthly && weekNumbers.isEmpty
    if !countsWeekdays, weekdays.contains(where: { $0.ordinal != nil }) {
      weekdays = weekdays.map { WeekdayNumber(weekday: $0.weekday, ordinal: nil) }.unique()
      dropped.append("BYDAY")
    }
    return dropped.map { .forbiddenRulePart(part: $0, frequency: frequency.name) }
  }

  /// Applies the part; returns its problem, if there is one.
  private mutating func take(_ part: RulePart, _ otherScale: inout String?) -> CalendarProblem? {
    switch part.name {
    case .freq: return part.frequency == nil ? part.unreadable : nil
    case .interval: return takeInterval(part)
    case .count:
      guard let number = part.number, number > 0 else {
        return part.number == 0 || part.isEmpty ? part.unusable : part.unreadable
      }
      count = number
    case .until:
      guard let value = DateValue(part.value) else {
        return part.isEmpty ? part.unusable : part.unreadable
      }
      until = value.until
    case .weekStart:
      guard let day = part.weekdays.first??.weekday else { return part.unreadable }
      weekStart = day
    case .scale: if part.text.uppercased() != "GREGORIAN" { otherScale = part.text }
    case .skip:
      guard let skip = part.skip else { return part.unreadable }
      self.skip = skip
    case .byDay: return takeWeekdays(part)
    case .bySecond: return part.fill(&seconds, 0...59)
    case .byMinute: return part.fill(&minutes, 0...59)
    case .byHour: return part.fill(&hours, 0...23)
    case .byMonthDay: return part.fill(&monthDays, 1...31, negative: true)
    case .byYearDay: return part.fill(&yearDays, 1...366, negative: true)
    case .byWeekNumber: return part.fill(&weekNumbers, 1...53, negative: true)
    case .byMonth: return part.fill(&months, 1...12)
    case .bySetPosition: return part.fill(&setPositions, 1...366, negative: true)
    case nil: return part.unreadable
    }
    return nil
  }

  private mutating func takeInterval(_ part: RulePart) -> CalendarProblem? {
    guard let number = part.number, number > 0 else { return .intervalNotPositive(part.text) }
    interval = number
    return nil
  }

  private mutating func takeWeekdays(_ part: RulePart) -> CalendarProblem? {
    let days = part.weekdays
    let readable = days.compactMap(\.self)
    guard !readable.isEmpty else { return part.unusable }
    weekdays = readable.unique()
    return readable.count == days.count ? nil : part.unreadable
  }
}

extension DateValue {
  fileprivate var until: RecurrenceRule.Until {
    guard let time else { return .day(date) }
    let local = LocalDateTime(date, time)
    return isUTC ? .utc(Instant(local, at: .zero)) : .local(local)
  }
}

/// One part of a rule, such as `BYDAY=MO,-1SU`; compared as bytes, since calendars have thousands.
private struct RulePart {
  enum Name {
    case freq, interval, count, until, weekStart, scale, skip, byDay, bySecond, byMinute, byHour
    case byMonthDay, byYearDay, byWeekNumber, byMonth, bySetPosition
  }

  /// Nil for a name that neither RFC 5545 nor RFC 7529 defines.
  let name: Name?
  private let nameBytes: ArraySlice<UInt8>
  let value: ArraySlice<UInt8>

  init(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    nameBytes = name.drop { $0 == UInt8(ascii: " ") }
    let written = nameBytes
    self.name = Self.names.first { written.spells($0.0) }?.1
    self.value = value
  }

  private static let names: [(StaticString, Name)] = [
    ("FREQ", .freq), ("UNTIL", .until), ("COUNT", .count), ("INTERVAL", .interval),
    ("BYDAY", .byDay), ("WKST", .weekStart), ("BYMONTHDAY", .byMonthDay), ("BYMONTH", .byMonth),
    ("BYSETPOS", .bySetPosition), ("BYHOUR", .byHour), ("BYMINUTE", .byMinute),
    ("BYSECOND", .bySecond), ("BYYEARDAY", .byYearDay), ("BYWEEKNO", .byWeekNumber),
    ("RSCALE", .scale), ("SKIP", .skip),
  ]

  var text: String { Text.decode(value) }

  var isEmpty: Bool { value.trimmed().isEmpty }

  var unreadable: CalendarProblem {
    .unreadableRulePart(part: Text.decode(nameBytes).uppercased(), value: text)
  }

  /// No value is usable; without this part the rule would yield more than was meant.
  var unusable: CalendarProblem {
    .unusableRulePart(part: Text.decode(nameBytes).uppercased(), value: text)
  }

  var skip: RecurrenceRule.Skip? {
    if value.spells("OMIT") { return .omit }
    if value.spells("BACKWARD") { return .backward }
    return value.spells("FORWARD") ? .forward : nil
  }

  fileprivate static let frequencies: [(StaticString, RecurrenceRule.Frequency)] = [
    ("SECONDLY", .secondly), ("MINUTELY", .minutely), ("HOURLY", .hourly), ("DAILY", .daily),
    ("WEEKLY", .weekly), ("MONTHLY", .monthly), ("YEARLY", .yearly),
  ]

  var frequency: RecurrenceRule.Frequency? {
    guard name == .freq else { return nil }
    return Self.frequencies.first { value.spells($0.0) }?.1
  }

  /// An unsigned number, clamped to 10¹², which no calendar reaches.
  var number: Int? {
    var reader = ByteReader(value.trimmed())
    guard let number = reader.clampedNumber(), reader.isAtEnd else { return nil }
    return min(number, 1_000_000_000_000)
  }

  /// Stores the values, sorted and unique; those outside `range` are skipped and reported.
  func fill(
    _ list: inout [Int], _ range: ClosedRange<Int>, negative: Bool = false
  ) -> CalendarProblem? {
    var isWhole = true
    for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = signed(item), range.contains(negative ? abs(number) : number) else {
        // RFC 5545 allows 60, a leap second; no clock here shows it.
        isWhole = isWhole && name == .bySecond && signed(item) == 60
        continue
      }
      list.append(number)
    }
    list = Array(Set(list)).sorted()
    if isWhole { return nil }
    return list.isEmpty ? unusable : unreadable
  }

  private func signed(_ item: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(item.trimmed())
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    guard let number = reader.number(upTo: 4), reader.isAtEnd else { return nil }
    return isNegative ? -number : number
  }

  /// The values; nil stands for an invalid weekday, such as one with an ordinal of 0 or beyond 53.
  var weekdays: [RecurrenceRule.WeekdayNumber?] {
    value.split(separator: UInt8(ascii: ",")).map(weekdayNumber)
  }

  private static let weekdayCodes: [(StaticString, Weekday)] = [
    ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday), ("FR", .friday),
    ("SA", .saturday), ("SU", .sunday),
  ]

  private func weekdayNumber(_ item: ArraySlice<UInt8>) -> RecurrenceRule.WeekdayNumber? {
    let space = UInt8(ascii: " ")
    let item = item.contains(space) ? ArraySlice(item.filter { $0 != space }) : item
    let letters = item.suffix(2)
    guard let weekday = Self.weekdayCodes.first(where: { letters.spells($0.0) })?.1 else {
      return nil
    }
    let number = item.dropLast(2)
    guard !number.isEmpty else { return .init(weekday: weekday, ordinal: nil) }
    guard let ordinal = signed(number), (1...53).contains(abs(ordinal)) else { return nil }
    return .init(weekday: weekday, ordinal: ordinal)
  }
}

extension ArraySlice<UInt8> {
  /// Ignores case and trailing spaces; `word` is in upper case.
  func spells(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    var position = startIndex
    for index in 0..<word.utf8CodeUnitCount {
      let wanted = word.utf8Start[index]
      let byte = self[position]
      let isLetter = wanted >= 65 && wanted <= 90
      guard byte == wanted || (isLetter && byte == wanted | 0x20) else { return false }
      position += 1
    }
    return self[position...].allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

extension RecurrenceRule.Frequency {
  fileprivate var name: String {
    RulePart.frequencies.first { $0.1 == self }.map { "\($0.0)" } ?? ""
  }
}

extension [Int] {
  /// Empties a list that is not allowed, and records its name.
  fileprivate mutating func clear(_ name: String, _ dropped: inout [String]) {
    guard !isEmpty else { return }
    removeAll()
    dropped.append(name)
  }
}

extension CalendarProblem {
  fileprivate var endsRule: Bool { if case .unusableRulePart = self { true } else { false } }
}
