/// The nights in an export: one for each date, from all sources, without naps.
///
/// - A stretch is sleep with pauses of at most an hour, from any source.
/// - A stretch of under three hours that begins between 9:00 and 21:00 is a nap, never part of a night.
/// - Other stretches at most four hours apart are one night of at most a day.
/// - Of two nights that end on one date, the one with more sleep counts.
struct Nights {
  private(set) var all: [LocalDate: Night] = [:]
  private(set) var naps: [LocalDate: [DailySleep]] = [:]
  /// The number of times in bed without recorded sleep.
  private(set) var inBedOnlyCount = 0
  /// The number of nights that another source recorded as well.
  private(set) var repeatedCount = 0
  /// Nights skipped because they are too long for sleep without a pause.
  private(set) var tooLong: [(first: LocalDate, last: LocalDate)] = []

  static let longestPause = 3600
  static let longestWaking = 4 * 3600
  static let longestNap = 3 * 3600
  /// Seconds; a longer night would overlap the next date's.
  static let longest = 24 * 3600
  static let hoursOfNaps = 9..<21

  init(_ samples: [HealthSamples.Sleep], clocks: NamedClocks) {
    let samples = samples.sorted(by: HealthSamples.Sleep.isEarlier)
    let inBed = TimeInBed(samples)
    let stretches = believable(samples, clocks)
    inBedOnlyCount = inBed.count { span in
      span.seconds >= Self.longestNap && !stretches.contains { $0.hull.touches(span) }
    }
    for stretch in stretches where stretch.isNap(clocks) {
      guard let nap = Night(stretch.samples, inBed: [], clocks: clocks) else { continue }
      naps[nap.date, default: []].append(nap.sleep)
    }
    for stretch in Self.joined(stretches.filter { !$0.isNap(clocks) }) {
      let bed = inBed.around(stretch.hull)
      if let night = Night(stretch.samples, inBed: bed, clocks: clocks) { add(night) }
    }
  }

  private mutating func add(_ night: Night) {
    repeatedCount += night.repeatedCount
    let rival = all[night.date]?.sleep.asleepMinutes ?? 0
    if night.sleep.asleepMinutes > rival { all[night.date] = night }
  }

  /// Whether two sleeps, the earlier one first, belong to one night.
  static func areOne(_ first: TimeSpan, _ second: TimeSpan) -> Bool {
    second.start.seconds(since: first.end) <= longestWaking
      && second.end.seconds(since: first.start) <= longest
  }

  static func isNap(of seconds: Int, begun reading: LocalDateTime) -> Bool {
    seconds < longestNap && hoursOfNaps.contains(reading.time.hour)
  }

  /// Filters each source alone, then all together: a faulty one must not cost another its nights.
  private mutating func believable(
    _ samples: [HealthSamples.Sleep], _ clocks: NamedClocks
  ) -> [Stretch] {
    let own = Dictionary(grouping: samples, by: \.source).sorted { $0.key < $1.key }
    let alone = own.flatMap { possible(Self.stretches(of: $0.value), clocks) }.flatMap(\.samples)
    return possible(Self.stretches(of: alone.sorted(by: HealthSamples.Sleep.isEarlier)), clocks)
  }

  private mutating func possible(_ stretches: [Stretch], _ clocks: NamedClocks) -> [Stretch] {
    tooLong += stretches.filter(\.isTooLong).map { stretch in
      let (start, end) = (stretch.hull.start, stretch.hull.end)
      return (
        start.reading(at: clocks.offset(atBeginningOf: stretch.samples)).date,
        end.reading(at: clocks.offset(atEndOf: stretch.samples)).date
      )
    }
    return stretches.filter { !$0.isTooLong }
  }

  /// Sleep without a long pause; time awake does not bridge one.
  private struct Stretch {
    var samples: [HealthSamples.Sleep]
    var hull: TimeSpan

    var isTooLong: Bool { hull.seconds > longest }

    func isNap(_ clocks: NamedClocks) -> Bool {
      guard let first = samples.first(where: \.stage.isAsleep) else { return false }
      let asleep = SpanUnion(samples.filter(\.stage.isAsleep).map(\.span))
      let offset = clocks.offset(at: hull.start, else: first.startOffset)
      return Nights.isNap(of: asleep.seconds, begun: hull.start.reading(at: offset))
    }
  }

  private static func stretches(of samples: [HealthSamples.Sleep]) -> [Stretch] {
    var stretches: [Stretch] = []
    // Time awake before falling asleep.
    var before: [HealthSamples.Sleep] = []
    for sample in samples where sample.stage != .inBed {
      let last = stretches.count - 1
      if last >= 0, sample.start.seconds(since: stretches[last].hull.end) <= longestPause {
        stretches[last].samples.append(sample)
        guard sample.stage.isAsleep else { continue }
        let hull = stretches[last].hull
        stretches[last].hull = TimeSpan(from: hull.start, to: max(hull.end, sample.span.end))
      } else if sample.stage.isAsleep {
        let near = before.filter { sample.start.seconds(since: $0.span.end) <= longestPause }
        stretches.append(Stretch(samples: near + [sample], hull: sample.span))
        before = []
      } else {
        before.append(sample)
      }
    }
    return stretches
  }

  private static func joined(_ stretches: [Stretch]) -> [Stretch] {
    stretches.merged { last, next in
      guard areOne(last.hull, next.hull) else { return nil }
      return Stretch(
        samples: last.samples + next.samples,
        hull: TimeSpan(from: last.hull.start, to: next.hull.end))
    }
  }
}

private struct TimeInBed {
  private let spans: [TimeSpan]

  init(_ samples: [HealthSamples.Sleep]) {
    spans = SpanUnion(samples.filter { $0.stage == .inBed }.map(\.span)).spans
  }

  func count(where isCounted: (TimeSpan) -> Bool) -> Int { spans.count(where: isCounted) }

  func around(_ span: TimeSpan) -> [TimeSpan] {
    let first = spans.partition { $0.end > span.start }
    return Array(spans[first...].prefix { $0.start < span.end })
  }
}
