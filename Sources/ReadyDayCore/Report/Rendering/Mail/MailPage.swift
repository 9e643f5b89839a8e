/// The page of a mail: what the HTML page says, without what mail programs strip.
///
/// Styles are inline, pictures are cells of tables, and nothing is fetched.
struct MailPage: Sendable {
  let report: Report
  /// What is shown of the mail before it is opened.
  let preheader: String

  var document: String {
    let heading = report.pageHeading
    return """
      <!doctype html>
      <html lang="\(report.language.code)" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <title>\(text(heading))</title>
      <style>
      \(MailStyle.dark)
      </style>
      </head>
      <body style="\(MailStyle.body)">
      <div style="\(MailStyle.hidden)">\(text(preheader))\(Self.filler)</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
      <table role="presentation" width="600" cellpadding="0" cellspacing="0" class="page"
       style="max-width:600px;width:100%;text-align:left"><tr><td style="padding:16px">
      \(top)
      <h1 style="\(MailStyle.title)">\(text(heading))</h1>
      \(report.sections.flatMap(html).joined(separator: "\n"))
      \(footer)
      </td></tr></table>
      </td></tr></table>
      </body>
      </html>

      """
  }

  /// Keeps programs from filling the line they show of a mail with the next words of the page.
  private static let filler = String(repeating: "&nbsp;&zwnj;", count: 60)
}

extension MailPage {
  private func text(_ words: String) -> String { HTMLText(PageText(words).string).string }

  private func paragraph(_ html: String) -> String {
    "<p style=\"\(MailStyle.paragraph)\">\(html)</p>"
  }

  private func note(_ parts: [String]) -> String {
    "<p class=\"note\" style=\"\(MailStyle.note)\">"
      + parts.map(text).joined(separator: " · ") + "</p>"
  }

  private func small(_ words: String) -> String {
    "<span class=\"note\" style=\"\(MailStyle.note)\">\(text(words))</span>"
  }

  private var top: String {
    let notice = report.notice.map { [paragraph("<strong>\(text($0))</strong>")] } ?? []
    let place = [report.title, report.place].compactMap(\.self)
    let allDay = report.allDay.map { [$0.pageLine] } ?? []
    return (notice + [place, allDay, report.summary].filter { !$0.isEmpty }.map(note))
      .joined(separator: "\n")
  }

  private var footer: String {
    let lines = report.footer.pageLines.map { note([$0]) }
    return lines.isEmpty ? "" : "<div style=\"margin:24px 0 0\">\(lines.joined())</div>"
  }

  private func html(of section: Report.Section) -> [String] {
    let heading = section.heading.map {
      ["<h2 style=\"\(MailStyle.heading)\">\(text($0))</h2>"]
    }
    return (heading ?? []) + section.contents.flatMap(html)
  }

  private func html(of content: Report.Content) -> [String] {
    switch content {
    case .paragraphs(let paragraphs): return paragraphs.map(html)
    case .details(let parts): return parts.isEmpty ? [] : [note(parts)]
    case .list(let entries): return list("ul", entries.map(text))
    case .table(let table): return table.groups.flatMap { rows(of: $0, under: table.head) }
    case .bars(let bars): return bars.flatMap(html)
    case .chart(let chart): return chart.values.count > 1 ? [paragraph(line(of: chart))] : []
    // A line feed between two of them would take the room of the third.
    case .figures(let figures, _): return [figures.map(html).joined()]
    case .advice(let advice):
      let items = advice.map { "<strong>\(text($0.title.text))</strong><br>\(text($0.body))" }
      return list("ol type=\"A\"", items)
    case .events(let events): return rows(of: events)
    case .training(let sessions, let reminders):
      let rows = sessions.map { row([text($0.time), "\(text($0.name))<br>\(small($0.fit))"]) }
      return table(rows) + reminders.map { paragraph(text($0)) }
    case .windows(let windows):
      return table(windows.map { row([text($0.time), text($0.length)]) })
    case .timeline(let timeline): return [MailPicture.day(timeline)]
    case .labels(let labels):
      return labels.map { paragraph("<strong>\(text($0.name))</strong> \(text($0.text))") }
    }
  }

  private func html(of paragraph: Report.Paragraph) -> String {
    if paragraph.isCommand { return self.paragraph("<code>\(text(paragraph.text))</code>") }
    return paragraph.depth > 0
      ? note([paragraph.text]) : self.paragraph(text(paragraph.text.withCapital))
  }

  private func list(_ tag: String, _ items: [String]) -> [String] {
    let lines = items.map { "<li style=\"margin:0 0 8px\">\($0)</li>" }
    let name = tag.prefix { $0 != " " }
    return ["<\(tag) style=\"margin:0;padding-left:24px\">"] + lines + ["</\(name)>"]
  }
}

extension MailPage {
  private func table(_ rows: [String]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["<table width=\"100%\" cellpadding=\"0\" cellspacing=\"0\">"] + rows + ["</table>"]
  }

  private func row(_ cells: [String]) -> String {
    "<tr>" + cells.map { "<td style=\"\(MailStyle.cell)\">\($0)</td>" }.joined() + "</tr>"
  }

  private func rows(of group: Report.Table.Group, under head: [String]) -> [String] {
    let title = group.title.map { ["<h2 style=\"\(MailStyle.heading)\">\(text($0))</h2>"] } ?? []
    let head = head.isEmpty ? [] : [row(head.map { "<strong>\(text($0))</strong>" })]
    let rows = group.rows.map { row in
      let beneath = (row.note.isEmpty ? [] : [row.note]) + row.details
      return self.row(row.cells.map { text($0.pageText) } + beneath.map(small))
    }
    return title + table(head + rows)
  }

  private func rows(of events: Report.Events) -> [String] {
    let rows = events.rows.map { event in
      let link = event.link.flatMap(SafeLink.init).map {
        " <a href=\"\(text($0.address))\" rel=\"noreferrer noopener\">\(text($0.host))</a>"
      }
      let reasons = event.pageReasons
      let name = "<bdi>\(text(event.title))</bdi>"
      let what = event.isOver ? name : "<strong>\(name)</strong>"
      let level =
        "<span class=\"\(event.tone.name)\" style=\"\(MailStyle.word(event.tone))\">"
        + "\(text(event.level))</span>"
      let number = event.number.map { "\($0). " } ?? ""
      return row([
        "\(small(number + event.time))<br>\(what)\(link ?? "")"
          + (reasons.isEmpty ? "" : "<br>\(small(reasons))"), level,
      ])
    }
    return table(rows) + (events.pageOthers.map { [note([$0])] } ?? [])
  }

  private func html(of bar: Report.Bar) -> [String] {
    let words = [bar.label, bar.value, bar.aside.isEmpty ? nil : bar.aside].compactMap(\.self)
    return [
      paragraph(words.map(text).joined(separator: " · ")), MailPicture.bar(bar.fraction / 100),
    ]
      + bar.notes.map { note([$0]) }
  }

  private func html(of figure: Report.Figure) -> String {
    let word = figure.word.map {
      " <span class=\"\(figure.tone.name)\" style=\"\(MailStyle.word(figure.tone))\">"
        + "\(text($0))</span>"
    }
    let lines =
      [
        small(figure.heading) + "<br>",
        "<strong style=\"font-size:22px\">\(text(figure.pageValue))\(word ?? "")</strong>",
      ] + picture(of: figure)
      + (figure.pageDetails.isEmpty ? [] : [note(figure.pageDetails)])
    return "<div class=\"card\" style=\"\(MailStyle.card(figure.tone))\">"
      + "<div style=\"padding:8px 12px\">\n\(lines.joined(separator: "\n"))\n</div></div>"
  }

  private func picture(of figure: Report.Figure) -> [String] {
    if !figure.shares.isEmpty {
      return [MailPicture.shares(figure.shares), note(figure.shares.map(\.label))]
    }
    let bar = figure.isKnown ? figure.fraction.map { MailPicture.bar($0 / 100, figure.tone) } : nil
    let mornings = figure.history.map { chart in
      paragraph(line(of: chart) + (chart.band.map { "<br>\(small($0.words))" } ?? ""))
    }
    return [bar, mornings].compactMap(\.self)
  }

  /// Bars of letters, which every program has.
  private func line(of chart: Report.Chart) -> String {
    "\(small(chart.label)) <span role=\"img\" style=\"font-size:12px\" aria-label=\"\(text(chart.pageWords))\">"
      + "\(Sparkline.text(of: chart))</span>"
  }
}
