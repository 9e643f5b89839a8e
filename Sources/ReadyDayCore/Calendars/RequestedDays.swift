/// The days for which calendars are read, in the user's zone.
public struct RequestedDays: Equatable, Sendable {
  /// The days whose events are listed.
  public let days: ClosedRange<LocalDate>
  public let zone: Zone
  let span: TimeSpan
  /// The last due date of the tasks to include; nil for no tasks.
  package var tasksDue: LocalDate?
  /// ``days`` and those around them, which are read for comparison only.
  package var horizon: ClosedRange<LocalDate>

  /// `zone`: the user's zone, in which floating times are read.
  public init(_ days: ClosedRange<LocalDate>, in zone: Zone) {
    (self.days, self.zone, horizon) = (days, zone, days)
    span = TimeSpan(
      from: zone.start(of: days.lowerBound), to: zone.start(of: days.upperBound.advanced(by: 1)))
  }

  /// All days of the ``horizon``; nil if there are none around ``days``.
  var wide: RequestedDays? { horizon == days ? nil : RequestedDays(horizon, in: zone) }

  var dayCount: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

  /// The indices of the first to the last requested day that `time` touches; nil if there is none.
  func places(of time: Occurrence.Time) -> ClosedRange<Int>? {
    let touched = time.days(in: zone)
    guard touched.overlaps(days) else { return nil }
    let own = touched.clamped(to: days)
    return days.lowerBound.distance(
      to: own.lowerBound)...days.lowerBound.distance(
        to: own.upperBound)
  }

  package func touches(_ time: Occurrence.Time) -> Bool {
    switch time {
    case .timed(let span): span.touches(self.span)
    case .allDay(let range):
      range.lowerBound <= days.upperBound && range.upperBound > days.lowerBound
    }
  }
}
