/// The lines that decide when an event happens.
struct DateHints {
  struct Place {
    let start: Int
    let end: Int
  }

  var start: Place?
  var end: Place?
  var duration: Place?
  var rule: Place?
  /// Whether it has several rules or added dates, and so is read in full.
  var isIntricate = false
  var identity: Place?

  @inline(__always)
  mutating func note(_ bytes: RawSpan, _ line: LineCursor.Line) {
    let place = Place(start: line.start, end: line.end)
    switch bytes.byte(at: line.start + 2) | 0x20 {
    case UInt8(ascii: "s"):
      if start == nil, bytes.matchesProperty("DTSTART", at: line.start) { start = place }
    case UInt8(ascii: "e"):
      if end == nil, bytes.matchesProperty("DTEND", at: line.start) { end = place }
    case UInt8(ascii: "r"):
      if duration == nil, bytes.matchesProperty("DURATION", at: line.start) { duration = place }
    case UInt8(ascii: "u"):
      guard bytes.matchesProperty("RRULE", at: line.start) else { return }
      isIntricate = isIntricate || rule != nil
      rule = place
    case UInt8(ascii: "a"): if bytes.matchesProperty("RDATE", at: line.start) { isIntricate = true }
    case UInt8(ascii: "c"):
      guard identity == nil, bytes.matchesProperty("RECURRENCE-ID", at: line.start) else { return }
      identity = place
    default: return
    }
  }
}

/// Decides from a few bytes whether an event may touch the requested days; never falsely says no.
struct DatePeek {
  private let bounds: DateHintBounds

  /// When an instance without length may begin; narrow, as needless reading costs a hundred peeks.
  private let datesOfInstances, instancesInUTC, instances: ClosedRange<LocalDateTime>

  init(_ requested: RequestedDays) {
    let (start, end) = (requested.span.start, requested.span.end)
    bounds = DateHintBounds(requested.days, requested.span)
    datesOfInstances = requested.days.lowerBound.midnight...requested.days.upperBound.lastSecond
    instancesInUTC = start.reading(at: .zero).date.midnight...end.reading(at: .zero)
    instances =
      bounds.days.lowerBound.midnight...end.adding(seconds: UTCOffset.limit).reading(at: .zero)
  }

  private var days: ClosedRange<LocalDate> { bounds.days }

  /// - Parameter rule: the event's, once it was read for other days.
  func isWanted(
    _ dates: DateHints, in bytes: RawSpan, knowing rule: inout RecurrenceRule.Reading?
  ) -> Bool {
    if let answer = isWantedOnce(dates, in: bytes) { return answer }
    guard let start = dates.start.flatMap({ bytes.peekDate($0) }), !dates.isIntricate else {
      return true
    }
    if let identity = dates.identity {
      return bytes.namesRange(identity) || happens(start, dates, in: bytes)
    }
    guard start <= days.upperBound else { return false }
    if happens(start, dates, in: bytes) { return true }
    guard let place = dates.rule else { return false }
    return recurs(dates, place, from: start, in: bytes, knowing: &rule)
  }

  /// For the many events that happen once, from a start to an end; nil for all others.
  private func isWantedOnce(_ dates: DateHints, in bytes: RawSpan) -> Bool? {
    guard dates.rule == nil, dates.identity == nil, !dates.isIntricate, let end = dates.end,
      let from = dates.start.flatMap({ bytes.peekReading($0) }), let to = bytes.peekReading(end),
      (from.form == .day) == (to.form == .day)
    else { return nil }
    return bounds.mayBeTouched(from: from, to: to)
  }

  /// Decides for an event that does not recur.
  private func happens(_ start: LocalDate, _ dates: DateHints, in bytes: RawSpan) -> Bool {
    guard start <= days.upperBound else { return false }
    guard let length = length(from: start, dates, in: bytes) else { return true }
    return bounds.mayBeTouched(from: start, to: start.advanced(by: length))
  }

  /// The length in days, rounded up; nil if only a full reading can tell.
  private func length(from start: LocalDate, _ dates: DateHints, in bytes: RawSpan) -> Int? {
    if let end = dates.end { return bytes.peekDate(end).map { max(0, start.distance(to: $0)) } }
    guard let place = dates.duration else { return 1 }
    guard let value = bytes.peekValue(place) else { return nil }
    return EventDuration(value).map { max(0, $0.days + $0.seconds / 86_400 + 1) } ?? 0
  }

  private func recurs(
    _ dates: DateHints, _ place: DateHints.Place, from start: LocalDate, in bytes: RawSpan,
    knowing known: inout RecurrenceRule.Reading?
  ) -> Bool {
    guard let length = length(from: start, dates, in: bytes) else { return true }
    let first = days.lowerBound.advanced(by: -length)
    if let until = bytes.peekUntil(place), until.advanced(by: 2) < first { return false }
    guard let value = bytes.peekValue(place), let startPlace = dates.start,
      let startValue = bytes.peekValue(startPlace).flatMap({ DateValue($0) })
    else { return true }
    let reading = known ?? RecurrenceRule.read(value[...])
    known = reading
    // A rule that cannot be computed may fall on any day, so the event is read and reported.
    guard let rule = reading.rule, reading.otherScale == nil else { return true }
    if let last = rule.lastPossibleDay(from: start), last < first { return false }
    let local = LocalDateTime(start, startValue.time ?? .midnight)
    let window = window(of: dates, length: length, in: bytes)
    // Tried without COUNT first, because counting instances from the start is slow.
    return yields(rule.withoutCount, from: local, in: window)
      && (rule.count == nil || yields(rule, from: local, in: window))
  }

  /// Whether `rule` has an instance in `window`, or takes too long to tell.
  private func yields(
    _ rule: RecurrenceRule, from start: LocalDateTime, in window: ClosedRange<LocalDateTime>
  ) -> Bool {
    // Once the event is read, its rule is followed as far as the run allows.
    var budget = RecurrenceBudget.shareOnly
    return Recurrence(rule: rule, start: start).mayHappen(in: window, budget: &budget)
  }

  /// When an instance of `length` days may begin if it is to touch the requested days.
  private func window(
    of dates: DateHints, length: Int, in bytes: RawSpan
  ) -> ClosedRange<LocalDateTime> {
    let form = dates.start.flatMap { bytes.peekForm($0) }
    // If start and end are in different forms, an instance may end on another day than written.
    let haveOneForm = dates.end.map { bytes.peekForm($0) == form } ?? true
    let bounds =
      switch haveOneForm ? form : nil {
      case .day: datesOfInstances
      case .utc: instancesInUTC
      case .local: instances
      case nil: days.lowerBound.midnight...days.upperBound.lastSecond
      }
    return bounds.lowerBound.date.advanced(by: -length).midnight...bounds.upperBound
  }
}

/// A date or time as written, as a number that sorts the same way.
private struct DateHint {
  enum Form {
    case day, utc
    /// On an unknown clock.
    case local

    /// The length of `20261123`, `20261123T093000Z` or `20261123T093000`.
    var length: Int {
      switch self {
      case .day: 8
      case .utc: 16
      case .local: 15
      }
    }
  }

  /// A number such as `20261123093000`.
  let number: Int
  let form: Form
}

/// The bounds of certain days in each form of time, as numbers such as `20261123093000`.
private struct DateHintBounds {
  private let dates, readingsInUTC, readings: ClosedRange<Int>
  /// Two days wider on either side, because an offset is less than 26 hours.
  let days: ClosedRange<LocalDate>

  init(_ days: ClosedRange<LocalDate>, _ span: TimeSpan) {
    self.days = days.lowerBound.advanced(by: -2)...days.upperBound.advanced(by: 2)
    dates = days.lowerBound.number * 1_000_000...days.upperBound.number * 1_000_000 + 235_959
    readingsInUTC = span.start.numberInUTC...span.end.numberInUTC
    readings =
      span.start.adding(seconds: -UTCOffset.limit)
      .numberInUTC...span.end
      .adding(seconds: UTCOffset.limit).numberInUTC
  }

  /// Holds for all clocks.
  func mayBeTouched(from start: LocalDate, to end: LocalDate) -> Bool {
    start <= days.upperBound && end >= days.lowerBound
  }

  func mayBeTouched(from: DateHint, to: DateHint) -> Bool {
    let (starts, ends) = (bounds(from.form), bounds(to.form))
    return from.number <= starts.upperBound
      && (to.number >= ends.lowerBound || from.number >= starts.lowerBound)
  }

  private func bounds(_ form: DateHint.Form) -> ClosedRange<Int> {
    switch form {
    case .day: dates
    case .utc: readingsInUTC
    case .local: readings
    }
  }
}

extension Instant {
  /// A number in UTC, such as `20261123093000`.
  fileprivate var numberInUTC: Int {
    let reading = reading(at: .zero)
    let clock = reading.time.hour * 10_000 + reading.time.minute * 100 + reading.time.second
    return reading.date.number * 1_000_000 + clock
  }
}

extension LocalDate {
  fileprivate var midnight: LocalDateTime { LocalDateTime(self) }
  fileprivate var lastSecond: LocalDateTime { LocalDateTime(self, TimeOfDay(clamping: 86_399)) }

  /// A number such as `20261123`.
  fileprivate var number: Int {
    let (year, month, day) = parts
    return year * 10_000 + month * 100 + day
  }
}

extension RawSpan {
  /// Reads the first eight digits of a value; nil if they are not where they should be.
  fileprivate func peekDate(_ place: DateHints.Place) -> LocalDate? {
    guard let value = valueStart(place), value + 8 <= place.end else { return nil }
    return date(at: value)
  }

  private func date(at start: Int) -> LocalDate? {
    eightBytes(at: start).decimal.flatMap {
      LocalDate(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100)
    }
  }

  /// Nil if folded, or after the 28th: only a calendar knows whether the month has that day.
  fileprivate func peekReading(_ place: DateHints.Place) -> DateHint? {
    guard let form = peekForm(place),
      let date = eightBytes(at: place.end - form.length).decimal,
      (1...28).contains(date % 100), (1...12).contains(date / 100 % 100)
    else { return nil }
    if form == .day { return DateHint(number: date * 1_000_000, form: form) }
    guard let clock = sixDigits(at: place.end - form.length + 9) else { return nil }
    return DateHint(number: date * 1_000_000 + clock, form: form)
  }

  /// Nil if folded.
  fileprivate func peekForm(_ place: DateHints.Place) -> DateHint.Form? {
    isFolded(after: place.end) ? nil : form(of: place)
  }

  /// Tells the form from the positions of the last colon and of the letters.
  private func form(of place: DateHints.Place) -> DateHint.Form? {
    if isLetter("T", 7, before: place), isLetter(":", 16, before: place) { return .local }
    if isLetter("T", 8, before: place), isLetter(":", 17, before: place) {
      return isLetter("Z", 1, before: place) ? .utc : nil
    }
    return isLetter(":", 9, before: place) ? .day : nil
  }

  /// Whether a letter, in any case, or a sign is `distance` bytes before the end of the line.
  private func isLetter(
    _ letter: Unicode.Scalar, _ distance: Int, before place: DateHints.Place
  ) -> Bool {
    let offset = place.end - distance
    return offset > place.start && byte(at: offset) | 0x20 == UInt8(ascii: letter) | 0x20
  }

  /// The number that six digits spell after a date and its `T`, which are read as zeros.
  private func sixDigits(at start: Int) -> Int? {
    let zeros = EightBytes(repeating: UInt8(ascii: "0")) & 0xFFFF
    return (eightBytes(at: start - 2) & ~0xFFFF | zeros).decimal
  }

  /// Nil if folded or too long.
  fileprivate func peekValue(_ place: DateHints.Place) -> [UInt8]? {
    guard !isFolded(after: place.end), place.end - place.start <= Limits.Calendar.ruleBytes,
      let value = valueStart(place)
    else { return nil }
    return copy(from: value, to: place.end)
  }

  /// The day of a rule's UNTIL, if it is on the rule's first line.
  fileprivate func peekUntil(_ place: DateHints.Place) -> LocalDate? {
    var offset = place.start
    guard place.end - offset <= Limits.Calendar.ruleBytes else { return nil }
    while offset + 14 <= place.end {
      if matches("UNTIL=", at: offset) { return date(at: offset + 6) }
      offset += 1
    }
    return nil
  }

  /// Whether a RECURRENCE-ID replaces all later instances too; true if it is folded.
  fileprivate func namesRange(_ place: DateHints.Place) -> Bool {
    guard !isFolded(after: place.end) else { return true }
    return (place.start..<place.end).contains { matches("THISANDFUTURE", at: $0) }
  }

  /// Where the value starts, after the last colon; no value here has one, but a zone's name may.
  private func valueStart(_ place: DateHints.Place) -> Int? {
    var offset = place.end
    while offset > place.start {
      offset -= 1
      if byte(at: offset) == UInt8(ascii: ":") { return offset + 1 }
    }
    return nil
  }

  private func isFolded(after end: Int) -> Bool {
    var offset = end
    while offset < byteCount, byte(at: offset) == 0x0D || byte(at: offset) == 0x0A { offset += 1 }
    return offset < byteCount && offset > end
      && (byte(at: offset) == 0x20 || byte(at: offset) == 0x09)
  }
}
