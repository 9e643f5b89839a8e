/// Pictures made of table cells and characters, which every mail program shows.
enum MailPicture {
  /// - Parameter share: 0…1.
  static func meter(_ share: Double, _ tone: Report.Tone) -> String {
    row(
      [cell(share, ElementStyle.colour(tone), height: 8), cell(1 - share, "#dcdce2", height: 8)],
      words: nil)
  }

  /// The values as block characters.
  static func line(of chart: Report.Chart) -> String {
    "<p style=\"margin:0;font-size:12px\" role=\"img\" aria-label=\"\(escaped(chart.spokenWords))\">"
      + "\(Sparkline.text(of: chart))</p>"
  }

  static func bar(of shares: [Report.Share]) -> String {
    row(
      shares.map { cell($0.part, ElementStyle.colour($0.shade), height: 12) },
      words: shares.map(\.label).joined(separator: ", "))
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
        isWide ? block?.number ?? "" : "")
    }
    let clocks = [timeline.hours.first, timeline.hours.last].compactMap { $0?.label }
    let foot =
      "<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>"
      + "<td class=\"note\" style=\"\(ElementStyle.note.inline)\">\(escaped(clocks.first ?? ""))</td>"
      + "<td class=\"note\" align=\"right\" style=\"\(ElementStyle.note.inline)\">"
      + "\(escaped(clocks.last ?? ""))</td></tr></table>"
    return row(cells, words: timeline.words) + foot
  }

  private static func row(_ cells: [String], words: String?) -> String {
    let label =
      words.map { "role=\"img\" aria-label=\"\(escaped($0))\"" } ?? "role=\"presentation\""
    return "<table \(label) width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" "
      + "style=\"margin:6px 0;table-layout:fixed\"><tr>\(cells.joined())</tr></table>"
  }

  /// Empty if the share rounds to zero.
  private static func cell(
    _ share: Double, _ colour: String, height: Int, _ words: String = ""
  ) -> String {
    let width = Drawing.percent(share)
    guard width != "0.0%" else { return "" }
    let style =
      "width:\(width);height:\(height)px;background-color:\(colour);color:\(ElementStyle.ink);"
      + "font-size:\(words.isEmpty ? 1 : 12)px;line-height:\(height)px;text-align:center"
    let shown = words.isEmpty ? "&nbsp;" : escaped(words)
    return "<td width=\"\(width)\" bgcolor=\"\(colour)\" style=\"\(style)\">\(shown)</td>"
  }

  private static func escaped(_ words: String) -> String { Drawing.escaped(words) }
}
