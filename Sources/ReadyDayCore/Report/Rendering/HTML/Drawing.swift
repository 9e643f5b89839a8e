/// Pictures on a page, as inline SVG.
///
/// Horizontal positions are percentages and vertical ones pixels. A picture is as wide as its page,
/// and its text has the page's size.
enum Drawing {
  /// - Parameters:
  ///   - name: the CSS class.
  ///   - height: in pixels.
  ///   - words: text for readers who cannot see the picture; nil if the text next to it is enough.
  ///   - parts: elements, from back to front.
  static func picture(_ name: String, height: Int, words: String?, _ parts: [String]) -> String {
    // Never cut, because some readers have nothing else.
    let words = words.map { HTMLText(SafeText($0).string).string }
    let label = words.map { "role=\"img\" aria-label=\"\($0)\"" } ?? "aria-hidden=\"true\""
    return "<svg class=\"\(name)\" width=\"100%\" height=\"\(height)\" \(label)>"
      + parts.joined() + "</svg>"
  }

  static func escaped(_ words: String) -> String { HTMLText(PageText(words).string).string }

  /// For example `12.3%`.
  static func percent(_ share: Double) -> String {
    let tenths = Int(rounding: share.clamped(to: 0...1) * 1000)
    return "\(tenths / 10).\(tenths % 10)%"
  }

  static func rect(
    _ name: String, _ place: ClosedRange<Double>, y: Int = 0, height: Int, radius: Int = 0
  ) -> String {
    let round = radius > 0 ? " rx=\"\(radius)\"" : ""
    return "<rect class=\"\(name)\" x=\"\(percent(place.lowerBound))\" y=\"\(y)\" "
      + "width=\"\(percent(place.upperBound - place.lowerBound))\" height=\"\(height)\"\(round)/>"
  }

  /// An upright line.
  static func line(_ name: String, at place: Double, from top: Int, to foot: Int) -> String {
    line(name, (place, top), (place, foot))
  }

  typealias Point = (x: Double, y: Int)

  static func line(_ name: String, _ start: Point, _ end: Point) -> String {
    "<line class=\"\(name)\" x1=\"\(percent(start.x))\" x2=\"\(percent(end.x))\" "
      + "y1=\"\(start.y)\" y2=\"\(end.y)\"/>"
  }

  static func dot(_ name: String, at point: Point, radius: Int) -> String {
    "<circle class=\"\(name)\" cx=\"\(percent(point.x))\" cy=\"\(point.y)\" r=\"\(radius)\"/>"
  }

  enum Anchor: String { case start, middle, end }

  static func text(
    _ name: String, _ words: String, at point: Point, _ anchor: Anchor = .start, dx: Int = 0
  ) -> String {
    let shift = dx == 0 ? "" : " dx=\"\(dx)\""
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return "<text class=\"\(name)\" x=\"\(percent(point.x))\" y=\"\(point.y)\"\(shift)\(anchor)>"
      + "\(escaped(words))</text>"
  }

  /// Text at a position, anchored to stay inside the picture near its edges.
  static func label(
    _ name: String, _ words: String, at place: Double, y: Int, endingFrom end: Double = 0.97
  ) -> String {
    text(name, words, at: (place, y), place < 0.05 ? .start : place > end ? .end : .middle)
  }
}

extension Report.Strip {
  /// Parts side by side; filled ones stand on a line, each as high as it is full.
  var svg: String {
    var start = 0.0
    let height = isFilled ? 92 : 16
    let parts = bars.enumerated().map { place, bar in
      let span = start...min(start + bar.part, 1)
      start = span.upperBound
      let inside = span.lowerBound...max(span.lowerBound, span.upperBound - 0.004)
      return isFilled
        ? Self.column(bar, inside) : Drawing.rect(bar.colour, inside, height: height)
    }
    let rest =
      rest == nil || start > 0.995
      ? [] : [Drawing.rect("rest", start...0.998, y: 1, height: height - 2)]
    return Drawing.picture("strip", height: height, words: spokenWords, parts + rest)
  }

  private static func column(_ bar: Report.Bar, _ place: ClosedRange<Double>) -> String {
    let (top, foot) = (16, 92)
    let height = Int(rounding: bar.fraction.clamped(to: 0...100) / 100 * Double(foot - top))
    return Drawing.rect("ground", place, y: top, height: foot - top)
      + Drawing.rect(bar.colour, place, y: foot - height, height: height)
      + Drawing.text("mark", bar.value ?? "", at: (place.lowerBound, 11))
  }
}

extension Report.Bar {
  /// The CSS class.
  var colour: String { tone?.name ?? shade.rawValue }
}

extension Report.Intervals.Row {
  /// One range on the common scale; the words next to it say the same.
  func svg(on scale: ClosedRange<Double>, _ marks: [Report.Timeline.Mark]) -> String {
    let length = max(scale.upperBound - scale.lowerBound, 0.001)
    let place = { (value: Double) in ((value - scale.lowerBound) / length).clamped(to: 0...1) }
    let lines = marks.map { Drawing.line("hour", at: $0.place, from: 0, to: 22) }
    let span = range.map {
      Drawing.rect("span", place($0.lowerBound)...place($0.upperBound), y: 8, height: 6, radius: 3)
    }
    let dot = point.map { Drawing.dot("last", at: (place($0), 11), radius: 6) }
    return Drawing.picture(
      "interval \(tone.name)", height: 22, words: nil, lines + [span, dot].compactMap(\.self))
  }
}
