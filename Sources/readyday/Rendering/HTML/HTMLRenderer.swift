import ReadyDayCore

/// The briefing as one HTML file that needs nothing else: a page for the browser, and the better half of
/// a mail.
///
/// Laid out with tables and plain style rules, since mail programs know neither grids nor variables.
struct HTMLRenderer: Sendable {
  let page: Page

  var document: String {
    let sections = [figures, advice, events, training, windows].filter { !$0.isEmpty }
    return """
      <!doctype html>
      <html lang="\(page.language.code)" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(text(page.headline))</title>
      <style>
      \(HTMLStyle.rules)
      </style>
      </head>
      <body>
      <main>
      <h1>\(text(page.headline))</h1>
      \(notice)<p class="note">\(text(page.date)) · \(text(page.zone))</p>
      \(sections.joined(separator: "\n"))
      </main>
      \(footer)
      </body>
      </html>

      """
  }
}

extension HTMLRenderer {
  private func text(_ words: String) -> String { HTMLText(words).string }

  private func section(_ heading: String, _ content: [String]) -> String {
    (["<section>", "<h2>\(text(heading))</h2>"] + content + ["</section>"])
      .joined(separator: "\n")
  }

  private var notice: String {
    page.notice.map { "<p><strong>\(text($0))</strong></p>\n" } ?? ""
  }

  private var figures: String {
    guard !page.figures.isEmpty else { return "" }
    return (["<div class=\"figures\">"] + page.figures.map(html) + ["</div>"])
      .joined(separator: "\n")
  }

  private func html(of figure: Page.Figure) -> String {
    let word = figure.word.map { " <span class=\"word\">\(text($0))</span>" } ?? ""
    let details = figure.details.map(text).joined(separator: " · ")
    return """
      <section class="figure \(figure.tone.name)">
      <h2>\(text(figure.heading))</h2>
      <p class="value">\(text(figure.value))\(word)</p>
      \(details.isEmpty ? "" : "<p class=\"note\">\(details)</p>\n")</section>
      """
  }

  private var advice: String {
    guard !page.advice.isEmpty else { return "" }
    let items = page.advice.map {
      "<li><strong>\(text($0.title))</strong><br>\(text($0.body))</li>"
    }
    return section(page.headings.advice, ["<ol>"] + items + ["</ol>"])
  }

  private var footer: String {
    let lines = page.footer.map { "<p>\(text($0))</p>" }
    return (["<footer class=\"note\">"] + lines + ["</footer>"]).joined(separator: "\n")
  }
}

extension HTMLRenderer {
  private func table(_ columns: [Column], label: String, _ rows: [String]) -> [String] {
    let head = columns.map { "<th scope=\"col\">\(text(page.column($0)))</th>" }.joined()
    return ["<table aria-label=\"\(text(label))\">", "<thead><tr>\(head)</tr></thead>", "<tbody>"]
      + rows + ["</tbody>", "</table>"]
  }

  private var events: String {
    let rows = page.events.map(html)
    let table =
      rows.isEmpty
      ? []
      : self.table(
        [.time, .demand, .event], label: page.headings.events, rows)
    let rest = page.notCounted.map { ["<p class=\"note\">\(text($0))</p>"] } ?? []
    return table.isEmpty && rest.isEmpty ? "" : section(page.headings.events, table + rest)
  }

  private func html(of event: Page.Event) -> String {
    let link = event.link.map {
      " <a href=\"\(text($0.address))\" rel=\"noreferrer noopener\">\(text($0.host))</a>"
    }
    let reasons =
      event.reasons.isEmpty
      ? "" : "<br><span class=\"note\">\(text(event.reasons))</span>"
    return "<tr><td class=\"time\">\(text(event.time))</td>"
      + "<td class=\"demand \(event.tone.name)\">\(text(event.demand))</td>"
      + "<td><bdi>\(text(event.title))</bdi>\(link ?? "")\(reasons)</td></tr>"
  }

  private var training: String {
    guard !(page.sessions.isEmpty && page.reflections.isEmpty) else { return "" }
    let rows = page.sessions.map { session in
      "<tr><td class=\"time\">\(text(session.time))</td><td>\(text(session.name))<br>"
        + "<span class=\"note\">\(text(session.fit))</span></td></tr>"
    }
    let label = page.headings.training
    let table = rows.isEmpty ? [] : self.table([.time, .event], label: label, rows)
    return section(label, table + page.reflections.map { "<p>\(text($0))</p>" })
  }

  private var windows: String {
    if let noWindow = page.noWindow { return "<p>\(text(noWindow))</p>" }
    guard !page.windows.isEmpty else { return "" }
    let rows = page.windows.map { window in
      let length = window.length.map { "<br><span class=\"note\">\(text($0))</span>" } ?? ""
      return "<tr><td class=\"time\">\(text(window.time))\(length)</td>"
        + "<td>\(text(window.reason))</td></tr>"
    }
    return section(
      page.headings.windows,
      table([.time, .reasons], label: page.headings.windows, rows))
  }
}

extension Style {
  fileprivate var name: String {
    switch self {
    case .plain: "plain"
    case .green: "green"
    case .yellow: "yellow"
    case .red: "red"
    }
  }
}
