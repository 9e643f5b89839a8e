/// The wanted members of a CSV line or a JSON object; a blank cell is null.
struct WearableRow {
  /// The byte offset in the file.
  let place: Int
  let members: [String: JSON]

  func has(_ name: String) -> Bool { members[name] != nil }
}

struct WearableRowReader {
  private let row: WearableRow
  private let kind: String
  private let zone: Zone
  private(set) var problems: [HealthProblem] = []
  /// The clock of ``zone``, if a time without an offset was read by it.
  private(set) var assumed: AssumedClock?

  init(_ row: WearableRow, kind: String, zone: Zone) {
    (self.row, self.kind, self.zone) = (row, kind, zone)
  }

  /// The most bytes of a value shown in a diagnostic; longer values are cut.
  private static let shownLength = 40

  func has(_ name: String) -> Bool { row.has(name) }

  func text(_ name: String) -> String? {
    switch row.members[name] {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.text
    default: nil
    }
  }

  func isText(_ name: String) -> Bool {
    if case .string? = row.members[name] { true } else { false }
  }

  /// Reads `true` or `false`, as JSON or as a cell.
  func flag(_ name: String) -> Bool? {
    if case .bool(let flag)? = row.members[name] { return flag }
    return text(name).flatMap { Bool($0.lowercased()) }
  }

  /// Nil if absent or unmeasured: `-1` always means unmeasured, `0` unless `zero` is true.
  mutating func number(
    _ name: String, in possible: ClosedRange<Double>, times factor: Double = 1, zero: Bool = false
  ) -> Double? {
    guard let text = text(name) else { return nil }
    guard !text.utf8.contains(0), let number = Double(text), number.isFinite else {
      return refuse(name, .number)
    }
    if number == -1 || (number == 0 && !zero) { return nil }
    guard possible.contains(number * factor) else {
      refuse(outOfRange: name)
      return nil
    }
    return number * factor
  }

  /// The number in the first of these members that has one.
  mutating func number(
    anyOf names: [String], in possible: ClosedRange<Double>, times factor: Double = 1
  ) -> Double? {
    for name in names {
      if let number = number(name, in: possible, times: factor) { return number }
    }
    return nil
  }

  mutating func refuse(outOfRange name: String) {
    let value = (text(name) ?? "").beginning(bytes: Self.shownLength)
    problems.append(.outOfRange(field: name, value: value))
  }

  mutating func refuse(unknown name: String) {
    let value = (text(name) ?? "").beginning(bytes: Self.shownLength)
    problems.append(.unknownValue(field: name, value: value))
  }

  mutating func refuse(_ name: String, like example: String) {
    problems.append(.unreadableRecord(kind: kind, field: name, expected: .example(example)))
  }

  private mutating func refuse<Value>(_ name: String, _ expected: HealthProblem.Expected) -> Value?
  {
    problems.append(.unreadableRecord(kind: kind, field: name, expected: expected))
    return nil
  }

  /// A start and an end, each on its own clock.
  typealias Ends = (start: Timestamp, end: Timestamp)

  mutating func date(_ name: String) -> LocalDate? {
    let example = HealthProblem.Expected.example("2026-11-23")
    guard let text = text(name) else { return refuse(name, example) }
    return LocalDate(String(text.prefix(10))) ?? refuse(name, example)
  }

  /// The day of a value. It may be written as its midnight in UTC, so as the evening before.
  mutating func day(_ name: String) -> LocalDate? {
    guard let written = text(name).flatMap({ WrittenMoment($0) }), let offset = written.offset,
      written.reading.time != .midnight
    else { return date(name) }
    let instant = Instant(written.reading, at: offset)
    let local = instant.reading(at: zone.offset(at: instant))
    // Elsewhere, it is the nearest midnight: few offsets exceed twelve hours.
    return local.time == .midnight
      ? local.date : instant.adding(seconds: 12 * 3600).reading(at: .zero).date
  }

  mutating func moment(_ name: String) -> Timestamp? { written(name).map { stamp($0) } }

  /// A moment, or the start of a day.
  mutating func momentOrDay(_ name: String) -> Timestamp? {
    guard let date = text(name).flatMap({ LocalDate($0) }) else { return moment(name) }
    return WrittenMoment(reading: LocalDateTime(date, .midnight), offset: nil).timestamp(in: zone)
  }

  mutating func written(_ name: String) -> WrittenMoment? {
    let example = HealthProblem.Expected.example("2026-11-23T06:55:00+01:00")
    guard let text = text(name), let moment = WrittenMoment(text) else {
      return refuse(name, example)
    }
    return moment
  }

  /// The moment on its own clock, or else that of ``zone``.
  mutating func stamp(_ moment: WrittenMoment) -> Timestamp {
    if moment.offset == nil { assumed = AssumedClock(zone: zone.name, isLocal: true) }
    return moment.timestamp(in: zone)
  }

  /// A moment without a clock, read as UTC.
  mutating func universal(_ name: String) -> Instant? {
    if case .number? = row.members[name] { return epoch(name) }
    return written(name).map { Instant($0.reading, at: $0.offset ?? .zero) }
  }

  /// Milliseconds since 1970.
  mutating func epoch(_ name: String) -> Instant? {
    number(name, in: Self.milliseconds).map {
      Instant(secondsSince1970: Int(truncating: $0 / 1000))
    }
  }

  /// Up to the year 2200.
  private static let milliseconds = 1.0...7_258_118_400_000

  mutating func assumed(_ moment: Instant) -> Timestamp {
    assumed = assumed ?? AssumedClock(zone: zone.name, isLocal: false)
    return Timestamp(moment, at: zone.offset(at: moment))
  }

  /// Nil unless the end is after the start, by at most `limit` minutes.
  mutating func span(_ start: String, _ end: String, upTo limit: PlausibleRange) -> Ends? {
    guard let first = moment(start), let last = moment(end) else { return nil }
    return span(from: first, to: last, named: end, upTo: limit)
  }

  /// - Parameter end: the member to report if the span is too long.
  mutating func span(
    from first: Timestamp, to last: Timestamp, named end: String, upTo limit: PlausibleRange
  ) -> Ends? {
    let minutes = Double(last.instant.seconds(since: first.instant)) / 60
    guard minutes > 0 else {
      problems.append(.endsBeforeStart(kind: kind))
      return nil
    }
    guard minutes <= limit.upperBound else {
      refuse(outOfRange: end)
      return nil
    }
    return (first, last)
  }

  /// The names of a night's values in a file, and the minutes in one unit of them.
  struct SleepNames {
    let asleep, deep, rem, light, awake, inBed: String
    let minutes: Double
    /// Sleep without a stage, if it is listed beside the stages.
    var unstaged: String?
  }

  /// Nil without a plausible sleep within `bed`; `latency` is the minutes before falling asleep.
  ///
  /// - Parameter lying: the most minutes in bed; nil if `bed` is all of them.
  mutating func sleep(
    in bed: Ends, _ names: SleepNames, after latency: Double = 0, total: Double? = nil,
    lying most: Double? = nil
  ) -> DailySleep? {
    let inBed = Double(bed.end.instant.seconds(since: bed.start.instant)) / 60
    let stages = [names.deep, names.rem, names.light].map { minutes($0, names) }
    let reported =
      total == nil ? number(names.asleep, in: .sleepMinutes, times: names.minutes) : nil
    guard let asleep = total ?? reported, asleep.tenths > 0 else { return nil }
    guard asleep <= inBed + 1 else {
      refuse(outOfRange: names.asleep)
      return nil
    }
    // If both exceed the time in bed (by more than rounding), the sleep counts, not the latency.
    let lying = asleep + latency > inBed + 1 ? max(0, inBed - asleep) : min(latency, inBed)
    let start = bed.start.instant.adding(seconds: Int(rounding: lying * 60))
    var sleep = DailySleep(
      span: TimeSpan(from: start, to: bed.end.instant), startOffset: bed.start.offset,
      offset: bed.end.offset, totals: SleepTotals(asleepMinutes: asleep.tenths), assumed: assumed)
    let unstaged = names.unstaged.flatMap { minutes($0, names) } ?? 0
    sleep.totals.set(deep: stages[0], rem: stages[1], light: stages[2], unstaged: unstaged)
    sleep.totals.awakeMinutes = minutes(names.awake, names).flatMap { $0 <= inBed ? $0 : nil }
    sleep.totals.inBedMinutes = minutes(names.inBed, names).flatMap {
      $0 >= sleep.asleepMinutes && $0 <= (most ?? inBed) + 1 ? $0 : nil
    }
    return sleep
  }

  /// The sleep of a row without times; nil if there is none.
  mutating func totals(_ names: SleepNames, total: Double? = nil) -> SleepTotals? {
    let reported =
      total == nil ? number(names.asleep, in: .sleepMinutes, times: names.minutes) : nil
    guard let asleep = total ?? reported, asleep.tenths > 0 else { return nil }
    var totals = SleepTotals(asleepMinutes: asleep.tenths)
    let stages = [names.deep, names.rem, names.light].map { minutes($0, names) }
    let unstaged = names.unstaged.flatMap { minutes($0, names) } ?? 0
    totals.set(deep: stages[0], rem: stages[1], light: stages[2], unstaged: unstaged)
    totals.awakeMinutes = minutes(names.awake, names)
    totals.inBedMinutes = minutes(names.inBed, names).flatMap { $0 >= asleep ? $0 : nil }
    return totals
  }

  private mutating func minutes(_ name: String, _ names: SleepNames) -> Double? {
    number(name, in: .sleepMinutes, times: names.minutes, zero: true)?.tenths
  }
}

extension SleepTotals {
  /// Stores the stages if they add up to the night; others are another night's, or cover a part.
  mutating func set(deep: Double?, rem: Double?, light: Double?, unstaged: Double = 0) {
    let staged = [deep, rem, light].reduce(0) { $0 + ($1 ?? 0) }
    guard abs(staged + unstaged - asleepMinutes) <= 1, staged * 2 >= asleepMinutes else { return }
    (deepMinutes, remMinutes, lightMinutes) = (deep, rem, light)
  }
}
