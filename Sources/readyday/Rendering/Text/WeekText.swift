import ReadyDayCore

/// A week in a terminal, a row a day.
struct WeekText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of days: [Day]) -> [StyledLine] {
    let full = table(days, namesHardEvents: true)
    let isTooWide = full.contains { $0.displayWidth > width }
    let rows = isTooWide ? table(days, namesHardEvents: false) : full
    return rows.map { $0.truncated(toWidth: width) }
  }

  private func table(_ days: [Day], namesHardEvents: Bool) -> [StyledLine] {
    let head =
      [.empty] + [Heading.recovery, .sleep, .calendar].map { StyledLine(phrases.heading($0)) }
    let rows = [head] + days.map { cells(of: $0, namesHardEvents: namesHardEvents) }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).reduce(.empty) { $0 + $1.0.padded(toWidth: $1.1 + 2) } + row[3]
    }
  }

  private func cells(of day: Day, namesHardEvents: Bool) -> [StyledLine] {
    [
      StyledLine(phrases.shortDate(day.date)), recovery(of: day), sleep(of: day),
      load(of: day, namesHardEvents: namesHardEvents),
    ]
  }

  private static let unknown = StyledLine("--")

  private func recovery(of day: Day) -> StyledLine {
    guard let score = day.morning?.recovery.score.value else { return Self.unknown }
    let zone = day.recoveryZone
    let mark = day.morning?.recovery.source == .computed ? " (\(phrases.computedMark))" : ""
    return StyledLine("\(phrases.percent(score)) ") + StyledLine(phrases.zone(zone), zone.style)
      + StyledLine(mark)
  }

  private func sleep(of day: Day) -> StyledLine {
    guard let asleep = day.morning?.sleep.asleepMinutes.value else { return Self.unknown }
    return StyledLine(phrases.duration(minutes: Int(asleep.rounded()), .full))
  }

  private func load(of day: Day, namesHardEvents: Bool) -> StyledLine {
    guard day.hasCalendar else { return Self.unknown }
    let level = day.load.level
    let score = StyledLine("\(SummaryWords(phrases: phrases).score(of: day.load)) ")
    let isNamed = namesHardEvents && day.load.highEvents > 0
    let hard = isNamed ? ", \(phrases.highDemand(day.load.highEvents))" : ""
    return score + StyledLine(phrases.loadLevel(level), level.style) + StyledLine(hard)
  }
}
