/// All events with one UID, in any file: a series with its changed instances, and copies of either.
struct EventGroup {
  /// In the order of the files they come from.
  private(set) var events: [Event]
  /// Cancelled events and instances (RFC 5546 §3.2.5).
  private var cancellations: [Cancellation] = []
  private let me: Set<String>

  /// Groups events by UID; each event without a UID is a group of its own.
  static func groups(
    of events: [Event], _ cancellations: [Cancellation], me: Set<String>
  ) -> [EventGroup] {
    var groups: [EventGroup] = []
    var indices: [String: Int] = [:]
    for event in events {
      if let uid = event.uid, let index = indices[uid] {
        groups[index].events.append(event)
        continue
      }
      event.uid.map { indices[$0] = groups.count }
      groups.append(EventGroup(events: [event], me: me))
    }
    for cancellation in cancellations {
      indices[cancellation.uid].map { groups[$0].cancellations.append(cancellation) }
    }
    return groups
  }

  /// The newest versions, with the calendar and response of the user's copy; others are duplicates.
  func occurrences(on requested: RequestedDays, budget: inout RecurrenceBudget) -> Series.Result {
    if events.count == 1, let event = events.first, event.recurrenceID == nil,
      cancellations.isEmpty
    {
      return Series(master: event, overrides: [], floatingIn: requested.zone)
        .occurrences(on: requested, budget: &budget)
    }
    let standing = standing
    let masters = standing.filter { $0.recurrenceID == nil }
    var overrides = newestOverrides(in: standing, requested.zone)
    guard let newest = newest(masters), let master = counting(masters) else {
      // The series is in no file: the user was invited only to the changed instances.
      let singles = overrides.map { $0.single(in: requested.zone) }
      return Series.Result(occurrences: singles.filter { requested.touches($0.time) })
    }
    if master.details.names(me) {
      overrides = overrides.map {
        $0.calendar == master.calendar || $0.details.names(me) ? $0 : $0.counting(as: master)
      }
    }
    if master.details.has(.declined, from: me) {
      overrides = overrides.map { $0.details.attendees.isEmpty ? $0.invited(as: master) : $0 }
    }
    let isNewest = master.calendar == newest.calendar
    var result = occurrences(
      of: isNewest ? masters.filter { $0.calendar == master.calendar } : [master],
      changedBy: overrides, on: requested, budget: &budget)
    let copies = Dictionary(grouping: masters, by: \.calendar)
    guard copies.count > 1 else { return result }
    let changes = Dictionary(grouping: standing, by: \.calendar)
    for (calendar, versions) in copies.sorted(by: { $0.key < $1.key })
    where calendar != master.calendar {
      var copies = occurrences(
        of: versions, changedBy: newestOverrides(in: changes[calendar] ?? [], requested.zone),
        on: requested, budget: &budget)
      copies.diagnostics = []
      copies.occurrences = copies.occurrences.map(\.asDuplicate)
      result.add(copies)
    }
    return result
  }

  /// The newest version in one calendar, and any not known to be older: some programs reuse a UID.
  private func occurrences(
    of versions: [Event], changedBy overrides: [Event], on requested: RequestedDays,
    budget: inout RecurrenceBudget
  ) -> Series.Result {
    guard let newest = newest(versions) else { return Series.Result() }
    let (master, overrides) = (cancelled(newest), cancelled(overrides, of: newest, requested.zone))
    var result = Series(master: master, overrides: overrides, floatingIn: requested.zone)
      .occurrences(on: requested, budget: &budget)
    var starts: Set<EventTime> = [newest.start]
    for var other in versions where !newest.supersedes(other) && starts.insert(other.start).inserted
    {
      if starts.count == 2 { result.diagnostics.append(other.sharesUID) }
      other = cancelled(other)
      other.exceptions += overrides.compactMap(\.recurrenceID)
      let more = Series(master: other, overrides: [], floatingIn: requested.zone)
        .occurrences(on: requested, budget: &budget)
      result.add(more)
    }
    return result
  }

  /// The events that are not cancellations; if there are none, the cancellations.
  private var standing: [Event] {
    guard events.contains(where: \.isCancellation) else { return events }
    let others = events.filter { !$0.isCancellation }
    return others.isEmpty ? events : others
  }

  private func newest(_ versions: [Event]) -> Event? {
    versions.dropFirst().reduce(versions.first) { best, next in
      guard let best else { return next }
      return next.supersedes(best) ? next : best
    }
  }

  /// The newest copy. If the user's own copy is in another calendar, its calendar and details are
  /// used: those of the newest own copy, or of an equally new one that declines.
  private func counting(_ versions: [Event]) -> Event? {
    guard let newest = newest(versions), versions.count > 1, !me.isEmpty else {
      return newest(versions)
    }
    let own = versions.filter { $0.details.names(me) }
    let copy = self.newest(own).map { latest in
      own.first { !latest.supersedes($0) && $0.details.has(.declined, from: me) } ?? latest
    }
    return copy.map { $0.calendar == newest.calendar ? newest : newest.counting(as: $0) } ?? newest
  }

  /// The newest version of every changed instance, in the order of the files.
  private func newestOverrides(in versions: [Event], _ zone: Zone) -> [Event] {
    // Indices, not events: a series can have as many changes as a file has room for.
    var copies: [[Int]] = []
    var places: [EventTime: Int] = [:]
    for (index, version) in versions.enumerated() {
      guard let identity = version.recurrenceID?.settled(in: zone) else { continue }
      if let place = places[identity] {
        copies[place].append(index)
      } else {
        places[identity] = copies.count
        copies.append([index])
      }
    }
    return copies.compactMap { counting($0.map { versions[$0] }) }
  }

  private func cancelled(_ event: Event) -> Event {
    let sequences = cancellations.filter { $0.recurrenceID == nil }.map(\.sequence)
    guard let sequence = sequences.max(), sequence >= event.sequence else { return event }
    var event = event
    event.details.status = .cancelled
    event.sequence = sequence
    return event
  }

  /// Adds to `overrides` one for each instance of `master` that was cancelled on its own.
  private func cancelled(_ overrides: [Event], of master: Event, _ zone: Zone) -> [Event] {
    let identities = cancellations.filter { $0.recurrenceID != nil }
    guard !identities.isEmpty else { return overrides }
    var off: [EventTime: Int] = [:]
    for cancellation in identities {
      guard let time = cancellation.recurrenceID?.settled(in: zone) else { continue }
      off[time] = max(off[time] ?? .min, cancellation.sequence)
    }
    var result = overrides
    for index in result.indices {
      guard let time = result[index].recurrenceID?.settled(in: zone),
        let sequence = off.removeValue(forKey: time), sequence >= result[index].sequence
      else { continue }
      result[index].details.status = .cancelled
    }
    return result + off.filter { $0.value >= master.sequence }.map { master.calledOff(at: $0.key) }
  }
}

extension EventTime {
  /// The same moment in one form, so that all ways to write it compare equal.
  func settled(in zone: Zone) -> EventTime { isDay ? self : .utc(instant(orFloatingIn: zone)) }
}

extension Event {
  /// This event's times and status, with everything else from `copy`.
  fileprivate func counting(as copy: Event) -> Event {
    var event = self
    event.calendar = copy.calendar
    var details = copy.details.details
    (details.status, details.zones) = (self.details.status, self.details.zones)
    event.details.details = details
    return event
  }

  /// With the guests of its series, whose answers hold for an instance that lists none.
  fileprivate func invited(as series: Event) -> Event {
    var event = self
    event.details.attendees = series.details.attendees
    return event
  }

  fileprivate func calledOff(at time: EventTime) -> Event {
    var instance = self
    (instance.rules, instance.exclusionRules) = ([], [])
    (instance.addedDates, instance.exceptions) = ([], [])
    instance.recurrenceID = time
    // A date can name an instance of a series with times, and the other way round.
    instance.start = time.isDay == start.isDay ? time : start.moved(to: time.reading.date)
    instance.details.status = .cancelled
    return instance
  }

  fileprivate var sharesUID: Diagnostic {
    Diagnostic(.warning, .calendar(.sharedUID), at: SourceLocation(file: file, line: line))
  }
}

extension Occurrence {
  fileprivate var asDuplicate: Occurrence { copy(of: self) { $0.isDuplicate = true } }
}
