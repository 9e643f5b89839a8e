/// Bars with labels. If any row lacks the room for its bar, all rows omit it.
struct BarRows {
  let bars: [Report.Bar]
  let width: Int

  var lines: [StyledLine] {
    let starts = bars.map(start)
    let hasRoom = zip(starts, bars).allSatisfy {
      $0.displayWidth + Bar.length + aside(of: $1).displayWidth <= width
    }
    return zip(starts, bars).flatMap { start, bar in
      let drawn = start + (hasRoom ? Bar(value: bar.fraction).line(.plain) : .empty)
      let line = drawn + aside(of: bar)
      let below = line.displayWidth > width ? [bar.aside] : []
      return [(below.isEmpty ? line : drawn).truncated(toWidth: width)]
        + (below + bar.notes).flatMap { TextRenderer.wrapped($0, margin: 4, width: width) }
    }
  }

  private var labels: Int { bars.map { SafeText($0.label).string.displayWidth }.max() ?? 0 }
  private var values: Int { max(3, bars.compactMap { $0.value?.displayWidth }.max() ?? 0) }

  private func start(of bar: Report.Bar) -> StyledLine {
    let label = StyledLine("  \(bar.label)").padded(toWidth: labels + 4)
    guard let value = bar.value else { return label }
    let gap = String(repeating: " ", count: max(0, values - value.displayWidth))
    return label + StyledLine("\(gap)\(value)").strong + StyledLine("  ")
  }

  private func aside(of bar: Report.Bar) -> StyledLine {
    bar.aside.isEmpty ? .empty : StyledLine("  \(bar.aside)")
  }
}

/// A chart's label and sparkline, wrapped; empty for a single day.
struct ChartRows {
  let chart: Report.Chart
  let width: Int

  var lines: [StyledLine] {
    guard chart.values.count > 1 else { return [] }
    let bars = Sparkline.text(of: chart)
    let head = StyledLine("  \(chart.label)  ")
    let room = max(width - head.displayWidth, 10)
    let rows = stride(from: 0, to: bars.count, by: room).map {
      String(bars.dropFirst($0).prefix(room))
    }
    return rows.enumerated().map { index, row in
      (index == 0 ? head : StyledLine.empty.padded(toWidth: head.displayWidth)) + StyledLine(row)
    }
  }
}

struct Bar: Equatable, Sendable {
  /// 0…100.
  let value: Double

  /// The same on all days, for comparison.
  static let length = 10

  var text: String {
    let filled = min(max(Int(rounding: value * Double(Self.length) / 100), 0), Self.length)
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.length - filled)
  }

  func line(_ tone: Report.Tone) -> StyledLine { StyledLine(text, tone) }
}

/// Values on consecutive days as block characters; a dot marks a day without a value.
enum Sparkline {
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Not `·`: in ASCII that becomes a stroke, which would look like the highest bar.
  private static let missing = "∙"

  static func text(of chart: Report.Chart) -> String {
    let (lowest, highest) = (chart.range.lowerBound, chart.range.upperBound)
    return chart.values.map { value in
      guard let value, highest > lowest else { return missing }
      let share = (value - lowest) / (highest - lowest)
      let index = Int(truncating: share * Double(bars.count))
      return bars[min(max(index, 0), bars.count - 1)]
    }
    .joined()
  }
}
