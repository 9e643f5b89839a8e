/// The rule after a zone's last transition, such as `CET-1CEST,M3.5.0,M10.5.0/3` (RFC 8536 §3.3.1).
public struct PosixTail: Hashable, Sendable {
  enum ChangeDay: Hashable, Sendable {
    /// `Mm.w.d`: the `week`th `weekday` of `month`; week 5 is the last one.
    case weekday(month: Int, week: Int, Weekday)
    /// `Jn`, 1…365: 29 February is never counted.
    case julian(Int)
    /// `n`, 0…365: 29 February is counted.
    case dayOfYear(Int)
  }

  /// A change, timed by the clock in force until then.
  struct Change: Hashable, Sendable {
    let day: ChangeDay
    /// Seconds after midnight, within 167 hours on either side.
    let seconds: Int
  }

  struct Summer: Hashable, Sendable {
    let offset: UTCOffset
    let begins: Change
    let ends: Change
  }

  let standard: UTCOffset
  let summer: Summer?

  /// Years in which the rule applies, since a walk over all changes must end.
  private static let years = 0...9999

  /// The period around `instant`; a change may fall up to a week outside its year.
  ///
  /// A summer that ends the moment the next begins lasts all year: the beginning counts.
  func period(at instant: Instant) -> Zone.Period {
    guard let summer else { return Zone.Period(offset: standard, end: nil) }
    let year = instant.reading(at: standard).date.year
    let middle = year.clamped(from: Self.years.lowerBound, to: Self.years.upperBound)
    var nearest = NearestChanges(to: instant, initialOffset: standard)
    for year in middle - 1..<middle + 2 where Self.years.contains(year) {
      nearest.consider(summer.ends.instant(in: year, at: summer.offset), offset: standard)
      nearest.consider(summer.begins.instant(in: year, at: standard), offset: summer.offset)
    }
    return Zone.Period(offset: nearest.offset, end: nearest.next)
  }
}

/// The last change at or before a moment, and the first after it.
private struct NearestChanges {
  let instant: Instant
  private(set) var offset: UTCOffset
  private(set) var next: Instant?
  private var last: Instant?

  init(to instant: Instant, initialOffset: UTCOffset) {
    self.instant = instant
    offset = initialOffset
  }

  /// Of changes at the same moment, the last one considered counts.
  mutating func consider(_ change: Instant, offset changed: UTCOffset) {
    if instant < change {
      if let next, next < change { return }
      next = change
    } else {
      if let last, change < last { return }
      last = change
      offset = changed
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
    switch self {
    case .julian(let day):
      let leapDayPassed = YearMonth.isLeap(year: year) && day >= 60
      return Self.newYear(year).advanced(by: day - 1 + (leapDayPassed ? 1 : 0))
    case .dayOfYear(let day): return Self.newYear(year).advanced(by: day)
    case .weekday(let month, let week, let weekday):
      let month = YearMonth(clamping: year, month: month)
      let first = month.firstDay
      let day = weekday.daysAfter(first.weekday) + (week - 1) * 7
      return first.advanced(by: day < month.length ? day : day - 7)
    }
  }

  private static func newYear(_ year: Int) -> LocalDate {
    YearMonth(clamping: year, month: 1).firstDay
  }
}

extension PosixTail {
  /// Nil if `text` is not a POSIX TZ rule; summer time without dates is refused (RFC 8536).
  public init?(_ text: String) {
    var reader = ByteReader(text)
    guard reader.skipZoneName(), let west = reader.signedClock(),
      let standard = UTCOffset(seconds: -west)
    else { return nil }
    guard !reader.isAtEnd else {
      self.init(standard: standard, summer: nil)
      return
    }
    guard let summer = reader.summer(after: standard), reader.isAtEnd else { return nil }
    self.init(standard: standard, summer: summer)
  }
}

extension ByteReader {
  /// Skips `CET` or `<+0330>`, at least three characters.
  fileprivate mutating func skipZoneName() -> Bool {
    let isQuoted = take("<")
    let length = skip { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "+", "-": isQuoted
      default: false
      }
    }
    return length >= 3 && (!isQuoted || take(">"))
  }

  /// Reads `[+-]hh[:mm[:ss]]` in seconds, up to 167 hours (RFC 8536).
  fileprivate mutating func signedClock() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(notAbove: 167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let part = number(notAbove: 59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(notAbove limit: Int) -> Int? {
    number(digits: 1...3).flatMap { $0 <= limit ? $0 : nil }
  }

  /// Reads name, offset (by default an hour more than `standard`) and the two changes.
  fileprivate mutating func summer(after standard: UTCOffset) -> PosixTail.Summer? {
    guard skipZoneName() else { return nil }
    var offset = UTCOffset(seconds: standard.seconds + 3600)
    if next != UInt8(ascii: ",") { offset = signedClock().flatMap { UTCOffset(seconds: -$0) } }
    guard let offset, take(","), let begins = change(), take(","), let ends = change() else {
      return nil
    }
    return PosixTail.Summer(offset: offset, begins: begins, ends: ends)
  }

  private mutating func change() -> PosixTail.Change? {
    guard let day = changeDay() else { return nil }
    guard take("/") else { return PosixTail.Change(day: day, seconds: 2 * 3600) }
    return signedClock().map { PosixTail.Change(day: day, seconds: $0) }
  }

  private mutating func changeDay() -> PosixTail.ChangeDay? {
    if take("J") { return number(notAbove: 365).flatMap { $0 >= 1 ? .julian($0) : nil } }
    guard take("M") else { return number(notAbove: 365).map { .dayOfYear($0) } }
    guard let month = number(notAbove: 12), month >= 1, take("."), let week = number(notAbove: 5),
      week >= 1, take("."), let day = number(notAbove: 6)
    else { return nil }
    return .weekday(month: month, week: week, Weekday(daysAfterMonday: day - 1))  // Sunday is 0
  }
}
