/// Clocks for files that name them in forms other than WHOOP's, or not at all.
public struct WhoopClocks: Sendable {
  package let zone: Zone
  package let zones: any ZoneDatabase

  /// - Parameters:
  ///   - zone: the user's zone, for records without one.
  ///   - zones: finds the zones that records name.
  public init(zone: Zone, zones: any ZoneDatabase) { (self.zone, self.zones) = (zone, zones) }
}

extension HealthRecords {
  /// Corrects sleeps during which the user's clocks changed; WHOOP stores one offset per sleep.
  func read(by clocks: WhoopClocks?) -> HealthRecords {
    guard let zone = clocks?.zone, sleeps.all.contains(where: { $0.offsets(in: zone) != nil })
    else { return self }
    return changingSleeps { sleep in
      guard let (start, end) = sleep.offsets(in: zone) else { return }
      (sleep.startOffset, sleep.offset) = (start, end)
    }
  }
}

extension SleepRecord {
  /// The zone's offsets at start and end; nil unless they differ and one is the sleep's own.
  fileprivate func offsets(in zone: Zone) -> (start: UTCOffset, end: UTCOffset)? {
    let (start, end) = (zone.offset(at: span.start), zone.offset(at: span.end))
    return start != end && (offset == start || offset == end) ? (start, end) : nil
  }
}

extension UTCOffset {
  /// Reads a zone as exports write it (`+01:00`, `UTC+01:00`, `UTCZ`), or as spreadsheets and other
  /// programs do: `UTC`, `UTC+1`, `GMT+1:30`, `UTC-05`, `+0100`, `-05:00:00`.
  init?(whoopZone text: String) {
    let rest = text.hasPrefix("UTC") || text.hasPrefix("GMT") ? text.dropFirst(3) : text[...]
    if rest.isEmpty, !text.isEmpty {
      self = .zero
    } else {
      self.init(loose: rest.utf8)
    }
  }
}
