/// Values by day: a line over the usual range, or bars.
struct ChartDrawing {
  let chart: Report.Chart
  /// The height of the plot, without the labels below.
  let plot: Int

  private static let top = 18
  /// The plot ends here; the last value and the scale stand beside it.
  private var right: Double { isLabelled ? 1 : plot < 70 ? 0.8 : 0.86 }
  private var foot: Int { Self.top + plot }
  /// Whether there is room for a value at each bar.
  private var isLabelled: Bool { chart.form == .bars && chart.values.count <= 8 }

  var svg: String {
    let height = foot + (chart.days.isEmpty ? 4 : 18) + (chart.sessions == nil ? 0 : 14)
    let parts =
      chart.form == .line
      ? band + scale + [line(height: height)] + dots : scale + bars + goals + sessions
    let tone = chart.form == .line ? chart.tones.first.map { " \($0.name)" } : nil
    return Drawing.picture(
      (chart.form == .line ? "line" : "bars") + (tone ?? ""), height: height,
      words: chart.spokenWords, parts + lastMark + days)
  }

  // Places.

  private func x(_ index: Int) -> Double {
    let count = Double(max(chart.values.count, 1))
    guard chart.form == .line else { return right * (Double(index) + 0.5) / count }
    return 0.01 + (right - 0.02) * Double(index) / max(count - 1, 1)
  }

  private func y(_ value: Double) -> Int {
    let length = max(chart.range.upperBound - chart.range.lowerBound, 0.001)
    let share = ((value - chart.range.lowerBound) / length).clamped(to: 0...1)
    return Self.top + Int(rounding: (1 - share) * Double(plot))
  }

  private func points() -> [Drawing.Point?] {
    chart.values.enumerated().map { index, value in value.map { (x(index), y($0)) } }
  }

  // Parts.

  private var band: [String] {
    guard let band = chart.band else { return [] }
    let (top, foot) = (y(band.range.upperBound), y(band.range.lowerBound))
    return [
      Drawing.rect("band", 0...right, y: top, height: max(2, foot - top)),
      Drawing.line("edge", (0, top), (right, top)), Drawing.line("edge", (0, foot), (right, foot)),
    ]
  }

  /// The ends of the vertical axis, unless the last value stands there.
  private var scale: [String] {
    let axis = Drawing.line("axis", (0, foot), (right, foot))
    guard !isLabelled else { return [axis] }
    let last = chart.lastKnown.flatMap { chart.values[$0] }.map(y) ?? -100
    let ends = zip(chart.ends, [foot, Self.top + 4]).filter { abs($1 - last) > 18 }
    return [axis] + ends.map { Drawing.text("clock", $0, at: (right, $1), dx: 4) }
  }

  /// In thousandths of the width, since a path knows no percentages.
  private func line(height: Int) -> String {
    let steps = zip([nil] + points(), points()).compactMap { before, point in
      point.map { "\(before == nil ? "M" : "L")\(Int(rounding: $0.x * 1000)) \($0.y)" }
    }
    return "<svg viewBox=\"0 0 1000 \(height)\" preserveAspectRatio=\"none\">"
      + "<path d=\"\(steps.joined())\"/></svg>"
  }

  /// On a long line only points that have no neighbour, which no line would show.
  private var dots: [String] {
    let points = points()
    return points.indices.compactMap { index in
      guard let point = points[index] else { return nil }
      if index == chart.lastKnown { return Drawing.dot("last", at: point, radius: 5) }
      let isAlone = [index - 1, index + 1].allSatisfy {
        !points.indices.contains($0) || points[$0] == nil
      }
      return points.count <= 20 || isAlone ? Drawing.dot("dot", at: point, radius: 2) : nil
    }
  }

  private var bars: [String] {
    let width = right / Double(max(chart.values.count, 1)) * 0.62
    return points().enumerated().compactMap { index, point in
      guard let point else { return nil }
      let tone = chart.tones.indices.contains(index) ? chart.tones[index].name : "plain"
      let place = max(0, point.x - width / 2)...min(1, point.x + width / 2)
      let bar = Drawing.rect(
        "bar \(tone)", place, y: min(point.y, foot - 2), height: max(2, foot - point.y))
      guard isLabelled else { return bar }
      let goal = chart.goals?.values[index].map(y) ?? point.y
      // Between bar and goal where there is room, so that it is not read as the goal's value.
      let top = goal < point.y - 18 ? point.y : min(point.y, goal)
      return bar + Drawing.text("mark", chart.marks[index], at: (point.x, top - 4), .middle)
    }
  }

  private var goals: [String] {
    let width = right / Double(max(chart.values.count, 1)) * 0.45
    return (chart.goals?.values ?? []).enumerated().compactMap { index, value in
      value.map {
        Drawing.line("goal", (max(0, x(index) - width), y($0)), (min(1, x(index) + width), y($0)))
      }
    }
  }

  private var sessions: [String] {
    (chart.sessions?.counts ?? []).enumerated().flatMap { index, count in
      (0..<min(count, 3)).map { place in
        let shift = Double(2 * place - min(count, 3) + 1) * 0.012
        return Drawing.dot("session", at: (x(index) + shift, foot + 24), radius: 4)
      }
    }
  }

  /// The last value, beside the plot.
  private var lastMark: [String] {
    guard !isLabelled, let last = chart.lastKnown, let value = chart.values[last] else { return [] }
    return [Drawing.text("mark", chart.marks[last], at: (right, y(value) + 4), dx: 4)]
  }

  private var days: [String] {
    guard !chart.days.isEmpty else { return [] }
    guard isLabelled, chart.ticks.count == chart.values.count else {
      return [
        Drawing.text("clock", chart.days[0], at: (0, foot + 15)),
        Drawing.text("clock", chart.days[chart.days.count - 1], at: (right, foot + 15), .end),
      ]
    }
    return chart.ticks.enumerated().map { index, tick in
      Drawing.text("clock", tick, at: (x(index), foot + 14), .middle)
    }
  }
}
