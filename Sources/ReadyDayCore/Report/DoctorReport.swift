/// The results of `readyday doctor`.
package struct Examined: Sendable {
  let checkup: SetupFindings
  let now: Instant
  let steps: [(step: SetupFindings.Step, message: String)]

  /// - Parameter message: the instruction for a step, in lower case without a full stop.
  package init(_ checkup: SetupFindings, at now: Instant, message: (SetupFindings.Step) -> String) {
    self.checkup = checkup
    self.now = now
    steps = checkup.steps.map { ($0, message($0)) }
  }
}

extension Report {
  /// The results of `readyday doctor`: findings, problems in the files, and next steps.
  ///
  /// - Parameter problems: sentences about files that could not be read.
  package init(
    _ examined: Examined, in zone: Zone, problems: [String], diagnostics: [Diagnostic],
    phrases: Voice
  ) {
    let date = zone.reading(at: examined.now).date
    let sections = [
      (phrases.say("PROBLEMS", es: "PROBLEMAS"), problems + diagnostics.map(phrases.placed)),
      (phrases.say("WHAT TO DO", es: "QUÉ HACER"), examined.steps.map(\.message)),
    ]
    self.init(
      phrases.language, title: "readyday \(Version.current) · \(phrases.longDate(date))",
      place: zone.name,
      [Section(.table(phrases.findings(of: examined.checkup)))]
        + sections.filter { !$0.1.isEmpty }.map { heading, entries in
          Section(heading.inSentenceCase, .list(entries))
        })
  }
}

extension Voice {
  /// Names each subject once, next to its first finding.
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

  /// For example `work.ics:12: …`.
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

extension Document<Examined> {
  package static var doctor: Document {
    Document(
      "doctor",
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .code("status") { $0.checkup.weight },
        .list("findings", SetupFindings.findingFields) { examined in
          SetupFindings.Subject.allCases.flatMap { subject in
            examined.checkup.findings(on: subject).map { (subject, $0) }
          }
        },
        .optionalObject("whoop", SetupFindings.whoopFields) { $0.checkup.whoop },
        .list("calendars", SetupFindings.CalendarCensus.fields) { $0.checkup.calendars },
        .list("sources", SourceSpan.fields) { $0.checkup.sources },
        .optionalInteger("feelings") { $0.checkup.feelings },
        .list(
          "next_steps",
          Fields<(step: SetupFindings.Step, message: String)>([
            .text("code") { $0.step.code }, .text("message") { $0.message },
          ])
        ) { $0.steps },
      ])
  }
}

extension SetupFindings {
  fileprivate static let findingFields = Fields<(subject: Subject, finding: Finding)>([
    .code("subject") { $0.subject }, .code("status") { $0.finding.weight },
    .words("message") { $1.finding($0.finding) },
  ])

  fileprivate struct Whoop {
    let files: BriefingSources.Files
    let census: WhoopCensus
    let isImported: Bool
  }

  fileprivate static let whoopFields = Fields<Whoop>([
    .integer("files_read") { $0.files.read }, .integer("files_skipped") { $0.files.skipped },
    .flag("imported") { $0.isImported }, .integer("nights") { $0.census.nights },
    .integer("recoveries") { $0.census.recoveries },
    .optionalDate("first_date") { $0.census.mornings?.lowerBound },
    .optionalDate("last_date") { $0.census.mornings?.upperBound },
  ])

  fileprivate var whoop: Whoop? {
    for case .whoop(let files, let census, let isImported) in findings(on: .whoop) {
      return Whoop(files: files, census: census, isImported: isImported)
    }
    return nil
  }

  fileprivate var calendars: [CalendarCensus] {
    findings(on: .calendars).compactMap { finding in
      if case .calendar(let census) = finding { census } else { nil }
    }
  }

  /// The number of stored feelings; nil if there are none or they are hidden.
  fileprivate var feelings: Int? {
    for case .feelings(let count, _) in findings(on: .feelings) { return count }
    return nil
  }

  fileprivate var sources: [SourceSpan] {
    for case .sources(let spans, _) in Subject.allCases.flatMap(findings(on:)) { return spans }
    return []
  }
}

extension SourceSpan {
  fileprivate static let fields = Fields<SourceSpan>([
    .code("source") { $0.source }, .date("first_date") { $0.dates.lowerBound },
    .date("last_date") { $0.dates.upperBound },
  ])
}

extension SetupFindings.CalendarCensus {
  fileprivate static let fields = Fields<SetupFindings.CalendarCensus>([
    .optionalText("name") { $0.name }, .text("path") { $0.path },
    .integer("files_read") { $0.files.read }, .integer("files_skipped") { $0.files.skipped },
    .integer("events") { $0.events }, .integer("upcoming") { $0.upcoming },
    .optionalMoment("changed_at") { $0.changedAt },
  ])
}
