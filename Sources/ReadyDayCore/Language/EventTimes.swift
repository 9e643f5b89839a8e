// When things take place, as a clock of the day's zone shows it.

extension Phrasebook {
  /// `09:30–11:30`, or `09:30` of a moment.
  func clocks(of span: TimeSpan, in zone: Zone) -> String {
    let (start, end) = (zone.reading(at: span.start).time, zone.reading(at: span.end).time)
    return span.isEmpty ? start.clock : start.range(to: end)
  }

  /// `09:30–11:30`, with its date where it does not begin on `date`.
  func times(of span: TimeSpan, in zone: Zone, asideFrom date: LocalDate?) -> String {
    let start = zone.reading(at: span.start).date
    let clocks = clocks(of: span, in: zone)
    return start == date ? clocks : "\(shortDate(start)) \(clocks)"
  }
}
