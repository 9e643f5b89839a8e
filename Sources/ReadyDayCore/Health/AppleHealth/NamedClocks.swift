/// The zones named in an export's records, by time: where the user was.
///
/// The offset beside a time is the phone's at the export, not that of the place of measurement. A watch's
/// nights and workouts name their zone (`HKTimeZone`); most other records do not.
struct NamedClocks {
  private struct Mark {
    let moment: Instant
    let zone: Zone
  }

  /// In order of time after ``sorted()``.
  private var marks: [Mark] = []

  /// Seconds; a night has a hundred records in one zone.
  private static let shortestStay = 3600
  /// Seconds; beyond it a zone says nothing.
  private static let longestStay = 86_400

  mutating func note(_ zone: Zone, at moment: Instant) {
    if let last = marks.last, abs(moment.seconds(since: last.moment)) < Self.shortestStay,
      last.zone.name == zone.name
    {
      return
    }
    marks.append(Mark(moment: moment, zone: zone))
  }

  func sorted() -> NamedClocks {
    var clocks = self
    clocks.marks.sort { ($0.moment, $0.zone.name) < ($1.moment, $1.zone.name) }
    return clocks
  }

  /// The offset of the zone named nearest to `moment`, within a day.
  ///
  /// - Parameter written: the offset beside the time, used where no zone is near.
  func offset(at moment: Instant, else written: HealthSamples.MinuteOffset) -> UTCOffset {
    let later = marks.partition { $0.moment >= moment }
    let near = marks[max(later - 1, 0)..<min(later + 1, marks.count)]
    let nearest = near.min { distance($0, to: moment) < distance($1, to: moment) }
    guard let nearest, distance(nearest, to: moment) <= Self.longestStay else {
      return written.offset
    }
    return nearest.zone.offset(at: moment)
  }

  private func distance(_ mark: Mark, to moment: Instant) -> Int {
    abs(moment.seconds(since: mark.moment))
  }
}
