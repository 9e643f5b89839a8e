import ReadyDayCore

/// A week in a terminal, a row a day; where that is too narrow, as many lines as a day needs.
struct WeekText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of days: [Day]) -> [StyledLine] {
    let tables = [true, false].map { table(days, namesHardEvents: $0) }
    return tables.first { $0.allSatisfy { $0.displayWidth <= width } } ?? list(days)
  }

  private var head: [StyledLine] {
    [.empty] + [Heading.recovery, .sleep, .calendar].map { StyledLine(phrases.heading($0)) }
  }

  private func table(_ days: [Day], namesHardEvents: Bool) -> [StyledLine] {
    let rows = [head] + days.map { cells(of: $0, namesHardEvents: namesHardEvents) }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).reduce(.empty) { $0 + $1.0.padded(toWidth: $1.1 + 2) } + row[3]
    }
  }

  private func list(_ days: [Day]) -> [StyledLine] {
    let margin = (days.map { phrases.shortDate($0.date).displayWidth }.max() ?? 0) + 2
    let choices = [true, false].map { isNamed in
      [head] + days.map { cells(of: $0, namesHardEvents: isNamed) }
    }
    let rows = choices.first { rows in
      rows.joined().allSatisfy { $0.displayWidth <= width - margin }
    }
    return (rows ?? choices[1]).flatMap { row in
      TextRenderer.row(Array(row.dropFirst()), behind: row[0], margin: margin, width: width)
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
    return StyledLine("\(phrases.percent(score)) ") + StyledLine(phrases.zone(zone), zone.tone)
      + StyledLine(mark)
  }

  private func sleep(of day: Day) -> StyledLine {
    guard let asleep = day.morning?.sleep.asleepMinutes.value else { return Self.unknown }
    return StyledLine(phrases.duration(minutes: Int(asleep.rounded()), .full))
  }

  private func load(of day: Day, namesHardEvents: Bool) -> StyledLine {
    guard day.hasCalendar else { return Self.unknown }
    let score = phrases.score(of: day.load)
    let isNamed = namesHardEvents && day.load.highEvents > 0
    let hard = isNamed ? ", \(phrases.highDemand(day.load.highEvents))" : ""
    return StyledLine("\(score) \(phrases.loadLevel(day.load.level))\(hard)")
  }
}
