import ReadyDayCore

/// What a doctor found, as a person reads it in a terminal.
struct CheckupText {
  let phrases: any Phrasebook
  let width: Int

  func lines(of examination: Examination) -> [StyledLine] {
    let date = phrases.longDate(examination.today)
    let title = StyledLine("readyday \(Version.current) · \(date) · \(examination.zone.name)")
    return TextRenderer.joined([
      title.broken(toWidth: width), findings(of: examination.checkup), problems(of: examination),
      steps(of: examination.checkup),
    ])
  }
}

extension CheckupText {
  private func findings(of checkup: Checkup) -> [StyledLine] {
    let labels = Checkup.Subject.allCases.map(phrases.label)
    let margin = (labels.map(\.displayWidth).max() ?? 0) + 2
    return Checkup.Subject.allCases.flatMap { subject -> [StyledLine] in
      var label = phrases.label(subject)
      return checkup.findings(on: subject).flatMap { finding -> [StyledLine] in
        defer { label = "" }
        return row(finding, behind: label, margin: margin)
      }
    }
  }

  /// What matters has a sign before it, as well as its words.
  private func row(
    _ finding: Checkup.Finding, behind label: String, margin: Int
  ) -> [StyledLine] {
    let sign = finding.weight == .fine ? "  " : finding.weight == .notice ? "- " : "! "
    let text = SafeText(phrases.finding(finding)).string
    let lines = TextWrapping.lines(of: text, width: width - margin - 2)
    return lines.enumerated().map { index, line in
      let head = StyledLine(index == 0 ? label : "").padded(toWidth: margin)
      return head + (index == 0 ? StyledLine(sign, finding.weight.tone) : "  ") + StyledLine(line)
    }
  }

  private func problems(of examination: Examination) -> [StyledLine] {
    let files = examination.problems.map { $0.wording.text(in: phrases.language) }
    let places = examination.diagnostics.map { diagnostic in
      let line = diagnostic.location.line.map { ":\($0)" } ?? ""
      return "\(diagnostic.location.file)\(line): \(phrases.problem(diagnostic.problem))"
    }
    return section(phrases.problemsHeading, files + places)
  }

  private func steps(of checkup: Checkup) -> [StyledLine] {
    section(phrases.nextStepsHeading, checkup.steps.map(phrases.advice))
  }

  private func section(_ heading: String, _ entries: [String]) -> [StyledLine] {
    guard !entries.isEmpty else { return [] }
    return [StyledLine(heading)]
      + entries.flatMap { entry in
        TextWrapping.lines(of: SafeText(entry).string, width: width - 4).enumerated()
          .map { StyledLine(($0 == 0 ? "  " : "    ") + $1) }
      }
  }
}

extension Checkup.Weight {
  fileprivate var tone: Report.Tone {
    switch self {
    case .fine: .plain
    case .notice: .yellow
    case .trouble: .red
    }
  }
}
