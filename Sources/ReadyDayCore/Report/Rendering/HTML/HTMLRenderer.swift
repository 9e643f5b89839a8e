/// The briefing as one HTML file that needs nothing else: a page for the browser, with pictures.
package struct HTMLRenderer: Sendable {
  let report: Report
  private var phrases: any Phrasebook { report.language.phrasebook }

  /// - Parameter report: the report to render.
  package init(report: Report) {
    self.report = report
  }

  /// The whole file.
  package var document: String {
    let sections = report.sections.map(html).filter { !$0.isEmpty }
    let heading = report.pageHeading
    return """
      <!doctype html>
      <html lang="\(report.language.code)" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(text(heading))</title>
      <style>
      \(HTMLStyle.rules)
      </style>
      </head>
      <body>
      <header>
      \(notice)\(top)
      </header>
      <main>
      <h1>\(text(heading))</h1>
      \(sections.joined(separator: "\n"))
      </main>
      \(footer)
      </body>
      </html>

      """
  }
}

extension HTMLRenderer {
  func text(_ words: String) -> String { HTMLText(PageText(words).string).string }

  private func section(_ heading: String, _ content: [String]) -> String {
    (["<section>", "<h2>\(text(heading))</h2>"] + content + ["</section>"])
      .joined(separator: "\n")
  }

  private var notice: String {
    report.notice.map { "<p><strong>\(text($0))</strong></p>\n" } ?? ""
  }

  private var top: String {
    // Where nothing is decided, its title is the page's.
    let title = report.headline == nil ? nil : report.title
    let place = [title, report.place].compactMap(\.self)
    let allDay = report.allDay.map { [$0.pageLine] } ?? []
    return ([place, allDay, report.summary].filter { !$0.isEmpty }).map(note)
      .joined(separator: "\n")
  }

  private func note(_ parts: [String]) -> String {
    "<p class=\"note\">\(parts.map(text).joined(separator: " · "))</p>"
  }

  private func html(of section: Report.Section) -> String {
    let heading = section.heading ?? ""
    let contents = section.contents.flatMap { html(of: $0, under: heading) }
    return section.heading == nil
      ? contents.joined(separator: "\n") : self.section(heading, contents)
  }

  private func html(of content: Report.Content, under heading: String) -> [String] {
    switch content {
    case .paragraphs(let paragraphs): return paragraphs.map(html)
    case .details(let parts): return parts.isEmpty ? [] : [note(parts)]
    case .list(let entries):
      return ["<ul>"] + entries.map { "<li>\(text($0))</li>" } + ["</ul>"]
    case .table(let table): return rows(of: table, under: heading)
    case .bars(let bars): return rows(of: bars, under: heading)
    case .chart(let chart): return chart.values.count > 1 ? [html(of: chart)] : []
    case .figures(let figures, _): return figures.isEmpty ? [] : [html(of: figures)]
    case .advice(let advice): return items(of: advice)
    case .events(let events): return rows(of: events, under: heading)
    case .training(let sessions, let reminders):
      let table = sessions.isEmpty ? [] : rows(of: sessions, under: heading)
      return table + reminders.map { "<p>\(text($0))</p>" }
    case .windows(let windows): return rows(of: windows, under: heading)
    case .timeline(let timeline): return [TimelineDrawing(timeline: timeline).svg]
    case .labels(let labels):
      return labels.map { "<p><strong>\(text($0.name))</strong> \(text($0.text))</p>" }
    }
  }

  private func html(of paragraph: Report.Paragraph) -> String {
    if paragraph.isCommand { return "<p><code>\(text(paragraph.text))</code></p>" }
    return paragraph.depth > 0
      ? note([paragraph.text]) : "<p>\(text(paragraph.text.withCapital))</p>"
  }

  private func html(of chart: Report.Chart) -> String {
    "<p>\(text(chart.label))</p>\n\(chart.line)"
  }

  private func html(of figures: [Report.Figure]) -> String {
    (["<div class=\"figures\">"] + figures.map(html) + ["</div>"])
      .joined(separator: "\n")
  }

  private func html(of figure: Report.Figure) -> String {
    let word = figure.word.map { " <span class=\"word\">\(text($0))</span>" } ?? ""
    let details = figure.pageDetails.map(text).joined(separator: " · ")
    let lines =
      [
        "<section class=\"figure \(figure.tone.name)\">", "<h2>\(text(figure.heading))</h2>",
        "<p class=\"value\">\(text(figure.pageValue))\(word)</p>",
      ] + pictures(of: figure)
      + (details.isEmpty ? [] : ["<p class=\"note\">\(details)</p>"])
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  /// The mornings before, the stages, or the value as a bar.
  private func pictures(of figure: Report.Figure) -> [String] {
    if let history = figure.history {
      let usual = history.band.map { [text($0.words)] } ?? []
      let words = ([text(history.label)] + usual).joined(separator: " · ")
      return [history.line, "<p class=\"note\">\(words)</p>"]
    }
    guard figure.shares.isEmpty else {
      let legend = figure.shares.map {
        "<li><span class=\"\($0.shade.rawValue)\"></span>\(text($0.label))</li>"
      }
      return [figure.shares.bar, "<ul class=\"legend\">\(legend.joined())</ul>"]
    }
    return figure.meter.isEmpty ? [] : [figure.meter]
  }

  private func items(of advice: [Report.Advice]) -> [String] {
    let items = advice.map {
      "<li><strong>\(text($0.title.text))</strong><br>\(text($0.body))</li>"
    }
    return ["<ol type=\"A\">"] + items + ["</ol>"]
  }

  private var footer: String {
    let lines = report.footer.pageLines.map { "<p>\(text($0))</p>" }
    return (["<footer class=\"note\">"] + lines + ["</footer>"]).joined(separator: "\n")
  }
}

extension HTMLRenderer {
  private func table(_ columns: [Column], label: String, _ rows: [String]) -> [String] {
    table(columns.map(phrases.column), label: label, rows)
  }

  private func table(_ columns: [String], label: String, _ rows: [String]) -> [String] {
    let cells = columns.map { "<th scope=\"col\">\(text($0))</th>" }.joined()
    let head = columns.isEmpty ? [] : ["<thead><tr>\(cells)</tr></thead>"]
    return ["<table aria-label=\"\(text(label))\">"] + head + ["<tbody>"] + rows
      + ["</tbody>", "</table>"]
  }

  private func rows(of table: Report.Table, under heading: String) -> [String] {
    let label = heading.isEmpty ? report.title ?? "" : heading
    return table.groups.flatMap { group in
      (group.title.map { ["<h2>\(text($0))</h2>"] } ?? [])
        + self.table(table.head, label: group.title ?? label, group.rows.map(html))
    }
  }

  private func html(of row: Report.Table.Row) -> String {
    let beneath = ((row.note.isEmpty ? [] : [row.note]) + row.details).map(text)
    let note =
      beneath.isEmpty ? "" : "<br><span class=\"note\">\(beneath.joined(separator: " · "))</span>"
    let last = row.cells.count - 1
    let cells = row.cells.enumerated().map { index, cell in
      let tone = cell.tone == .plain ? "" : " class=\"demand \(cell.tone.name)\""
      return "<td\(tone)>\(text(cell.pageText))\(index == last ? note : "")</td>"
    }
    return "<tr>\(cells.joined())</tr>"
  }

  /// In numbers: a mail program may show no bar.
  private func rows(of bars: [Report.Bar], under heading: String) -> [String] {
    let rows = bars.map { bar in
      let notes = bar.notes.map { "<br><span class=\"note\">\(text($0))</span>" }.joined()
      let value = bar.value.map { "<td>\(text($0))</td>" } ?? ""
      return "<tr><td>\(text(bar.label))\(notes)</td>\(value)<td>\(text(bar.aside))</td></tr>"
    }
    let label = heading.isEmpty ? report.title ?? "" : heading
    return bars.isEmpty ? [] : table([String](), label: label, rows)
  }

  /// A list and no table: on a phone each event takes two lines.
  private func rows(of events: Report.Events, under heading: String) -> [String] {
    let label = heading.isEmpty ? report.title ?? "" : heading
    let list =
      events.rows.isEmpty
      ? []
      : ["<ul class=\"events\" aria-label=\"\(text(label))\">"] + events.rows.map(html) + ["</ul>"]
    return list + (events.pageOthers.map { ["<p class=\"note\">\(text($0))</p>"] } ?? [])
  }

  private func html(of event: Report.Events.Row) -> String {
    let link = event.link.flatMap(SafeLink.init).map {
      " <a href=\"\(text($0.address))\" rel=\"noreferrer noopener\">\(text($0.host))</a>"
    }
    let place = event.place.flatMap { $0 == linkedHost(of: event) ? nil : text($0) }
    let notes = [place, event.pageReasons.isEmpty ? nil : text(event.pageReasons)]
      .compactMap(\.self)
    let note =
      notes.isEmpty ? "" : "<br><span class=\"note\">\(notes.joined(separator: " · "))</span>"
    return "<li class=\"\(event.isOver ? "over" : "ahead")\">"
      + "<span class=\"number\">\(event.number.map(String.init) ?? "")</span>"
      + "<span class=\"time\">\(text(event.time))</span>"
      + "<span class=\"what\"><bdi class=\"title\">\(text(event.title))</bdi>\(link ?? "")\(note)</span>"
      + "<span class=\"demand \(event.tone.name)\">\(text(event.level))</span></li>"
  }

  /// Where its link leads, which the page says already.
  private func linkedHost(of event: Report.Events.Row) -> String? {
    event.link.flatMap(SafeLink.init)?.host
  }

  private func rows(of sessions: [Report.Session], under heading: String) -> [String] {
    let rows = sessions.map { session in
      "<tr><td class=\"time\">\(text(session.time))</td><td>\(text(session.name))<br>"
        + "<span class=\"note\">\(text(session.fit))</span></td></tr>"
    }
    return table([.time, .event], label: heading, rows)
  }

  private func rows(of windows: [Report.Window], under heading: String) -> [String] {
    let rows = windows.map { window in
      let length = window.pageLength.map { "<br><span class=\"note\">\(text($0))</span>" } ?? ""
      return "<tr><td class=\"time\">\(text(window.time))\(length)</td>"
        + "<td>\(text(window.reason))</td></tr>"
    }
    return table([.time, .reasons], label: heading, rows)
  }
}

extension Report.Tone {
  /// Of a class.
  var name: String {
    switch self {
    case .plain: "plain"
    case .dim: "over"
    case .green: "green"
    case .lightGreen: "light-green"
    case .yellow: "yellow"
    case .orange: "orange"
    case .red: "red"
    }
  }
}
