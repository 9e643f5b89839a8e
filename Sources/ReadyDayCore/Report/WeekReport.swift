extension Report {
  /// Days beneath each other: recovery, sleep and load of each.
  ///
  /// - Parameters:
  ///   - days: in order of date.
  ///   - phrases: in whose words.
  package init(weekOf days: [Day], phrases: any Phrasebook) {
    var table = Table(days.map(phrases.row), fit: .list)
    table.head = [""] + [Heading.recovery, .sleep, .calendar].map(phrases.title)
    table.isIndented = false
    self.init(phrases.language, [Section(nil, .table(table))])
  }
}

extension Phrasebook {
  fileprivate func row(of day: Day) -> Report.Table.Row {
    Report.Table.Row([
      Report.Cell(shortDate(day.date)), recovery(of: day), sleep(of: day), load(of: day),
    ])
  }

  private var unknown: Report.Cell { Report.Cell("--") }

  private func recovery(of day: Day) -> Report.Cell {
    guard let score = day.morning?.recovery.score.value else { return unknown }
    let mark = day.morning?.recovery.source == .computed ? " (\(computedMark))" : ""
    return Report.Cell(
      zone(day.recoveryZone), before: "\(percent(score)) ", tone: day.recoveryZone.tone,
      after: mark)
  }

  private func sleep(of day: Day) -> Report.Cell {
    guard let asleep = day.morning?.sleep.asleepMinutes.value else { return unknown }
    return Report.Cell(duration(minutes: Int(asleep.rounded()), .full))
  }

  /// With what is hard of it, where there is room.
  private func load(of day: Day) -> Report.Cell {
    guard day.hasCalendar else { return unknown }
    let load = "\(score(of: day.load)) \(loadLevel(day.load.level))"
    guard day.load.highEvents > 0 else { return Report.Cell(load) }
    return Report.Cell("\(load), \(highDemand(day.load.highEvents))", load)
  }
}
