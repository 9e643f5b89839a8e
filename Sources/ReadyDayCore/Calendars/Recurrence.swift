/// The instances of one rule on the wall clock of the event's zone; `Series` applies UNTIL.
struct Recurrence {
  let rule: RecurrenceRule
  let start: LocalDateTime

  struct Result {
    /// Sorted; none is before the start.
    var readings: [LocalDateTime] = []
    /// Steps after which the rule hit a limit; later instances may be missing. Nil if it did not.
    var cutShortAfter: Int?

    var isCutShort: Bool { cutShortAfter != nil }
  }

  /// At most `room` instances in `window`; without COUNT, the series' age costs nothing.
  func instances(
    in window: ClosedRange<LocalDateTime>, upTo room: Int = Limits.Recurrence.instances,
    budget: inout RecurrenceBudget
  ) -> Result {
    var collector = Collector(
      start: start, count: rule.count, window: window, allowance: budget.allowance)
    collector.room = room
    walk(&collector)
    budget.charge(collector.spent)
    return Result(
      readings: collector.found,
      cutShortAfter: collector.isCutShort ? min(collector.spent, collector.allowance) : nil)
  }

  /// Whether an instance follows the start within 400 years, or longer if the rule skips years.
  func yieldsAnything(budget: inout RecurrenceBudget) -> Bool {
    let years = 400 * min(rule.interval, 25)
    let end = YearMonth(clamping: min(start.date.year + years, 9999), month: 12).firstDay
    let next = start.adding(wallSeconds: 1)
    return Recurrence(rule: rule.withoutCount, start: start)
      .mayHappen(in: next...max(LocalDateTime(end), next), budget: &budget)
  }

  /// Also true if finding out would take more work than allowed.
  func mayHappen(in window: ClosedRange<LocalDateTime>, budget: inout RecurrenceBudget) -> Bool {
    var collector = Collector(
      start: start, count: rule.count, window: window, allowance: budget.allowance)
    collector.stopsAtFirst = true
    walk(&collector)
    budget.charge(collector.spent)
    return !collector.found.isEmpty || collector.isCutShort
  }

  private func walk(_ collector: inout Collector) {
    if rule.frequency >= .daily { walkDays(&collector) } else { walkTicks(&collector) }
  }

  /// Whether the n-th instance is always in the n-th period from the start.
  private var isEven: Bool {
    rule.yieldsOncePerPeriod && rule.weekdays.allSatisfy { $0.weekday == start.date.weekday }
  }

  // MARK: Daily and slower: periods of days

  private func walkDays(_ collector: inout Collector) {
    var index = 0
    if rule.count == nil || isEven {
      // Days that SKIP moves forward belong to the month before.
      let earlier = rule.skip == .forward ? 1 : 0
      index = max(0, firstPeriod(reaching: collector.window.lowerBound.date) - earlier)
      collector.skip(index)
    }
    var moved: LocalDate?
    let clock = ClockTimes(rule: rule, start: start.time)
    let cost = rule.stepsPerPeriod
    let isPlainlyDaily = rule.frequency == .daily && rule.setPositions.isEmpty
    while !collector.isDone, let first = firstDay(ofPeriod: index),
      first <= collector.window.upperBound.date
    {
      defer {
        collector.spend(cost)
        index += 1
      }
      guard !isPlainlyDaily else {
        if rule.passesDay(first) { collector.take(first, clock) }
        continue
      }
      var days = days(ofPeriod: index, from: first)
      if rule.skip == .forward {
        // The month before may already have yielded the first day of this one.
        days.removeAll { $0 == moved }
        moved = days.last ?? moved
      }
      if rule.setPositions.isEmpty {
        for day in days { collector.take(day, clock) }
      } else {
        let count = days.count * clock.count
        for position in rule.setPositions.compactMap({ $0 > 0 ? $0 - 1 : count + $0 })
          .sortedUnique()
        where (0..<count).contains(position) {
          collector.take(LocalDateTime(days[position / clock.count], clock[position % clock.count]))
        }
      }
    }
  }

  /// The first period that does not end before `date`; negative if before the start.
  private func firstPeriod(reaching date: LocalDate) -> Int {
    switch rule.frequency {
    case .yearly: ceilingDivide(date.year - start.date.year, rule.interval)
    case .monthly: ceilingDivide(start.date.yearMonth.distance(to: date.yearMonth), rule.interval)
    case .weekly: ceilingDivide(firstWeek.distance(to: date) - 6, 7 * rule.interval)
    default: ceilingDivide(start.date.distance(to: date), rule.interval)
    }
  }

  private var firstWeek: LocalDate { start.date.onOrBefore(rule.weekStart) }

  private static let lastDay = YearMonth(clamping: 9999, month: 12).firstDay.advanced(by: 30)

  /// Nil after the year 9999, where iCalendar's dates end.
  private func firstDay(ofPeriod index: Int) -> LocalDate? {
    let (step, overflow) = index.multipliedReportingOverflow(by: rule.interval)
    guard !overflow, step < 4_000_000 else { return nil }
    let day: LocalDate
    switch rule.frequency {
    case .yearly: day = YearMonth(clamping: start.date.year + step, month: 1).firstDay
    case .monthly: day = start.date.yearMonth.advanced(by: step).firstDay
    case .weekly: day = firstWeek.advanced(by: 7 * step)
    default: day = start.date.advanced(by: step)
    }
    return day <= Self.lastDay ? day : nil
  }

  private func days(ofPeriod index: Int, from first: LocalDate) -> [LocalDate] {
    switch rule.frequency {
    case .yearly: rule.days(inYear: first.year, start: start.date)
    case .monthly: rule.days(in: first.yearMonth, start: start.date)
    case .weekly: rule.days(inWeekFrom: first, start: start.date)
    default: rule.passesDay(first) ? [first] : []
    }
  }

  // MARK: Hourly and faster: ticks of the wall clock

  private var unit: Int {
    switch rule.frequency {
    case .hourly: 3600
    case .minutely: 60
    default: 1
    }
  }

  private func walkTicks(_ collector: inout Collector) {
    let unit = unit
    let first = floorDivide(start.wallSeconds, unit)
    var tick = first
    if rule.count == nil || isEven {
      tick = aligned(collector.window.lowerBound.wallSeconds - unit + 1, first)
      collector.skip((tick - first) / rule.interval)
    }
    let last = min(
      collector.window.upperBound.wallSeconds,
      LocalDateTime(YearMonth(clamping: 9999, month: 12).firstDay).wallSeconds + 31 * 86_400 - 1)
    let cost = rule.stepsPerPeriod
    let seconds = secondsInTick
    var allowed: LocalDate?
    while !collector.isDone, tick * unit <= last {
      collector.spend(cost)
      let base = LocalDateTime(wallSeconds: tick * unit)
      if let later = nextAllowed(base, on: &allowed) {
        tick = aligned(later, first)
        continue
      }
      collector.spend(seconds.count)
      for second in seconds { collector.take(base.adding(wallSeconds: second)) }
      tick += rule.interval
    }
  }

  /// The first tick at or after `second` that is a whole number of intervals from the first.
  private func aligned(_ second: Int, _ first: Int) -> Int {
    let target = ceilingDivide(second, unit)
    return first + max(0, ceilingDivide(target - first, rule.interval)) * rule.interval
  }

  /// The seconds of a tick that have instances; the same in every tick.
  private var secondsInTick: [Int] {
    let clock = ClockTimes(rule: rule, start: start.time)
    let minutes = rule.frequency == .hourly ? clock.minutes : [0]
    let seconds = rule.frequency >= .minutely ? clock.seconds : [0]
    let all = minutes.flatMap { minute in seconds.map { minute * 60 + $0 } }
    guard !rule.setPositions.isEmpty else { return all }
    let positions = rule.setPositions.map { $0 > 0 ? $0 - 1 : all.count + $0 }.sortedUnique()
    return positions.filter(all.indices.contains).map { all[$0] }
  }

  /// Nil if this tick is allowed, else the second of the next that may be; `day` caches a date.
  private func nextAllowed(_ reading: LocalDateTime, on day: inout LocalDate?) -> Int? {
    let midnight = reading.date.dayNumber * 86_400
    if reading.date != day {
      guard rule.passesDay(reading.date) else { return midnight + 86_400 }
      day = reading.date
    }
    let time = reading.time
    if let jump = Self.jump(from: time.hour, to: rule.hours, of: 24) {
      return midnight + (time.hour + jump) * 3600
    }
    guard rule.frequency <= .minutely else { return nil }
    if let jump = Self.jump(from: time.minute, to: rule.minutes, of: 60) {
      return midnight + time.hour * 3600 + (time.minute + jump) * 60
    }
    guard rule.frequency == .secondly else { return nil }
    return Self.jump(from: time.second, to: rule.seconds, of: 60).map { reading.wallSeconds + $0 }
  }

  /// The distance to the next allowed value or the end of the cycle; nil if this value is allowed.
  private static func jump(from value: Int, to allowed: [Int], of cycle: Int) -> Int? {
    guard !allowed.isEmpty, !allowed.contains(value) else { return nil }
    return (allowed.first { $0 > value } ?? cycle) - value
  }
}

/// Every combination of a rule's times of day, sorted, without building the list.
private struct ClockTimes {
  let hours: [Int]
  let minutes: [Int]
  let seconds: [Int]

  init(rule: RecurrenceRule, start: TimeOfDay) {
    hours = rule.hours.isEmpty ? [start.hour] : rule.hours
    minutes = rule.minutes.isEmpty ? [start.minute] : rule.minutes
    seconds = rule.seconds.isEmpty ? [start.second] : rule.seconds
  }

  var count: Int { hours.count * minutes.count * seconds.count }

  subscript(index: Int) -> TimeOfDay {
    let perHour = minutes.count * seconds.count
    let minute = minutes[index % perHour / seconds.count]
    return TimeOfDay(
      clamping: hours[index / perHour] * 3600 + minute * 60 + seconds[index % seconds.count])
  }
}

/// Takes sorted candidates, stores those within the window, and counts all of them for COUNT.
private struct Collector {
  let start: LocalDateTime
  let count: Int?
  let window: ClosedRange<LocalDateTime>
  let allowance: Int
  var room = Limits.Recurrence.instances
  var stopsAtFirst = false
  private(set) var found: [LocalDateTime] = []
  private(set) var isDone = false
  private(set) var isCutShort = false
  private var counted = 0
  private(set) var spent = 0

  init(start: LocalDateTime, count: Int?, window: ClosedRange<LocalDateTime>, allowance: Int) {
    self.start = start
    self.count = count
    self.window = window
    self.allowance = allowance
  }

  mutating func spend(_ amount: Int) {
    spent += amount
    if spent > allowance, !isDone { (isDone, isCutShort) = (true, true) }
  }

  /// Counts instances before the window.
  mutating func skip(_ instances: Int) { counted += instances }

  mutating func take(_ reading: LocalDateTime) {
    guard !isDone, reading >= start else { return }
    // A start that its rule does not yield is still the first instance.
    if counted == 0, reading != start { counted = 1 }
    if let count, counted >= count {
      isDone = true
      return
    }
    counted += 1
    guard reading <= window.upperBound else {
      isDone = true
      return
    }
    guard reading >= window.lowerBound else { return }
    guard found.count < room else {
      (isDone, isCutShort) = (true, true)
      return
    }
    found.append(reading)
    spend(RecurrenceBudget.stepsPerInstance)
    if stopsAtFirst { isDone = true }
  }

  mutating func take(_ day: LocalDate, _ clock: ClockTimes) {
    guard !isDone, day >= start.date else { return }
    let isBefore = day < window.lowerBound.date
    if isBefore && count == nil { return }
    if isBefore && counted > 0 && day > start.date {
      counted += clock.count
      return
    }
    for index in 0..<clock.count where !isDone {
      if clock.count > 1 { spend(1) }
      take(LocalDateTime(day, clock[index]))
    }
  }
}

func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

func ceilingDivide(_ a: Int, _ b: Int) -> Int { -floorDivide(-a, b) }
