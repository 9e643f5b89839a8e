/// Figures in a terminal, a line each: heading, value, word, bar, and as many details as fit.
struct FigureGrid {
  let width: Int
  private let rows: [Report.Figure]
  private let headings: Int
  private let leads: Int
  private let words: Int
  /// As long as the longest details allow.
  private let bar: Int

  private static let longestBar = 20
  private static let shortestBar = 10
  /// On narrower screens there are no bars, and details go beneath.
  private static let leastWidth = 60

  init(_ figures: [Report.Figure], _ phrases: Voice, width: Int) {
    (rows, self.width) = (figures, width)
    // Of all possible figures, so that every morning is aligned alike.
    headings = Self.longest([.recovery, .sleep, .calendar].map { phrases.heading($0) }) + 2
    leads = Self.longest(figures.map { Self.lead(of: $0) }) + 2
    words = Self.longest(figures.compactMap { $0.word?.uppercased() }) + 2
    let rest = Self.longest(figures.map { Self.parts(of: $0).joined(separator: Self.separator) })
    bar = min(
      Self.longestBar, max(Self.shortestBar, width - headings - leads - words - rest - 2))
  }

  var lines: [StyledLine] { rows.flatMap(lines) }

  private static func longest(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }

  private static func lead(of figure: Report.Figure) -> String {
    figure.isKnown ? figure.lead.joined(separator: " · ") : ""
  }

  private var isNarrow: Bool { width < Self.leastWidth }

  private static let separator = " · "

  private static func parts(of figure: Report.Figure) -> [String] {
    ((figure.aside.map { [$0] } ?? []) + figure.caveats + figure.details)
      .map { SafeText($0).string }
  }

  private func lines(of figure: Report.Figure) -> [StyledLine] {
    let heading = StyledLine(figure.heading.uppercased()).padded(toWidth: headings)
    guard figure.isKnown else {
      let parts = ([figure.state] + Self.parts(of: figure)).map { StyledLine($0) }
      return TextRenderer.row(
        parts, behind: heading + StyledLine("--   "), margin: headings + 5, width: width)
    }
    let tone = figure.hasWideWord ? figure.tone : .plain
    let word = StyledLine(figure.word?.uppercased() ?? "", tone)
    let short = heading + StyledLine(Self.lead(of: figure))
    let start = figure.word == nil ? short : short.padded(toWidth: headings + leads) + word
    guard !isNarrow else {
      let rest = Self.parts(of: figure).map { StyledLine($0) }
      return [start.truncated(toWidth: width)]
        + TextRenderer.row(rest, margin: 2, width: width)
    }
    let line = start.padded(toWidth: headings + leads + words) + drawn(figure)
    let shown = shown(of: figure, from: line.displayWidth)
    if figure.word == nil, figure.fraction == nil, shown.isEmpty { return [short] }
    let end = shown.isEmpty ? "" : "  " + shown.joined(separator: Self.separator)
    return [line + StyledLine(end)] + caveats(of: figure, without: shown)
  }

  /// Caveats that do not fit on the line.
  private func caveats(of figure: Report.Figure, without shown: [String]) -> [StyledLine] {
    let missing = figure.caveats.map { SafeText($0).string }.filter { !shown.contains($0) }
    return TextRenderer.row(missing.map { StyledLine($0) }, margin: 2, width: width)
  }

  private func drawn(_ figure: Report.Figure) -> StyledLine {
    guard let fraction = figure.fraction else { return StyledLine("").padded(toWidth: bar) }
    return Bar(value: fraction, length: bar).line(figure.tone)
  }

  /// The first parts, as many as fit.
  private func shown(of figure: Report.Figure, from start: Int) -> [String] {
    let room = width - start - 2
    return Self.parts(of: figure).reduce(into: []) { shown, part in
      if (shown + [part]).joined(separator: Self.separator).displayWidth <= room {
        shown.append(part)
      }
    }
  }
}
