/// A picture of a day: hours from left to right, events in lanes, windows below them.
struct TimelineDrawing {
  let timeline: Report.Timeline

  private static let top = 20
  private static let lane = 28
  private static let window = 22

  private var foot: Int { Self.top + max(timeline.lanes, 1) * Self.lane }
  private var axis: Int { foot + (timeline.windows.isEmpty ? 0 : Self.window + 4) }
  private var height: Int { axis + 20 + (timeline.lightsOut == nil ? 0 : 18) }

  var svg: String {
    Drawing.picture(
      "day", height: height, words: timeline.words,
      hours + timeline.blocks.map(svg) + timeline.windows.map(svg) + marks)
  }

  private var hours: [String] {
    timeline.hours.flatMap { hour in
      [
        Drawing.line("hour", at: hour.place, from: Self.top, to: axis),
        Drawing.label("clock", hour.label, at: hour.place, y: axis + 15),
      ]
    }
  }

  /// Text is clipped at the end of its block; a block too narrow for a number has no text.
  private func svg(of block: Report.Timeline.Block) -> String {
    let words =
      "<text x=\"7\" y=\"17\">\(Drawing.escaped(block.number))"
      + "<tspan class=\"name\" dx=\"5\">\(Drawing.escaped(block.title))</tspan></text>"
    let width = block.place.upperBound - block.place.lowerBound
    return box(
      block.place, y: Self.top + block.lane * Self.lane, height: Self.lane - 3,
      name: "block \(block.tone.name)\(width < 0.046 ? " narrow" : "")", words: block.words,
      width > 0.022 ? words : "")
  }

  private func svg(of window: Report.Timeline.Stretch) -> String {
    box(
      window.place, y: foot, height: Self.window, name: "window", words: window.words,
      "<text x=\"7\" y=\"15\">\(Drawing.escaped(window.label))</text>")
  }

  private func box(
    _ place: ClosedRange<Double>, y: Int, height: Int, name: String, words: String, _ text: String
  ) -> String {
    let width = max(place.upperBound - place.lowerBound, 0.006)
    return "<svg class=\"\(name)\" x=\"\(Drawing.percent(place.lowerBound))\" y=\"\(y)\" "
      + "width=\"\(Drawing.percent(width))\" height=\"\(height)\">"
      + "<title>\(Drawing.escaped(words))</title>"
      + "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>"
      + "<rect class=\"edge\" width=\"3\" height=\"100%\"/>\(text)</svg>"
  }

  private var marks: [String] {
    let now = timeline.now.map {
      [
        Drawing.line("now", at: $0.place, from: Self.top - 4, to: axis),
        Drawing.label("now", $0.label, at: $0.place, y: Self.top - 8),
      ]
    }
    let night = timeline.lightsOut.map {
      [
        Drawing.line("night", at: $0.place, from: Self.top, to: axis + 20),
        Drawing.label("night", $0.label, at: $0.place, y: axis + 33, endingFrom: 0.8),
      ]
    }
    return (now ?? []) + (night ?? [])
  }
}
