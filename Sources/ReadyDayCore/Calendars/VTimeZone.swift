/// One STANDARD or DAYLIGHT part of a VTIMEZONE (RFC 5545 §3.6.5).
private struct Observance {
  let start: LocalDateTime
  let from: UTCOffset
  let to: UTCOffset
  let rules: [RecurrenceRule]
  let dates: [LocalDateTime]
  let isWhole: Bool

  /// Nil if there is no DTSTART or TZOFFSETTO.
  init?(_ component: Component) {
    guard let start = component.first("DTSTART").flatMap({ DateValue($0.value) }),
      let to = component.first("TZOFFSETTO").flatMap({ UTCOffset(icalendar: $0.value) })
    else { return nil }
    self.start = LocalDateTime(start.date, start.time ?? .midnight)
    self.to = to
    from = component.first("TZOFFSETFROM").flatMap { UTCOffset(icalendar: $0.value) } ?? to
    let readings = component.all("RRULE").map { RecurrenceRule.read($0.value) }
    rules = readings.compactMap(\.rule)
    let values = component.all("RDATE").flatMap { $0.value.split(separator: UInt8(ascii: ",")) }
    dates = values.compactMap { value in
      DateValue(value.prefix { $0 != UInt8(ascii: "/") })
        .map { LocalDateTime($0.date, $0.time ?? .midnight) }
    }
    isWhole = readings.allSatisfy(\.problems.isEmpty) && dates.count == values.count
  }

  func moment(_ reading: LocalDateTime) -> Zone.Transition {
    Zone.Transition(at: Instant(reading, at: from), offset: to)
  }

  /// Every onset up to `end`; nil if that takes too much work.
  func onsets(through end: LocalDateTime, budget: inout RecurrenceBudget) -> [Zone.Transition]? {
    var readings = [start] + dates.filter { $0 <= end }
    for rule in rules where start <= end {
      let found = Recurrence(rule: rule, start: start).instances(in: start...end, budget: &budget)
      if found.isCutShort { return nil }
      readings += found.readings.filter { isBefore(rule.until, $0) }
    }
    return readings.map(moment)
  }

  private func isBefore(_ until: RecurrenceRule.Until?, _ reading: LocalDateTime) -> Bool {
    switch until {
    case nil: true
    case .day(let date): reading.date <= date
    case .local(let local): reading <= local
    case .utc(let instant): Instant(reading, at: from) <= instant
    }
  }

  /// The one endless rule as a POSIX change; nil if there is none, or POSIX cannot express it.
  var yearlyChange: PosixTail.Change? {
    guard rules.count == 1, let rule = rules.first, rule.isEndlessYearly, rule.months.count == 1
    else {
      return nil
    }
    return rule.changeDay(startingOn: start.date)
      .map { PosixTail.Change(day: $0, seconds: start.time.secondOfDay) }
  }

  var isEndless: Bool { rules.contains { $0.count == nil && $0.until == nil } }
}

extension RecurrenceRule {
  fileprivate var isEndlessYearly: Bool {
    frequency == .yearly && interval == 1 && count == nil && until == nil && setPositions.isEmpty
      && yearDays.isEmpty && weekNumbers.isEmpty && hours.isEmpty && minutes.isEmpty
      && seconds.isEmpty
  }

  /// `BYDAY=-1SU`, or `BYDAY=SU;BYMONTHDAY=8,…,14`, is a week of the month; a bare day is a date.
  fileprivate func changeDay(startingOn start: LocalDate) -> PosixTail.ChangeDay? {
    let month = months[0]
    guard let number = weekdays.first else {
      let day = monthDays.first ?? start.day
      guard monthDays.count <= 1, let date = LocalDate(year: 2001, month: month, day: day)
      else { return nil }
      return .julian(date.dayOfYear)
    }
    guard weekdays.count == 1 else { return nil }
    if monthDays.isEmpty, let ordinal = number.ordinal, ordinal == -1 || (1...4).contains(ordinal) {
      return .weekday(month: month, week: ordinal == -1 ? 5 : ordinal, number.weekday)
    }
    guard number.ordinal == nil, monthDays.count == 7, let first = monthDays.first, first % 7 == 1,
      first < 29, monthDays == Array(first...(first + 6))
    else { return nil }
    return .weekday(month: month, week: first / 7 + 1, number.weekday)
  }
}

extension Component {
  fileprivate var isObservance: Bool { name == "STANDARD" || name == "DAYLIGHT" }

  /// Whether it was changed, or has a rule that begins, after the system's data came out; without
  /// a version, after the last change that these list for the zone.
  func isNewer(than zone: Zone, of version: ZoneDataVersion?) -> Bool {
    let starts = parts.filter(\.isObservance).compactMap { part in
      part.first("DTSTART").flatMap { DateValue($0.value)?.date }
    }
    guard let version else {
      guard let latest = starts.max(), latest.year >= 2008 else { return false }
      return zone.lastNews.map { latest > $0.advanced(by: 1) } == true
    }
    let changed = first("LAST-MODIFIED").flatMap { DateValue($0.value)?.date }
    return (starts + [changed].compactMap(\.self)).contains(where: version.isOlder)
  }

  /// Whether one of its observances cannot be read.
  var hasUnreadableObservance: Bool {
    parts.contains { $0.isObservance && Observance($0)?.isWhole != true }
  }
}

extension Zone {
  /// The date of the last change that does not follow from the rule for the future.
  fileprivate var lastNews: LocalDate? {
    let last = transitions.indices.last { index in
      guard let tail, index > 0 else { return true }
      let (change, before) = (transitions[index], transitions[index - 1].offset)
      return tail.period(at: change.at).offset != change.offset
        || tail.period(at: change.at.adding(seconds: -1)).offset != before
    }
    return last.map { transitions[$0].at.reading(at: .zero).date }
  }

  /// The last year of listed onsets when the rules fit no POSIX rule.
  static let listedThrough = 2200

  /// Nil if no observance can be read, or the limits (`steps` are left) are exceeded.
  init?(_ component: Component, named name: String, steps: inout Int) {
    let observances = component.parts
      .filter(\.isObservance)
      .compactMap { part in Observance(part).map { (part.name == "DAYLIGHT", $0) } }
    guard let earliest = observances.map(\.1).min(by: { $0.start < $1.start }) else { return nil }
    let tail = Self.tail(observances)
    let lastStart = observances.filter { $0.1.isEndless }.map(\.1.start).max()
    let listedEnd = LocalDateTime(YearMonth(clamping: Self.listedThrough, month: 12).firstDay)
    let end = tail == nil ? listedEnd : lastStart ?? listedEnd
    let most = min(Limits.Calendar.zoneSteps, steps)
    var budget = RecurrenceBudget(limit: most)
    defer { steps -= most - budget.left }
    var onsets: [Transition] = []
    for (_, observance) in observances {
      guard let found = observance.onsets(through: end, budget: &budget),
        onsets.count + found.count <= Limits.Calendar.zoneOnsets
      else { return nil }
      onsets += found
    }
    var transitions: [Transition] = []
    for transition in onsets.sorted(by: { $0.at < $1.at }) {
      if transition.at == transitions.last?.at { transitions.removeLast() }
      transitions.append(transition)
    }
    self.init(name: name, initialOffset: earliest.from, transitions: transitions, tail: tail)
  }

  /// The POSIX rule after the listed onsets; nil unless standard and summer time have one each.
  private static func tail(_ observances: [(isSummer: Bool, Observance)]) -> PosixTail? {
    let endless = observances.filter { $0.1.isEndless }
    guard endless.count == 2, let summer = endless.first(where: { $0.isSummer })?.1,
      let standard = endless.first(where: { !$0.isSummer })?.1,
      let begins = summer.yearlyChange, let ends = standard.yearlyChange,
      summer.from == standard.to, standard.from == summer.to
    else { return nil }
    return PosixTail(
      standard: standard.to,
      summer: PosixTail.Summer(offset: summer.to, begins: begins, ends: ends))
  }
}

extension UTCOffset {
  /// Reads `+0100` or `-053015`; colons are accepted. Nil for 24 hours or more.
  init?(icalendar bytes: ArraySlice<UInt8>) {
    let plain = bytes.withASCIIDigits.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    var reader = ByteReader(plain[...])
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    guard let hours = reader.number(digits: 2), let minutes = reader.number(digits: 2), minutes < 60
    else {
      return nil
    }
    let seconds = reader.number(digits: 2) ?? 0
    guard reader.isAtEnd, seconds < 60, hours < 24 else { return nil }
    let size = hours * 3600 + minutes * 60 + seconds
    self.init(seconds: isNegative ? -size : size)
  }
}
