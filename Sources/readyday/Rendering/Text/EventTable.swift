import ReadyDayCore

/// The day's events in columns: when, how demanding, what, and why.
struct EventTable {
  let day: Day
  let phrases: any Phrasebook
  let width: Int
  /// Whether free stretches stand between the events, as in a timeline.
  let showsFree: Bool
  private let demandWidth: Int

  init(day: Day, phrases: any Phrasebook, width: Int, showsFree: Bool = false) {
    self.day = day
    self.phrases = phrases
    self.width = width
    self.showsFree = showsFree
    let words = [EventDemand.Level.low, .medium, .high].map(phrases.demandLevel) + [phrases.free]
    demandWidth = (words.map(\.displayWidth).max() ?? 0) + 1
  }

  var lines: [StyledLine] {
    let rows = timeline
    let titles = titleWidth(for: rows)
    return rows.flatMap { [line(of: $0, titleWidth: titles)] + further(of: $0) } + notCounted
  }
}

extension EventTable {
  private struct Row {
    let start: Instant
    let clocks: String
    let demand: StyledLine
    let title: SafeText
    let reasons: [SafeText]
    /// How many more there are.
    var further: [String] = []

    /// As many reasons as fit in `width` columns.
    func reasons(within width: Int) -> String {
      reasons.reduce("") { text, reason in
        let longer = text.isEmpty ? reason.string : "\(text), \(reason.string)"
        return longer.displayWidth <= width ? longer : text
      }
    }
  }

  private var words: EventWords { EventWords(phrases: phrases) }

  private func row(of event: DayEvent) -> Row? {
    guard let demand = event.demand, let span = event.span else { return nil }
    let word = phrases.demandLevel(demand.level)
    return Row(
      start: span.start, clocks: day.clocks(of: span),
      demand: StyledLine(demand.level == .high ? word.uppercased() : word, demand.level.style),
      title: SafeText(words.title(of: event)),
      reasons: words.reasons(of: event).map { SafeText($0) }, further: words.further(of: event))
  }

  private func row(of free: TimeSpan) -> Row {
    let length = phrases.duration(minutes: free.wholeMinutes, .countedInMinutes)
    return Row(
      start: free.start, clocks: day.clocks(of: free), demand: StyledLine(phrases.free),
      title: SafeText(length), reasons: [])
  }

  private var timeline: [Row] {
    let events = day.counted.compactMap(row(of:))
    guard showsFree else { return events }
    return (events + day.free.map(row(of:))).sorted { $0.start < $1.start }
  }

  /// Where titles begin: margin, clocks, gap, demand.
  private var start: Int { 2 + 11 + 2 + demandWidth }

  /// As wide as the longest title, as long as the reasons keep their room; on a narrow screen titles take it all.
  private func titleWidth(for rows: [Row]) -> Int {
    let room = max(width - start, 0)
    let longest = rows.map(\.title.string.displayWidth).max() ?? 0
    let reasons = rows.map { $0.reasons(within: room).displayWidth }.max() ?? 0
    guard room >= Self.roomForReasons else { return min(longest, room) }
    return min(longest, max(room - reasons - 2, room / 2 - 1))
  }

  private static let roomForReasons = 40

  private func line(of row: Row, titleWidth: Int) -> StyledLine {
    let head =
      StyledLine("  \(row.clocks)  ") + row.demand.padded(toWidth: demandWidth)
      + .verbatim(row.title.string.truncated(toWidth: titleWidth))
    let column = start + titleWidth + 2
    let reasons = row.reasons(within: width - column)
    guard width - start >= Self.roomForReasons, !reasons.isEmpty else { return head }
    return head.padded(toWidth: column) + StyledLine(reasons)
  }

  private func further(of row: Row) -> [StyledLine] {
    row.further.map { StyledLine("    … \($0)").truncated(toWidth: width) }
  }

  private var notCounted: [StyledLine] {
    let events = day.notCounted
    guard !events.isEmpty else { return [] }
    let head = StyledLine("  \(phrases.heading(.notCounted))  ")
    let isNarrow = width - start < Self.roomForReasons
    let margin = isNarrow ? 4 : head.displayWidth
    let last = events.count - 1
    let parts = events.enumerated().map { index, event in
      mention(event, width: width - margin) + (index == last ? .empty : ",")
    }
    let lines = TextRenderer.row(
      parts, behind: isNarrow ? .empty : head, separator: " ", margin: margin, width: width)
    return isNarrow ? [head] + lines : lines
  }

  private func mention(_ event: DayEvent, width: Int) -> StyledLine {
    let reason = words.mark(of: event)
    let title = words.title(of: event).truncated(toWidth: width - reason.displayWidth - 1)
    return .verbatim(title) + StyledLine(reason)
  }
}

extension EventDemand.Level {
  var style: Style {
    switch self {
    case .low: .green
    case .medium: .yellow
    case .high: .red
    }
  }
}
