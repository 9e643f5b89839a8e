// Pictures with their findings, and figures.

extension HTMLRenderer {
  /// A picture under its finding.
  func figure(_ title: String?, _ lines: [String]) -> [String] {
    let caption = title.map { [element(medium.isMail ? "p" : "figcaption", .caption, text($0))] }
    return block("figure", (caption ?? []) + lines, style: .picture)
  }

  /// Nothing for a single day.
  func html(of chart: Report.Chart, plot: Int) -> [String] {
    guard chart.values.count > 1, chart.lastKnown != nil || chart.sessions != nil else { return [] }
    return figure(
      chart.title ?? chart.label.withCapital, [medium.chart(chart, plot: plot)] + key(to: chart))
  }

  /// What the signs in a chart mean.
  private func key(to chart: Report.Chart) -> [String] {
    let signs = [
      chart.band.map { ("band", $0.words) }, chart.goals.map { ("goal", $0.label) },
      chart.sessions.map { ("session", $0.label) },
    ].compactMap(\.self)
    guard !medium.isMail, !signs.isEmpty else { return [] }
    return [legend(signs.map { ($0, text($1)) })]
  }

  private func legend(_ entries: [(sign: String, html: String)], name: String = "legend") -> String
  {
    let items = entries.map { "<li><i class=\"\($0.sign)\"></i>\($0.html)</li>" }
    return "<ul class=\"\(name)\">\(items.joined())</ul>"
  }

  /// - Parameter isShort: whether to leave out what is said about each part.
  func legend(of strip: Report.Strip, isShort: Bool = false) -> String {
    let names = strip.bars.map { bar in bar.value.map { "\(bar.label) \($0)" } ?? bar.label }
    if medium.isMail { return note(names + [strip.rest].compactMap(\.self)) }
    let parts = zip(names, strip.bars).map { name, bar in
      let asides = isShort ? [] : [bar.aside].filter { !$0.isEmpty } + bar.notes
      return (bar.part > 0 ? bar.colour : "none", text(name) + beneath(asides))
    }
    let isLong = !isShort && strip.bars.contains { !$0.aside.isEmpty }
    return legend(
      parts + (strip.rest.map { [("rest", text($0))] } ?? []),
      name: isLong ? "legend long" : "legend")
  }

  func html(of intervals: Report.Intervals) -> [String] {
    guard !medium.isMail else {
      return list("ul", intervals.rows.map { text("\($0.label): \($0.words)") })
    }
    let rows = intervals.rows.map { row in
      "<li><span>\(text(row.label))</span> <b>\(text(row.words))</b>"
        + "\(row.svg(on: intervals.scale, intervals.marks))</li>"
    }
    let marks = intervals.marks.map { Drawing.label("clock", $0.label, at: $0.place, y: 12) }
    return figure(
      intervals.title,
      ["<ul class=\"intervals\">"] + rows
        + ["<li>\(Drawing.picture("interval", height: 16, words: nil, marks))</li>", "</ul>"])
  }
}

extension HTMLRenderer {
  func html(of figure: Report.Figure) -> [String] {
    let word = figure.word.map { " " + element("span", .word(figure.tone), text($0)) } ?? ""
    return block(
      "section",
      [
        element("h2", .figureHeading, text(figure.heading)),
        element("p", .value, text(figure.pageValue) + word),
      ] + pictures(of: figure) + (figure.pageDetails.isEmpty ? [] : [note(figure.pageDetails)]),
      style: .figure(figure.tone))
  }

  /// Recent values, or the parts of the value.
  private func pictures(of figure: Report.Figure) -> [String] {
    if let history = figure.history {
      return [medium.chart(history, plot: 58)] + key(to: history)
    }
    return figure.strip.map { [medium.strip($0), legend(of: $0, isShort: true)] } ?? []
  }
}
