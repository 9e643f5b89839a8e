/// A day, and what it would become after some changes.
public struct WhatIf {
  public enum Change: Hashable, Sendable {
    /// The event keeps its length. Numbers are those of the day's counted events.
    case move(event: Int, to: Instant)
    case drop(event: Int)
    /// The event ends this many minutes earlier.
    case shorten(event: Int, minutes: Int)
    /// A further event, by its title.
    case add(String, TimeSpan)
    /// A different recovery score, 0…100.
    case recovery(Double)
  }

  /// Why a change is impossible.
  public enum Impossible: Error, Equatable, Sendable {
    /// The day has only events 1 to `count`.
    case noSuchEvent(Int, count: Int)
    /// An earlier change dropped the event.
    case dropped(event: Int)
    /// An earlier change moved the event.
    case movedTwice(event: Int)
    /// An earlier change moved or shortened the event.
    case changedAndDropped(event: Int)
    /// The event is only this many minutes long.
    case tooShort(event: Int, minutes: Int)
    /// Calendars are known only for the days in `known`.
    case beyondOutlook(LocalDate, known: ClosedRange<LocalDate>)
    /// The time of day has passed: it is `now`.
    case over(TimeOfDay, now: TimeOfDay)
    /// The score is outside 0…100.
    case noScore(Double)
  }

  /// Another day, to which an event is moved.
  public struct OtherDay: Equatable, Sendable {
    public let date: LocalDate
    public let before: CalendarLoad
    public let after: CalendarLoad
  }

  /// An event before and after the changes.
  public struct ChangedEvent: Equatable, Sendable {
    /// The event's number on the unchanged day.
    public let event: Int
    public let title: String
    public let before: TimeSpan
    /// Nil if the event is dropped.
    public let after: TimeSpan?
  }

  /// An event that the day does not have yet.
  public struct AddedEvent: Equatable, Sendable {
    public let title: String
    public let span: TimeSpan
  }

  /// A moved or added event that overlaps another.
  public struct Collision: Equatable, Sendable {
    /// The number of the moved event; nil for an added one.
    public let event: Int?
    public let title: String
    /// The new time of the event.
    public let span: TimeSpan
    public let other: String
    public let otherSpan: TimeSpan
  }

  public let before: Diary
  public let after: Diary
  /// The changed events, each once, in the order of the changes.
  public let events: [ChangedEvent]
  /// In the order of the changes.
  public let added: [AddedEvent]
  /// The days to which events are moved or added, in date order.
  public let otherDays: [OtherDay]
  /// The overlaps of moved and added events, in the order of the changes.
  public let collisions: [Collision]

  /// Event numbers in `changes` are those of the unchanged day.
  public init(_ diary: Diary, _ changes: [Change]) throws(Impossible) {
    var changing = Changing(diary)
    for change in changes { try changing.make(change) }
    (before, after) = (diary, changing.changed)
    events = changes.compactMap(\.event).unique().compactMap(changing.changed)
    added = changes.compactMap(\.addition)
    collisions = changes.flatMap { [after] in changing.collisions(after: $0, in: after) }
    let (date, zone) = (diary.occasion.date, diary.occasion.zone)
    let dates = Set(changes.compactMap { $0.target(in: zone) }).subtracting([date])
    otherDays = dates.sorted().map { [before, after] date in
      OtherDay(date: date, before: before.plannedDay(date).load, after: after.plannedDay(date).load)
    }
  }
}

extension WhatIf.Change {
  fileprivate var event: Int? {
    switch self {
    case .move(let event, _), .drop(let event), .shorten(let event, _): event
    case .add, .recovery: nil
    }
  }

  fileprivate var addition: WhatIf.AddedEvent? {
    if case .add(let title, let span) = self { .init(title: title, span: span) } else { nil }
  }

  fileprivate func target(in zone: Zone) -> LocalDate? {
    switch self {
    case .move(_, let start): zone.reading(at: start).date
    case .add(_, let span): zone.reading(at: span.start).date
    case .drop, .shorten, .recovery: nil
    }
  }
}

private struct Changing {
  private let diary: Diary
  private let day: Day
  private var reading: Reading
  private var morning: MorningReport?
  private let counted: [DayEvent]
  private var events: [Int: Occurrence] = [:]
  private var moved: Set<Int> = []

  init(_ diary: Diary) {
    (self.diary, day, reading) = (diary, diary.day, diary.reading)
    morning = day.morning
    counted = day.counted
    for event in counted { events[event.index ?? 0] = event.occurrence }
  }

  mutating func make(_ change: WhatIf.Change) throws(WhatIf.Impossible) {
    switch change {
    case .move(let number, let start): try move(number, to: start)
    case .drop(let number): try drop(number)
    case .shorten(let number, let minutes): try shorten(number, by: minutes)
    case .add(let title, let span):
      try check(span.start)
      reading.add(Occurrence(uid: nil, title: title, calendar: "", time: .timed(span)))
    case .recovery(let score): try recover(score)
    }
  }

  private func check(_ start: Instant) throws(WhatIf.Impossible) {
    let target = day.zone.reading(at: start).date
    let known = Day.ahead(of: day.date)
    guard known.contains(target) else { throw .beyondOutlook(target, known: known) }
    guard start >= day.now else {
      let times = [start, day.now].map { day.zone.reading(at: $0).time }
      throw .over(times[0], now: times[1])
    }
  }

  private mutating func move(_ number: Int, to start: Instant) throws(WhatIf.Impossible) {
    try check(start)
    let seconds = try span(of: number).seconds
    guard moved.insert(number).inserted else { throw .movedTwice(event: number) }
    try replace(number, with: TimeSpan(from: start, to: start.adding(seconds: seconds)))
  }

  private mutating func drop(_ number: Int) throws(WhatIf.Impossible) {
    guard try occurrence(number) == counted.first(where: { $0.index == number })?.occurrence else {
      throw .changedAndDropped(event: number)
    }
    try replace(number, with: nil)
  }

  private mutating func shorten(_ number: Int, by minutes: Int) throws(WhatIf.Impossible) {
    let span = try span(of: number)
    guard minutes > 0, minutes * 60 < span.seconds else {
      throw .tooShort(event: number, minutes: span.wholeMinutes)
    }
    let end = span.end.adding(seconds: -minutes * 60)
    try replace(number, with: TimeSpan(from: span.start, to: end))
  }

  /// The events that a moved or added one overlaps at its new time, after all changes.
  func collisions(after change: WhatIf.Change, in diary: Diary) -> [WhatIf.Collision] {
    let (number, title, span): (Int?, String, TimeSpan)
    switch change {
    case .move(let event, let start):
      guard let moved = events[event], case .timed(let time) = moved.time, time.start == start
      else { return [] }
      (number, title, span) = (event, moved.title, time)
    case .add(let name, let time): (number, title, span) = (nil, name, time)
    case .drop, .shorten, .recovery: return []
    }
    let others = diary.plannedDay(day.zone.reading(at: span.start).date).events.filter { other in
      (other.index != nil || other.notCounted == .dayOff)
        && !(other.title == title && other.span == span)
    }
    return others.compactMap { other in
      guard let taken = other.span, taken.intersection(span) != nil else { return nil }
      return WhatIf.Collision(
        event: number, title: title, span: span, other: other.title, otherSpan: taken)
    }
  }

  /// The diary after all changes.
  var changed: Diary {
    let diary = diary.changed { $0 = reading }
    diary.mornings[day.date] = .some(morning)
    return diary
  }

  func changed(_ number: Int) -> WhatIf.ChangedEvent? {
    guard let event = counted.first(where: { $0.index == number }), let span = event.span else {
      return nil
    }
    return WhatIf.ChangedEvent(
      event: number, title: event.title, before: span,
      after: events[number]?.time.span(in: day.zone))
  }

  private func occurrence(_ number: Int) throws(WhatIf.Impossible) -> Occurrence {
    if let event = events[number] { return event }
    throw number > 0 && number <= counted.count
      ? .dropped(event: number) : .noSuchEvent(number, count: counted.count)
  }

  private func span(of number: Int) throws(WhatIf.Impossible) -> TimeSpan {
    try occurrence(number).time.span(in: day.zone)
  }

  /// Drops the event if `span` is nil.
  private mutating func replace(_ number: Int, with span: TimeSpan?) throws(WhatIf.Impossible) {
    let event = try occurrence(number)
    let changed = span.map(event.moved)
    events[number] = changed
    reading.replace(event, with: changed)
  }

  private mutating func recover(_ score: Double) throws(WhatIf.Impossible) {
    guard (0...100).contains(score) else { throw .noScore(score) }
    var report =
      morning
      ?? MorningReport(
        date: day.date, recovery: RecoverySummary(state: .scored),
        sleep: SleepSummary(state: .missing))
    report.recovery.state = .scored
    report.recovery.score = Measure(score, baseline: report.recovery.score.baseline)
    report.recovery.computed = nil
    report.recovery.isCalibrating = false
    report.recovery.lastKnown = nil
    morning = report
  }
}
