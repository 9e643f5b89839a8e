/// The zones that an event names for its start and its end; a flight's are two.
///
/// Indirect, so that the many occurrences without it stay small.
indirect enum EventZones: Hashable, Sendable {
  case named(start: Zone, end: Zone)
}

extension EventZones {
  /// What the clocks of its places show of `span`; nil if those of `zone` show the same.
  func readings(of span: TimeSpan, beside zone: Zone) -> LocalReadings? {
    let (first, last) = zones(of: span, besides: zone)
    guard first != nil || last != nil else { return nil }
    return LocalReadings(
      start: first.map { LocalReadings.Reading(of: span.start, in: $0) },
      end: last.map { LocalReadings.Reading(of: span.end, in: $0) })
  }

  /// The zones of its start and its end; nil if their clocks show then what those of `zone` do.
  func zones(of span: TimeSpan, besides zone: Zone) -> (start: Zone?, end: Zone?) {
    switch self {
    case .named(let start, let end):
      (
        start.isApart(from: zone, at: span.start) ? start : nil,
        end.isApart(from: zone, at: span.end) ? end : nil
      )
    }
  }
}

/// What the clocks of an event's places show, where it is not what its reader's shows.
package struct LocalReadings: Hashable, Sendable {
  package struct Reading: Hashable, Sendable {
    package let moment: LocalDateTime
    /// `New York`.
    package let place: String

    package var time: TimeOfDay { moment.time }

    fileprivate init(of instant: Instant, in zone: Zone) {
      (moment, place) = (zone.reading(at: instant), zone.place)
    }
  }

  package let start: Reading?
  package let end: Reading?
}

extension Zone {
  fileprivate func isApart(from other: Zone, at instant: Instant) -> Bool {
    offset(at: instant) != other.offset(at: instant)
  }

  /// The city it is named after: `New York`.
  fileprivate var place: String {
    String(name.split(separator: "/").last ?? "").replacing("_", with: " ")
  }
}
