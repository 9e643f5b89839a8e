/// A report for a terminal.
///
/// The decision comes first, then the advice. At 80 columns or more, a dense report is shortened to
/// fit one screen, unless everything is wanted.
package struct TextRenderer: Sendable {
  let report: Report
  let width: Int
  var fitsScreen = true

  /// The lines of a small terminal, without those of the command and the prompt.
  static let screen = 22

  package var lines: [StyledLine] {
    guard report.isDense else {
      return Self.joined(top + report.sections.flatMap(lines) + [footer])
    }
    var blocks = report.sections.map(block)
    var found = dense(blocks, after: nil)
    var sections = report.sections
    guard fitsScreen, width >= TextStyle.usualWidth else { return found }
    for step in Squeeze.allCases where found.count > Self.screen {
      if step != .labels, step != .gaps {
        sections = sections.map { section in
          let contents = section.contents.map {
            squeezed($0, step, without: found.count - Self.screen)
          }
          return Report.Section(section.heading, contents)
        }
        blocks = sections.map(block)
      }
      found = dense(blocks, after: step)
    }
    return found
  }

  /// What a dense report gives up until it fits one screen, in this order.
  private enum Squeeze: Int, CaseIterable {
    /// Empty lines before labels; all events but two; the bodies of later advice; empty lines
    /// before sections; the bodies of all advice; and all events but one.
    case labels, events, advice, gaps, firstAdvice, moreEvents
  }

  private typealias Block = (lines: [StyledLine], isLabels: Bool)

  private func block(_ section: Report.Section) -> Block {
    (lines(of: section).flatMap(\.self), section.isLabels)
  }

  /// Leaves no empty line before the footer.
  private func dense(_ blocks: [Block], after step: Squeeze?) -> [StyledLine] {
    let hasGaps = step.map { $0.rawValue < Squeeze.gaps.rawValue } ?? true
    let parts = blocks.reduce(into: [top.flatMap(\.self)]) { parts, block in
      if step != nil && block.isLabels || !hasGaps && parts.count > 2 {
        parts[parts.count - 1] += block.lines
      } else {
        parts.append(block.lines)
      }
    }
    return Self.joined(parts) + footer
  }

  private func squeezed(
    _ content: Report.Content, _ step: Squeeze, without excess: Int
  ) -> Report.Content {
    switch (content, step) {
    case (.events(let events), .events), (.events(let events), .moreEvents):
      return .events(
        EventTable.fitting(
          events, report.language.voice, width: width, without: excess,
          least: step == .events ? 2 : 1))
    case (.advice(let advice), .advice):
      return .advice(
        advice.enumerated().map { $0 > 0 && $0 >= advice.count - excess ? $1.bare : $1 })
    case (.advice(let advice), .firstAdvice): return .advice(advice.map(\.bare))
    default: return content
    }
  }

  /// Separates sections with an empty line, and drops empty ones.
  static func joined(_ sections: [[StyledLine]]) -> [StyledLine] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  /// Parts after `head`, wrapped between parts, or within a part that is longer than a line.
  static func row(
    _ parts: [StyledLine], behind head: StyledLine = .empty, separator: String = " · ",
    margin: Int, width: Int
  ) -> [StyledLine] {
    var lines: [StyledLine] = []
    // Appends in place and measures each part once: there may be thousands.
    var taken = 0
    for part in parts.flatMap({ $0.broken(toWidth: width - margin) }) {
      let added = separator.displayWidth + part.displayWidth
      if let last = lines.indices.last, taken + added <= width {
        lines[last] += StyledLine(separator)
        lines[last] += part
        taken += added
      } else {
        lines.append((lines.isEmpty ? head : .empty).padded(toWidth: margin) + part)
        taken = lines[lines.count - 1].displayWidth
      }
    }
    return lines
  }

  static func wrapped(_ text: String, margin: Int = 0, width: Int) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - margin).map {
      StyledLine(String(repeating: " ", count: margin) + $0)
    }
  }

  private var top: [[StyledLine]] {
    let words = [report.title, report.place].compactMap(\.self).joined(separator: " · ")
    let summary = Self.row(report.summary.map { StyledLine($0) }, margin: 0, width: width)
    let notice = report.notice.map { Self.wrapped($0, width: width) } ?? []
    if report.isDense, let line = titleWithAllDay(words) {
      return [[line] + summary + notice, headlineLines]
    }
    return [Self.wrapped(words, width: width) + allDay + summary + notice, headlineLines]
  }

  private var headlineLines: [StyledLine] {
    let headline = report.headline?.shortened(nameTo: max(12, width / 4)) ?? ""
    return Self.wrapped(headline, width: width).map(\.strong)
  }

  /// The title and all-day events; nil if they do not fit on one line.
  private func titleWithAllDay(_ title: String) -> StyledLine? {
    var line = StyledLine(SafeText(title).string)
    if let allDay = report.allDay {
      line += StyledLine(" · \(allDay.label.inSentenceCase): ")
      for (index, event) in allDay.events.enumerated() {
        line += StyledLine(index == 0 ? "" : " · ") + .verbatim(SafeText(event.title).string)
        line += StyledLine(event.mark)
      }
    }
    return line.displayWidth <= width ? line : nil
  }

  private var allDay: [StyledLine] {
    guard let allDay = report.allDay else { return [] }
    let head = StyledLine("\(allDay.label)  ")
    let parts = allDay.events.map { event in
      StyledLine.verbatim(SafeText(event.title).string.truncated(toWidth: 40))
        + StyledLine(event.mark)
    }
    return Self.row(parts, behind: head, margin: head.displayWidth, width: width)
  }

  /// Groups of lines to be separated by an empty line; the heading belongs to the first group.
  private func lines(of section: Report.Section) -> [[StyledLine]] {
    section.contents.map(lines).reduce(into: [heading(of: section)]) { groups, next in
      groups[groups.count - 1] += next.first ?? []
      groups += next.dropFirst()
    }
  }

  /// A section's heading; above events, the heading of their reasons too.
  private func heading(of section: Report.Section) -> [StyledLine] {
    let lines = section.heading.map { Self.wrapped($0.uppercased(), width: width) } ?? []
    let shown = section.contents.first {
      switch $0 {
      case .timeline, .intervals, .more, .drawn: false
      default: true
      }
    }
    guard case .events(let events)? = shown, lines.count == 1,
      let column = table(of: events).reasonsColumn, column > lines[0].displayWidth
    else { return lines }
    return [lines[0].padded(toWidth: column) + StyledLine(report.language.voice.why, .dim)]
  }

  private func table(of events: Report.Events) -> EventTable {
    EventTable(events: events, report.language.voice, width: width)
  }

  private func lines(of content: Report.Content) -> [[StyledLine]] {
    switch content {
    case .paragraphs(let paragraphs): return [paragraphs.flatMap(lines)]
    case .details(let parts):
      return [Self.row(parts.map { StyledLine($0) }, margin: 2, width: width)]
    case .list(let entries): return [entries.flatMap(entry)]
    case .table(let table): return TableRows(table: table, width: width).groups
    case .bars(let strip): return [BarRows(bars: strip.bars, width: width).lines]
    case .charts(let charts): return [charts.flatMap { ChartRows(chart: $0, width: width).lines }]
    case .figures(let figures, let form):
      let groups = FigureGrid(figures, form, report.language.voice, width: width).groups
      return form == .rows ? [groups.flatMap(\.self)] : groups
    case .advice(let advice): return [AdviceList(width: width).lines(of: advice)]
    case .events(let events): return [table(of: events).lines]
    case .timeline, .intervals, .more, .drawn: return []
    case .written(let contents): return contents.flatMap(lines)
    case .labels(let labels): return [lines(of: labels)]
    }
  }

  private func lines(of paragraph: Report.Paragraph) -> [StyledLine] {
    let margin = paragraph.depth * 2
    guard !paragraph.isCommand else {
      // Text to copy is never changed.
      return [StyledLine.empty.padded(toWidth: margin) + .verbatim(paragraph.text)]
    }
    return Self.wrapped(paragraph.text, margin: margin, width: width)
  }

  /// An entry of a list, with a hanging indent.
  private func entry(_ text: String) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - 4).enumerated()
      .map { StyledLine(($0 == 0 ? "  " : "    ") + $1) }
  }

  /// Labels on one line if they fit, otherwise one per line.
  private func lines(of labels: [Report.Label]) -> [StyledLine] {
    let parts = labels.map {
      (head: StyledLine("\($0.name.uppercased())  "), text: SafeText($0.text).string)
    }
    var line = StyledLine.empty
    for part in parts { line += (line.isEmpty ? "" : "  ") + part.head + StyledLine(part.text) }
    if line.displayWidth <= width { return [line] }
    return parts.flatMap { head, text in
      let margin = min(head.displayWidth, width / 3)
      return TextWrapping.lines(of: text, width: width - head.displayWidth).enumerated().map {
        ($0 == 0 ? head : StyledLine.empty.padded(toWidth: margin)) + StyledLine($1)
      }
    }
  }

  private var footer: [StyledLine] {
    report.footer.notes.flatMap { Self.wrapped($0, width: width) }
      + Self.row(report.footer.sources.map { StyledLine($0) }, margin: 0, width: width)
      .map(\.dimmed)
  }
}

extension TextStyle {
  package func text(of report: Report) -> String {
    encode(TextRenderer(report: report, width: width, fitsScreen: fitsScreen).lines)
  }
}

extension Report.Section {
  fileprivate var isLabels: Bool {
    contents.allSatisfy { if case .labels = $0 { true } else { false } }
  }
}

/// Advice with letters, each body below its title.
struct AdviceList {
  let width: Int

  private static let margin = 5

  func lines(of advice: [Report.Advice]) -> [StyledLine] {
    advice.enumerated().flatMap { index, advice in
      title(of: advice).enumerated().map { line, text in
        StyledLine((line == 0 ? "  \(AdviceLetter(place: index + 1))  " : "     ") + text).strong
      } + TextRenderer.wrapped(advice.shortBody, margin: Self.margin, width: width)
    }
  }

  /// Shortens a name in the title if the title does not fit on a line.
  private func title(of advice: Report.Advice) -> [String] {
    let room = width - Self.margin
    let title = SafeText(advice.title.text).string
    let name = SafeText(advice.title.name).string.displayWidth + room - title.displayWidth
    let text = advice.title.name.isEmpty ? title : advice.title.shortened(nameTo: max(name, 12))
    return TextWrapping.lines(of: SafeText(text).string, width: room)
  }
}
