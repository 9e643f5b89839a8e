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
    "<rect class=\"\(name)\" x=\"\(percent(place.lowerBound))\" y=\"\(y)\" "
      + "width=\"\(percent(place.upperBound - place.lowerBound))\" height=\"\(height)\" "
      + "rx=\"\(radius)\"/>"
  }

  static func line(_ name: String, at place: Double, from top: Int, to foot: Int) -> String {
    "<line class=\"\(name)\" x1=\"\(percent(place))\" x2=\"\(percent(place))\" "
      + "y1=\"\(top)\" y2=\"\(foot)\"/>"
  }

  /// - Parameter share: 0…1.
  static func meter(_ share: Double) -> String {
    picture(
      "meter", height: 8, words: nil,
      [
        rect("ground", 0...1, height: 8, radius: 4),
        rect("fill", 0...max(share, 0.02), height: 8, radius: 4),
      ])
  }

  /// Text at a position, anchored to stay inside the picture near its edges.
  static func label(
    _ name: String, _ words: String, at place: Double, y: Int, endingFrom end: Double = 0.97
  ) -> String {
    let anchor = place < 0.03 ? "start" : place > end ? "end" : "middle"
    return "<text class=\"\(name)\" x=\"\(percent(place))\" y=\"\(y)\" "
      + "text-anchor=\"\(anchor)\">\(escaped(words))</text>"
  }
}

extension Report.Chart {
  /// A line chart over the usual range.
  var line: String {
    let points = values.enumerated().map { index, value in
      value.map { (x: place(of: index), y: height(of: $0), isLast: index == values.count - 1) }
    }
    let lines = zip(points, points.dropFirst()).compactMap { a, b in
      a.flatMap { a in
        b.map { b in
          "<line class=\"run\" x1=\"\(Drawing.percent(a.x))\" y1=\"\(a.y)\" "
            + "x2=\"\(Drawing.percent(b.x))\" y2=\"\(b.y)\"/>"
        }
      }
    }
    let dots = points.compactMap(\.self).map { point in
      "<circle class=\"\(point.isLast ? "last" : "dot")\" cx=\"\(Drawing.percent(point.x))\" "
        + "cy=\"\(point.y)\" r=\"\(point.isLast ? 4 : 2)\"/>"
    }
    let usual = band.map { band in
      let (top, foot) = (height(of: band.range.upperBound), height(of: band.range.lowerBound))
      return Drawing.rect("band", 0...1, y: top, height: max(2, foot - top), radius: 2)
    }
    return Drawing.picture(
      "line", height: Self.height, words: spokenWords, [usual].compactMap(\.self) + lines + dots)
  }

  private static let height = 52
  /// Room for the dots at the top and bottom.
  private static let edge = 5

  private func place(of index: Int) -> Double {
    0.02 + 0.96 * Double(index) / Double(max(values.count - 1, 1))
  }

  private func height(of value: Double) -> Int {
    let length = max(range.upperBound - range.lowerBound, 1)
    let share = ((value - range.lowerBound) / length).clamped(to: 0...1)
    return Self.edge + Int(truncating: (1 - share) * Double(Self.height - 2 * Self.edge))
  }
}

extension [Report.Share] {
  var bar: String {
    var start = 0.0
    let parts = map { share in
      let place = start...Swift.min(start + share.part, 1)
      start = place.upperBound
      return Drawing.rect(share.shade.rawValue, place, height: 12)
    }
    return Drawing.picture("shares", height: 12, words: map(\.label).joined(separator: ", "), parts)
  }
}
