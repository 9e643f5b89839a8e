/// The zones that an event names for its start and its end; a flight's are two.
///
/// Indirect, so that the many occurrences without it stay small.
indirect enum EventZones: Hashable, Sendable {
  case named(start: Zone, end: Zone)
}

extension EventZones {
  /// What the clocks of its places show of `span`; nil where those of `zone` show the same.
  func readings(of span: TimeSpan, beside zone: Zone) -> LocalReadings? {
    guard case .named(let first, let last) = self else { return nil }
    func reading(_ instant: Instant, _ own: Zone) -> LocalReadings.Reading? {
      guard own.offset(at: instant) != zone.offset(at: instant) else { return nil }
      return .init(time: own.reading(at: instant).time, place: own.place)
    }
    let (start, end) = (reading(span.start, first), reading(span.end, last))
    return start == nil && end == nil ? nil : LocalReadings(start: start, end: end)
  }
}

/// What the clocks of an event's places show, where it is not what its reader's shows.
package struct LocalReadings: Hashable, Sendable {
  package struct Reading: Hashable, Sendable {
    package let time: TimeOfDay
    /// `New York`.
    package let place: String
  }

  package let start: Reading?
  package let end: Reading?
}

extension Zone {
  /// The city it is named after: `New York`.
  fileprivate var place: String {
    String(name.split(separator: "/").last ?? "").replacing("_", with: " ")
  }
}
