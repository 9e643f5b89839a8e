/// One night, combined from all sources.
///
/// The first source is the one whose stages cover most of the night, if at least half; otherwise
/// the one with the most sleep. Each further source adds what it recorded outside the earlier ones,
/// if that is over an hour: smaller differences are disagreement about falling asleep or waking.
/// Stages and time awake are known if the sources that record them cover at least half of the
/// sleep.
struct Night: Equatable {
  let source: HealthSamples.Source
  let sleep: DailySleep
  /// The number of sources that recorded mostly the same sleep as earlier ones.
  let repeatedCount: Int

  var date: LocalDate { sleep.date }
}

extension Night {
  /// Nil if `samples` hold too little sleep; `inBed` may come from any source, such as the phone.
  init?(_ samples: [HealthSamples.Sleep], inBed: [TimeSpan], clocks: NamedClocks) {
    let account = Account(samples)
    let stages = account.stages
    guard let first = account.order.first, let span = stages.asleep.hull, stages.asleep.minutes > 0
    else { return nil }
    let awake = stages.awake.clipped(to: span)
    let bed = SpanUnion(inBed.filter { $0.touches(span) }).union(stages.asleep).union(awake)
    let isStaged = account.isMost(stages.staged)
    source = first.source
    repeatedCount = account.repeatedCount
    sleep = DailySleep(
      span: span, startOffset: clocks.offset(atBeginningOf: samples),
      offset: clocks.offset(atEndOf: samples),
      totals: SleepTotals(
        asleepMinutes: stages.asleep.minutes, deepMinutes: isStaged ? stages.deep.minutes : nil,
        remMinutes: isStaged ? stages.rem.minutes : nil,
        lightMinutes: isStaged ? stages.core.minutes : nil,
        awakeMinutes: account.isMost(account.watched) ? awake.minutes : nil,
        inBedMinutes: inBed.isEmpty ? nil : bed.minutes))
  }
}

private struct Account {
  /// In order of precedence.
  let order: [Telling]
  private(set) var stages = SleepStages()
  /// Sleep from sources that also record time awake.
  private(set) var watched = SpanUnion()
  private(set) var repeatedCount = 0

  init(_ samples: [HealthSamples.Sleep]) {
    let tellings = Dictionary(grouping: samples, by: \.source).map { Telling($0, $1) }
    let asleep = tellings.reduce(SpanUnion()) { $0.union($1.stages.asleep) }
    order = tellings.sorted { $0.isAsked(before: $1, aboutSleepOf: asleep.seconds) }
    for telling in order {
      let new = telling.stages.adding(to: stages)
      if new.asleep.seconds * 2 < telling.stages.asleep.seconds { repeatedCount += 1 }
      if telling.tellsAwake { watched = watched.union(new.asleep) }
      stages = stages.union(new)
    }
  }

  /// At least half of the sleep. Less is not representative: deep sleep comes early, REM late.
  func isMost(_ part: SpanUnion) -> Bool {
    part.seconds > 0 && part.seconds * 2 >= stages.asleep.seconds
  }
}

private struct Telling {
  let source: HealthSamples.Source
  let stages: SleepStages
  let tellsAwake: Bool
  private let stagedSeconds, recordedSeconds: Int

  init(_ source: HealthSamples.Source, _ samples: [HealthSamples.Sleep]) {
    self.source = source
    stages = SleepStages(samples)
    tellsAwake = samples.contains { $0.stage == .awake }
    stagedSeconds = stages.staged.seconds
    let (asleep, awake) = (stages.asleep, stages.awake)
    recordedSeconds = asleep.seconds + (asleep.hull.map { awake.clipped(to: $0).seconds } ?? 0)
  }

  /// Whether this source takes precedence over `other`; `seconds` is the sleep in all sources.
  func isAsked(before other: Telling, aboutSleepOf seconds: Int) -> Bool {
    rank(ofNight: seconds) > other.rank(ofNight: seconds)
  }

  private func rank(ofNight seconds: Int) -> (Int, Int, Int, Int) {
    let isStaged = stagedSeconds * 2 >= seconds
    let asleep = stages.asleep.seconds
    return (isStaged ? 1 : 0, isStaged ? recordedSeconds : asleep, asleep, -Int(source))
  }
}

/// The stages of sleep, without overlaps.
private struct SleepStages {
  private(set) var deep = SpanUnion()
  private(set) var rem = SpanUnion()
  private(set) var core = SpanUnion()
  /// All sleep, with or without a stage.
  private(set) var asleep = SpanUnion()
  private(set) var awake = SpanUnion()

  var staged: SpanUnion { deep.union(rem).union(core) }
  var recorded: SpanUnion { asleep.union(awake) }

  init() {}

  /// From one source. Of overlapping stages, the rarer one counts. Sleep without a stage counts
  /// only before the first and after the last staged sleep.
  init(_ samples: [HealthSamples.Sleep]) {
    let union = { (stage: HealthSamples.Sleep.Stage) in
      SpanUnion(samples.filter { $0.stage == stage }.map(\.span))
    }
    deep = union(.deep)
    rem = union(.rem).subtracting(deep)
    core = union(.core).subtracting(deep).subtracting(rem)
    awake = union(.awake).subtracting(staged)
    let known = SpanUnion(staged.hull.map { [$0] } ?? [])
    asleep = staged.union(union(.asleep).subtracting(known).subtracting(awake))
  }

  /// The parts of this sleep outside `known` that are longer than an hour.
  func adding(to known: SleepStages) -> SleepStages {
    let (recorded, before) = (recorded, known.recorded)
    guard !before.spans.isEmpty else { return self }
    let stretches = recorded.subtracting(before).joined(over: Nights.longestPause)
      .filter { $0.seconds > Nights.longestPause }
    return changed { part in
      SpanUnion(stretches.flatMap { part.clipped(to: $0).spans }).subtracting(before)
    }
  }

  func union(_ other: SleepStages) -> SleepStages {
    var stages = self
    for part in Self.parts {
      stages[keyPath: part] = stages[keyPath: part].union(other[keyPath: part])
    }
    return stages
  }

  private func changed(_ change: (SpanUnion) -> SpanUnion) -> SleepStages {
    var stages = self
    for part in Self.parts { stages[keyPath: part] = change(stages[keyPath: part]) }
    return stages
  }

  private static var parts: [WritableKeyPath<SleepStages, SpanUnion>] {
    [\.deep, \.rem, \.core, \.asleep, \.awake]
  }
}

extension NamedClocks {
  func offset(atBeginningOf samples: [HealthSamples.Sleep]) -> UTCOffset {
    let first = samples.filter(\.stage.isAsleep).min { $0.start < $1.start }
    return first.map { offset(at: $0.start, else: $0.startOffset) } ?? .zero
  }

  func offset(atEndOf samples: [HealthSamples.Sleep]) -> UTCOffset {
    let last = samples.filter(\.stage.isAsleep).max { $0.span.end < $1.span.end }
    return last.map { offset(at: $0.span.end, else: $0.offset) } ?? .zero
  }
}

extension SpanUnion {
  /// Rounded to a tenth of a minute, since no device is more precise.
  fileprivate var minutes: Double { Double((seconds + 3) / 6) / 10 }
}

/// Merged time spans; overlaps count once.
struct SpanUnion: Equatable {
  /// Sorted; none touches the next.
  let spans: [TimeSpan]

  init(_ spans: [TimeSpan] = []) {
    self.spans = spans.filter { !$0.isEmpty }.sorted { $0.start < $1.start }.merged {
      $1.start <= $0.end ? TimeSpan(from: $0.start, to: max($0.end, $1.end)) : nil
    }
  }

  var seconds: Int { spans.reduce(0) { $0 + $1.seconds } }

  var hull: TimeSpan? {
    guard let first = spans.first, let last = spans.last else { return nil }
    return TimeSpan(from: first.start, to: last.end)
  }

  func union(_ other: SpanUnion) -> SpanUnion { SpanUnion(spans + other.spans) }

  /// Joins spans separated by at most `pause` seconds.
  func joined(over pause: Int) -> [TimeSpan] {
    spans.merged {
      $1.start.seconds(since: $0.end) <= pause ? TimeSpan(from: $0.start, to: $1.end) : nil
    }
  }

  func clipped(to limits: TimeSpan) -> SpanUnion {
    SpanUnion(spans.compactMap { $0.intersection(limits) })
  }

  func subtracting(_ other: SpanUnion) -> SpanUnion {
    var rest: [TimeSpan] = []
    var next = other.spans[...]
    for span in spans {
      var start = span.start
      next = next.drop { $0.end <= span.start }
      for hole in next.prefix(while: { $0.start < span.end }) {
        rest.append(TimeSpan(from: start, to: hole.start))
        start = max(start, hole.end)
      }
      rest.append(TimeSpan(from: start, to: span.end))
    }
    return SpanUnion(rest)
  }
}
