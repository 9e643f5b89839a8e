/// The zones of an event's start and end; two for a flight. Indirect, so occurrences stay small.
indirect enum EventZones: Hashable, Sendable {
  case named(start: Zone, end: Zone)

  /// The local times where it takes place; nil if clocks in `zone` show the same.
  func readings(of span: TimeSpan, beside zone: Zone) -> LocalReadings? {
    let (first, last) = zones(of: span, besides: zone)
    guard first != nil || last != nil else { return nil }
    return LocalReadings(
      start: first.map { LocalReadings.Reading(of: span.start, in: $0) },
      end: last.map { LocalReadings.Reading(of: span.end, in: $0) })
  }

  /// Nil if clocks in `zone` show the same.
  func zones(of span: TimeSpan, besides zone: Zone) -> (start: Zone?, end: Zone?) {
    switch self {
    case .named(let start, let end):
      (
        start.isApart(from: zone, at: span.start) ? start : nil,
        end.isApart(from: zone, at: span.end) ? end : nil
      )
    }
  }

  /// Whether all of it is in `zone`; any other of a name that it does not know may be another one.
  func isAll(_ zone: Zone, during span: TimeSpan) -> Bool {
    guard case .named(let start, let end) = self else { return false }
    return [start, end].allSatisfy {
      $0.name == zone.name
        || !zone.name.contains("/") && $0.offset(at: span.start) == zone.offset(at: span.start)
    }
  }
}

/// The local times of an event where they differ from the user's.
package struct LocalReadings: Equatable, Sendable {
  package struct Reading: Equatable, Sendable {
    package let moment: LocalDateTime
    /// A city, such as `New York`.
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

  /// The city in its name, such as `New York`.
  var place: String { String(name.split(separator: "/").last ?? "").replacing("_", with: " ") }
}
