/// The days for which calendars are read, in the user's zone.
public struct RequestedDays: Equatable, Sendable {
  /// The first day to the last; those in between may not all be requested.
  public let days: ClosedRange<LocalDate>
  public let zone: Zone
  let span: TimeSpan
  /// The requested parts of ``days``, usually one.
  let parts: [Part]
  let dayCount: Int
  /// The last due date of the tasks to include; nil for no tasks.
  package var tasksDue: LocalDate?
  /// Days before ``days``, read for comparison only; nil for none.
  package var before: ClosedRange<LocalDate>?
  /// Days after ``days``, read for races only; nil for none.
  package var ahead: ClosedRange<LocalDate>?
  /// Runs of consecutive days, in order, each with the index of its first day.
  private let runs: [Run]

  private struct Run: Equatable, Sendable {
    let days: ClosedRange<LocalDate>
    let first: Int
  }

  struct Part: Equatable, Sendable {
    let days: ClosedRange<LocalDate>
    let span: TimeSpan

    init(_ days: ClosedRange<LocalDate>, in zone: Zone) {
      self.days = days
      span = TimeSpan(
        from: zone.start(of: days.lowerBound), to: zone.start(of: days.upperBound.advanced(by: 1)))
    }
  }

  /// `others`: single days besides `days`, in any order. `zone`: the user's zone, in which floating
  /// times are read.
  public init(_ days: ClosedRange<LocalDate>, and others: [LocalDate] = [], in zone: Zone) {
    self.init(days, andRanges: others.map { $0...$0 }, in: zone)
  }

  private init(
    _ days: ClosedRange<LocalDate>, andRanges others: [ClosedRange<LocalDate>], in zone: Zone
  ) {
    let first = others.map(\.lowerBound).reduce(days.lowerBound, min)
    let all = first...others.map(\.upperBound).reduce(days.upperBound, max)
    self.days = all
    self.zone = zone
    span = Part(all, in: zone).span
    parts = ([days] + others).map { Part($0, in: zone) }
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

  /// The days `before` and `ahead`; nil if no days before are requested.
  var around: RequestedDays? {
    before.map { RequestedDays($0, andRanges: [ahead].compactMap(\.self), in: zone) }
  }

  /// The indices of the first to the last requested day that `time` touches; nil if there is none.
  func places(of time: Occurrence.Time) -> ClosedRange<Int>? {
    let touched = time.days(in: zone)
    var places: ClosedRange<Int>?
    // Avoids an array: a series may have a million dates.
    for run in runs where run.days.overlaps(touched) {
      let days = touched.clamped(to: run.days)
      let first = run.first + run.days.lowerBound.distance(to: days.lowerBound)
      let last = first + days.lowerBound.distance(to: days.upperBound)
      places = (places?.lowerBound ?? first)...last
    }
    return places
  }

  package func touches(_ time: Occurrence.Time) -> Bool { parts.contains { $0.touches(time) } }
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
