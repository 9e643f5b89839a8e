/// Figures in a terminal: heading, value, word and bar in columns; details follow or go below.
struct FigureGrid {
  let width: Int
  private let figures: [Report.Figure]
  private let form: Report.FigureForm
  private let headings: Int
  private let leads: Int
  /// Leads and words together.
  private let values: Int

  /// On a narrower screen, bars are left out and all details go below.
  private static let leastWidth = 60

  init(_ figures: [Report.Figure], _ form: Report.FigureForm, _ phrases: Voice, width: Int) {
    (self.figures, self.form, self.width) = (figures, form, width)
    // Counts the headings of missing figures, to align all mornings alike.
    let all = figures.count == 1 ? [] : [.recovery, .sleep, .calendar].map(phrases.heading)
    headings = Self.longest(all + figures.map { $0.heading.uppercased() }) + 2
    let (known, rated) = (figures.filter(\.isKnown), figures.filter { $0.word != nil })
    leads = Self.longest(rated.map(\.leadText)) + 2
    values =
      max(
        Self.longest(known.map(\.leadText)),
        rated.isEmpty ? 0 : leads + Self.longest(rated.compactMap { $0.word?.uppercased() })) + 2
  }

  var groups: [[StyledLine]] { figures.map(lines) }

  private static func longest(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }

  private static let separator = " · "

  private func lines(of figure: Report.Figure) -> [StyledLine] {
    let heading = StyledLine(figure.heading.uppercased()).padded(toWidth: headings)
    guard figure.isKnown else {
      let parts = ([figure.state] + figure.parts).map { StyledLine($0) }
      return TextRenderer.row(
        parts, behind: heading + StyledLine("--   "), margin: headings + 5, width: width)
    }
    let lead = StyledLine(figure.leadText).strong
    let word = StyledLine(figure.word?.uppercased() ?? "", figure.tone).strong
    let start = heading + (figure.word == nil ? lead : lead.padded(toWidth: leads) + word)
    guard width >= Self.leastWidth else {
      return [start.truncated(toWidth: width)] + beneath(figure.parts)
    }
    let bar = figure.fraction.map { Bar(value: $0).line(figure.tone) }
    let line =
      start.padded(toWidth: headings + values) + (bar ?? .empty.padded(toWidth: Bar.length))
    let shown = shown(form == .full ? figure.asides : figure.parts, from: line.displayWidth)
    let mustShowAll = form == .full || width < TextStyle.usualWidth
    let rest = (mustShowAll ? figure.parts : figure.caveats).filter { !shown.contains($0) }
    guard !shown.isEmpty || bar != nil else { return [start] + beneath(rest) }
    let end = shown.isEmpty ? "" : "  " + shown.joined(separator: Self.separator)
    return [line + StyledLine(end)] + beneath(rest)
  }

  private func beneath(_ parts: [String]) -> [StyledLine] {
    TextRenderer.row(parts.map { StyledLine($0) }, margin: 2, width: width)
  }

  /// The parts that fit on the line.
  private func shown(_ parts: [String], from start: Int) -> [String] {
    let room = width - start - 2
    return parts.reduce(into: []) { shown, part in
      if (shown + [part]).joined(separator: Self.separator).displayWidth <= room {
        shown.append(part)
      }
    }
  }
}

extension Report.Figure {
  fileprivate var leadText: String { lead.joined(separator: " · ") }
  fileprivate var asides: [String] { aside.map { [SafeText($0).string] } ?? [] }
  fileprivate var parts: [String] { asides + (caveats + details).map { SafeText($0).string } }
}
