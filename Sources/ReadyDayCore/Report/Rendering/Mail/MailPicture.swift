/// Pictures made of table cells and characters, which every mail program shows.
enum MailPicture {
  /// - Parameter share: 0…1.
  static func meter(_ share: Double, _ tone: Report.Tone) -> String {
    row(
      [
        cell(share, ElementStyle.mark(tone), height: 8),
        cell(1 - share, "#dcdce2", height: 8, name: "rest"),
      ],
      words: nil)
  }

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
    return row(columns, words: chart.spokenWords) + foot(ends)
      + (chart.band.map {
        "<p class=\"note\" style=\"\(ElementStyle.note.inline)\">\(escaped($0.words))</p>"
      } ?? "")
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
      timeline.windows.ordered { $0.place.lowerBound < $1.place.lowerBound }.map { "\($0.words)" }
      + timeline.sun.map(\.label)
      + [timeline.lightsOut?.label]
      .compactMap(\.self)
    let hours = timeline.hours.enumerated().map { index, hour in
      "<td align=\"\(index == 0 ? "left" : index == timeline.hours.count - 1 ? "right" : "center")\" "
        + "class=\"note\" style=\"\(small)\">\(escaped(hour.label))</td>"
    }
    return row(cells, words: timeline.words)
      + "<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>"
      + hours.joined() + "</tr></table>"
      + (windows.isEmpty
        ? ""
        : "<p class=\"note\" style=\"\(ElementStyle.note.inline)\">\(escaped(windows.joined(separator: " · ")))</p>")
  }

  private static let small = "font-size:12px;color:\(ElementStyle.soft)"

  private static func foot(_ ends: [String]) -> String {
    "<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>"
      + "<td class=\"note\" style=\"\(small)\">\(escaped(ends[0]))</td>"
      + "<td class=\"note\" align=\"right\" style=\"\(small)\">\(escaped(ends[1]))</td></tr></table>"
  }

  private static func row(_ cells: [String], words: String?) -> String {
    let label =
      words.map { "role=\"img\" aria-label=\"\(escaped($0))\"" } ?? "role=\"presentation\""
    return "<table \(label) width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" "
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
