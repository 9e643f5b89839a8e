/// Everything that bears one UID, in all files: a series with its changed instances, and copies of either.
struct EventGroup {
  /// In the order of the files.
  private(set) var events: [Event]

  /// Events without a UID each stand alone.
  static func groups(of events: [Event]) -> [EventGroup] {
    var groups: [EventGroup] = []
    var indices: [String: Int] = [:]
    for event in events {
      if let uid = event.uid, let index = indices[uid] {
        groups[index].events.append(event)
        continue
      }
      event.uid.map { indices[$0] = groups.count }
      groups.append(EventGroup(events: [event]))
    }
    return groups
  }

  /// The newest version of everything; what other calendars have of the same is marked a duplicate.
  func occurrences(on asked: AskedDays, work: inout RecurrenceWork) -> Series.Result {
    if events.count == 1, let event = events.first, event.recurrenceID == nil {
      return Series(master: event, overrides: [], floatingIn: asked.zone)
        .occurrences(on: asked, work: &work)
    }
    let masters = events.filter { $0.recurrenceID == nil }
    let overrides = newestOverrides(events.filter { $0.recurrenceID != nil }, asked.zone)
    guard let master = newest(masters) else { return singles(overrides, on: asked) }
    var result = Series(master: master, overrides: overrides, floatingIn: asked.zone)
      .occurrences(on: asked, work: &work)
    guard masters.count > 1 else { return result }
    result.diagnostics += indistinct(from: master, among: masters)
    let changes = Dictionary(grouping: events.filter { $0.recurrenceID != nil }, by: \.calendar)
    let copies = Dictionary(grouping: masters, by: \.calendar)
    for (calendar, versions) in copies.sorted(by: { $0.key < $1.key })
    where calendar != master.calendar {
      guard let copy = newest(versions) else { continue }
      let series = Series(
        master: copy, overrides: newestOverrides(changes[calendar] ?? [], asked.zone),
        floatingIn: asked.zone)
      result.occurrences += series.occurrences(on: asked, work: &work).occurrences.map(
        \.asDuplicate)
    }
    return result
  }

  /// Changed instances whose series is in no file: somebody was invited to these alone.
  private func singles(_ overrides: [Event], on asked: AskedDays) -> Series.Result {
    let occurrences = overrides.map { $0.single(in: asked.zone) }
    return Series.Result(occurrences: occurrences.filter { asked.touches($0.time) })
  }

  /// Other events of the same calendar that claim the UID with nothing to say which is the newer:
  /// they are left out, but not in silence.
  private func indistinct(from master: Event, among masters: [Event]) -> [Diagnostic] {
    masters.filter { other in
      other.calendar == master.calendar && other.start != master.start
        && !master.supersedes(other)
    }.map { other in
      let location = SourceLocation(file: other.file, line: other.line)
      return Diagnostic(.warning, .calendar(.repeated(property: "UID")), at: location)
    }
  }

  private func newest(_ versions: [Event]) -> Event? {
    versions.dropFirst().reduce(versions.first) { best, next in
      guard let best else { return next }
      return next.supersedes(best) ? next : best
    }
  }

  private func newestOverrides(_ overrides: [Event], _ zone: Zone) -> [Event] {
    guard overrides.count > 1 else { return overrides }
    var best: [EventTime: Event] = [:]
    var order: [EventTime] = []
    for override in overrides {
      guard let identity = override.recurrenceID else { continue }
      let key = identity.isDay ? identity : .utc(identity.instant(orFloatingIn: zone))
      if let rival = best[key] {
        if override.supersedes(rival) { best[key] = override }
      } else {
        best[key] = override
        order.append(key)
      }
    }
    return order.compactMap { best[$0] }
  }
}

extension Occurrence {
  fileprivate var asDuplicate: Occurrence {
    var copy = self
    copy.isDuplicate = true
    return copy
  }
}
