/// Bars in rows, as long as the row with the least room allows.
struct BarRows {
  let bars: [Report.Bar]
  let width: Int

  var lines: [StyledLine] {
    let starts = bars.map(start)
    let room = zip(starts, bars).map { width - $0.displayWidth - aside(of: $1).displayWidth }
    let length = min(longest, room.min() ?? 0)
    return zip(starts, bars).flatMap { start, bar in
      let drawn =
        length < Bar.shortest
        ? .empty : Bar(value: bar.fraction, length: length).line(.plain)
      return [(start + drawn + aside(of: bar)).truncated(toWidth: width)]
        + bar.notes.flatMap { TextRenderer.wrapped($0, margin: 4, width: width) }
    }
  }

  /// Shorter if there are numbers.
  private var longest: Int { bars.contains { $0.value != nil } ? 20 : 30 }

  private var labels: Int { bars.map { SafeText($0.label).string.displayWidth }.max() ?? 0 }
  private var values: Int { max(3, bars.compactMap { $0.value?.displayWidth }.max() ?? 0) }

  private func start(of bar: Report.Bar) -> StyledLine {
    let label = StyledLine("  \(bar.label)").padded(toWidth: labels + 4)
    guard let value = bar.value else { return label }
    let gap = String(repeating: " ", count: max(0, values - value.displayWidth))
    return label + StyledLine("\(gap)\(value)  ")
  }

  private func aside(of bar: Report.Bar) -> StyledLine {
    bar.aside.isEmpty ? .empty : StyledLine("  \(bar.aside)")
  }
}

/// A small bar for each day, wrapped; empty for a single day.
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
  let length: Int

  /// Shorter bars would be unreadable.
  static let shortest = 8

  func line(_ style: Report.Tone) -> StyledLine {
    let filled = min(max(Int((value * Double(length) / 100).rounded()), 0), length)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    return StyledLine(bar, style)
  }
}

/// Values of consecutive days as block characters; a dot for a day without one.
enum Sparkline {
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Not `·`: in ASCII that becomes a stroke, which would look like the highest bar.
  private static let missing = "∙"

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
