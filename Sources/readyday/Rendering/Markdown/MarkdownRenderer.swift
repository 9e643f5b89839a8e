import ReadyDayCore

/// The briefing as Markdown with tables (GitHub Flavored Markdown), for notes and issues.
struct MarkdownRenderer: Sendable {
  let report: Report
  private var phrases: any Phrasebook { report.language.phrasebook }

  var document: String {
    let headline = report.headline.shortened(nameTo: PageText.nameWidth)
    let blocks =
      [["# \(text(report.title))"], report.notice.map { ["*\(text($0))*"] } ?? []]
      + [["> **\(text(headline))**"]] + report.sections.map(lines) + [footer]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }
}

extension MarkdownRenderer {
  private func text(_ words: String) -> String { MarkdownText(PageText(words).string).string }

  private func lines(of section: Report.Section) -> [String] {
    let heading = section.heading.map { ["## \(text($0))", ""] } ?? []
    switch section.content {
    case .figures(let figures, _):
      return figures.isEmpty ? [] : table([.measure, .value, .details], figures.map(row))
    case .advice(let advice): return heading + lines(of: advice)
    case .events(let events): return heading + lines(of: events)
    case .training(let sessions, let reminders):
      return heading + sessions.map(line) + reminders.map { "- \(text($0))" }
    case .windows(let windows): return heading + windows.map(line)
    case .note(let note): return heading + [text(note.withCapital)]
    }
  }

  private func table(_ columns: [Column], _ rows: [[String]]) -> [String] {
    let head = columns.map { text(phrases.column($0)) }
    return ([head, columns.map { _ in "---" }] + rows)
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
      "\(index + 1). **\(text(advice.title.text)).** \(text(advice.body))"
    }
  }

  private func lines(of events: Report.Events) -> [String] {
    let table =
      events.rows.isEmpty
      ? [] : self.table([.time, .demand, .event, .reasons], events.rows.map(row))
    let rest = events.pageOthers.map { [text($0)] } ?? []
    return table + (table.isEmpty || rest.isEmpty ? [] : [""]) + rest
  }

  private func row(of event: Report.Events.Row) -> [String] {
    let link = event.link.flatMap(SafeLink.init).map { " [\(text($0.host))](<\($0.address)>)" }
    return [
      text(event.time), text(event.level), text(event.title) + (link ?? ""),
      text(event.pageReasons),
    ]
  }

  private func line(of session: Report.Session) -> String {
    "- **\(text(session.time))** \(text(session.name)): \(text(session.fit))"
  }

  private func line(of window: Report.Window) -> String {
    let length = window.pageLength.map { " (\(text($0)))" } ?? ""
    return "- **\(text(window.time))**\(length): \(text(window.reason))"
  }

  private var footer: [String] {
    let lines = report.footer.pageLines + [report.place]
    return ["---", "", lines.map(text).joined(separator: " · ")]
  }
}
