// When things take place, as a clock of the day's zone shows it.

extension Phrasebook {
  /// `09:30–11:30`, or `09:30` of a moment.
  func clocks(of span: TimeSpan, in zone: Zone) -> String {
    let (start, end) = (zone.reading(at: span.start).time, zone.reading(at: span.end).time)
    return span.isEmpty ? start.clock : start.range(to: end)
  }

  /// `09:30–11:30` among the events of `date`; what begins before it, or lasts for a day and more, names the days of
  /// the week: `Mon 22:30–07:30`, `09:00–Wed 18:00`.
  func clocks(of span: TimeSpan, on date: LocalDate, in zone: Zone) -> String {
    let (start, end) = (zone.reading(at: span.start), zone.reading(at: span.end))
    let isLong = span.lastsDays
    guard start.date != date || isLong else { return clocks(of: span, in: zone) }
    let first = start.date == date ? start.time.clock : brief(start)
    return "\(first)–\(isLong ? brief(end) : end.time.clock)"
  }

  /// `09:30–11:30`, or `Mon 22:30–07:30`.
  func clocks(of times: Explanation.Times) -> String {
    clocks(of: times.span, on: times.date, in: times.zone)
  }

  /// `Mon 22:30`.
  private func brief(_ reading: LocalDateTime) -> String {
    "\(brief(reading.date)) \(reading.time.clock)"
  }

  /// `Mon`.
  func brief(_ date: LocalDate) -> String { "\(weekday(date.weekday).prefix(3))" }

  /// `09:30–11:30`, with its date where it does not begin on `date`.
  func times(of span: TimeSpan, in zone: Zone, asideFrom date: LocalDate?) -> String {
    let start = zone.reading(at: span.start).date
    let clocks = clocks(of: span, in: zone)
    return start == date ? clocks : "\(shortDate(start)) \(clocks)"
  }
}
