package struct Trends: Sendable {
  package let trends: [Trend]
  package let rhythm: Rhythm
  package let dates: ClosedRange<LocalDate>
  /// Whether a single value was requested.
  package let isOfOne: Bool
  package let hasCalendar: Bool
  package let hidden: Set<HealthMetric>

  /// - Parameters:
  ///   - metric: nil for all, a line each.
  ///   - history: at least ``Trend/days(neededFor:)``.
  ///   - dates: the days shown.
  ///   - today: later days are in the future.
  ///   - preferences: the working days.
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
