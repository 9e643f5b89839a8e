/// The clock that was assumed where a maker writes a time and not whose clock it is.
struct AssumedClock: Hashable, Sendable {
  /// The zone's name.
  let zone: String
  /// Whether local time is written, so that another zone moves the moment; else UTC is, and only the reading moves.
  let isLocal: Bool
}

extension AssumedClock? {
  /// Whether this clock counts where `known` was kept: one that is written before one that was assumed; of two that were
  /// assumed the known one, unless what is kept is to be moved.
  func counts(before known: AssumedClock?, moving: Bool) -> Bool {
    self == nil ? known != nil : moving
  }
}

extension DailySleep {
  /// By the clock that is written: what is local time as if it were of UTC.
  var writtenSpan: TimeSpan { assumed?.isLocal == true ? readSpan : span }

  private var readSpan: TimeSpan { span.read(at: startOffset, offset) }

  /// Whether the two share more than half of the shorter one: it may have been told before it was over.
  func isSame(as other: DailySleep) -> Bool {
    isLocal(beside: other)
      ? readSpan.sharesMost(with: other.readSpan) : span.sharesMost(with: other.span)
  }

  /// Where local time is written, the moments move.
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

  /// Reads this sleep and the same one, told again, by the clock that counts.
  mutating func settleClock(with other: inout DailySleep, moving: Bool) {
    if other.assumed.counts(before: assumed, moving: moving) {
      self = read(byClockOf: other)
    } else {
      other = other.read(byClockOf: self)
      assumed = other.assumed
    }
  }

  /// What is known of one of them is known of both.
  private func isLocal(beside other: DailySleep) -> Bool {
    (assumed ?? other.assumed)?.isLocal == true
  }
}

extension WorkoutRecord {
  /// - Parameters:
  ///   - name: what its maker calls it, if it has a name.
  ///   - clock: the one on which it was read where none is written.
  mutating func identify(by name: String?, _ clock: AssumedClock?) {
    assumed = clock
    recordedAs = name ?? (clock == nil ? nil : "\(writtenStart)")
  }

  /// By the clock that is written: what is local time as if it were of UTC.
  var writtenSpan: TimeSpan { assumed?.isLocal == true ? span.read(at: offset, offset) : span }

  /// What is written as its beginning, where no clock is.
  var writtenStart: LocalDateTime { writtenSpan.start.reading(at: .zero) }

  /// Where local time is written, the moments move.
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
  /// What clocks show at its ends, as if they were clocks of UTC.
  fileprivate func read(at first: UTCOffset, _ last: UTCOffset) -> TimeSpan {
    TimeSpan(from: start.adding(seconds: first.seconds), to: end.adding(seconds: last.seconds))
  }
}
