/// The days that were requested, and the user's clock.
public struct RequestedDays: Sendable {
  /// From the first to the last; what lies between may not all be asked about.
  public let days: ClosedRange<LocalDate>
  public let zone: Zone
  /// From the first moment of the first day to the end of the last.
  let span: TimeSpan
  /// What is asked about of ``days``: mostly all of it.
  let parts: [Part]
  /// How many days are asked about.
  let dayCount: Int
  /// Tasks that are due by then are asked about too; nil for none.
  package var tasksDue: LocalDate?
  /// Days before ``days`` of which only the first events are looked at; nil for none.
  package var before: ClosedRange<LocalDate>?
  /// Those that follow each other, in order, and the place of the first among all.
  private let runs: [Run]

  private struct Run: Sendable {
    let days: ClosedRange<LocalDate>
    let first: Int
  }

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
  ///   - others: single days besides them, in any order.
  ///   - zone: the clock these days are lived by; floating times are read on it.
  public init(_ days: ClosedRange<LocalDate>, and others: [LocalDate] = [], in zone: Zone) {
    let all = others.reduce(days.lowerBound, min)...others.reduce(days.upperBound, max)
    self.days = all
    self.zone = zone
    span = Part(all, in: zone).span
    parts = [Part(days, in: zone)] + others.map { Part($0...$0, in: zone) }
    var (runs, count) = ([Run](), 0)
    for run in parts.map(\.days).sorted(by: { a, b in
      a.lowerBound != b.lowerBound ? a.lowerBound < b.lowerBound : a.upperBound > b.upperBound
    })
    where runs.last.map({ $0.days.upperBound < run.lowerBound }) ?? true {
      runs.append(Run(days: run, first: count))
      count += run.lowerBound.distance(to: run.upperBound) + 1
    }
    self.runs = runs
    dayCount = count
  }

  /// Which of the asked days `time` touches, from the first to the last, counted from 0; nil when
  /// none.
  func places(of time: Occurrence.Time) -> ClosedRange<Int>? {
    let touched = time.days(in: zone)
    var places: ClosedRange<Int>?
    // In place: of a stranger's series there may be a million dates.
    for run in runs where run.days.overlaps(touched) {
      let days = touched.clamped(to: run.days)
      let first = run.first + run.days.lowerBound.distance(to: days.lowerBound)
      let last = first + days.lowerBound.distance(to: days.upperBound)
      places = (places?.lowerBound ?? first)...last
    }
    return places
  }

  func touches(_ time: Occurrence.Time) -> Bool {
    parts.contains { $0.touches(time) }
  }
}

extension RequestedDays.Part {
  func touches(_ time: Occurrence.Time) -> Bool {
    switch time {
    case .timed(let span): span.touches(self.span)
    case .allDay(let range):
      range.lowerBound <= days.upperBound && range.upperBound > days.lowerBound
    }
  }
}
