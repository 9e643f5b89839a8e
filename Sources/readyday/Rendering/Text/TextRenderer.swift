import ReadyDayCore

/// The briefing as a person reads it in a terminal.
///
/// Decision, recovery, sleep and load come first, then the advice, which ends within the first 24 lines of 80
/// columns; what it rests on follows.
struct TextRenderer: Sendable {
  let phrases: any Phrasebook
  let width: Int
  /// Whether the day is the one the reader lives in.
  let isToday: Bool

  /// Lines of a small terminal; the advice is to end within them.
  static let screen = 24

  func lines(of briefing: Briefing) -> [StyledLine] {
    let top = [title(of: briefing), headline(of: briefing)]
    let rows = SummaryRows(phrases: phrases, width: width).sections(of: briefing)
    let advice = AdviceList(phrases: phrases, width: width).lines(of: briefing.recommendations)
    let airy = Self.joined(top + rows + [advice])
    let dense = Self.joined(top + [rows.flatMap(\.self), advice])
    let first = airy.count > Self.screen && dense.count <= Self.screen ? dense : airy
    let training = TrainingLines(phrases: phrases, width: width).lines(of: briefing)
    return Self.joined([
      first, events(of: briefing), training, windows(of: briefing), footer(of: briefing),
    ])
  }
}

extension TextRenderer {
  /// Sections with an empty line between them; empty ones leave no trace.
  static func joined(_ sections: [[StyledLine]]) -> [StyledLine] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  /// Parts behind `head`, on as many lines as they need, all beginning `margin` columns in; one that is too
  /// long for a line is broken at its spaces.
  static func row(
    _ parts: [StyledLine], behind head: StyledLine = .empty, separator: String = " · ",
    margin: Int, width: Int
  ) -> [StyledLine] {
    var lines: [StyledLine] = []
    // Lines grow in place, and are measured once: there may be thousands of parts.
    var taken = 0
    for part in parts.flatMap({ $0.broken(toWidth: width - margin) }) {
      let added = separator.displayWidth + part.displayWidth
      if let last = lines.indices.last, taken + added <= width {
        lines[last] += StyledLine(separator)
        lines[last] += part
        taken += added
      } else {
        lines.append((lines.isEmpty ? head : .empty).padded(toWidth: margin) + part)
        taken = lines[lines.count - 1].displayWidth
      }
    }
    return lines
  }

  private func wrapped(_ text: String) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width).map { StyledLine($0) }
  }

  private func title(of briefing: Briefing) -> [StyledLine] {
    wrapped("\(phrases.longDate(briefing.date)) · \(briefing.zone.name)")
      + (briefing.isSample ? wrapped(phrases.note(.sampleData)) : [])
  }

  private func headline(of briefing: Briefing) -> [StyledLine] {
    wrapped(phrases.headline(briefing.headline.shortened(toWidth: width)))
  }

  private func events(of briefing: Briefing) -> [StyledLine] {
    let day = briefing.day
    guard day.hasCalendar, !day.events.isEmpty else { return [] }
    let table = EventTable(day: day, phrases: phrases, width: width)
    return [StyledLine(phrases.heading(isToday ? .today : .events))] + table.lines
  }

  private func windows(of briefing: Briefing) -> [StyledLine] {
    let day = briefing.day
    guard let best = day.windows.first else {
      return day.hasCalendar ? [StyledLine(phrases.noWindow)] : []
    }
    let parts = day.windows.map { window in
      let range = day.clocks(of: window.span)
      let length = phrases.duration(minutes: window.minutes, .countedInMinutes)
      return StyledLine("\(range)  \(length)")
    }
    return [StyledLine(phrases.heading(.windows(best.intensity)))]
      + Self.row(parts, margin: 2, width: width)
  }

  private func footer(of briefing: Briefing) -> [StyledLine] {
    guard !briefing.isSample else { return [] }
    var parts: [String] = []
    if let maker = SummaryWords(phrases: phrases).maker(of: briefing.morning) {
      parts.append(maker)
    }
    if let files = briefing.sources.calendars { parts.append(phrases.calendarFiles(files)) }
    parts += phrases.gaps(briefing.sources.gaps)
    let notes = briefing.notes.filter(\.isSaidInFooter).flatMap { wrapped(phrases.note($0)) }
    return notes + Self.row(parts.map { StyledLine($0) }, margin: 0, width: width)
  }
}

extension Headline {
  /// The headline with its event's title cut so that the sentence stays one line on a usual screen.
  func shortened(toWidth width: Int) -> Headline {
    guard case .red(let demands, let move?, let source) = self else { return self }
    return .red(demands, move: move.truncated(toWidth: max(12, width / 4)), by: source)
  }
}

extension Briefing {
  /// Whether it is a demonstration, which is said above everything else.
  var isSample: Bool { notes.contains(.sampleData) }
}

extension BriefingNote {
  /// The others stand where the value would be.
  var isSaidInFooter: Bool {
    switch self {
    case .noWhoop, .noCalendar, .baselineShort, .hidden: true
    case .recoveryPending, .recoveryUnscorable, .recoveryUnusable, .recoveryMissing,
      .recoveryOnlyNap, .recoveryOfEarlierSleep, .recoveryCalibrating,
      .sleepPending, .sleepUnscorable, .sleepMissing, .nothingMeasured, .nothingToCompare,
      .recoveryComputed, .scoreReweighted, .scoreProvisional, .notFromWhoop, .sampleData:
      false
    }
  }
}
