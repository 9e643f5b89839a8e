/// A date or time as written, before a zone turns it into a moment.
enum EventTime: Hashable {
  case day(LocalDate)
  /// Read on the user's clock (RFC 5545 §3.3.5, form 1).
  case floating(LocalDateTime)
  case utc(Instant)
  case zoned(LocalDateTime, Zone)

  var isDay: Bool { if case .day = self { true } else { false } }

  var clock: Occurrence.Clock {
    switch self {
    case .day, .floating: .floating
    case .utc: .utc
    case .zoned(_, let zone): zone == .utc ? .utc : .zone
    }
  }

  var isFloating: Bool { if case .floating = self { true } else { false } }

  /// The clock for this time, and for rules that start from it.
  func zone(orFloatingIn zone: Zone) -> Zone {
    switch self {
    case .day, .floating: zone
    case .utc: .utc
    case .zoned(_, let own): own
    }
  }

  /// The date and time as written, in its own zone; midnight for a day.
  var reading: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date)
    case .floating(let local), .zoned(let local, _): local
    case .utc(let instant): instant.reading(at: .zero)
    }
  }

  /// The same time of day on another date.
  func moved(to date: LocalDate) -> EventTime {
    let local = LocalDateTime(date, reading.time)
    switch self {
    case .day: return .day(date)
    case .floating: return .floating(local)
    case .utc: return .utc(Instant(local, at: .zero))
    case .zoned(_, let zone): return .zoned(local, zone)
    }
  }

  func instant(orFloatingIn zone: Zone) -> Instant {
    switch self {
    case .day(let date): zone.start(of: date)
    case .floating(let local): zone.instant(of: local)
    case .utc(let instant): instant
    case .zoned(let local, let own): own.instant(of: local)
    }
  }

  /// Whether both begin on one date; `zone`: the user's, unless one is only a date.
  func isOnDate(of other: EventTime, in zone: Zone) -> Bool {
    guard !isDay, !other.isDay else { return reading.date == other.reading.date }
    return zone.reading(at: instant(orFloatingIn: zone)).date
      == zone.reading(at: other.instant(orFloatingIn: zone)).date
  }

  func isBefore(_ start: EventTime, in zone: Zone) -> Bool {
    guard !isDay, !start.isDay else { return reading.date < start.reading.date }
    let clock = start.clock(to: self, in: zone)
    return instant(orFloatingIn: clock) < start.instant(orFloatingIn: clock)
  }

  /// The clock for floating ends: the start's zone; the user's if only the end has one; else UTC.
  private func clock(to end: EventTime, in zone: Zone) -> Zone {
    guard isFloating else { return self.zone(orFloatingIn: .utc) }
    switch end {
    case .day, .floating: return .utc
    case .utc, .zoned: return zone
    }
  }

  /// A floating end, or one in an unknown zone, is read in the start's zone; `zone`: the user's.
  func length(to end: EventTime, in zone: Zone) -> Event.Length {
    if isDay { return .days(max(0, reading.date.distance(to: end.reading.date))) }
    let clock = clock(to: end, in: zone)
    let until: Instant =
      if case .day(let date) = end { clock.start(of: date) } else {
        end.instant(orFloatingIn: clock)
      }
    let seconds = max(0, until.seconds(since: instant(orFloatingIn: clock)))
    return isFloating && (end.isFloating || end.isDay) ? .wallSeconds(seconds) : .seconds(seconds)
  }
}

/// A DATE or DATE-TIME value (RFC 5545 §3.3.4, §3.3.5) before its TZID is resolved.
struct DateValue: Equatable {
  let date: LocalDate
  /// Nil for a DATE.
  let time: TimeOfDay?
  let isUTC: Bool

  /// Reads `20261123`, `20261123T090000`, `20261123T090000Z`, with or without seconds, in any case.
  ///
  /// Some programs write ISO 8601, `2026-11-23T09:00:00+01:00`, and the end of a day as 24:00.
  init?(_ bytes: ArraySlice<UInt8>) {
    let written = bytes.trimmed()
    guard
      let value = DateValue(plain: written)
        ?? Self.simplified(written).flatMap({ DateValue(plain: $0[...]) })
    else { return nil }
    self = value
  }

  private init?(plain bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let date = reader.looseDate() else { return nil }
    guard reader.take(anyCase: "T") else {
      guard reader.isAtEnd else { return nil }
      (self.date, time, isUTC) = (date, nil, false)
      return
    }
    guard let seconds = reader.looseClock() else { return nil }
    let local = LocalDateTime(date).adding(wallSeconds: seconds)
    guard !reader.isAtEnd else {
      (self.date, time, isUTC) = (local.date, local.time, false)
      return
    }
    guard let offset = reader.looseOffset(), reader.isAtEnd else { return nil }
    let written = Instant(local, at: offset).reading(at: .zero)
    (self.date, time, isUTC) = (written.date, written.time, true)
  }

  init?(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Without what only some programs write: fractions of a second, a blank for the `T`, `UTC` for
  /// the `Z`, and the digits of other scripts.
  private static func simplified(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count <= longest else { return nil }
    var plain: [UInt8] = []
    var isFraction = false
    for byte in bytes.withASCIIDigits {
      isFraction = byte == UInt8(ascii: ".") || isFraction && byte.isDigit
      if isFraction { continue }
      let separates = plain.last == UInt8(ascii: " ") && byte.isDigit
      if plain.last == UInt8(ascii: " ") { plain.removeLast() }
      plain += separates ? [UInt8(ascii: "T"), byte] : [byte]
    }
    guard plain.suffix(3).spells("UTC") || plain.suffix(3).spells("GMT") else { return plain }
    plain.removeLast(3)
    // `+0000 UTC` says it twice.
    return DateValue(plain: plain[...])?.isUTC == true ? plain : plain + [UInt8(ascii: "Z")]
  }

  /// In bytes; other digits take two or three.
  private static let longest = 80

  func eventTime(in zone: Zone?) -> EventTime {
    guard let time else { return .day(date) }
    let local = LocalDateTime(date, time)
    if isUTC { return .utc(Instant(local, at: .zero)) }
    return zone.map { .zoned(local, $0) } ?? .floating(local)
  }
}

extension ByteReader {
  /// Seconds of the day; 86,400 at 24:00.
  fileprivate mutating func looseClock() -> Int? {
    guard let hour = number(digits: 2) else { return nil }
    let separates = take(":")
    guard let minute = number(digits: 2) else { return nil }
    let hasSeconds = !separates || take(":")
    let second = hasSeconds ? number(digits: 2) : 0
    if separates, hasSeconds, second == nil { return nil }
    if hour == 24, minute == 0, (second ?? 0) == 0 { return 86_400 }
    return TimeOfDay(hour: hour, minute: minute, second: second ?? 0)?.secondOfDay
  }
}

/// A DURATION value (RFC 5545 §3.3.6): days follow the calendar, hours the clock (§3.8.5.3).
struct EventDuration: Equatable {
  let days: Int
  let seconds: Int

  /// Reads `P1DT2H`, `PT45M` or `P2W`, with an optional sign and units in any order.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes.trimmed())
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    guard reader.take(anyCase: "P") else { return nil }
    var (days, seconds, inTime, any) = (0, 0, false, false)
    let (daysLimit, secondsLimit) = (
      Limits.Calendar.durationDays, Limits.Calendar.durationDays * 86_400
    )
    while !reader.isAtEnd {
      if !inTime, reader.take(anyCase: "T") {
        inTime = true
        continue
      }
      guard let value = reader.number(upTo: 9), days <= daysLimit, seconds <= secondsLimit else {
        return nil
      }
      if reader.take(anyCase: "W") {
        days += value * 7
      } else if reader.take(anyCase: "D") {
        days += value
      } else if reader.take(anyCase: "H") {
        seconds += value * 3600
      } else if reader.take(anyCase: "M") {
        seconds += value * 60
      } else if reader.take(anyCase: "S") {
        seconds += value
      } else {
        return nil
      }
      any = true
    }
    guard any, days <= daysLimit, seconds <= secondsLimit else { return nil }
    self.days = isNegative ? -days : days
    self.seconds = isNegative ? -seconds : seconds
  }

  init?(_ bytes: [UInt8]) { self.init(bytes[...]) }
}
