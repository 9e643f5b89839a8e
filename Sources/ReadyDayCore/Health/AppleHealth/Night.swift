/// One night as one source tells it.
struct Night: Hashable {
  let source: HealthSamples.Source
  let sleep: DailySleep
  /// Whether it was told in stages, and not only as sleep.
  let hasStages: Bool
  /// Seconds asleep or awake, without those of which nothing was recorded.
  let recordedSeconds: Int

  /// The date on which it ended, on the sleeper's clock.
  var date: LocalDate { sleep.span.end.reading(at: sleep.offset).date }
}

extension Night {
  /// Whether this source is to be believed, and not `other`, about one and the same night.
  ///
  /// Stages are told by what was worn, plain sleep by guesses. Of two that were worn, the one that
  /// recorded more of the night: the other was taken off, or its battery was empty. Never both: two
  /// watches disagree by a stage every few minutes, and their union would be nobody's night.
  func tellsMore(than other: Night) -> Bool {
    let mine = (hasStages ? 1 : 0, recordedSeconds, sleep.asleepMinutes, -Int(source))
    let others = (
      other.hasStages ? 1 : 0, other.recordedSeconds, other.sleep.asleepMinutes, -Int(other.source)
    )
    return mine > others
  }

  func isEarlier(than other: Night) -> Bool {
    (sleep.span.start, sleep.span.end, source)
      < (other.sleep.span.start, other.sleep.span.end, other.source)
  }

  /// Nil when nobody slept in `samples`, all of one source, or not for as long as can be told.
  ///
  /// - Parameters:
  ///   - inBed: the stretches in bed that any source recorded around this night. Only the phone
  ///     knows when it was put aside.
  ///   - clocks: those that the export names.
  init?(_ samples: [HealthSamples.Sleep], inBed: [TimeSpan], clocks: NamedClocks) {
    let stages = SleepStages(samples)
    guard let span = stages.asleep.hull, stages.asleep.minutes > 0, let first = samples.first
    else { return nil }
    let awake = stages.awake.clipped(to: span)
    let isAwakeTold = samples.contains { $0.stage == .awake }
    let bed = SpanUnion(inBed.filter { $0.touches(span) }).union(stages.asleep).union(awake)
    source = first.source
    hasStages = stages.isDetailed
    recordedSeconds = stages.asleep.seconds + awake.seconds
    sleep = DailySleep(
      span: span, startOffset: clocks.offset(atBeginningOf: samples),
      offset: clocks.offset(atEndOf: samples),
      asleepMinutes: stages.asleep.minutes,
      deepMinutes: hasStages ? stages.deep.minutes : nil,
      remMinutes: hasStages ? stages.rem.minutes : nil,
      lightMinutes: hasStages ? stages.core.minutes : nil,
      awakeMinutes: isAwakeTold ? awake.minutes : nil,
      inBedMinutes: inBed.isEmpty ? nil : bed.minutes)
  }
}

/// The stages of one stretch of sleep, none counted twice.
private struct SleepStages {
  let deep, rem, core: SpanUnion
  /// In any stage, or in none that was told.
  let asleep: SpanUnion
  let awake: SpanUnion

  var isDetailed: Bool { !(deep.spans.isEmpty && rem.spans.isEmpty && core.spans.isEmpty) }

  /// Where stages overlap the rarer one counts. Sleep without a stage counts only before and after
  /// the staged sleep: within it, the stages know better, also of being awake.
  init(_ samples: [HealthSamples.Sleep]) {
    let union = { (stage: HealthSamples.Sleep.Stage) in
      SpanUnion(samples.filter { $0.stage == stage }.map(\.span))
    }
    deep = union(.deep)
    rem = union(.rem).subtracting(deep)
    core = union(.core).subtracting(deep).subtracting(rem)
    let staged = deep.union(rem).union(core)
    awake = union(.awake).subtracting(staged)
    let known = SpanUnion(staged.hull.map { [$0] } ?? [])
    asleep = staged.union(union(.asleep).subtracting(known).subtracting(awake))
  }
}

extension NamedClocks {
  /// - Parameter samples: of one sleep.
  func offset(atBeginningOf samples: [HealthSamples.Sleep]) -> UTCOffset {
    let first = samples.filter(\.stage.isAsleep).min { $0.start < $1.start }
    return first.map { offset(at: $0.start, else: $0.startOffset) } ?? .zero
  }

  /// - Parameter samples: of one sleep.
  func offset(atEndOf samples: [HealthSamples.Sleep]) -> UTCOffset {
    let last = samples.filter(\.stage.isAsleep).max { $0.span.end < $1.span.end }
    return last.map { offset(at: $0.span.end, else: $0.offset) } ?? .zero
  }
}

extension SpanUnion {
  /// To a tenth of a minute: no device knows better, and the files stay readable.
  fileprivate var minutes: Double { Double((seconds + 3) / 6) / 10 }
}
