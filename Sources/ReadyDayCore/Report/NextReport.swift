extension Report {
  /// What comes next, a line for each event that begins then; nothing where there is none.
  ///
  /// - Parameters:
  ///   - next: what comes next.
  ///   - phrases: the language to write it in.
  package init(_ next: NextEvent, phrases: any Phrasebook) {
    let rows = next.events.map { phrases.row(of: $0, in: next) }
    var table = Table(rows, fit: .cutBeforeLast)
    table.isIndented = false
    self.init(phrases.language, rows.isEmpty ? [] : [Section(nil, .table(table))])
  }
}

extension Phrasebook {
  fileprivate func row(of event: DayEvent, in next: NextEvent) -> Report.Table.Row {
    let title = SafeText(self.title(of: event)).string.limited(toBytes: 240)
    let zone = next.ahead.days.first?.zone
    let time = event.span.flatMap { span in zone.map { clocks(of: span, in: $0) } } ?? ""
    return Report.Table.Row([
      Report.Cell(time), level(of: event), Report.Cell(title, isVerbatim: true),
      Report.Cell(startsIn(minutes: next.minutes ?? 0)),
    ])
  }

  private func level(of event: DayEvent) -> Report.Cell {
    guard let level = event.demand?.level else { return Report.Cell(reminder) }
    let word = demandLevel(level)
    return Report.Cell(level == .high ? word.uppercased() : word, tone: level.tone)
  }
}
