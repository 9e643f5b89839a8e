/// The clocks that people's files name in other ways than WHOOP does, or not at all.
public struct WhoopClocks: Sendable {
  /// The user's.
  let zone: Zone
  package let zones: any ZoneDatabase

  /// - Parameters:
  ///   - zone: the user's: its clocks count where a record names none.
  ///   - zones: where the zones are found that records name.
  public init(zone: Zone, zones: any ZoneDatabase) {
    (self.zone, self.zones) = (zone, zones)
  }
}

extension HealthRecords {
  /// The same with each time of a sleep as the user's clocks showed it, where they were set while it lasted and it was
  /// slept by them: WHOOP knows one offset of a sleep.
  func read(by clocks: WhoopClocks?) -> HealthRecords {
    guard let zone = clocks?.zone, sleeps.all.contains(where: { $0.offsets(in: zone) != nil })
    else {
      return self
    }
    return changingSleeps { sleep in
      guard let (start, end) = sleep.offsets(in: zone) else { return }
      (sleep.startOffset, sleep.offset) = (start, end)
    }
  }
}

extension SleepRecord {
  /// Those of the zone when it began and when it ended; nil unless these differ, and one of them is its own.
  fileprivate func offsets(in zone: Zone) -> (start: UTCOffset, end: UTCOffset)? {
    let (start, end) = (zone.offset(at: span.start), zone.offset(at: span.end))
    return start != end && (offset == start || offset == end) ? (start, end) : nil
  }
}

extension UTCOffset {
  /// A zone as exports write it, `+01:00`, `UTC+01:00` or `UTCZ`, or as spreadsheets and other programs do: `UTC`, `UTC+1`,
  /// `GMT+1:30`, `UTC-05`, `+0100`, `-05:00:00`.
  init?(whoopZone text: String) {
    let rest = text.hasPrefix("UTC") || text.hasPrefix("GMT") ? text.dropFirst(3) : text[...]
    if rest.isEmpty, !text.isEmpty {
      self = .zero
    } else {
      self.init(loose: rest.utf8)
    }
  }
}
