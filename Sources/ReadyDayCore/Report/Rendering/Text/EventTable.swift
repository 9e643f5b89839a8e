/// A day's events in columns: number, time, level, title and reasons.
struct EventTable {
  let width: Int
  private let rest: [String]
  private let rows: [Row]
  private let othersLabel: String
  private let others: [Report.Events.Other]
  private let now: String?
  private let levelWidth: Int
  private let timeWidth: Int
  /// The width of the heading over the reasons.
  private let reasonsHead: Int
  /// Zero if no row has a number.
  private let numberWidth: Int

  init(events: Report.Events, _ phrases: Voice, width: Int) {
    self.width = width
    rest = [true, false].compactMap { phrases.rest(of: events, hasReasons: $0) }
    rows = events.rows.map(Row.init)
    reasonsHead = phrases.why.displayWidth
    (othersLabel, others, now) = (events.othersLabel, events.others, events.now)
    timeWidth = rows.map(\.time.displayWidth).reduce(Self.widthOfClocks, max)
    numberWidth = rows.map(\.number.count).max() ?? 0
    levelWidth = (events.levels.map(\.displayWidth).max() ?? 0) + 2
  }

  /// As many events as fit in `excess` fewer lines, but `least`; all if none may be left out.
  static func fitting(
    _ events: Report.Events, _ phrases: Voice, width: Int, without excess: Int, least: Int
  ) -> Report.Events {
    guard events.rest != nil, events.rows.count > least else { return events }
    func height(_ events: Report.Events) -> Int {
      EventTable(events: events, phrases, width: width).lines.count
    }
    let room = height(events) - excess
    let counts = least...min(events.rows.count - 1, max(room, least))
    return counts.reversed().lazy.map(events.keeping).first { height($0) <= room }
      ?? events.keeping(least)
  }

  /// The column of the reasons; nil if none is shown, or their heading has no room.
  var reasonsColumn: Int? {
    let titles = titleWidth
    let hasReasons = rows.contains { !reasons(of: $0, titleWidth: titles).isEmpty }
    let column = start + titles + 2
    return hasReasons && column + reasonsHead <= width ? column : nil
  }

  var lines: [StyledLine] {
    let titles = titleWidth
    let rows = rows.map { row in
      let line = line(of: row, titleWidth: titles)
      return [row.isOver ? line.dimmed : line] + conflict(of: row, titleWidth: titles)
        + further(of: row)
    }
    let over = self.rows.lastIndex(where: \.isOver).map { $0 + 1 } ?? 0
    return rows[..<over].flatMap(\.self) + present(after: over) + rows[over...].flatMap(\.self)
      + notCounted + leftOut
  }

  /// What the table leaves out, without the reasons if they do not fit.
  private var leftOut: [StyledLine] {
    let lines = rest.map { StyledLine("  \($0)") }
    return (lines.first { $0.displayWidth <= width } ?? lines.last).map { [$0.dimmed] } ?? []
  }

  /// A line between past and future events; empty unless there are both.
  private func present(after over: Int) -> [StyledLine] {
    guard let now, over > 0, over < rows.count else { return [] }
    let margin = StyledLine.empty.padded(toWidth: 2 + numberColumn)
    return [
      (margin + StyledLine("\(now) " + String(repeating: "─", count: 24))).truncated(toWidth: width)
    ]
  }

  /// An event whose text was sanitised once, for both measuring and printing.
  private struct Row {
    let number: String
    let time: String
    let level: StyledLine
    let title: SafeText
    let link: SafeLink?
    let place: SafeText?
    let conflict: SafeText?
    /// An overlap comes first.
    let reasons: [SafeText]
    let further: [String]
    let isOver: Bool

    init(_ row: Report.Events.Row) {
      number = row.number.map(String.init) ?? ""
      time = row.time
      // A high level must be recognisable without colour.
      level =
        row.tone == .red
        ? StyledLine(row.level.uppercased(), .red).strong : StyledLine(row.level, row.tone)
      title = SafeText(row.title)
      link = row.link.flatMap(SafeLink.init)
      place = row.place.map { SafeText($0) }
      conflict = row.conflict.map { SafeText($0) }
      reasons = ((row.conflict.map { [$0] } ?? []) + row.reasons).map { SafeText($0) }
      further = row.further
      isOver = row.isOver
    }

    private static let separator = " · "
    /// The fewest columns worth giving to a location.
    private static let leastOfPlace = 9

    var fullWidth: Int {
      let behind = place.map { Self.separator.displayWidth + $0.string.displayWidth } ?? 0
      return title.string.displayWidth + behind
    }

    /// The title, with as much of the location as fits.
    func title(within width: Int) -> StyledLine {
      let room = width - title.string.displayWidth - Self.separator.displayWidth
      guard let place, room >= min(Self.leastOfPlace, place.string.displayWidth) else {
        return .verbatim(title.string.truncated(toWidth: width), link: link)
      }
      return .verbatim(title.string, link: link)
        + (StyledLine(Self.separator) + .verbatim(place.string.truncated(toWidth: room))).dimmed
    }

    func reasons(within width: Int) -> String {
      reasons.reduce("") { text, reason in
        let longer = text.isEmpty ? reason.string : "\(text), \(reason.string)"
        return longer.displayWidth <= width ? longer : text
      }
    }
  }

  private var start: Int { 2 + numberColumn + timeWidth + 2 + levelWidth }

  private static let widthOfClocks = 11

  /// Includes the gap after the number.
  private var numberColumn: Int { numberWidth == 0 ? 0 : numberWidth + 2 }

  /// The width of the longest title that leaves room for reasons; all of it on a narrow screen.
  private var titleWidth: Int {
    let room = max(width - start, 0)
    let bare = rows.map(\.title.string.displayWidth).max() ?? 0
    let full = rows.map(\.fullWidth).max() ?? 0
    // A location may take some of the reasons' room, but not all of it.
    let longest = max(bare, min(full, room * 11 / 20))
    guard room >= Self.roomForReasons else { return min(longest, room) }
    guard full == bare else { return min(longest, room) }
    let reasons = rows.map { $0.reasons(within: room).displayWidth }.max() ?? 0
    let column = reasons == 0 ? 0 : max(reasons, reasonsHead)
    return min(longest, max(room - column - 2, room / 2 - 1))
  }

  private static let roomForReasons = 40

  private func line(of row: Row, titleWidth: Int) -> StyledLine {
    let head =
      StyledLine("  \(number(of: row))\(row.time)  ").padded(toWidth: start - levelWidth)
      + row.level.padded(toWidth: levelWidth) + row.title(within: titleWidth)
    let reasons = reasons(of: row, titleWidth: titleWidth)
    guard !reasons.isEmpty else { return head }
    return head.padded(toWidth: start + titleWidth + 2) + StyledLine(reasons, .dim)
  }

  /// The reasons after the title; empty on a narrow screen.
  private func reasons(of row: Row, titleWidth: Int) -> String {
    guard width - start >= Self.roomForReasons else { return "" }
    return row.reasons(within: width - start - titleWidth - 2)
  }

  /// A row's overlap, below the title if there is no room next to it; shown at any width.
  private func conflict(of row: Row, titleWidth: Int) -> [StyledLine] {
    guard let conflict = row.conflict?.string,
      !reasons(of: row, titleWidth: titleWidth).hasPrefix(conflict)
    else { return [] }
    return [StyledLine("    \(conflict)").truncated(toWidth: width)]
  }

  private func number(of row: Row) -> String {
    guard numberWidth > 0 else { return "" }
    return String(repeating: " ", count: numberWidth - row.number.count) + row.number + "  "
  }

  private func further(of row: Row) -> [StyledLine] {
    row.further.map { StyledLine("    … \($0)").truncated(toWidth: width) }
  }

  private var notCounted: [StyledLine] {
    guard !others.isEmpty else { return [] }
    let head = StyledLine("  \(othersLabel)  ")
    let isNarrow = width - start < Self.roomForReasons
    let margin = isNarrow ? 4 : head.displayWidth
    let last = others.count - 1
    let parts = others.enumerated().map { index, event in
      mention(event, width: width - margin) + (index == last ? .empty : ",")
    }
    let lines = TextRenderer.row(
      parts, behind: isNarrow ? .empty : head, separator: " ", margin: margin, width: width)
    return isNarrow ? [head] + lines : lines
  }

  private func mention(_ event: Report.Events.Other, width: Int) -> StyledLine {
    let room = width - event.mark.displayWidth - 1
    return .verbatim(SafeText(event.title).string.truncated(toWidth: room)) + StyledLine(event.mark)
  }
}
