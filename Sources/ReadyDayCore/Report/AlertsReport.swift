extension Report {
  /// What is about to matter, a line each, the time first; nothing where nothing is.
  ///
  /// - Parameters:
  ///   - due: what is due.
  ///   - phrases: in whose words.
  package init(_ due: DueAlerts, phrases: any Phrasebook) {
    var table = Table(due.messages(in: phrases).map { Table.Row([Cell($0)]) }, fit: .cut)
    table.isIndented = false
    self.init(phrases.language, due.alerts.isEmpty ? [] : [Section(nil, .table(table))])
  }
}
