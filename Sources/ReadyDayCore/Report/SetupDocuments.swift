// Documents about what readyday keeps, and how it is set up.

/// What a doctor found.
package struct Examined: Sendable {
  let checkup: SetupFindings
  let now: Instant
  let steps: [(step: SetupFindings.Step, message: String)]

  /// - Parameters:
  ///   - checkup: what was found.
  ///   - now: when that was.
  ///   - message: how to do a step; lower case, no full stop.
  package init(
    _ checkup: SetupFindings, at now: Instant, message: (SetupFindings.Step) -> String
  ) {
    self.checkup = checkup
    self.now = now
    steps = checkup.steps.map { ($0, message($0)) }
  }
}

extension Document<Examined> {
  /// What is found, what is wrong, and what to do next.
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
        .list(
          "next_steps",
          Fields<(step: SetupFindings.Step, message: String)>([
            .text("code") { $0.step.rawValue }, .text("message") { $0.message },
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
}

extension SetupFindings {
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

/// Every value in force, and where it comes from.
package struct Settings: Sendable {
  /// One value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    /// Text, a number or a list of them; null where nothing is set.
    package let value: JSON
    /// An option, a variable, a file, or `default`.
    package let origin: String

    /// - Parameters:
    ///   - key: its name in the file.
    ///   - value: text, a number or a list of them; null where nothing is set.
    ///   - origin: an option, a variable, a file, or `default`.
    package init(key: String, value: JSON, origin: String) {
      self.key = key
      self.value = value
      self.origin = origin
    }
  }

  let file: String?
  let entries: [Entry]

  /// - Parameters:
  ///   - file: the file that was read; nil if there is none.
  ///   - entries: in the order in which they are listed.
  package init(file: String?, _ entries: [Entry]) {
    self.file = file
    self.entries = entries
  }
}

extension Document<Settings> {
  /// The configuration in force.
  package static var config: Document {
    let value = JSONShape.anyOf(.string, .number, .bool, .null, .list(of: .any))
    return Document(
      "config",
      [
        .optionalText("file") { $0.file },
        .list(
          "values",
          Fields<Settings.Entry>([
            .text("key") { $0.key }, .json("value", value) { entry, _ in entry.value },
            .text("origin") { $0.origin },
          ])
        ) { $0.entries },
      ])
  }
}
