/// The wanted members of one row of an export: a line of CSV, or an object of JSON. A blank cell is null.
struct WearableRow {
  /// Bytes before it in its file.
  let place: Int
  let members: [String: JSON]

  func has(_ name: String) -> Bool { members[name] != nil }
}

/// One row as values, and what was wrong with it.
struct WearableRowReader {
  private let row: WearableRow
  /// What messages call such a row.
  private let kind: String
  private let zone: Zone
  private(set) var problems: [HealthProblem] = []
  /// Whether a time was read by the clock of ``zone``, because it has no offset.
  private(set) var assumesZone = false

  init(_ row: WearableRow, kind: String, zone: Zone) {
    (self.row, self.kind, self.zone) = (row, kind, zone)
  }
}

extension WearableRowReader {
  /// Bytes; longer values are not repeated to the user.
  private static let shownLength = 40

  func text(_ name: String) -> String? {
    switch row.members[name] {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.text
    default: nil
    }
  }

  /// Nil where there is none, and where it says that nothing was measured: `0` and `-1` do, unless `zero` counts.
  mutating func number(
    _ name: String, in possible: ClosedRange<Double>, times factor: Double = 1, zero: Bool = false
  ) -> Double? {
    guard let text = text(name) else { return nil }
    guard !text.utf8.contains(0), let number = Double(text), number.isFinite else {
      return refuse(name, .number)
    }
    if number == -1 || (number == 0 && !zero) { return nil }
    guard possible.contains(number * factor) else {
      problems.append(.outOfRange(field: name, value: text.beginning(bytes: Self.shownLength)))
      return nil
    }
    return number * factor
  }

  mutating func date(_ name: String) -> LocalDate? {
    guard let text = text(name) else { return refuse(name, .example("2026-11-23")) }
    return LocalDate(String(text.prefix(10))) ?? refuse(name, .example("2026-11-23"))
  }

  mutating func moment(_ name: String) -> Timestamp? {
    let example = HealthProblem.Expected.example("2026-11-23T06:55:00+01:00")
    guard let text = text(name), let moment = WrittenMoment(text) else {
      return refuse(name, example)
    }
    if moment.offset == nil { assumesZone = true }
    return moment.timestamp(in: zone)
  }

  /// From one moment to a later one, no longer than `limit` minutes.
  mutating func span(
    _ start: String, _ end: String, upTo limit: Double
  ) -> (start: Timestamp, end: Timestamp)? {
    guard let first = moment(start), let last = moment(end) else { return nil }
    let minutes = Double(last.instant.seconds(since: first.instant)) / 60
    guard minutes > 0 else {
      problems.append(.endsBeforeStart(kind: kind))
      return nil
    }
    guard minutes <= limit else {
      problems.append(.outOfRange(field: end, value: text(end) ?? ""))
      return nil
    }
    return (first, last)
  }

  mutating func refuse(outOfRange name: String) {
    let value = (text(name) ?? "").beginning(bytes: Self.shownLength)
    problems.append(.outOfRange(field: name, value: value))
  }

  private mutating func refuse<Value>(
    _ name: String, _ expected: HealthProblem.Expected
  ) -> Value? {
    problems.append(.unreadableRecord(kind: kind, field: name, expected: expected))
    return nil
  }
}
