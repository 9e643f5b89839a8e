/// The nights in an export: one a date, told by one source, naps apart.
///
/// - A stretch is sleep with pauses of at most an hour.
/// - A stretch of under three hours that begins between nine in the morning and nine in the evening
///   is a nap; it is no part of a night, not even alone.
/// - Other stretches at most four hours apart are one night, broken by a long waking.
/// - Of two nights of one source that end on one date the one with more sleep counts.
struct Nights {
  private(set) var all: [LocalDate: Night] = [:]
  private(set) var napCount = 0
  /// Nights of other sources, of dates that have one.
  private(set) var repeatedCount = 0

  static let longestPause = 3600
  static let longestWaking = 4 * 3600
  static let longestNap = 3 * 3600
  static let hoursOfNaps = 9..<21

  init(_ samples: [HealthSamples.Sleep], clocks: NamedClocks) {
    let samples = samples.sorted { ($0.start, $0.seconds) < ($1.start, $1.seconds) }
    let inBed = StretchesInBed(samples)
    for source in Set(samples.map(\.source)).sorted() {
      let own = samples.filter { $0.source == source }
      let stretches = Self.stretches(of: own)
      let sleeps = stretches.filter { !$0.isNap(clocks) }
      napCount += stretches.count - sleeps.count
      var nights: [LocalDate: Night] = [:]
      for stretch in Self.joined(sleeps) {
        guard let night = stretch.night(inBed, clocks) else { continue }
        let rival = nights[night.date]?.sleep.asleepMinutes ?? 0
        if night.sleep.asleepMinutes > rival { nights[night.date] = night }
      }
      for night in nights.values { add(night) }
    }
    removeOverlaps()
  }

  private mutating func add(_ night: Night) {
    guard let known = all[night.date] else {
      all[night.date] = night
      return
    }
    repeatedCount += 1
    if night.tellsMore(than: known) { all[night.date] = night }
  }
}

extension Nights {
  /// A watch that stopped before midnight tells the beginning of a night that another source tells
  /// whole, with another date: one of them stays.
  private mutating func removeOverlaps() {
    var last: Night?
    for night in all.values.sorted(by: { $0.isEarlier(than: $1) }) {
      guard let rival = last, night.sleep.span.start < rival.sleep.span.end else {
        last = night
        continue
      }
      repeatedCount += 1
      let (winner, loser) = night.tellsMore(than: rival) ? (night, rival) : (rival, night)
      all[loser.date] = nil
      last = winner
    }
  }

  /// Sleep of one source without a long pause in it; being awake is noted, and bridges no pause.
  private struct Stretch {
    var samples: [HealthSamples.Sleep] = []
    var hull: TimeSpan

    func isNap(_ clocks: NamedClocks) -> Bool {
      guard let first = samples.first(where: \.stage.isAsleep) else { return false }
      let asleep = SpanUnion(samples.filter(\.stage.isAsleep).map(\.span))
      let offset = clocks.offset(at: hull.start, else: first.startOffset)
      let began = hull.start.reading(at: offset)
      return asleep.seconds < longestNap && hoursOfNaps.contains(began.time.hour)
    }

    func night(_ inBed: StretchesInBed, _ clocks: NamedClocks) -> Night? {
      Night(samples, inBed: inBed.around(hull), clocks: clocks)
    }
  }

  /// - Parameter samples: of one source, in order.
  private static func stretches(of samples: [HealthSamples.Sleep]) -> [Stretch] {
    var stretches: [Stretch] = []
    for sample in samples where sample.stage != .inBed {
      let last = stretches.count - 1
      if last >= 0, sample.start.seconds(since: stretches[last].hull.end) <= longestPause {
        stretches[last].samples.append(sample)
        guard sample.stage.isAsleep else { continue }
        let hull = stretches[last].hull
        stretches[last].hull = TimeSpan(from: hull.start, to: max(hull.end, sample.span.end))
      } else if sample.stage.isAsleep {
        stretches.append(Stretch(samples: [sample], hull: sample.span))
      }
    }
    return stretches
  }

  private static func joined(_ stretches: [Stretch]) -> [Stretch] {
    var joined: [Stretch] = []
    for stretch in stretches {
      if let last = joined.last, stretch.hull.start.seconds(since: last.hull.end) <= longestWaking {
        joined[joined.count - 1].samples += stretch.samples
        joined[joined.count - 1].hull = TimeSpan(from: last.hull.start, to: stretch.hull.end)
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }
}

/// When somebody lay in bed, whoever says so.
private struct StretchesInBed {
  private let spans: [TimeSpan]

  init(_ samples: [HealthSamples.Sleep]) {
    spans = SpanUnion(samples.filter { $0.stage == .inBed }.map(\.span)).spans
  }

  func around(_ span: TimeSpan) -> [TimeSpan] {
    let first = spans.partition { $0.end > span.start }
    return Array(spans[first...].prefix { $0.start < span.end })
  }
}
