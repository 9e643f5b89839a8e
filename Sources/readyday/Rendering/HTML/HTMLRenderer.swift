import ReadyDayCore

/// The briefing as one HTML file that needs nothing else: a page for the browser, and the better half of
/// a mail.
///
/// Laid out with tables and plain style rules, since mail programs know neither grids nor variables.
struct HTMLRenderer: Sendable {
  let report: Report
  private var phrases: any Phrasebook { report.language.phrasebook }

  var document: String {
    let sections = report.sections.map(html).filter { !$0.isEmpty }
    let headline = report.headline.shortened(nameTo: PageText.nameWidth)
    return """
      <!doctype html>
      <html lang="\(report.language.code)" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(text(headline))</title>
      <style>
      \(HTMLStyle.rules)
      </style>
      </head>
      <body>
      <main>
      <h1>\(text(headline))</h1>
      \(notice)<p class="note">\(text(report.title)) · \(text(report.place))</p>
      \(sections.joined(separator: "\n"))
      </main>
      \(footer)
      </body>
      </html>

      """
  }
}

extension HTMLRenderer {
  private func text(_ words: String) -> String { HTMLText(PageText(words).string).string }

  private func section(_ heading: String, _ content: [String]) -> String {
    (["<section>", "<h2>\(text(heading))</h2>"] + content + ["</section>"])
      .joined(separator: "\n")
  }

  private var notice: String {
    report.notice.map { "<p><strong>\(text($0))</strong></p>\n" } ?? ""
  }

  private func html(of section: Report.Section) -> String {
    let heading = section.heading ?? ""
    switch section.content {
    case .figures(let figures, _): return html(of: figures)
    case .advice(let advice): return self.section(heading, items(of: advice))
    case .events(let events): return self.section(heading, rows(of: events, under: heading))
    case .training(let sessions, let reminders):
      let table = sessions.isEmpty ? [] : rows(of: sessions, under: heading)
      return self.section(heading, table + reminders.map { "<p>\(text($0))</p>" })
    case .windows(let windows): return self.section(heading, rows(of: windows, under: heading))
    case .note(let note):
      let line = "<p>\(text(note.withCapital))</p>"
      return section.heading == nil ? line : self.section(heading, [line])
    }
  }

  private func html(of figures: [Report.Figure]) -> String {
    guard !figures.isEmpty else { return "" }
    return (["<div class=\"figures\">"] + figures.map(html) + ["</div>"])
      .joined(separator: "\n")
  }

  private func html(of figure: Report.Figure) -> String {
    let word = figure.word.map { " <span class=\"word\">\(text($0))</span>" } ?? ""
    let details = figure.pageDetails.map(text).joined(separator: " · ")
    return """
      <section class="figure \(figure.tone.name)">
      <h2>\(text(figure.heading))</h2>
      <p class="value">\(text(figure.pageValue))\(word)</p>
      \(details.isEmpty ? "" : "<p class=\"note\">\(details)</p>\n")</section>
      """
  }

  private func items(of advice: [Report.Advice]) -> [String] {
    let items = advice.map {
      "<li><strong>\(text($0.title.text))</strong><br>\(text($0.body))</li>"
    }
    return ["<ol>"] + items + ["</ol>"]
  }

  private var footer: String {
    let lines = report.footer.pageLines.map { "<p>\(text($0))</p>" }
    return (["<footer class=\"note\">"] + lines + ["</footer>"]).joined(separator: "\n")
  }
}

extension HTMLRenderer {
  private func table(_ columns: [Column], label: String, _ rows: [String]) -> [String] {
    let head = columns.map { "<th scope=\"col\">\(text(phrases.column($0)))</th>" }.joined()
    return ["<table aria-label=\"\(text(label))\">", "<thead><tr>\(head)</tr></thead>", "<tbody>"]
      + rows + ["</tbody>", "</table>"]
  }

  private func rows(of events: Report.Events, under heading: String) -> [String] {
    let rows = events.rows.map(html)
    let table = rows.isEmpty ? [] : self.table([.time, .demand, .event], label: heading, rows)
    return table + (events.pageOthers.map { ["<p class=\"note\">\(text($0))</p>"] } ?? [])
  }

  private func html(of event: Report.Events.Row) -> String {
    let link = event.link.flatMap(SafeLink.init).map {
      " <a href=\"\(text($0.address))\" rel=\"noreferrer noopener\">\(text($0.host))</a>"
    }
    let reasons = event.pageReasons
    let note = reasons.isEmpty ? "" : "<br><span class=\"note\">\(text(reasons))</span>"
    return "<tr><td class=\"time\">\(text(event.time))</td>"
      + "<td class=\"demand \(event.tone.name)\">\(text(event.level))</td>"
      + "<td><bdi>\(text(event.title))</bdi>\(link ?? "")\(note)</td></tr>"
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
  fileprivate var name: String {
    switch self {
    case .plain: "plain"
    case .green: "green"
    case .yellow: "yellow"
    case .red: "red"
    }
  }
}
