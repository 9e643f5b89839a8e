/// Figures in a terminal: heading, value and bar, with details beneath.
struct FigureRows {
  let width: Int
  /// Of all possible figures, so that values start in the same column.
  private let longestHeading: Int

  init(_ phrases: Voice, width: Int) {
    self.width = width
    longestHeading =
      [Heading.recovery, .sleep, .calendar].map { phrases.heading($0).displayWidth }.max() ?? 0
  }

  /// Whether headings leave less room for the rest.
  private var isTight: Bool { longestHeading > 9 }
  private var column: Int { max(longestHeading + 2, 11) }
  private var idealBar: Int { isTight ? 29 : 30 }
  private var gap: Int { isTight ? 1 : 2 }

  /// - Parameter inShort: without a bar, on one line if it fits.
  func lines(of figure: Report.Figure, inShort: Bool = false) -> [StyledLine] {
    let heading = StyledLine(figure.heading.uppercased())
    let head = figure.isAlone ? heading + "   " : heading.padded(toWidth: column)
    guard figure.isKnown else { return unknown(figure, behind: head) }
    guard let fraction = figure.fraction, let word = figure.word?.uppercased() else {
      let lead = TextRenderer.row(
        figure.lead.map { StyledLine($0) }, behind: head, margin: column, width: width)
      return lead + details(figure.details)
    }
    let start = head + StyledLine(figure.lead.joined(separator: " · ") + "  ")
    if inShort { return self.inShort(figure, behind: start + StyledLine(word)) }
    let tone = figure.hasWideWord || figure.isAlone ? figure.tone : .plain
    return row(
      start + StyledLine(word, tone).padded(toWidth: room(for: word, of: figure)), bar: fraction,
      of: figure, gap: figure.hasWideWord || figure.isAlone ? 2 : gap)
  }

  private func room(for word: String, of figure: Report.Figure) -> Int {
    if figure.isAlone { return word.displayWidth + 2 }
    return figure.hasWideWord ? max(8, word.displayWidth + 1) : word.displayWidth + gap
  }

  /// A value with its bar and the text behind it. If there is little room the bar shrinks; if it disappears, the text behind
  /// it becomes the first detail.
  private func row(
    _ start: StyledLine, bar fraction: Double, of figure: Report.Figure, gap: Int
  ) -> [StyledLine] {
    let end = figure.aside ?? ""
    let behind = end.isEmpty ? "" : String(repeating: " ", count: gap) + end
    let longest = figure.isAlone ? 30 : idealBar
    let room = min(longest, width - start.displayWidth - behind.displayWidth)
    if room >= Bar.shortest {
      let bar = Bar(value: fraction, length: room).line(figure.tone)
      return [start + bar + StyledLine(behind)] + details(figure.details)
    }
    return [start.truncated(toWidth: width)] + details((end.isEmpty ? [] : [end]) + figure.details)
  }

  private func inShort(_ figure: Report.Figure, behind start: StyledLine) -> [StyledLine] {
    let parts = [figure.aside ?? ""] + figure.inShort
    let line = start + StyledLine("   \(parts.joined(separator: ", "))")
    return line.displayWidth <= width ? [line] : [start] + details(parts)
  }

  private func unknown(_ figure: Report.Figure, behind head: StyledLine) -> [StyledLine] {
    let start = head + StyledLine("--   \(figure.state)")
    guard let aside = figure.aside else { return [start.truncated(toWidth: width)] }
    let line = start + StyledLine("   (\(aside))")
    return line.displayWidth <= width
      ? [line] : [start.truncated(toWidth: width)] + details(["(\(aside))"])
  }

  private func details(_ parts: [String]) -> [StyledLine] {
    TextRenderer.row(parts.map { StyledLine($0) }, margin: 2, width: width)
  }
}
