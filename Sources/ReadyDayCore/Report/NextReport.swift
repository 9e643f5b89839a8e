extension Report {
  /// The event that comes next, on a line for a status bar; nothing where there is none.
  ///
  /// - Parameters:
  ///   - next: what comes next.
  ///   - phrases: in whose words.
  package init(_ next: NextEvent, phrases: any Phrasebook) {
    guard let event = next.event else {
      self.init(phrases.language, [])
      return
    }
    let level = event.demand?.level ?? .low
    let word = phrases.demandLevel(level)
    let title = SafeText(phrases.title(of: event)).string.limited(toBytes: 240)
    let time = event.span.map { [Cell(next.day.clocks(of: $0))] } ?? []
    let row = Table.Row(
      time + [
        Cell(level == .high ? word.uppercased() : word, tone: level.tone),
        Cell(title, isVerbatim: true), Cell(phrases.startsIn(minutes: next.minutes ?? 0)),
      ])
    var table = Table([row], fit: .cutBeforeLast)
    table.isIndented = false
    self.init(phrases.language, [Section(nil, .table(table))])
  }
}
