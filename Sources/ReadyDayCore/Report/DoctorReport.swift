extension Report {
  /// What a doctor found, what is wrong with the files, and what to do next.
  ///
  /// - Parameters:
  ///   - examined: what was found, and what to do about it.
  ///   - zone: the zone whose clocks are used.
  ///   - problems: files that could not be read, in words.
  ///   - diagnostics: what is wrong in those that could.
  ///   - phrases: the language to write it in.
  package init(
    _ examined: Examined, in zone: Zone, problems: [String], diagnostics: [Diagnostic],
    phrases: any Phrasebook
  ) {
    let date = zone.reading(at: examined.now).date
    let sections = [
      (phrases.problemsHeading, problems + diagnostics.map(phrases.placed)),
      (phrases.nextStepsHeading, examined.steps.map(\.message)),
    ]
    self.init(
      phrases.language, title: "readyday \(Version.current) · \(phrases.longDate(date))",
      place: zone.name,
      [Section(nil, .table(phrases.findings(of: examined.checkup)))]
        + sections.filter { !$0.1.isEmpty }.map { heading, entries in
          Section(heading.inSentenceCase, .list(entries))
        })
  }
}

extension Phrasebook {
  /// Each subject is named once, before the first of its findings.
  fileprivate func findings(of checkup: SetupFindings) -> Report.Table {
    let rows = SetupFindings.Subject.allCases.flatMap { subject in
      checkup.findings(on: subject).enumerated().map { index, finding in
        Report.Table.Row([
          Report.Cell(index == 0 ? label(subject) : ""),
          Report.Cell(self.finding(finding), tone: finding.weight.tone),
        ])
      }
    }
    var table = Report.Table(rows, fit: .wrap)
    (table.isIndented, table.hasSigns) = (false, true)
    table.leastWidths = [SetupFindings.Subject.allCases.map { label($0).count }.max() ?? 0]
    return table
  }

  /// `work.ics:12: …`.
  fileprivate func placed(_ diagnostic: Diagnostic) -> String {
    let line = diagnostic.location.line.map { ":\($0)" } ?? ""
    return "\(diagnostic.location.file)\(line): \(problem(diagnostic.problem))"
  }
}

extension SetupFindings.Weight {
  fileprivate var tone: Report.Tone {
    switch self {
    case .fine: .plain
    case .notice: .yellow
    case .trouble: .red
    }
  }
}
