/// Combines the sleeps of an export into nights and naps.
///
/// Parts that begin between 20:00 and 7:00, at most four hours apart, are one night of at most a
/// day, whatever the vendor calls them. The rest are naps unless the vendor marks them as nights.
/// Of two nights of one date, the one with more sleep counts.
struct SleepPieces {
  struct Piece {
    /// The day on the vendor's date; it has a sleep.
    var day: DailyHealth
    let sleep: DailySleep
    var isNap: Bool

    /// Whether the part may belong to a longer night.
    var isNocturnal: Bool {
      let hour = sleep.span.start.reading(at: sleep.startOffset).time.hour
      return hour >= 20 || hour < 7
    }
  }

  private(set) var nights: [LocalDate: DailyHealth] = [:]
  private(set) var naps: [LocalDate: [DailySleep]] = [:]
  /// The number of sleeps that differ from another record of the same sleep.
  private(set) var repeatedCount = 0
  private(set) var shorterCount = 0

  init(_ pieces: [Piece]) {
    for group in Self.joined(once(pieces)) {
      if group.allSatisfy(\.isNap) {
        for piece in group { naps[piece.day.date, default: []].append(piece.sleep) }
      } else {
        add(night: DailyHealth(joining: group))
      }
    }
  }

  /// Sorted; of two that overlap by over half of the shorter one, the one with more sleep.
  private mutating func once(_ pieces: [Piece]) -> [Piece] {
    pieces.sorted { $0.sleep.span.start < $1.sleep.span.start }.merged { last, piece in
      guard piece.sleep.span.sharesMost(with: last.sleep.span) else { return nil }
      if piece.sleep != last.sleep { repeatedCount += 1 }
      let isLonger = piece.sleep.asleepMinutes > last.sleep.asleepMinutes
      var merged = isLonger ? piece : last
      merged.day = merged.day.filled(from: isLonger ? last.day : piece.day)
      merged.isNap = piece.isNap && last.isNap
      return merged
    }
  }

  private static func joined(_ pieces: [Piece]) -> [[Piece]] {
    pieces.map { [$0] }.merged { goesOn($0, with: $1[0]) ? $0 + $1 : nil }
  }

  /// Whether they are one night. The shorter of the two must begin at night; the longer need not.
  private static func goesOn(_ group: [Piece], with piece: Piece) -> Bool {
    guard let first = group.first?.sleep.span, let last = group.last?.sleep.span,
      Nights.areOne(TimeSpan(from: first.start, to: last.end), piece.sleep.span)
    else { return false }
    let before = group.reduce(0) { $0 + $1.sleep.asleepMinutes }
    return piece.sleep.asleepMinutes < before ? piece.isNocturnal : group.allSatisfy(\.isNocturnal)
  }

  private mutating func add(night: DailyHealth) {
    guard let rival = nights[night.date], let other = rival.sleep, let sleep = night.sleep else {
      nights[night.date] = night
      return
    }
    if sleep.span.sharesMost(with: other.span) { repeatedCount += 1 } else { shorterCount += 1 }
    if sleep.asleepMinutes > other.asleepMinutes { nights[night.date] = night }
  }
}

extension DailyHealth {
  /// Dated by its last part; values of the longest part take precedence.
  fileprivate init(joining pieces: [SleepPieces.Piece]) {
    let byLength = pieces.ordered { $0.sleep.asleepMinutes > $1.sleep.asleepMinutes }
    self = byLength.reduce(DailyHealth(date: pieces.last?.day.date ?? byLength[0].day.date)) {
      $0.filled(from: $1.day)
    }
    sleep = DailySleep(joining: pieces.map(\.sleep))
  }
}

extension DailySleep {
  /// Nil if empty. Stages and time awake must be known for at least half of the sleep.
  fileprivate init?(joining parts: [DailySleep]) {
    guard let first = parts.first, let last = parts.last else { return nil }
    self = last
    guard parts.count > 1 else { return }
    (span, startOffset) = (TimeSpan(from: first.span.start, to: last.span.end), first.startOffset)
    let asleep = parts.sum(\.asleepMinutes) ?? 0
    let staged = parts.filter { $0.deepMinutes != nil }.most(of: asleep)
    totals = SleepTotals(
      asleepMinutes: asleep, deepMinutes: staged.sum(\.deepMinutes),
      remMinutes: staged.sum(\.remMinutes), lightMinutes: staged.sum(\.lightMinutes),
      awakeMinutes: parts.filter { $0.awakeMinutes != nil }.most(of: asleep).sum(\.awakeMinutes),
      inBedMinutes: parts.allSatisfy { $0.inBedMinutes != nil } ? parts.sum(\.inBedMinutes) : nil)
  }
}

extension [DailySleep] {
  /// The sleeps, or none if they cover less than half of `minutes`.
  fileprivate func most(of minutes: Double) -> [DailySleep] {
    (sum(\.asleepMinutes) ?? 0) * 2 >= minutes ? self : []
  }

  /// Nil if there are no values.
  fileprivate func sum(_ value: (DailySleep) -> Double?) -> Double? {
    let known = compactMap(value)
    return known.isEmpty ? nil : known.reduce(0, +).tenths
  }
}
