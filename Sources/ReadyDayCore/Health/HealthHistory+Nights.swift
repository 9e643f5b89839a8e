// Nights of which several exports tell, each on the clock of the phone that made it.

extension HealthHistory {
  /// Adds a day of another export, and says under which date.
  ///
  /// What names no zone is dated by where the phone was when it exported; only instants are the same
  /// in every export. A night that is kept already is recognised by them and keeps its clock, since
  /// the earlier import was nearer to when it was measured.
  mutating func place(
    _ day: DailyHealth, updatedAt: Instant?, moving: Bool = false
  ) -> LocalDate {
    var day = day
    settleNaps(of: &day, moving)
    let found = entry(ofNightIn: day)
    if let found, var known = found.day.sleep, var night = day.sleep,
      (night.assumed ?? known.assumed) != nil
    {
      known.settleClock(with: &night, moving: moving)
      entries[found.day.date]?.day.sleep = known
      day.sleep = night
      add(day, updatedAt: updatedAt)
      return day.date
    }
    guard let known = found else {
      let dated = onFreeDate(day)
      add(dated, updatedAt: updatedAt)
      return dated.date
    }
    let read = day.read(byClockOf: known.day)
    if read == day, day.date == known.day.date {
      add(day, updatedAt: updatedAt)
      return day.date
    }
    let isLonger = read.asleepMinutes > known.day.asleepMinutes
    return isLonger
      ? replace(known, with: Entry(day: read, updatedAt: updatedAt))
      : keep(known, over: Entry(day: read, updatedAt: updatedAt), isOtherClock: read != day)
  }

  /// Reads naps that are kept already by the clock that counts, there and in `day`.
  private mutating func settleNaps(of day: inout DailyHealth, _ moving: Bool) {
    for (place, nap) in day.naps.enumerated() {
      guard var known = entries[day.date]?.day.naps,
        let found = known.firstIndex(where: { $0.isSame(as: nap) })
      else { continue }
      known[found].settleClock(with: &day.naps[place], moving: moving)
      entries[day.date]?.day.naps = known
    }
  }

  /// The day near the date of `day` with the same night, if it is kept.
  private func entry(ofNightIn day: DailyHealth) -> Entry? {
    [0, -1, 1].compactMap { entries[day.date.advanced(by: $0)] }
      .first { $0.day.isSameNight(as: day) }
  }

  /// The same day, or, where its date is another night's, as read by the clock of that one.
  private func onFreeDate(_ day: DailyHealth) -> DailyHealth {
    guard let other = entries[day.date]?.day else { return day }
    let read = day.read(byClockOf: other)
    return entries[read.date]?.day.sleep == nil ? read : day
  }

  /// The known one was told before the night was over, or by a clock on which part of it is a nap.
  private mutating func replace(_ known: Entry, with longer: Entry) -> LocalDate {
    let date = known.day.date
    if longer.day.date == date {
      entries[date] = Entry(day: longer.day.filled(from: known.day), updatedAt: longer.updatedAt)
      return date
    }
    let rest = known.day.withoutNight
    entries[date] = rest.isEmpty ? nil : Entry(day: rest, updatedAt: known.updatedAt)
    add(longer.day, updatedAt: longer.updatedAt)
    return longer.day.date
  }

  /// On another clock, the whole day is the known one; on the same, its date is its own.
  private mutating func keep(
    _ known: Entry, over other: Entry, isOtherClock: Bool
  ) -> LocalDate {
    let date = known.day.date
    if isOtherClock {
      entries[date]?.day = known.day.filled(from: other.day)
    } else if !other.day.withoutNight.isEmpty {
      add(other.day.withoutNight, updatedAt: other.updatedAt)
    }
    return date
  }
}

extension HealthHistory.Entry {
  /// Whether this says more of their date than `other`.
  func counts(before other: HealthHistory.Entry) -> Bool {
    guard !day.isSameNight(as: other.day), day.asleepMinutes != other.day.asleepMinutes else {
      return isNewer(updatedAt, than: other.updatedAt)
    }
    return day.asleepMinutes > other.day.asleepMinutes
  }
}

extension DailyHealth {
  fileprivate var asleepMinutes: Double { sleep?.asleepMinutes ?? 0 }

  /// Whether the nights share more than half of the shorter one: it may have been told before it was
  /// over.
  fileprivate func isSameNight(as other: DailyHealth) -> Bool {
    guard let sleep, let others = other.sleep else { return false }
    return sleep.isSame(as: others)
  }

  fileprivate var isEmpty: Bool { self == DailyHealth(date: date) }

  /// What is a day's own, whoever slept.
  fileprivate var withoutNight: DailyHealth {
    var day = DailyHealth(date: date)
    (day.restingHeartRate, day.naps) = (restingHeartRate, naps)
    return day
  }

  /// This day with its night on the clock of `other`, and dated by it.
  fileprivate func read(byClockOf other: DailyHealth) -> DailyHealth {
    guard var night = sleep, let clock = other.sleep,
      night.startOffset != clock.startOffset
        || (night.span == clock.span && night.offset != clock.offset)
    else { return self }
    night.startOffset = clock.startOffset
    night.offset = clock.offset
    var day = DailyHealth(date: night.date).filled(from: self)
    day.sleep = night
    return day
  }
}
