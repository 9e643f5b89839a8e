/// An event with its recurrence set and its changed instances (RFC 5545 §3.8.4.4).
struct Series {
  let master: Event
  private(set) var overrides: [Event]

  struct Result {
    /// Only the listed ones, if there are too many.
    var occurrences: [Occurrence] = []
    var diagnostics: [Diagnostic] = []
    /// How many dates on the requested days are not listed.
    var unlisted = 0
    /// Whether dates may be missing because they took too much work.
    var isCutShort = false

    mutating func add(_ other: Result) {
      occurrences += other.occurrences
      diagnostics += other.diagnostics
      unlisted += other.unlisted
      isCutShort = isCutShort || other.isCutShort
    }
  }

  func occurrences(on requested: RequestedDays, budget: inout RecurrenceBudget) -> Result {
    if isSingle { return single(on: requested) }
    var result = Result()
    let replaced = Set(overrides.compactMap { $0.recurrenceID.map(identity) })
    let dated = overrides.filter(\.replacesFuture).map { (moment: identityMoment($0), event: $0) }
      .sorted { $0.moment < $1.moment }
    let ranges = dated.map(\.event)
    result.diagnostics += tooFar(ranges)
    // Instances are sorted too, so one walk along both is enough.
    var passed = 0
    var dates: [Dated] = []
    for instance in instances(near: requested, ranges: ranges, budget: &budget, &result)
    where !replaced.contains(instance.identity) {
      while passed < dated.count, dated[passed].moment <= instance.moment { passed += 1 }
      // Most instances touch no requested day; only those that do become occurrences.
      let time =
        passed > 0
        ? time(of: instance, movedBy: ranges[passed - 1])
        : master.time(at: instance.reading, clock: clock, length: instance.length)
      if requested.touches(time) { dates.append(Dated(time: time, ranges: passed)) }
    }
    list(dates, movedBy: ranges, on: requested, &result)
    for override in overrides {
      var occurrence = override.single(in: requested.zone)
      // A cancelled series also cancels its changed instances, unless they are newer.
      if master.details.status == .cancelled, override.sequence <= master.sequence {
        occurrence.status = .cancelled
      }
      if requested.touches(occurrence.time) { result.occurrences.append(occurrence) }
    }
    return result
  }

  private struct Dated {
    let time: Occurrence.Time
    let ranges: Int
    var days = 0...0
  }

  private func list(
    _ dates: [Dated], movedBy ranges: [Event], on requested: RequestedDays, _ result: inout Result
  ) {
    // A THISANDFUTURE change may have moved them out of order.
    let dates = dates.compactMap { date in
      requested.places(of: date.time).map { Dated(time: date.time, ranges: date.ranges, days: $0) }
    }.sorted { $0.days.lowerBound < $1.days.lowerBound }
    let cost = master.details.listingCost
    let items = dates.map { Listing.Item(days: $0.days, cost: cost) }
    let listing = Listing(dayCount: requested.dayCount)
    let belongsToSeries = listing.ofSeries(items)
    let isWithin = listing.within(Limits.Listing.cost(ofDays: requested.dayCount), items)
    for place in dates.indices {
      if belongsToSeries[place], isWithin[place] {
        result.occurrences.append(occurrence(dates[place], movedBy: ranges))
      } else {
        result.unlisted += 1
        result.occurrences.indices.last.map { result.occurrences[$0].unlisted += 1 }
      }
    }
    guard result.unlisted > 0 else { return }
    result.diagnostics.append(problem(.crowdedSeries(leftOut: result.unlisted)))
  }

  /// Reports shifts beyond `EventReader/farthestMove`, within which RDATE and EXDATE are read.
  private func tooFar(_ ranges: [Event]) -> [Diagnostic] {
    guard master.hasSingleDates else { return [] }
    let limit = EventReader.farthestMove
    return ranges.filter { abs(shift(of: $0)) > limit * 86_400 }.map { override in
      let location = SourceLocation(file: override.file, line: override.line)
      return Diagnostic(.warning, .calendar(.movedTooFar(limit: limit)), at: location)
    }
  }

  init(master: Event, overrides: [Event], floatingIn zone: Zone) {
    let isFrequent = master.rules.contains(where: \.yieldsMoreThanYearly)
    let isDaily = isFrequent && master.rules.contains(where: \.yieldsMostDays)
    self.master = isFrequent ? master.recurringOften(daily: isDaily) : master
    clock = master.start.zone(orFloatingIn: zone)
    self.overrides = isFrequent ? overrides.map { $0.recurringOften(daily: isDaily) } : overrides
    guard !master.exceptions.isEmpty, overrides.contains(where: { $0.sequence < master.sequence })
    else { return }
    // A newer version of the series may exclude a date that an older one had moved.
    let excepted = Set(master.exceptions.flatMap(identities))
    self.overrides = self.overrides.filter { override in
      override.sequence >= master.sequence
        || override.recurrenceID.map { excepted.contains(identity($0)) } != true
    }
  }

  private let clock: Zone

  /// Whether there is nothing to expand, as for most events.
  private var isSingle: Bool {
    !master.isRecurring && overrides.isEmpty && master.exceptions.isEmpty
      && master.exclusionRules.isEmpty
  }

  private func single(on requested: RequestedDays) -> Result {
    let occurrence = master.single(in: requested.zone)
    return Result(occurrences: requested.touches(occurrence.time) ? [occurrence] : [])
  }

  /// What a RECURRENCE-ID or EXDATE names: seconds since 1970 or, without times, the day number.
  private typealias Identity = Int

  private struct Instance {
    let reading: LocalDateTime
    let moment: Instant
    let identity: Identity
    let length: Event.Length?
  }

  private func instance(_ reading: LocalDateTime, length: Event.Length? = nil) -> Instance {
    let moment = clock.instant(of: reading)
    let identity = master.start.isDay ? reading.date.dayNumber : moment.secondsSince1970
    return Instance(reading: reading, moment: moment, identity: identity, length: length)
  }

  /// The clock reading of an added date; a date without a time gets the series' time of day.
  private func reading(of added: EventTime) -> LocalDateTime {
    guard added.isDay else { return clock.reading(at: added.instant(orFloatingIn: clock)) }
    return LocalDateTime(added.reading.date, master.start.reading.time)
  }

  /// Goes by the date if the series has no times, or if `time` is only a date.
  private func identity(_ time: EventTime) -> Identity {
    if master.start.isDay { return time.reading.date.dayNumber }
    guard case .day(let date) = time else {
      return time.instant(orFloatingIn: clock).secondsSince1970
    }
    return clock.instant(of: LocalDateTime(date, master.start.reading.time)).secondsSince1970
  }

  /// Two identities for a time with `Z` in a floating series: some programs add `Z` to local times.
  private func identities(_ exception: EventTime) -> [Identity] {
    guard master.start.isFloating, case .utc = exception else { return [identity(exception)] }
    return [identity(exception), identity(.floating(exception.reading))]
  }

  private func identityMoment(_ override: Event) -> Instant {
    guard let time = override.recurrenceID else { return Instant(secondsSince1970: .min / 4) }
    let identity = identity(time)
    return master.start.isDay
      ? clock.start(of: LocalDate(dayNumber: identity)) : Instant(secondsSince1970: identity)
  }

  /// The instances that may touch the requested days, in order, without exceptions.
  private func instances(
    near requested: RequestedDays, ranges: [Event], budget: inout RecurrenceBudget,
    _ outcome: inout Result
  ) -> [Instance] {
    let window = window(around: requested, ranges: ranges)
    budget.file = master.file
    var cuts: [Int] = []
    let isOverAtStart = !master.rules.isEmpty && master.rules.allSatisfy(endsBeforeStart)
    var found =
      isOverAtStart ? [] : [master.start.reading].filter(window.contains).map { instance($0) }
    for rule in master.rules {
      let room = Limits.Recurrence.instances - found.count
      let result = instances(of: rule, in: window, upTo: room, budget: &budget)
      result.cutShortAfter.map { cuts.append($0) }
      found += result.readings.map { instance($0) }
    }
    found += master.addedDates.map { instance(reading(of: $0.start), length: $0.length) }
    let excepted = exceptedIdentities(in: window, budget: &budget, &cuts)
    // A DATE in EXDATE removes a day, on the event's own clock, from a timed event.
    let dates =
      master.start.isDay ? [] : Set(master.exceptions.filter(\.isDay).map(\.reading.date))
    outcome.isCutShort = !cuts.isEmpty
    outcome.diagnostics +=
      isOverAtStart
      ? [problem(.untilBeforeStart)] : problems(found: found.count, cuts: cuts, budget: &budget)
    // Once sorted, equal instances are adjacent.
    var last: Identity?
    return found.sorted { ($0.moment, $0.reading) < ($1.moment, $1.reading) }.filter { instance in
      guard instance.identity != last, !excepted.contains(instance.identity),
        !dates.contains(instance.reading.date)
      else { return false }
      last = instance.identity
      return true
    }
  }

  private func instances(
    of rule: RecurrenceRule, in window: ClosedRange<LocalDateTime>, upTo room: Int,
    budget: inout RecurrenceBudget
  ) -> Recurrence.Result {
    let until = until(of: rule)
    let last = lastReading(until)
    let upper = min(window.upperBound, last)
    guard window.lowerBound <= upper else { return Recurrence.Result() }
    var result = Recurrence(rule: rule, start: master.start.reading)
      .instances(in: window.lowerBound...upper, upTo: room, budget: &budget)
    if case .utc(let instant) = until {
      result.readings.removeAll { clock.instant(of: $0) > instant }
    }
    return result
  }

  /// Whether UNTIL excludes even the start; some programs end a series like that after moving it.
  private func endsBeforeStart(_ rule: RecurrenceRule) -> Bool {
    let until = until(of: rule)
    if case .utc(let instant) = until { return clock.instant(of: master.start.reading) > instant }
    return lastReading(until) < master.start.reading
  }

  /// A moment that ends a series without times means its date on the user's clock.
  private func until(of rule: RecurrenceRule) -> RecurrenceRule.Until? {
    guard master.start.isDay, case .utc(let instant) = rule.until else { return rule.until }
    return .day(clock.reading(at: instant).date)
  }

  /// The latest reading that UNTIL can include; for UNTIL in UTC, with two days to spare.
  private func lastReading(_ until: RecurrenceRule.Until?) -> LocalDateTime {
    let endOfDay = TimeOfDay(clamping: 86_399)
    switch until {
    case nil: return LocalDateTime(YearMonth(clamping: 9999, month: 12).firstDay.advanced(by: 30))
    case .day(let date): return LocalDateTime(date, endOfDay)
    case .local(let local): return master.start.isDay ? LocalDateTime(local.date, endOfDay) : local
    case .utc(let instant): return instant.reading(at: .zero).adding(wallSeconds: 2 * 86_400)
    }
  }

  /// The readings whose instances may touch the days, widened by the longest instance and shift.
  private func window(around requested: RequestedDays, ranges: [Event]) -> ClosedRange<
    LocalDateTime
  > {
    let shifts = ranges.map { abs(shift(of: $0)) }.max() ?? 0
    let longest = ([master] + ranges).map(\.longestSeconds).max() ?? 0
    let slack = slack(around: requested.span)
    let first = min(
      clock.reading(at: requested.span.start), LocalDateTime(requested.days.lowerBound))
    let nextDay = requested.days.upperBound.advanced(by: 1)
    let last = max(clock.reading(at: requested.span.end), LocalDateTime(nextDay))
    return first.adding(
      wallSeconds: -longest - shifts - slack)...last.adding(
        wallSeconds: shifts + slack)
  }

  /// How far a skipped reading may be from its moment: an hour, or more if clocks jumped farther.
  private func slack(around span: TimeSpan) -> Int {
    let near = TimeSpan(
      from: span.start.adding(seconds: -2 * 86_400), to: span.end.adding(seconds: 2 * 86_400))
    var before = clock.offset(at: near.start)
    var greatest = 3600
    for change in clock.changes(in: near) {
      greatest = max(greatest, abs(change.offset.seconds - before.seconds))
      before = change.offset
    }
    return greatest
  }

  private func exceptedIdentities(
    in window: ClosedRange<LocalDateTime>, budget: inout RecurrenceBudget, _ cuts: inout [Int]
  ) -> Set<Identity> {
    var excepted = Set(
      master.exceptions.filter { master.start.isDay || !$0.isDay }.flatMap(identities))
    for rule in master.exclusionRules {
      let room = Limits.Recurrence.instances - excepted.count
      let result = instances(of: rule, in: window, upTo: room, budget: &budget)
      result.cutShortAfter.map { cuts.append($0) }
      excepted.formUnion(result.readings.map { instance($0).identity })
    }
    return excepted
  }

  /// `cuts`: the steps after which rules were abandoned.
  private func problems(found: Int, cuts: [Int], budget: inout RecurrenceBudget) -> [Diagnostic] {
    var problems = cuts.max().map { [CalendarProblem.ruleTooLong(limit: $0)] } ?? []
    if found <= 1, cuts.isEmpty {
      for rule in master.rules where rule.mayBeBarren {
        let recurrence = Recurrence(rule: rule, start: master.start.reading)
        if budget.prove({ !recurrence.yieldsAnything(budget: &$0) }) {
          problems.append(.ruleYieldsNothing)
        }
      }
    }
    return problems.map(problem)
  }

  private func problem(_ problem: CalendarProblem) -> Diagnostic {
    let location = SourceLocation(file: master.file, line: master.line)
    return Diagnostic(.warning, .calendar(problem), at: location)
  }

  /// After a THISANDFUTURE override, an instance takes the override's shift and length.
  private func time(of instance: Instance, movedBy range: Event) -> Occurrence.Time {
    let reading = instance.reading.adding(wallSeconds: shift(of: range))
    return range.time(at: reading, clock: clock, length: range.length)
  }

  private func occurrence(_ date: Dated, movedBy ranges: [Event]) -> Occurrence {
    var occurrence = date.ranges > 0 ? ranges[date.ranges - 1].details : master.details
    occurrence.time = date.time
    // Only if needed, because changed details are no longer shared.
    if master.details.status == .cancelled, date.ranges > 0 { occurrence.status = .cancelled }
    return occurrence
  }

  /// The shift in seconds, on the series' clock.
  private func shift(of override: Event) -> Int {
    guard let original = override.recurrenceID else { return 0 }
    if master.start.isDay || override.start.isDay {
      return original.reading.date.distance(to: override.start.reading.date) * 86_400
    }
    let from = clock.reading(at: identityMoment(override))
    let to = clock.reading(at: override.start.instant(orFloatingIn: clock))
    return to.wallSeconds - from.wallSeconds
  }
}

extension RecurrenceRule {
  /// Whether the rule's parts may exclude each other.
  fileprivate var mayBeBarren: Bool {
    count != 1
      && (!setPositions.isEmpty || !yearDays.isEmpty || !weekNumbers.isEmpty
        || (!monthDays.isEmpty && (!months.isEmpty || !weekdays.isEmpty))
        || weekdays.contains { $0.ordinal != nil }
        || (frequency < .daily && interval > 1))
  }

  /// Whether the rule has four dates a week or more.
  fileprivate var yieldsMostDays: Bool {
    interval == 1 && (frequency == .daily || frequency == .weekly && weekdays.count >= 4)
  }

  /// Whether the rule has several dates a year; one with two dates in all may be a two-day event.
  fileprivate var yieldsMoreThanYearly: Bool {
    guard count ?? .max > 2 else { return false }
    switch frequency {
    case .yearly:
      return [months.count, monthDays.count, yearDays.count, weekNumbers.count, weekdays.count]
        .contains { $0 > 1 }
    case .monthly: return interval < 12
    case .weekly: return interval < 52
    default: return true
    }
  }
}

extension Event {
  fileprivate func recurringOften(daily: Bool) -> Event {
    var event = self
    (event.details.recursOften, event.details.recursDaily) = (true, daily)
    return event
  }

  /// The event without its recurrence.
  func single(in zone: Zone) -> Occurrence {
    var occurrence = details
    occurrence.time = time(at: start.reading, clock: start.zone(orFloatingIn: zone), length: nil)
    return occurrence
  }

  func time(at reading: LocalDateTime, clock: Zone, length: Event.Length?) -> Occurrence.Time {
    if start.isDay { return .allDay(days(from: reading.date, length: length)) }
    let time = Occurrence.Time.timed(
      span(from: clock.instant(of: reading), length: length, in: clock))
    guard lastsAllDay else { return time }
    let days = time.days(in: clock)
    return .allDay(days.lowerBound..<days.upperBound.advanced(by: 1))
  }
}
