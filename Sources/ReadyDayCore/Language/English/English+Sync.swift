extension English {
  package func name(of source: SyncSource) -> String {
    switch source {
    case .whoop: "WHOOP"
    case .calendar(let name): name
    }
  }

  package func fault(_ fault: SyncFault, at now: Instant, in zone: Zone) -> String {
    guard case .waiting(let until) = fault else { return self.fault(fault) }
    return "\(self.fault(fault)): next try after \(moment(until, at: now, in: zone))"
  }

  package func fault(_ fault: SyncFault) -> String {
    switch fault {
    case .transfer(let fault): self.fault(fault)
    case .status(let status): "HTTP \(status)"
    case .waiting: "too many requests"
    case .notACalendar: "the answer is not a calendar"
    case .calendarCutShort: "the calendar arrived incomplete"
    case .calendarEmptied(let events):
      "the calendar arrived empty and had \(count(events, "event")): not accepted until a day has passed"
    case .noAddress: "url_command gave no address"
    case .notKept(let reason): "cannot store it: \(reason)"
    case .loginExpired: "log in again: readyday sync connect whoop"
    case .oddAnswer: "unexpected answer"
    case .unreadable(1): "1 record could not be read"
    case .unreadable(let records): "\(records) records could not be read"
    case .told(_, let words): words
    }
  }

  package func outcome(of synced: Synced, at now: Instant, in zone: Zone) -> String {
    let kept = synced.status.events.map { ", \(count($0, "event"))" } ?? ""
    let until = synced.status.lastDay.map { ", data until \(shortDate($0))" } ?? ""
    let part = synced.part.map { "; incomplete: \(fault($0, at: now, in: zone))" } ?? ""
    return switch synced.outcome {
    case .fresh: "up to date: \(age(synced.status, at: now, in: zone))\(kept)\(until)"
    case .unchanged: "unchanged\(kept)\(until)\(part)"
    case .changed: "updated\(kept)\(until)\(part)"
    case .failed(let fault):
      "\(self.fault(fault, at: now, in: zone)); \(staying(synced.status, at: now, in: zone))"
    case nil: status(synced.status, at: now, in: zone)
    }
  }

  package func lateness(of synced: Synced, at now: Instant, in zone: Zone) -> String? {
    synced.late(at: now).map { since in
      "\(name(of: synced.source)): not synchronised since \(moment(since, at: now, in: zone))"
        + (synced.status.fault.map { " (\(fault($0, at: now, in: zone)))" } ?? "")
    }
  }

  package func status(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    let connected = status.connectedAt.map { "connected since \(day($0, in: zone))" }
    let fault = status.fault.map { self.fault($0, at: now, in: zone) }
    let failing = status.failingSince.map { since in
      "failing since \(moment(since, at: now, in: zone))"
        + (fault.map { ", \($0)" } ?? "")
    }
    let kept = status.events.map { count($0, "event") }
    let last = status.lastDay.map { "data until \(shortDate($0))" }
    return [connected, age(status, at: now, in: zone), kept, last, failing ?? fault].compactMap(
      \.self
    )
    .joined(separator: ", ")
  }

  private func age(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else { return "never synchronised" }
    return "synchronised \(ago(checked, at: now, in: zone))"
  }

  private func staying(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else { return "nothing is stored" }
    return "still using the copy from \(moment(checked, at: now, in: zone))"
  }

  private func ago(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let minutes = max(0, now.seconds(since: instant) / 60)
    return minutes < 60
      ? "\(minutes) min ago" : preposition(instant, now, zone) + moment(instant, at: now, in: zone)
  }

  private func preposition(_ instant: Instant, _ now: Instant, _ zone: Zone) -> String {
    zone.reading(at: instant).date == zone.reading(at: now).date ? "at " : "on "
  }

  /// The time, with its date on another day.
  private func moment(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    let isToday = reading.date == zone.reading(at: now).date
    return isToday ? reading.time.clock : "\(shortDate(reading.date)) \(reading.time.clock)"
  }

  private func day(_ instant: Instant, in zone: Zone) -> String {
    shortDate(zone.reading(at: instant).date)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
