/// A picture of a day: hours from left to right, events in lanes, windows below them.
struct TimelineDrawing {
  let timeline: Report.Timeline

  private static let top = 20
  private static let lane = 28
  private static let window = 22

  private var foot: Int { Self.top + max(timeline.lanes, 1) * Self.lane }
  private var axis: Int { foot + (timeline.windows.isEmpty ? 0 : Self.window + 4) }
  /// Where sunrise and sunset are written, and below them lights-out.
  private var lowest: Int { axis + 17 + (timeline.sun.isEmpty ? 0 : 16) }
  private var height: Int { lowest + 3 + (timeline.lightsOut == nil ? 0 : 18) }

  var svg: String {
    Drawing.picture(
      "day", height: height, words: timeline.words,
      hours + timeline.blocks.map(svg) + timeline.windows.map(svg) + marks)
  }

  private var hours: [String] {
    timeline.hours.flatMap { hour in
      let isFree = timeline.lightsOut.map { abs($0.place - hour.place) > 0.02 } ?? true
      return [Drawing.line("hour", at: hour.place, from: Self.top, to: axis)]
        + (isFree ? [Drawing.label("clock", hour.label, at: hour.place, y: axis + 15)] : [])
    }
  }

  /// The width of the picture on a phone and elsewhere, in pixels.
  private static let (phone, desk) = (340.0, 700.0)
  /// The width of a letter, in pixels.
  private static let letter = 7.0

  /// The class that shows words only where they fit into `share` of the picture; nil if nowhere.
  private func fit(_ letters: Int, _ share: Double, margin: Double = 12) -> String? {
    let needed = Double(letters) * Self.letter + margin
    if share * Self.phone >= needed { return "" }
    return share * Self.desk >= needed ? " roomy" : nil
  }

  /// A title is shown whole or not at all: the list below has the event's number.
  private func svg(of block: Report.Timeline.Block) -> String {
    let share = block.place.upperBound - block.place.lowerBound
    let title = PageText(block.title).string
    let number = fit(block.number.count, share, margin: 9).map {
      "<text class=\"number\($0)\" x=\"6\" y=\"17\">\(Drawing.escaped(block.number))</text>"
    }
    let shift = block.number.isEmpty ? 7 : 11 + 8 * block.number.count
    let name = fit(title.displayWidth, share, margin: Double(shift) + 5).map {
      "<text class=\"name\($0)\" x=\"\(shift)\" y=\"17\">\(HTMLText(title).string)</text>"
    }
    return box(
      block.place, y: Self.top + block.lane * Self.lane, height: Self.lane - 3,
      name: "block \(block.tone.name)", words: block.words,
      (block.number.isEmpty ? "" : number ?? "") + (name ?? ""))
  }

  private func svg(of window: Report.Timeline.Stretch) -> String {
    let share = window.place.upperBound - window.place.lowerBound
    let label = fit(window.label.displayWidth, share).map {
      "<text class=\"label\($0)\" x=\"7\" y=\"15\">\(Drawing.escaped(window.label))</text>"
    }
    return box(
      window.place, y: foot, height: Self.window, name: "window", words: window.words, label ?? "")
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
        Drawing.line("night", at: $0.place, from: Self.top, to: lowest + 3),
        Drawing.label("night", $0.label, at: $0.place, y: lowest + 16, endingFrom: 0.8),
      ]
    }
    let sun = timeline.sun.flatMap {
      [
        Drawing.line("sun", at: $0.place, from: Self.top, to: axis),
        Drawing.label("sun", $0.label, at: $0.place, y: axis + 31, endingFrom: 0.85),
      ]
    }
    return sun + (now ?? []) + (night ?? [])
  }
}
