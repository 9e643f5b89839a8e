/// Says that a week's heart rate variability lies outside the usual, on either side.
///
/// High means outside, not better. The count of such mornings shows how rare that is.
struct HRVOutsideRange: RecommendationRule {
  static let id = "hrv-outside-range"

  func evaluate(_ day: Day) -> RuleResult {
    guard let morning = day.morning else { return .silent(because: .unknown(.healthData)) }
    guard let trend = morning.variability, let range = trend.usualRange, let mean = trend.week.mean
    else { return .silent(because: Self.obstacle(morning.variability)) }
    let written = (
      mean: HeartRateVariabilityTrend.milliseconds(mean), range: Self.milliseconds(range)
    )
    guard !range.contains(mean) else {
      return .silent(because: .asUsual(.variability(mean: written.mean, range: written.range)))
    }
    return .speaks(
      Recommendation(
        from: self, .info, .medium,
        .hrvOutsideRange(
          mean: written.mean, range: written.range, mornings: max(1, trend.morningsInARow),
          count: trend.count),
        because: Self.inputs(written.mean, written.range, trend)))
  }

  private static func obstacle(_ trend: HeartRateVariabilityTrend?) -> Obstacle {
    guard let trend, trend.week.count >= HeartRateVariabilityTrend.nightsOfWeek,
      trend.weeksBefore.count >= HeartRateVariabilityTrend.nightsBefore
    else {
      return .tooFewNights(week: trend?.week.count ?? 0, before: trend?.weeksBefore.count ?? 0)
    }
    return .noSpread(nights: trend.weeksBefore.count)
  }

  private static func inputs(
    _ mean: Double, _ range: ClosedRange<Double>, _ trend: HeartRateVariabilityTrend
  ) -> [Recommendation.Input] {
    [
      .init("hrv_mean_ms", .number(mean)), .init("measure", .text(trend.measure.code)),
      .init("usual_from_ms", .number(range.lowerBound)),
      .init("usual_to_ms", .number(range.upperBound)),
      .init("nights_of_7", .number(Double(trend.week.count))),
      .init("nights_of_60", .number(Double(trend.weeksBefore.count))),
      .init("mornings_in_a_row", .number(Double(max(1, trend.morningsInARow)))),
    ]
      + (trend.count.map {
        [
          .init("mornings_outside", .number(Double($0.outside))),
          .init("mornings_counted", .number(Double($0.mornings))),
        ]
      } ?? [])
  }

  /// As people know them.
  static func milliseconds(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = HeartRateVariabilityTrend.milliseconds(range.lowerBound)
    return low...max(low, HeartRateVariabilityTrend.milliseconds(range.upperBound))
  }
}

extension HeartRateVariabilityTrend.Measure {
  /// As scripts know it.
  var code: String {
    switch self {
    case .rmssd: "rmssd"
    case .sdnn: "sdnn"
    case .wakingSDNN: "sdnn_waking"
    }
  }
}
