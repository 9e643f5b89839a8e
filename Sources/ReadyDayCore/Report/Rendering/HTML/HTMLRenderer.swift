/// A report as one self-contained page of HTML, for a browser or a mail.
package struct HTMLRenderer: Sendable {
  let report: Report
  let medium: PageMedium
  /// The pages to link to; empty for a page by itself.
  private var pages: Set<Page> = []
  private var phrases: Voice { report.language.voice }

  /// By which readyday knows its own pages.
  package static let mark = "<meta name=\"generator\" content=\"readyday\">"

  /// - Parameters:
  ///   - report: the report to render, for a browser.
  ///   - pages: those in the same folder, which a bar links to.
  package init(report: Report, among pages: Set<Page> = []) {
    self.init(report: report, medium: .browser)
    self.pages = pages
  }

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
    \(Self.mark)
    <title>\(text(title))</title>
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

  /// The page and its date, for tabs and bookmarks.
  private var title: String {
    let date = report.title ?? report.pageDate
    guard let page = report.page else { return report.pageHeading }
    return [phrases.name(of: page), date].compactMap(\.self).joined(separator: " · ")
  }

  // The parts of the page, as lines of HTML.

  private var body: [String] {
    let heading = element("h1", .title, text(report.pageHeading))
    return medium.frame.opening + bar + block("header", top)
      + block("main", [heading] + report.sections.flatMap(html)) + footer + medium.frame.closing
  }

  /// The links between pages: one for each group, then the pages of this page's group.
  private var bar: [String] {
    guard let page = report.page, !pages.isEmpty else { return [] }
    let groups = Page.groups.map { $0.filter(pages.contains) }.filter { !$0.isEmpty }
    let own = groups.first { $0.contains(page) } ?? []
    let first = groups.map { group in
      link(to: group[0], phrases.barName(of: group[0]), isCurrent: group == own)
    }
    let rest =
      own.count < 2 ? [] : own.map { link(to: $0, phrases.name(of: $0), isCurrent: $0 == page) }
    let label = phrases.say("Pages", es: "Páginas")
    return ["<nav aria-label=\"\(label)\">", "<ul>"] + first + ["</ul>"]
      + (rest.isEmpty ? [] : ["<ul class=\"more\">"] + rest + ["</ul>"]) + ["</nav>"]
  }

  private func link(to page: Page, _ name: String, isCurrent: Bool) -> String {
    let current = isCurrent ? " aria-current=\"\(page == report.page ? "page" : "true")\"" : ""
    return "<li><a href=\"\(page.file)\"\(current)>\(text(name))</a></li>"
  }

  /// The title, or its part that the page's heading leaves out.
  private var shownDate: String? {
    guard let title = report.title else { return report.pageDate }
    if report.headline != nil { return title }
    guard let name = report.page.map(phrases.name) else { return nil }
    if title.lowercased() == name.lowercased() { return nil }
    let isNamed = title.hasPrefix("\(name) · ")
    return isNamed ? String(title.dropFirst(name.count + 3)) : title
  }

  private var top: [String] {
    let place = [shownDate, report.place].compactMap(\.self)
    let allDay = report.allDay.map { [$0.pageLine] } ?? []
    return (report.notice.map { [paragraph("<strong>\(text($0))</strong>")] } ?? [])
      + [place, allDay, report.summary].filter { !$0.isEmpty }.map(note)
  }

  private var footer: [String] {
    let lines = report.footer.pageLines.filter { line in
      !report.footer.commands.contains { $0.withCapital == line }
    }.map { element("p", .footerLine, text($0)) }
    return lines.isEmpty ? [] : block("footer", lines, style: .footer)
  }

  private func html(of section: Report.Section) -> [String] {
    let contents = section.contents.flatMap { html(of: $0, under: section.heading ?? "") }
    guard let heading = section.heading, heading != report.pageHeading else { return contents }
    return block("section", [element("h2", .heading, text(heading))] + contents)
  }

  private func html(of content: Report.Content, under heading: String) -> [String] {
    let label = heading.isEmpty ? report.title ?? "" : heading
    switch content {
    case .paragraphs(let paragraphs): return paragraphs.map(html)
    case .details(let parts): return parts.isEmpty ? [] : [note(parts)]
    case .list(let entries): return list("ul", entries.map(text))
    case .table(let table): return rows(of: table, label: label)
    case .bars(let strip):
      return strip.bars.isEmpty && strip.rest == nil
        ? [] : figure(strip.title, [medium.strip(strip), legend(of: strip)])
    case .charts(let charts):
      guard charts.count > 1 else { return charts.flatMap { html(of: $0, plot: 120) } }
      return block("div", charts.flatMap { html(of: $0, plot: 76) }, style: .charts)
    case .intervals(let intervals): return html(of: intervals)
    case .figures(let figures, _):
      return figures.isEmpty ? [] : block("div", figures.flatMap(html), style: .figures)
    case .advice(let advice):
      return list("ol", advice.map(html), attributes: " type=\"A\"")
    case .more(let title, let sentences): return [more(title, sentences.map(text))]
    case .events(let events): return html(of: events, label: label)
    case .timeline(let timeline): return [medium.day(timeline)]
    case .labels(let labels):
      return labels.map { paragraph("<strong>\(text($0.name))</strong> \(text($0.text))") }
    case .drawn(let contents): return contents.flatMap { html(of: $0, under: heading) }
    case .written: return []
    }
  }

  private func html(of advice: Report.Advice) -> String {
    "<strong>\(text(advice.title.text))</strong><br>\(text(advice.body))"
      + (advice.reasons.isEmpty ? "" : more(phrases.why.withCapital, advice.reasons.map(text)))
  }

  /// What the reader may open. In a mail nothing opens.
  private func more(_ title: String, _ sentences: [String]) -> String {
    medium.isMail
      ? ""
      : "<details><summary>\(text(title))</summary>"
        + sentences.map(paragraph).joined() + "</details>"
  }

  private func html(of paragraph: Report.Paragraph) -> String {
    if paragraph.isCommand { return self.paragraph("<code>\(text(paragraph.text))</code>") }
    return paragraph.depth > 0
      ? note([paragraph.text]) : self.paragraph(text(paragraph.text.withCapital))
  }
}

// Elements.
extension HTMLRenderer {
  func text(_ words: String) -> String { HTMLText(PageText(words).string).string }

  func element(
    _ tag: String, _ style: ElementStyle, _ html: String, label: String? = nil
  ) -> String {
    let label = medium.isMail ? nil : label.map { " data-label=\"\(text($0))\"" }
    return "<\(tag)\(medium.attributes(style))\(label ?? "")>\(html)</\(tag)>"
  }

  /// A block of the page; a `div` in mails, because mail programs know few other elements.
  func block(_ tag: String, _ lines: [String], style: ElementStyle = .plain) -> [String] {
    let tag = medium.isMail ? "div" : tag
    return ["<\(tag)\(medium.attributes(style))>"] + lines + ["</\(tag)>"]
  }

  private func paragraph(_ html: String) -> String { element("p", .paragraph, html) }

  func note(_ parts: [String]) -> String {
    element("p", .note, parts.map(text).joined(separator: " · "))
  }

  /// A note on a new line within an element; empty without parts.
  func beneath(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "<br>" + element("span", .note, parts.map(text).joined(separator: " · "))
  }

  func list(_ tag: String, _ items: [String], attributes: String = "") -> [String] {
    ["<\(tag)\(attributes)\(medium.attributes(.list))>"]
      + items.map { element("li", .item, $0) } + ["</\(tag)>"]
  }

  /// - Parameter isWide: whether a phone shows the cells of a row below its first cell.
  private func table(
    _ columns: [String] = [], label: String, _ rows: [String], isWide: Bool = false
  ) -> [String] {
    let style = medium.attributes(.columnHead)
    let cells = columns.map {
      $0.isEmpty ? "<td></td>" : "<th scope=\"col\"\(style)>\(text($0))</th>"
    }.joined()
    let head = columns.isEmpty ? [] : ["<thead><tr>\(cells)</tr></thead>"]
    let look = medium.attributes(isWide ? .wideTable : .table)
    return ["<table aria-label=\"\(text(label))\"\(look)>"] + head
      + ["<tbody>"] + rows + ["</tbody>", "</table>"]
  }

  /// The first cell names the row.
  private func row(
    _ cells: [(style: ElementStyle, html: String)], under head: [String] = []
  ) -> String {
    let cells = cells.enumerated().map { index, cell in
      let label = head.indices.contains(index) && !head[index].isEmpty ? head[index] : nil
      guard index == 0, !medium.isMail else {
        return element("td", cell.style, cell.html, label: label)
      }
      return "<th scope=\"row\"\(medium.attributes(cell.style))>\(cell.html)</th>"
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

  /// A short cell never wraps.
  private func words(of cell: Report.Cell, isName: Bool) -> String {
    let words = isName && !cell.isVerbatim ? cell.pageText.withCapital : cell.pageText
    guard words.count <= 14 else { return text(words) }
    let times = words.split(separator: "–").joined(separator: "\u{2060}–\u{2060}")
    return text(times.split(separator: " ").joined(separator: "\u{A0}"))
  }

  private func row(_ row: Report.Table.Row, under head: [String]) -> String {
    let beneath = beneath((row.note.isEmpty ? [] : [row.note]) + row.details)
    let last = row.cells.count - 1
    return self.row(
      row.cells.enumerated().map { index, cell in
        (.cell(cell.tone), words(of: cell, isName: index == 0) + (index == last ? beneath : ""))
      }, under: head)
  }
}

// Events.
extension HTMLRenderer {
  private func html(of events: Report.Events, label: String) -> [String] {
    var events = events
    events.rest?.command = nil
    let others = events.pageOthers(phrases).map { [note([$0])] } ?? []
    guard !events.rows.isEmpty else { return others }
    guard !medium.isMail else { return table(label: label, events.rows.map(row)) + others }
    // A list, not a table: on a phone each event takes two lines.
    return ["<ul class=\"events\" aria-label=\"\(text(label))\">"] + events.rows.map(item)
      + ["</ul>"] + others
  }

  /// The place, unless it only repeats the link's host, and the reasons.
  private func notes(on event: Report.Events.Row) -> [String] {
    let host = event.link.flatMap(SafeLink.init)?.host
    let place = event.place.flatMap { $0 == host ? nil : $0 }
    return [place, event.pageReasons.isEmpty ? nil : event.pageReasons].compactMap(\.self)
  }

  private func item(_ event: Report.Events.Row) -> String {
    return "<li class=\"\(event.isOver ? "over" : "ahead")\">"
      + "<span class=\"number\">\(event.number.map(String.init) ?? "")</span>"
      + "<span class=\"time\">\(text(event.time))</span>"
      + "<span class=\"what\"><bdi class=\"title\">\(text(event.title))</bdi>\(html(of: event.link.flatMap(SafeLink.init)))"
      + "\(beneath(notes(on: event)))</span>\(level(of: event))</li>"
  }

  private func row(_ event: Report.Events.Row) -> String {
    let time = (event.number.map { "\($0). " } ?? "") + event.time
    let title = "<bdi>\(text(event.title))</bdi>"
    let what =
      element("span", .note, text(time)) + "<br>"
      + (event.isOver ? title : "<strong>\(title)</strong>")
      + html(of: event.link.flatMap(SafeLink.init)) + beneath(notes(on: event))
    return row([(.cell, what), (.cell, level(of: event))])
  }

  private func level(of event: Report.Events.Row) -> String {
    element("span", .word(event.tone), text(event.level))
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
