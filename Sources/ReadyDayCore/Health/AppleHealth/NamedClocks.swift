/// The zones that an export's records name, by when they were recorded: where the user was.
///
/// The offset written next to a time is that of the phone when it exported, not of the place where
/// something was measured. A watch's nights and workouts name their zone (`HKTimeZone`); most other
/// records do not.
struct NamedClocks {
  private struct Mark {
    let moment: Instant
    let zone: Zone
  }

  /// In order of time, once they are ``sorted()``.
  private var marks: [Mark] = []

  /// Who is somewhere is there for the next hour: a night has a hundred records.
  private static let shortestStay = 3600
  /// Further off than this, someone may be anywhere.
  private static let longestStay = 86_400

  mutating func note(_ zone: Zone, at moment: Instant) {
    if let last = marks.last, abs(moment.seconds(since: last.moment)) < Self.shortestStay,
      last.zone.name == zone.name
    {
      return
    }
    marks.append(Mark(moment: moment, zone: zone))
  }

  /// Ready to be asked.
  func sorted() -> NamedClocks {
    var clocks = self
    clocks.marks.sort { ($0.moment, $0.zone.name) < ($1.moment, $1.zone.name) }
    return clocks
  }

  /// What the clocks showed at `moment`: those of the zone named nearest to it, within a day.
  ///
  /// - Parameter written: the offset next to the time, taken where no zone is named near it.
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
