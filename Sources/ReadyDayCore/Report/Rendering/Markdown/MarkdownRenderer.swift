/// A report as GitHub Flavored Markdown.
package struct MarkdownRenderer: Sendable {
  let report: Report
  private var phrases: Voice { report.language.voice }

  package init(report: Report) { self.report = report }

  /// The whole file.
  package var document: String {
    let headline = report.headline?.shortened(nameTo: PageText.nameWidth)
    let blocks =
      [
        report.title.map { ["# \(text($0))"] } ?? [],
        report.allDay.map { [text($0.pageLine)] } ?? [],
        report.notice.map { ["*\(text($0))*"] } ?? [],
        headline.map { ["> **\(text($0))**"] } ?? [], joined(report.summary),
      ]
      + report.sections.flatMap(blocks) + [footer]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func text(_ words: String) -> String { MarkdownText(PageText(words).string).string }

  /// Blocks to be separated by empty lines.
  private func blocks(of section: Report.Section) -> [[String]] {
    let heading = section.heading.map { ["## \(text($0))"] } ?? []
    return [heading] + section.contents.flatMap(blocks)
  }

  private func joined(_ parts: [String]) -> [String] {
    parts.isEmpty ? [] : [parts.map(text).joined(separator: " · ")]
  }

  private func blocks(of content: Report.Content) -> [[String]] {
    switch content {
    case .paragraphs(let paragraphs): return blocks(of: paragraphs)
    case .details(let parts): return [joined(parts)]
    case .list(let entries): return [entries.map { "- \(text($0))" }]
    case .table(let table): return blocks(of: table)
    case .bars(let strip): return [strip.bars.flatMap(lines)]
    case .charts(let charts): return charts.map(lines)
    case .figures(let figures, _):
      let columns = phrases.either(
        ["Measure", "Value", "Details"], es: ["Medida", "Valor", "Detalles"])
      return [figures.isEmpty ? [] : table(columns, figures.map(row))]
    case .advice(let advice): return [lines(of: advice)]
    case .events(let events): return [lines(of: events)]
    case .timeline, .intervals, .more, .drawn: return []
    case .written(let contents): return contents.flatMap(blocks)
    case .labels(let labels): return [labels.map { "- **\(text($0.name))** \(text($0.text))" }]
    }
  }

  /// Turns paragraphs of depth 1 into a list below the previous paragraph.
  private func blocks(of paragraphs: [Report.Paragraph]) -> [[String]] {
    paragraphs.reduce(into: [[String]]()) { blocks, paragraph in
      let isInList = paragraph.depth > 0
      let line = isInList ? "- \(text(paragraph.text))" : text(paragraph.text.withCapital)
      if isInList, blocks.last?.first?.hasPrefix("- ") == true {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
  }

  private func blocks(of table: Report.Table) -> [[String]] {
    guard !table.head.isEmpty else {
      return table.groups.flatMap { group in
        [group.title.map { ["**\(text($0))**"] } ?? [], group.rows.map(item)]
      }
    }
    let rows = table.groups.flatMap(\.rows).map { row in
      let cells = row.cells.map { text($0.pageText) }
      let last = [cells.last ?? ""] + row.details.map(text)
      return Array(cells.dropLast()) + [last.joined(separator: " · ")]
    }
    return [self.table(table.head, rows)]
  }

  private func item(of row: Report.Table.Row) -> String {
    let cells = row.cells.map { text($0.pageText) }.filter { !$0.isEmpty }
    let rest =
      cells.dropFirst() + (row.note.isEmpty ? [] : [text(row.note)]) + row.details.map(text)
    return "- \(cells.first.map { "**\($0)**" } ?? "") \(rest.joined(separator: " · "))"
  }

  private func lines(of chart: Report.Chart) -> [String] {
    chart.values.count > 1
      ? ["\(text(chart.label)): \(Sparkline.text(of: chart)) (\(text(chart.pageWords)))"] : []
  }

  private func lines(of bar: Report.Bar) -> [String] {
    let facts = ([bar.value].compactMap(\.self) + [bar.aside]).filter { !$0.isEmpty }
    return ["- **\(text(bar.label))** \(facts.map(text).joined(separator: " · "))"]
      + bar.notes.map { "  - \(text($0))" }
  }

  private func table(_ columns: [String], _ rows: [[String]]) -> [String] {
    ([columns.map(text), columns.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
  }

  private func row(of figure: Report.Figure) -> [String] {
    let word = figure.word.map { " (\(text($0)))" } ?? ""
    return [
      text(figure.heading), "**\(text(figure.pageValue))\(word)**",
      figure.pageDetails.map(text).joined(separator: " · "),
    ]
  }

  private func lines(of advice: [Report.Advice]) -> [String] {
    advice.enumerated().map { index, advice in
      "- **\(AdviceLetter(place: index + 1))** **\(text(advice.title.text)).** \(text(advice.body))"
    }
  }

  private func lines(of events: Report.Events) -> [String] {
    let columns = phrases.either(
      ["No.", "Time", "Demand", "Event", "Why"],
      es: ["N.º", "Hora", "Exigencia", "Evento", "Detalles"])
    let table = events.rows.isEmpty ? [] : self.table(columns, events.rows.map(row))
    let rest = events.pageOthers(phrases).map { [text($0)] } ?? []
    return table + (table.isEmpty || rest.isEmpty ? [] : [""]) + rest
  }

  private func row(of event: Report.Events.Row) -> [String] {
    let link = event.link.flatMap(SafeLink.init).map { " [\(text($0.host))](<\($0.address)>)" }
    return [
      event.number.map(String.init) ?? "", text(event.time), text(event.level),
      text(event.title) + (link ?? ""), text(event.pageReasons),
    ]
  }

  private var footer: [String] {
    let lines = report.footer.pageLines + (report.place.map { [$0] } ?? [])
    return lines.isEmpty ? [] : ["---", "", lines.map(text).joined(separator: " · ")]
  }
}

/// Text escaped for Markdown: never read as emphasis, a link, a table cell, a tag or a heading.
struct MarkdownText: Equatable, Sendable {
  let string: String

  init(_ text: String) {
    // By scalars: `|` with a combining mark is one character, but still ends a cell.
    var rest = text.unicodeScalars[...]
    var escaped = Self.start(of: &rest)
    while let scalar = rest.popFirst() {
      escaped += Self.escape(scalar)
      if Self.wouldLink(scalar, before: rest) { escaped += "\\" }
    }
    string = escaped
  }

  /// Prefers entities for tags, because not every processor understands a backslash before `<`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    // Some processors link an address even after a backslash. A word joiner prevents that.
    case "@": "\\@\u{2060}"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// GitHub links bare addresses (`://`, `www.`); a backslash after this scalar prevents it.
  private static func wouldLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView)
    -> Bool
  {
    switch scalar {
    case ":": rest.starts(with: "//".unicodeScalars)
    case "w", "W": rest.first == "."
    default: false
    }
  }

  /// Removes a sign at the start that would begin a heading, list or rule, and returns it escaped.
  private static func start(of rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let sign = rest.dropFirst(digits.count).first
    let marks: [Unicode.Scalar] = digits.isEmpty ? ["#", "+", "-", "="] : [".", ")"]
    guard let sign, marks.contains(sign) else { return "" }
    rest = rest.dropFirst(digits.count + 1)
    return "\(String(digits))\\\(sign)"
  }
}
