/// The days somebody asked about, and the clock they live by.
public struct AskedDays: Sendable {
  /// From the first to the last; what lies between may not all be asked about.
  public let days: ClosedRange<LocalDate>
  public let zone: Zone
  /// From the first moment of the first day to the end of the last.
  let span: TimeSpan
  /// What is asked about of ``days``: mostly all of it.
  let parts: [Part]

  /// Days that follow each other.
  struct Part: Sendable {
    let days: ClosedRange<LocalDate>
    /// From the first moment of the first day to the end of the last.
    let span: TimeSpan

    init(_ days: ClosedRange<LocalDate>, in zone: Zone) {
      self.days = days
      span = TimeSpan(
        from: zone.start(of: days.lowerBound), to: zone.start(of: days.upperBound.advanced(by: 1)))
    }
  }

  /// - Parameters:
  ///   - days: days that follow each other.
  ///   - others: single days beside them, in any order.
  ///   - zone: the clock these days are lived by; floating times are read on it.
  public init(_ days: ClosedRange<LocalDate>, and others: [LocalDate] = [], in zone: Zone) {
    let all = others.reduce(days.lowerBound, min)...others.reduce(days.upperBound, max)
    self.days = all
    self.zone = zone
    span = Part(all, in: zone).span
    parts = [Part(days, in: zone)] + others.map { Part($0...$0, in: zone) }
  }

  func touches(_ time: Occurrence.Time) -> Bool {
    parts.contains { $0.touches(time) }
  }
}

extension AskedDays.Part {
  func touches(_ time: Occurrence.Time) -> Bool {
    switch time {
    case .timed(let span): span.touches(self.span)
    case .allDay(let range):
      range.lowerBound <= days.upperBound && range.upperBound > days.lowerBound
    }
  }
}
