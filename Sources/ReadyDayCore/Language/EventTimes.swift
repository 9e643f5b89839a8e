extension Zone {
  /// `09:30–11:30`; where the clocks go back in between, the end shows its offset:
  /// `02:30–02:30 (UTC+1)`.
  func clocks(of span: TimeSpan) -> String {
    let (start, end) = (reading(at: span.start), reading(at: span.end))
    let isBack = !span.isEmpty && start.date == end.date && end.time <= start.time
    return start.time.range(to: end.time)
      + (isBack ? " (\(offset(at: span.end).clockName))" : "")
  }
}

extension Voice {
  /// `09:30–11:30`, or `09:30` for a moment.
  func clocks(of span: TimeSpan, in zone: Zone) -> String {
    span.isEmpty ? zone.time(at: span.start).clock : zone.clocks(of: span)
  }

  /// For use in a sentence: `09:30–11:30`, or `09:30 a 11:30` in Spanish.
  func hours(of span: TimeSpan, in zone: Zone) -> String {
    let (start, end) = (zone.time(at: span.start), zone.time(at: span.end))
    return say(start.range(to: end), es: "\(start.clock) a \(end.clock)")
  }

  /// `09:30–11:30` on `date`. Adds a weekday to an earlier start, as in `Mon 22:30–07:30`, and to
  /// the end of a span of a day or more, as in `09:00–Wed 18:00`.
  func clocks(of span: TimeSpan, on date: LocalDate, in zone: Zone) -> String {
    let (start, end) = (zone.reading(at: span.start), zone.reading(at: span.end))
    let isLong = span.lastsDays
    guard start.date != date || isLong else { return clocks(of: span, in: zone) }
    let first = start.date == date ? start.time.clock : brief(start)
    return "\(first)–\(isLong ? brief(end) : end.time.clock)"
  }

  private func brief(_ reading: LocalDateTime) -> String {
    "\(brief(reading.date)) \(reading.time.clock)"
  }

  func brief(_ date: LocalDate) -> String { "\(weekday(date.weekday).prefix(3))" }

  /// `09:30–11:30`, after the date unless it begins on `date`.
  func times(of span: TimeSpan, in zone: Zone, asideFrom date: LocalDate?) -> String {
    let start = zone.reading(at: span.start).date
    let clocks = clocks(of: span, in: zone)
    return start == date ? clocks : "\(shortDate(start)) \(clocks)"
  }
}
