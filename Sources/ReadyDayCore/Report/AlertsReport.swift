extension Report {
  /// What is about to matter, a line each, the time first; nothing where nothing is.
  ///
  /// - Parameters:
  ///   - due: what is due.
  ///   - phrases: the language to write it in.
  package init(_ due: DueAlerts, phrases: any Phrasebook) {
    var table = Table(due.told.map { Table.Row([$0.cell(phrases)]) }, fit: .cut)
    table.isIndented = false
    self.init(phrases.language, due.alerts.isEmpty ? [] : [Section(nil, .table(table))])
  }
}

extension DueAlerts.Told {
  /// The sentence; where it is too long for the page, the title in it is cut, so that the end stays.
  fileprivate func cell(_ phrases: any Phrasebook) -> Report.Cell {
    let full = Report.Sentence(message(phrases))
    guard let title = alert.event?.title, !title.isInvisible else { return Report.Cell(full.text) }
    let sentence = Report.Sentence(naming: title) { title in
      DueAlerts.Told(alert: alert.renamed(title), day: day).message(phrases)
    }
    return Report.Cell(
      full.text, sentence.shortened(nameTo: 40), sentence.shortened(nameTo: 24),
      sentence.shortened(nameTo: 12))
  }
}

extension Alert {
  /// The same about an event of another title.
  fileprivate func renamed(_ title: String) -> Alert {
    switch self {
    case .hardEvent(let event, let start, let recovery):
      .hardEvent(event.renamed(title), start: start, recovery: recovery)
    case .reminder(let event, let moment): .reminder(event.renamed(title), at: moment)
    case .breakDue, .sessionEnds: self
    }
  }
}

extension DayEvent {
  fileprivate func renamed(_ title: String) -> DayEvent {
    var occurrence = occurrence
    occurrence.title = title
    return DayEvent(occurrence, standing, attendees: attendees)
  }
}
