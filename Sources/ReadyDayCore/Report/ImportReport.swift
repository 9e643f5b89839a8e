extension Report {
  /// What happened to WHOOP's records.
  ///
  /// - Parameters:
  ///   - imported: what was kept.
  ///   - phrases: the language to write it in.
  package init(_ imported: ImportedWhoop, phrases: any Phrasebook) {
    let tallies = imported.tidy.tallies.map { Paragraph(phrases.tally(of: $0, $1), depth: 1) }
    let contents: [Content] = [
      .note(phrases.filesRead(imported.files, recordsSkipped: imported.recordsSkipped)),
      .paragraphs(tallies), .lines([phrases.kept(in: imported.folder)]),
    ]
    self.init(phrases.language, [Section(nil, contents)])
  }

  /// What happened to the days of Apple Health.
  ///
  /// - Parameters:
  ///   - imported: what was kept.
  ///   - phrases: the language to write it in.
  package init(_ imported: ImportedHealth, phrases: any Phrasebook) {
    let account = imported.account
    let kept: [Content] = [
      .paragraphs(phrases.coverage(of: account).map { Paragraph($0, depth: 1) }),
      .paragraphs(phrases.changes(by: account).map { Paragraph($0) }),
      .lines([phrases.kept(in: imported.folder)]),
    ]
    let skipped = phrases.passedOver(by: account).map { Paragraph($0) }
    let contents =
      [.note(phrases.period(of: account))]
      + (account.dates == nil ? [.paragraphs(skipped)] : kept)
    self.init(phrases.language, [Section(nil, contents)])
  }

  /// What happened to plans.
  ///
  /// - Parameters:
  ///   - tally: how many were taken.
  ///   - phrases: the language to write it in.
  package init(_ tally: TrainingPlans.Tally, phrases: any Phrasebook) {
    self.init(phrases.language, [Section(nil, .note(phrases.imported(tally)))])
  }
}
