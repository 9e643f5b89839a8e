/// Values of consecutive days as a row of small bars; a day without a value is a dot.
enum Sparkline {
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Not the dot that stands between words: in ASCII that is a stroke, which would be the highest bar.
  private static let missing = "∙"

  /// Bars as high as the values lie in the chart.
  static func text(of chart: Report.Chart) -> String {
    let (lowest, highest) = (chart.range.lowerBound, chart.range.upperBound)
    return chart.values.map { value in
      guard let value, highest > lowest else { return missing }
      let share = (value - lowest) / (highest - lowest)
      let index = Int((share * Double(bars.count)).rounded(.down))
      return bars[min(max(index, 0), bars.count - 1)]
    }
    .joined()
  }
}
