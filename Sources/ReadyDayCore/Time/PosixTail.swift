/// The rule a zone follows after its last listed transition: the footer of a TZif file,
/// `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX TZ, with the extensions of RFC 8536 §3.3.1).
public struct PosixTail: Hashable, Sendable {
  /// The day of a year on which clocks are set.
  enum ChangeDay: Hashable, Sendable {
    /// `Mm.w.d`: the `week`th `weekday` of `month`; week 5 is the last one.
    case weekday(month: Int, week: Int, Weekday)
    /// `Jn`, 1…365: 29 February is never counted.
    case julian(Int)
    /// `n`, 0…365: 29 February is counted.
    case dayOfYear(Int)
  }

  /// When in a year clocks are set, on the clock in force until then.
  struct Change: Hashable, Sendable {
    let day: ChangeDay
    /// Seconds after midnight, −167…167 hours.
    let seconds: Int
  }

  struct Summer: Hashable, Sendable {
    let offset: UTCOffset
    let begins: Change
    let ends: Change
  }

  let standard: UTCOffset
  let summer: Summer?
}

extension PosixTail {
  public func offset(at instant: Instant) -> UTCOffset {
    guard let summer else { return standard }
    let year = instant.reading(at: standard).date.year
    var latest = standard
    for change in changes(of: summer, in: (year - 1)...(year + 1)) {
      if change.at > instant { break }
      latest = change.offset
    }
    return latest
  }

  func changes(in span: TimeSpan) -> [Zone.Transition] {
    guard let summer else { return [] }
    let years = span.start.reading(at: standard).date.year - 1
    let last = span.end.reading(at: standard).date.year + 1
    return changes(of: summer, in: years...last).filter { span.contains($0.at) }
  }

  /// In order of time. Where summer begins at the moment it ends (it lasts all year), the beginning comes last.
  private func changes(of summer: Summer, in years: ClosedRange<Int>) -> [Zone.Transition] {
    let all = years.flatMap { year in
      [
        Zone.Transition(at: summer.ends.instant(in: year, at: summer.offset), offset: standard),
        Zone.Transition(at: summer.begins.instant(in: year, at: standard), offset: summer.offset),
      ]
    }
    return all.sorted {
      ($0.at, $0.offset == standard ? 0 : 1) < ($1.at, $1.offset == standard ? 0 : 1)
    }
  }
}

extension PosixTail.Change {
  func instant(in year: Int, at offset: UTCOffset) -> Instant {
    Instant(LocalDateTime(day.date(in: year)), at: offset).adding(seconds: seconds)
  }
}

extension PosixTail.ChangeDay {
  func date(in year: Int) -> LocalDate {
    let newYear = YearMonth(clamping: year, month: 1).firstDay
    switch self {
    case .julian(let day):
      let leapDayPassed = YearMonth.isLeap(year: year) && day >= 60
      return newYear.advanced(by: day - 1 + (leapDayPassed ? 1 : 0))
    case .dayOfYear(let day):
      return newYear.advanced(by: day)
    case .weekday(let month, let week, let weekday):
      let month = YearMonth(clamping: year, month: month)
      let first = month.firstDay.onOrAfter(weekday).advanced(by: (week - 1) * 7)
      return first.yearMonth == month ? first : first.advanced(by: -7)
    }
  }
}

extension PosixTail {
  /// Nil when `text` is not a POSIX TZ rule. A summer time without dates is not accepted: RFC 8536 forbids it.
  public init?(_ text: String) {
    var reader = TailReader(rest: Array(text.utf8)[...])
    guard reader.skipName(), let west = reader.clock(), let standard = UTCOffset(seconds: -west)
    else {
      return nil
    }
    self.standard = standard
    guard !reader.rest.isEmpty else {
      summer = nil
      return
    }
    guard let summer = reader.summer(after: standard), reader.rest.isEmpty else { return nil }
    self.summer = summer
  }
}

/// Reads a POSIX TZ rule from front to back.
private struct TailReader {
  var rest: ArraySlice<UInt8>

  mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// `CET`, or `<+0330>`.
  mutating func skipName() -> Bool {
    if take(UInt8(ascii: "<")) {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(close + 1)...]
      return true
    }
    let letters = rest.prefix {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  mutating func number(upTo limit: Int) -> Int? {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= limit ? value : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds; up to 167 hours, as RFC 8536 extends it.
  mutating func clock() -> Int? {
    let negative = take(UInt8(ascii: "-"))
    if !negative { _ = take(UInt8(ascii: "+")) }
    guard var seconds = number(upTo: 167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(UInt8(ascii: ":")) {
      guard let part = number(upTo: 59) else { return nil }
      seconds += part * unit
    }
    return negative ? -seconds : seconds
  }

  mutating func summer(after standard: UTCOffset) -> PosixTail.Summer? {
    guard skipName() else { return nil }
    var offset = UTCOffset(clamping: standard.seconds + 3600)
    if rest.first != UInt8(ascii: ",") {
      guard let west = clock(), let given = UTCOffset(seconds: -west) else { return nil }
      offset = given
    }
    guard take(UInt8(ascii: ",")), let begins = change(),
      take(UInt8(ascii: ",")), let ends = change()
    else { return nil }
    return PosixTail.Summer(offset: offset, begins: begins, ends: ends)
  }

  mutating func change() -> PosixTail.Change? {
    guard let day = changeDay() else { return nil }
    guard take(UInt8(ascii: "/")) else { return PosixTail.Change(day: day, seconds: 2 * 3600) }
    return clock().map { PosixTail.Change(day: day, seconds: $0) }
  }

  mutating func changeDay() -> PosixTail.ChangeDay? {
    if take(UInt8(ascii: "J")) {
      return number(upTo: 365).flatMap { $0 >= 1 ? .julian($0) : nil }
    }
    guard take(UInt8(ascii: "M")) else { return number(upTo: 365).map { .dayOfYear($0) } }
    guard let month = number(upTo: 12), month >= 1, take(UInt8(ascii: ".")),
      let week = number(upTo: 5), week >= 1, take(UInt8(ascii: ".")),
      let day = number(upTo: 6), let weekday = Weekday(rawValue: day == 0 ? 7 : day)
    else { return nil }
    return .weekday(month: month, week: week, weekday)
  }
}
