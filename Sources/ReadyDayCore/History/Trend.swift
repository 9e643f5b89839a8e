/// A value over some weeks, compared with its usual range and with the weeks before.
package struct Trend: Sendable {
  package struct Week: Equatable, Sendable {
    package let monday: LocalDate
    /// Monday to Sunday; nil for a day that is unknown or not requested.
    package let values: [Double?]
    package let mean: Double?
  }

  package struct Extreme: Equatable, Sendable {
    package let date: LocalDate
    package let value: Double
  }

  package let metric: TrendMetric
  package let dates: ClosedRange<LocalDate>
  package let weeks: [Week]
  /// The number of known days.
  package let known: Int
  /// The number of days that are not in the future.
  package let days: Int
  /// The usual range of a day, from the 60 days before the last; nil if too few of them are known.
  package let usual: ClosedRange<Double>?
  /// How many of the 60 days before the last are known.
  package let usualDays: Int
  package let lowest: Extreme?
  package let highest: Extreme?
  package let comparison: TrendComparison?
  /// The mean of the known days of `TrendComparison.last(of:)`; nil if there are none.
  package let mean: Double?
  package let isHidden: Bool
}

extension Trend {
  package static func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    let before = dates.lowerBound.advanced(by: -max(dates.count, 2 * TrendComparison.span))
    // The strain of the last day is recorded with the next morning.
    return min(
      before, dates.upperBound.advanced(by: -UsualRange.days))...dates.upperBound.advanced(by: 1)
  }

  /// - Parameter history: at least `days(neededFor:)`; days after `today` are in the future.
  package init(
    _ metric: TrendMetric, of history: History, on dates: ClosedRange<LocalDate>, today: LocalDate
  ) {
    let series = history.ofOneSource
    let own = metric == .load || metric.isOnlyAsked ? history : series
    let past =
      metric == .strain || metric.isOnlyAsked
      ? min(dates.upperBound, today.advanced(by: -1)) : dates.upperBound
    let values = { (date: LocalDate) in date <= past ? own[date].flatMap(metric.value) : nil }
    let monday = dates.lowerBound.onOrBefore(.monday)
    (self.metric, self.dates) = (metric, dates)
    weeks = stride(from: monday, through: dates.upperBound, by: 7).map { monday in
      Week(monday, in: dates, values)
    }
    let found = dates.compactMap { date in values(date).map { Extreme(date: date, value: $0) } }
    known = found.count
    let last = min(past, today)
    days = last < dates.lowerBound ? 0 : (dates.lowerBound...last).count
    lowest = found.min { $0.value < $1.value }
    highest = found.max { $0.value < $1.value }
    let before = (1...UsualRange.days).compactMap { values(dates.upperBound.advanced(by: -$0)) }
    (usualDays, usual) = (before.count, UsualRange.ofOne(before))
    comparison = TrendComparison(dates, values)
    mean = TrendComparison.last(of: dates).compactMap(values).mean
    isHidden = metric.metric.map(history.hidden.contains) ?? false
  }
}

extension Trend.Week {
  fileprivate init(
    _ monday: LocalDate, in dates: ClosedRange<LocalDate>, _ value: (LocalDate) -> Double?
  ) {
    let days = (0..<7).map { monday.advanced(by: $0) }
    let values = days.map { dates.contains($0) ? value($0) : nil }
    self.init(monday: monday, values: values, mean: values.compactMap(\.self).mean)
  }
}

/// The last days of a period compared with the days before, and whether they differ significantly.
package struct TrendComparison: Equatable, Sendable {
  package let last: ClosedRange<LocalDate>
  package let before: ClosedRange<LocalDate>
  package let lastMean: Double
  package let beforeMean: Double
  package let lastDays: Int
  package let beforeDays: Int
  /// The 95% interval of the difference.
  package let interval: ClosedRange<Double>
}

extension TrendComparison {
  /// Four weeks, in days.
  static let span = 28
  static let lastNeeded = 5
  static let beforeNeeded = 14

  package var difference: Double { lastMean - beforeMean }

  /// The difference between the means as shown.
  package func shownDifference(_ metric: TrendMetric) -> Double {
    let scale = metric.places == 0 ? 1.0 : 10.0
    let shown = { (value: Double) in (value * scale).shown }
    return (shown(lastMean) - shown(beforeMean)) / scale
  }

  package var isBeyondChance: Bool { interval.lowerBound > 0 || interval.upperBound < 0 }

  /// The last four weeks of a period of more than seven, or the whole of a shorter one.
  static func last(of dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    let end = dates.upperBound
    return dates.count > 2 * span - 7 ? end.advanced(by: 1 - span)...end : dates
  }

  /// Compares the days of `last(of:)` with as many days before, but at least four weeks. Nil if too
  /// few of either are known.
  ///
  /// A least-squares fit with an indicator for the last days and the errors of `Regression`.
  init?(_ dates: ClosedRange<LocalDate>, _ value: (LocalDate) -> Double?) {
    let end = dates.upperBound
    let last = Self.last(of: dates)
    let length = max(last.count, Self.span)
    let before = last.lowerBound.advanced(by: -length)...last.lowerBound.advanced(by: -1)
    let days = (before.lowerBound...end).filter { value($0) != nil }
    let values = days.compactMap(value)
    let isLast = days.map { last.contains($0) ? 1.0 : 0 }
    let count = isLast.count { $0 == 1 }
    guard count >= Self.lastNeeded, days.count - count >= Self.beforeNeeded,
      let fit = Regression(values, on: [isLast], days: days.map(\.dayNumber)),
      let mean = zip(values, isLast).filter({ $1 == 1 }).map(\.0).mean,
      let earlier = zip(values, isLast).filter({ $1 == 0 }).map(\.0).mean
    else { return nil }
    (self.last, self.before) = (last, before)
    (lastMean, beforeMean) = (mean, earlier)
    (lastDays, beforeDays) = (count, days.count - count)
    interval = fit.interval
  }
}

package struct Trends: Sendable {
  package let trends: [Trend]
  package let rhythm: Rhythm
  package let dates: ClosedRange<LocalDate>
  package let hasOneMetric: Bool
  package let hidden: Set<HealthMetric>
  /// Of the last four weeks.
  package let sports: [SportVolume]

  /// Without `metric`, a line for each metric. Needs a history of `Trend.days(neededFor:)`.
  package init(
    _ metric: TrendMetric?, of history: History, on dates: ClosedRange<LocalDate>,
    today: LocalDate, _ preferences: Preferences
  ) {
    trends = (metric.map { [$0] } ?? TrendMetric.allCases.filter { !$0.isOnlyAsked }).map {
      Trend($0, of: history, on: dates, today: today)
    }
    rhythm = Rhythm(history, on: dates, preferences)
    self.dates = dates
    hasOneMetric = metric != nil
    hidden = history.hidden
    let weeks = max(dates.lowerBound, dates.upperBound.onOrBefore(.monday).advanced(by: -21))
    sports = SportVolume.sum(history.days(in: weeks...dates.upperBound).map(\.sports))
  }
}
