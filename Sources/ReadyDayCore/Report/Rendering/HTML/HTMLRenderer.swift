/// A report as one self-contained page of HTML, for a browser or a mail.
package struct HTMLRenderer: Sendable {
  let report: Report
  let medium: PageMedium
  private var phrases: Voice { report.language.voice }

  /// - Parameter report: the report to render, for a browser.
  package init(report: Report) { self.init(report: report, medium: .browser) }

  init(report: Report, medium: PageMedium) { (self.report, self.medium) = (report, medium) }

  /// The whole file.
  package var document: String {
    """
    <!doctype html>
    <html lang="\(report.language.code)" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(text(report.pageHeading))</title>
    <style>
    \(medium.rules)
    </style>
    </head>
    <body\(medium.attributes(.body))>
    \(body.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  // The parts of the page, as lines of HTML.

  private var body: [String] {
    let heading = element("h1", .title, text(report.pageHeading))
    return medium.frame.opening + block("header", top)
      + block("main", [heading] + report.sections.flatMap(html)) + footer + medium.frame.closing
  }

  private var top: [String] {
    // Without a headline, the title becomes the page's heading.
    let title = report.headline == nil ? nil : report.title
    let place = [title, report.place].compactMap(\.self)
    let allDay = report.allDay.map { [$0.pageLine] } ?? []
    return (report.notice.map { [paragraph("<strong>\(text($0))</strong>")] } ?? [])
      + [place, allDay, report.summary].filter { !$0.isEmpty }.map(note)
  }

  private var footer: [String] {
    let lines = report.footer.pageLines.map { element("p", .footerLine, text($0)) }
    return lines.isEmpty ? [] : block("footer", lines, style: .footer)
  }

  private func html(of section: Report.Section) -> [String] {
    let contents = section.contents.flatMap { html(of: $0, under: section.heading ?? "") }
    guard let heading = section.heading else { return contents }
    return block("section", [element("h2", .heading, text(heading))] + contents)
  }

  private func html(of content: Report.Content, under heading: String) -> [String] {
    let label = heading.isEmpty ? report.title ?? "" : heading
    switch content {
    case .paragraphs(let paragraphs): return paragraphs.map(html)
    case .details(let parts): return parts.isEmpty ? [] : [note(parts)]
    case .list(let entries): return list("ul", entries.map(text))
    case .table(let table): return rows(of: table, label: label)
    case .bars(let bars):
      return bars.isEmpty ? [] : table(label: label, bars.map(row), isWide: true)
    case .chart(let chart):
      return chart.values.count > 1 ? [paragraph(text(chart.label)), medium.line(of: chart)] : []
    case .figures(let figures, _):
      return figures.isEmpty ? [] : block("div", figures.flatMap(html), style: .figures)
    case .advice(let advice):
      let items = advice.map { "<strong>\(text($0.title.text))</strong><br>\(text($0.body))" }
      return list("ol", items, attributes: " type=\"A\"")
    case .events(let events): return html(of: events, label: label)
    case .timeline(let timeline): return [medium.day(timeline)]
    case .labels(let labels):
      return labels.map { paragraph("<strong>\(text($0.name))</strong> \(text($0.text))") }
    }
  }

  private func html(of paragraph: Report.Paragraph) -> String {
    if paragraph.isCommand { return self.paragraph("<code>\(text(paragraph.text))</code>") }
    return paragraph.depth > 0
      ? note([paragraph.text]) : self.paragraph(text(paragraph.text.withCapital))
  }
}

// Elements.
extension HTMLRenderer {
  private func text(_ words: String) -> String { HTMLText(PageText(words).string).string }

  private func element(
    _ tag: String, _ style: ElementStyle, _ html: String, label: String? = nil
  ) -> String {
    let label = medium.isMail ? nil : label.map { " data-label=\"\(text($0))\"" }
    return "<\(tag)\(medium.attributes(style))\(label ?? "")>\(html)</\(tag)>"
  }

  /// A block of the page; a `div` in mails, because mail programs know few other elements.
  private func block(_ tag: String, _ lines: [String], style: ElementStyle = .plain) -> [String] {
    let tag = medium.isMail ? "div" : tag
    return ["<\(tag)\(medium.attributes(style))>"] + lines + ["</\(tag)>"]
  }

  private func paragraph(_ html: String) -> String { element("p", .paragraph, html) }

  private func note(_ parts: [String]) -> String {
    element("p", .note, parts.map(text).joined(separator: " · "))
  }

  /// A note on a new line within an element; empty without parts.
  private func beneath(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "<br>" + element("span", .note, parts.map(text).joined(separator: " · "))
  }

  private func list(_ tag: String, _ items: [String], attributes: String = "") -> [String] {
    ["<\(tag)\(attributes)\(medium.attributes(.list))>"]
      + items.map { element("li", .item, $0) } + ["</\(tag)>"]
  }

  /// - Parameter isWide: whether a phone shows the cells of a row below its first cell.
  private func table(
    _ columns: [String] = [], label: String, _ rows: [String], isWide: Bool = false
  ) -> [String] {
    let style = medium.attributes(.columnHead)
    let cells = columns.map { "<th scope=\"col\"\(style)>\(text($0))</th>" }.joined()
    let head = columns.isEmpty ? [] : ["<thead><tr>\(cells)</tr></thead>"]
    let look = medium.attributes(isWide ? .wideTable : .table)
    return ["<table aria-label=\"\(text(label))\"\(look)>"] + head
      + ["<tbody>"] + rows + ["</tbody>", "</table>"]
  }

  private func row(
    _ cells: [(style: ElementStyle, html: String)], under head: [String] = []
  ) -> String {
    let cells = cells.enumerated().map { index, cell in
      let label = head.indices.contains(index) && !head[index].isEmpty ? head[index] : nil
      return element("td", cell.style, cell.html, label: label)
    }
    return "<tr>\(cells.joined())</tr>"
  }
}

// Tables.
extension HTMLRenderer {
  private func rows(of table: Report.Table, label: String) -> [String] {
    table.groups.flatMap { group in
      (group.title.map { [element("h2", .heading, text($0))] } ?? [])
        + self.table(
          table.head, label: group.title ?? label, group.rows.map { row($0, under: table.head) },
          isWide: group.rows.contains { $0.cells.count > 2 })
    }
  }

  private func row(_ row: Report.Table.Row, under head: [String]) -> String {
    let beneath = beneath((row.note.isEmpty ? [] : [row.note]) + row.details)
    let last = row.cells.count - 1
    return self.row(
      row.cells.enumerated().map { index, cell in
        (.cell(cell.tone), text(cell.pageText) + (index == last ? beneath : ""))
      }, under: head)
  }

  /// A bar's numbers, without the bar.
  private func row(_ bar: Report.Bar) -> String {
    let label = text(bar.label) + bar.notes.map { beneath([$0]) }.joined()
    return row(([label] + [bar.value, bar.aside].compactMap { $0.map(text) }).map { (.cell, $0) })
  }
}

// Figures.
extension HTMLRenderer {
  private func html(of figure: Report.Figure) -> [String] {
    let word = figure.word.map { " " + element("span", .word(figure.tone), text($0)) } ?? ""
    return block(
      "section",
      [
        element("h2", .figureHeading, text(figure.heading)),
        element("p", .value, text(figure.pageValue) + word),
      ] + pictures(of: figure) + (figure.pageDetails.isEmpty ? [] : [note(figure.pageDetails)]),
      style: .figure(figure.tone))
  }

  /// Recent values, sleep stages, or a meter.
  private func pictures(of figure: Report.Figure) -> [String] {
    let meter = medium.meter(of: figure).map { [$0] } ?? []
    if let history = figure.history {
      let words = [history.label] + (history.band.map { [$0.words] } ?? [])
      return (medium.isMail ? meter : []) + [medium.line(of: history), note(words)]
    }
    guard !figure.shares.isEmpty else { return meter }
    return [medium.bar(of: figure.shares), legend(of: figure.shares)]
  }

  private func legend(of shares: [Report.Share]) -> String {
    guard !medium.isMail else { return note(shares.map(\.label)) }
    let items = shares.map {
      "<li><span class=\"\($0.shade.rawValue)\"></span>\(text($0.label))</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }
}

// Events.
extension HTMLRenderer {
  private func html(of events: Report.Events, label: String) -> [String] {
    let others = events.pageOthers(phrases).map { [note([$0])] } ?? []
    guard !events.rows.isEmpty else { return others }
    guard !medium.isMail else { return table(label: label, events.rows.map(row)) + others }
    // A list, not a table: on a phone each event takes two lines.
    return ["<ul class=\"events\" aria-label=\"\(text(label))\">"] + events.rows.map(item)
      + ["</ul>"] + others
  }

  private func item(_ event: Report.Events.Row) -> String {
    let link = event.link.flatMap(SafeLink.init)
    // Leaves out a location that only repeats the link's host.
    let place = event.place.flatMap { $0 == link?.host ? nil : $0 }
    let notes = [place, event.pageReasons.isEmpty ? nil : event.pageReasons].compactMap(\.self)
    return "<li class=\"\(event.isOver ? "over" : "ahead")\">"
      + "<span class=\"number\">\(event.number.map(String.init) ?? "")</span>"
      + "<span class=\"time\">\(text(event.time))</span>"
      + "<span class=\"what\"><bdi class=\"title\">\(text(event.title))</bdi>\(html(of: link))"
      + "\(beneath(notes))</span>\(level(of: event))</li>"
  }

  private func row(_ event: Report.Events.Row) -> String {
    let time = (event.number.map { "\($0). " } ?? "") + event.time
    let title = "<bdi>\(text(event.title))</bdi>"
    let what =
      element("span", .note, text(time)) + "<br>"
      + (event.isOver ? title : "<strong>\(title)</strong>")
      + html(of: event.link.flatMap(SafeLink.init))
      + beneath(event.pageReasons.isEmpty ? [] : [event.pageReasons])
    return row([(.cell, what), (.cell, level(of: event))])
  }

  private func level(of event: Report.Events.Row) -> String {
    element("span", .level(event.tone), text(event.level))
  }

  private func html(of link: SafeLink?) -> String {
    link.map { " <a href=\"\(text($0.address))\" rel=\"noreferrer noopener\">\(text($0.host))</a>" }
      ?? ""
  }
}

/// Text escaped for HTML, in an element or a quoted attribute.
struct HTMLText: Equatable, Sendable {
  let string: String

  init(_ text: String) {
    // By scalars: `<` with a combining mark is one character, but still starts a tag.
    string = text.unicodeScalars.reduce(into: "") { $0 += Self.escape($1) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: String(scalar)
    }
  }
}
