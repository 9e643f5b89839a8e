/// Pictures made of table cells and characters, which every mail program shows.
enum MailPicture {
  /// A column for each day, the first and the last of them named.
  static func chart(_ chart: Report.Chart, plot: Int) -> String {
    let length = max(chart.range.upperBound - chart.range.lowerBound, 0.001)
    let width = Drawing.percent(1 / Double(max(chart.values.count, 1)))
    let columns = chart.values.enumerated().map { index, value in
      let share = value.map { (($0 - chart.range.lowerBound) / length).clamped(to: 0.03...1) }
      let colour = ElementStyle.mark(tone(of: index, in: chart))
      let column = share.map { share in
        "<div style=\"height:\(Int(rounding: share * Double(plot)))px;margin:0 1px;"
          + "background-color:\(colour)\">&nbsp;</div>"
      }
      return "<td width=\"\(width)\" valign=\"bottom\" height=\"\(plot)\" "
        + "style=\"font-size:1px;line-height:1px\">\(column ?? "&nbsp;")</td>"
    }
    let last = chart.lastKnown.map { " \(chart.words[$0])" } ?? ""
    let ends = [chart.days.first ?? "", (chart.days.last ?? "") + last]
    return row(columns, words: chart.spokenWords) + axis(ends) + note(chart.band?.words ?? "")
  }

  private static func tone(of index: Int, in chart: Report.Chart) -> Report.Tone {
    guard chart.form == .line else {
      return chart.tones.indices.contains(index) ? chart.tones[index] : .plain
    }
    return index == chart.lastKnown ? chart.tones.first ?? .plain : .plain
  }

  static func strip(_ strip: Report.Strip) -> String {
    let rest = 1 - strip.bars.reduce(0) { $0 + $1.part }
    return row(
      strip.bars.map { bar in
        cell(
          bar.part, bar.tone.map(ElementStyle.mark) ?? ElementStyle.colour(bar.shade), height: 14)
      } + [cell(rest, "#dcdce2", height: 14, name: "rest")], words: strip.spokenWords)
  }

  /// The day from left to right, with the numbers of its events.
  static func day(_ timeline: Report.Timeline) -> String {
    let places = timeline.blocks.flatMap { [$0.place.lowerBound, $0.place.upperBound] }
    let borders = Set(places + [0, 1]).sorted()
    let cells = zip(borders, borders.dropFirst()).map { start, end in
      let block = timeline.blocks.last {
        $0.place.lowerBound <= start && $0.place.upperBound >= end
      }
      let isWide = end - start > 0.035
      return cell(
        end - start, block.map { ElementStyle.ground($0.tone) } ?? "#f5f5f8", height: 24,
        isWide ? block?.number ?? "" : "", name: block == nil ? "card" : "")
    }
    let windows =
      timeline.windows.ordered { $0.place.lowerBound < $1.place.lowerBound }.map(\.words)
      + timeline.sun.map(\.label) + [timeline.lightsOut?.label].compactMap(\.self)
    return row(cells, words: timeline.words) + axis(timeline.hours.map(\.label))
      + note(windows.joined(separator: " · "))
  }

  /// Empty without words.
  private static func note(_ words: String) -> String {
    words.isEmpty
      ? "" : "<p class=\"note\" style=\"\(ElementStyle.note.inline)\">\(escaped(words))</p>"
  }

  private static func axis(_ labels: [String]) -> String {
    let cells = labels.enumerated().map { index, label in
      let side = index == 0 ? "left" : index == labels.count - 1 ? "right" : "center"
      return "<td align=\"\(side)\" class=\"note\" "
        + "style=\"font-size:12px;color:\(ElementStyle.soft)\">\(escaped(label))</td>"
    }
    return "<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>"
      + "\(cells.joined())</tr></table>"
  }

  private static func row(_ cells: [String], words: String) -> String {
    "<table role=\"img\" aria-label=\"\(escaped(words))\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" "
      + "style=\"margin:6px 0;table-layout:fixed\"><tr>\(cells.joined())</tr></table>"
  }

  /// Empty if the share rounds to zero.
  private static func cell(
    _ share: Double, _ colour: String, height: Int, _ words: String = "", name: String = ""
  ) -> String {
    let width = Drawing.percent(share)
    guard width != "0.0%" else { return "" }
    let style =
      "width:\(width);height:\(height)px;background-color:\(colour);color:\(ElementStyle.ink);"
      + "font-size:\(words.isEmpty ? 1 : 12)px;line-height:\(height)px;text-align:center"
    let shown = words.isEmpty ? "&nbsp;" : escaped(words)
    let look = name.isEmpty ? "" : "class=\"\(name)\" "
    return "<td \(look)width=\"\(width)\" bgcolor=\"\(colour)\" style=\"\(style)\">\(shown)</td>"
  }

  private static func escaped(_ words: String) -> String { Drawing.escaped(words) }
}
