/// A report as a person reads it in a terminal.
///
/// Decision, recovery, sleep and load come first, then the advice, which ends within the first 24 lines of 80
/// columns; what it rests on follows.
package struct TextRenderer: Sendable {
  let report: Report
  let width: Int

  package init(report: Report, width: Int) {
    (self.report, self.width) = (report, width)
  }

  /// Lines of a small terminal; the advice is to end within them.
  static let screen = 24

  package var lines: [StyledLine] {
    guard !report.isDense else { return dense }
    let parts = report.sections.map(lines)
    let count = report.sections.prefix { $0.isOfFirstScreen }.count
    let figures = parts.prefix(count).first ?? []
    let rest = parts.prefix(count).dropFirst().flatMap(\.self)
    let airy = Self.joined(top + figures + rest)
    let dense = Self.joined(top + [figures.flatMap(\.self)] + rest)
    let first = airy.count > Self.screen && dense.count <= Self.screen ? dense : airy
    return Self.joined([first] + parts.dropFirst(count).flatMap(\.self) + [footer])
  }

  /// The footer follows at once: it is a line of the screen.
  private var dense: [StyledLine] {
    Self.joined([top.flatMap(\.self)] + report.sections.map { lines(of: $0).flatMap(\.self) })
      + footer
  }

  /// The decision alone.
  var headline: [StyledLine] { report.headline.map { [StyledLine($0.text)] } ?? [] }
}

extension TextStyle {
  /// `report` as a person reads it in a terminal.
  ///
  /// - Parameter report: the report to render.
  package func text(of report: Report) -> String {
    encode(TextRenderer(report: report, width: width).lines)
  }
}

extension Report.Section {
  /// Figures, and what is advised.
  fileprivate var isOfFirstScreen: Bool {
    contents.allSatisfy { content in
      switch content {
      case .figures, .advice: true
      case .paragraphs, .details, .list, .table, .bars, .chart, .events, .training, .windows,
        .timeline, .labels:
        false
      }
    }
  }
}

extension TextRenderer {
  /// Sections with an empty line between them; empty ones leave no trace.
  static func joined(_ sections: [[StyledLine]]) -> [StyledLine] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  /// Parts behind `head`, on as many lines as they need, all beginning `margin` columns in; one that is too
  /// long for a line is broken at its spaces.
  static func row(
    _ parts: [StyledLine], behind head: StyledLine = .empty, separator: String = " · ",
    margin: Int, width: Int
  ) -> [StyledLine] {
    var lines: [StyledLine] = []
    // Lines grow in place, and are measured once: there may be thousands of parts.
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

  /// `text` broken at its spaces.
  static func wrapped(_ text: String, margin: Int = 0, width: Int) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - margin).map {
      StyledLine(String(repeating: " ", count: margin) + $0)
    }
  }
}

extension TextRenderer {
  private var top: [[StyledLine]] {
    let words = [report.title, report.place].compactMap(\.self).joined(separator: " · ")
    if report.isDense, let line = titleWithAllDay(words) {
      return [[line] + (report.notice.map { Self.wrapped($0, width: width) } ?? []), headlineLines]
    }
    let title = Self.wrapped(words, width: width)
    let summary = Self.row(report.summary.map { StyledLine($0) }, margin: 0, width: width)
    let notice = report.notice.map { Self.wrapped($0, width: width) } ?? []
    return [title + allDay + summary + notice, headlineLines]
  }

  private var headlineLines: [StyledLine] {
    let headline = report.headline?.shortened(nameTo: max(12, width / 4)) ?? ""
    return Self.wrapped(headline, width: width).map(\.strong)
  }

  /// Nil if it does not fit a line.
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

  /// Groups of lines, an empty line between them; what a heading is above, and what follows, has none.
  private func lines(of section: Report.Section) -> [[StyledLine]] {
    let heading =
      section.heading.map { Self.wrapped($0.uppercased(), width: width).map(\.strong) } ?? []
    return section.contents.map(lines).reduce(into: [heading]) { groups, next in
      groups[groups.count - 1] += next.first ?? []
      groups += next.dropFirst()
    }
  }

  private func lines(of content: Report.Content) -> [[StyledLine]] {
    switch content {
    case .paragraphs(let paragraphs): return [paragraphs.flatMap(lines)]
    case .details(let parts):
      return [Self.row(parts.map { StyledLine($0) }, margin: 2, width: width)]
    case .list(let entries): return [entries.flatMap(entry)]
    case .table(let table): return TableRows(table: table, width: width).groups
    case .bars(let bars): return [BarRows(bars: bars, width: width).lines]
    case .chart(let chart): return [ChartRows(chart: chart, width: width).lines]
    case .figures(let figures, .rows):
      return [FigureGrid(figures, report.language.phrasebook, width: width).lines]
    case .figures(let figures, let form):
      let rows = FigureRows(report.language.phrasebook, width: width)
      let groups = figures.map { rows.lines(of: $0, inShort: form == .inShort) }
      return form == .inShort ? [groups.flatMap(\.self)] : groups
    case .advice(let advice): return [AdviceList(width: width).lines(of: advice)]
    case .events(let events): return [EventTable(events: events, width: width).lines]
    case .training(let sessions, let reminders):
      let due = reminders.flatMap { Self.row([StyledLine($0)], margin: 2, width: width) }
      return [sessions.flatMap(lines) + due]
    case .windows(let windows):
      let parts = windows.map { StyledLine("\($0.time)  \($0.length)") }
      return [Self.row(parts, margin: 2, width: width)]
    case .timeline: return []
    case .labels(let labels): return [lines(of: labels)]
    }
  }

  private func lines(of paragraph: Report.Paragraph) -> [StyledLine] {
    let margin = paragraph.depth * 2
    guard !paragraph.isCommand else {
      // What is copied stays to the byte.
      return [StyledLine.empty.padded(toWidth: margin) + .verbatim(paragraph.text)]
    }
    return Self.wrapped(paragraph.text, margin: margin, width: width)
  }

  /// The first line hangs out, so that entries are easy to tell apart.
  private func entry(_ text: String) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - 4).enumerated()
      .map { StyledLine(($0 == 0 ? "  " : "    ") + $1) }
  }

  /// In one line where they fit, else a paragraph each.
  private func lines(of labels: [Report.Label]) -> [StyledLine] {
    let parts = labels.map {
      (head: StyledLine("\($0.name.uppercased())  ").strong, text: SafeText($0.text).string)
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

  private func lines(of session: Report.Session) -> [StyledLine] {
    // As wide as two clock readings: sessions with and without a time begin in one column.
    let margin = 2 + 11 + 2
    let text = SafeText("\(session.name): \(session.fit)").string
    return TextWrapping.lines(of: text, width: width - margin).enumerated().map { index, line in
      StyledLine(index == 0 ? "  \(session.time)" : "").padded(toWidth: margin) + StyledLine(line)
    }
  }

  private var footer: [StyledLine] {
    report.footer.notes.flatMap { Self.wrapped($0, width: width) }
      + Self.row(report.footer.sources.map { StyledLine($0) }, margin: 0, width: width)
  }
}

extension Report.Sentence {
  /// The sentence with its name cut to this many columns.
  func shortened(nameTo width: Int) -> String {
    before + SafeText(name).string.truncated(toWidth: width) + after
  }
}
