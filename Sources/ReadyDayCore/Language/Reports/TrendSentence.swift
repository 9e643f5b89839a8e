package enum TrendSentence: Equatable, Sendable {
  /// `last 8 weeks`.
  case weeks(Int)
  case known(Int, of: Int, TrendMetric)
  case usual(ClosedRange<Double>, TrendMetric)
  /// `usual: night 13 of 20`.
  case usualNotYet(Int, of: Int, TrendMetric)
  case extremes(lowest: Trend.Extreme, highest: Trend.Extreme, TrendMetric)
  case comparison(TrendComparison, TrendMetric)
  /// The comparison in a table.
  case change(TrendComparison, TrendMetric)
  case comparisonNotYet
  case hidden(TrendMetric)
  case nothing(TrendMetric)
  case regularity(Double)
  case regularityNotYet(Int, of: Int)
  case socialJetLag(Double)
  case zoneMinutes([Rhythm.Week])
  case kilojoules([Rhythm.Week])
  case askOne
  case headMean, headUsual, headChange
  case headLast(ClosedRange<LocalDate>)
}
