/// One or all values over the same weeks.
package struct Trends: Sendable {
  package let trends: [Trend]
  package let rhythm: Rhythm
  package let dates: ClosedRange<LocalDate>
  /// Whether one value alone was asked about.
  package let isOfOne: Bool
  package let hasCalendar: Bool
  package let hidden: Set<HealthMetric>

  /// - Parameters:
  ///   - metric: nil for a line of each.
  ///   - history: at least what ``Trend/days(neededFor:)`` says.
  ///   - dates: the days that are shown.
  ///   - today: later days have not been.
  ///   - preferences: which days are worked.
  package init(
    _ metric: TrendMetric?, of history: History, on dates: ClosedRange<LocalDate>,
    today: LocalDate, _ preferences: Preferences
  ) {
    trends = (metric.map { [$0] } ?? TrendMetric.allCases).map {
      Trend($0, of: history, on: dates, today: today)
    }
    rhythm = Rhythm(history, on: dates, preferences)
    self.dates = dates
    isOfOne = metric != nil
    (hasCalendar, hidden) = (history.hasCalendar, history.hidden)
  }
}
