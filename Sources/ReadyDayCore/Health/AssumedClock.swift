/// The clock assumed for a time written without one.
struct AssumedClock: Hashable, Sendable {
  let zone: String
  /// Whether local time was written, whose moment depends on the zone; otherwise UTC was written.
  let isLocal: Bool
}

extension AssumedClock? {
  /// A written clock replaces an assumed one; an assumed clock replaces any if `moving`.
  func counts(before known: AssumedClock?, moving: Bool) -> Bool {
    self == nil ? known != nil : moving
  }
}

extension DailySleep {
  /// The span as written, with local time read as UTC.
  var writtenSpan: TimeSpan { assumed?.isLocal == true ? readSpan : span }

  private var readSpan: TimeSpan { span.read(at: startOffset, offset) }

  /// Whether they overlap by over half of the shorter one, whose end the export may have missed.
  func isSame(as other: DailySleep) -> Bool {
    isLocal(beside: other)
      ? readSpan.sharesMost(with: other.readSpan) : span.sharesMost(with: other.span)
  }

  /// This sleep on the clock of `other`; its moments change if local time was written.
  func read(byClockOf other: DailySleep) -> DailySleep {
    var sleep = self
    if isLocal(beside: other) {
      let (start, end) = (readSpan.start, readSpan.end)
      sleep.span = TimeSpan(
        from: start.adding(seconds: -other.startOffset.seconds),
        to: end.adding(seconds: -other.offset.seconds))
    }
    (sleep.startOffset, sleep.offset) = (other.startOffset, other.offset)
    let isOtherClock = startOffset != other.startOffset || offset != other.offset
    sleep.assumed = other.assumed ?? (isOtherClock ? nil : assumed)
    return sleep
  }

  /// Puts both records of one sleep on the clock that takes precedence.
  mutating func settleClock(with other: inout DailySleep, moving: Bool) {
    if other.assumed.counts(before: assumed, moving: moving) {
      self = read(byClockOf: other)
    } else {
      other = other.read(byClockOf: self)
      assumed = other.assumed
    }
  }

  private func isLocal(beside other: DailySleep) -> Bool {
    (assumed ?? other.assumed)?.isLocal == true
  }
}

extension WorkoutRecord {
  mutating func identify(by name: String?, _ clock: AssumedClock?) {
    assumed = clock
    recordedAs = name ?? (clock == nil ? nil : "\(writtenStart)")
  }

  /// The span as written, with local time read as UTC.
  var writtenSpan: TimeSpan { assumed?.isLocal == true ? span.read(at: offset, offset) : span }

  var writtenStart: LocalDateTime { writtenSpan.start.reading(at: .zero) }

  /// This workout on the clock of `other`; its moments change if local time was written.
  func read(byClockOf other: WorkoutRecord) -> WorkoutRecord {
    var workout = self
    if (assumed ?? other.assumed)?.isLocal == true {
      let seconds = offset.seconds - other.offset.seconds
      workout.span = TimeSpan(
        from: span.start.adding(seconds: seconds), to: span.end.adding(seconds: seconds))
      workout.id = .began(workout.span.start)
    }
    workout.offset = other.offset
    workout.assumed = other.assumed ?? (offset == other.offset ? assumed : nil)
    return workout
  }
}

extension TimeSpan {
  /// The local times of its start and end, taken as UTC.
  fileprivate func read(at first: UTCOffset, _ last: UTCOffset) -> TimeSpan {
    TimeSpan(from: start.adding(seconds: first.seconds), to: end.adding(seconds: last.seconds))
  }
}
