/// Says that a week's heart rate variability lies outside the usual, on either side.
///
/// High is outside, not better. About one week in twenty is outside by chance.
struct HRVOutsideRange: RecommendationRule {
  static let id = "hrv-outside-range"

  func evaluate(_ day: Day) -> RuleResult {
    guard let morning = day.morning else { return .silent(because: .unknown(.healthData)) }
    guard morning.variability != nil || morning.recovery.sdnn.value == nil else {
      return .silent(because: .unknown(.rmssd))
    }
    guard let trend = morning.variability, let range = trend.usualRange, let mean = trend.week.mean
    else {
      let nights = morning.variability.map { ($0.week.count, $0.weeksBefore.count) } ?? (0, 0)
      return .silent(because: .tooFewNights(week: nights.0, before: nights.1))
    }
    let written = Written(mean: mean, range: range)
    guard !range.contains(mean) else {
      return .silent(because: .asUsual(.variability(mean: written.mean, range: written.range)))
    }
    return .speaks(
      Recommendation(
        from: self, .info, .medium,
        .hrvOutsideRange(mean: written.mean, range: written.range),
        because: [
          .init("hrv_mean_ms", .number(written.mean)),
          .init("usual_from_ms", .number(written.range.lowerBound)),
          .init("usual_to_ms", .number(written.range.upperBound)),
          .init("nights_of_7", .number(Double(trend.week.count))),
          .init("nights_of_60", .number(Double(trend.weeksBefore.count))),
        ]))
  }

  /// In milliseconds, as people know them.
  private struct Written {
    let mean: Double
    let range: ClosedRange<Double>

    init(mean: Double, range: ClosedRange<Double>) {
      self.mean = HeartRateVariabilityTrend.milliseconds(mean)
      let low = HeartRateVariabilityTrend.milliseconds(range.lowerBound)
      self.range = low...max(low, HeartRateVariabilityTrend.milliseconds(range.upperBound))
    }
  }
}
