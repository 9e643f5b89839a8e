import ReadyDayCore

/// The briefing as Markdown with tables (GitHub Flavored Markdown), for notes and issues.
struct MarkdownRenderer: Sendable {
  let page: Page

  var document: String {
    let blocks = [
      ["# \(text(page.date))"], page.notice.map { ["*\(text($0))*"] } ?? [],
      ["> **\(text(page.headline))**"], figures, advice, events, training,
      windows, footer,
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }
}

extension MarkdownRenderer {
  private func text(_ words: String) -> String { MarkdownText(words).string }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    ["## \(text(heading))", ""] + lines
  }

  private func table(_ columns: [Column], _ rows: [[String]]) -> [String] {
    let head = columns.map { text(page.column($0)) }
    return ([head, columns.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
  }

  private var figures: [String] {
    guard !page.figures.isEmpty else { return [] }
    return table([.measure, .value, .details], page.figures.map(row))
  }

  private func row(of figure: Page.Figure) -> [String] {
    let word = figure.word.map { " (\(text($0)))" } ?? ""
    return [
      text(figure.heading), "**\(text(figure.value))\(word)**",
      figure.details.map(text).joined(separator: " · "),
    ]
  }

  private var advice: [String] {
    guard !page.advice.isEmpty else { return [] }
    let lines = page.advice.enumerated().map { index, advice in
      "\(index + 1). **\(text(advice.title)).** \(text(advice.body))"
    }
    return section(page.headings.advice, lines)
  }

  private var events: [String] {
    let table =
      page.events.isEmpty
      ? []
      : self.table(
        [.time, .demand, .event, .reasons], page.events.map(row))
    let rest = page.notCounted.map { [text($0)] } ?? []
    let lines = table + (table.isEmpty || rest.isEmpty ? [] : [""]) + rest
    return lines.isEmpty ? [] : section(page.headings.events, lines)
  }

  private func row(of event: Page.Event) -> [String] {
    let link = event.link.map { " [\(text($0.host))](<\($0.address)>)" } ?? ""
    return [text(event.time), text(event.demand), text(event.title) + link, text(event.reasons)]
  }

  private var training: [String] {
    let sessions = page.sessions.map { session in
      "- **\(text(session.time))** \(text(session.name)): \(text(session.fit))"
    }
    let lines = sessions + page.reflections.map { "- \(text($0))" }
    return lines.isEmpty ? [] : section(page.headings.training, lines)
  }

  private var windows: [String] {
    if let noWindow = page.noWindow { return [text(noWindow)] }
    guard !page.windows.isEmpty else { return [] }
    return section(
      page.headings.windows,
      page.windows.map { window in
        let length = window.length.map { " (\(text($0)))" } ?? ""
        return "- **\(text(window.time))**\(length): \(text(window.reason))"
      })
  }

  private var footer: [String] {
    ["---", "", (page.footer + [page.zone]).map(text).joined(separator: " · ")]
  }
}
