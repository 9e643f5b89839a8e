extension Report {
  package init(_ imported: ImportedWhoop, phrases: Voice) {
    let tallies = imported.tidy.tallies.map { Paragraph(phrases.tally(of: $0, $1), depth: 1) }
    let contents: [Content] = [
      .note(phrases.filesRead(imported.files, recordsSkipped: imported.recordsSkipped)),
      .paragraphs(tallies), .lines([phrases.stored(in: imported.folder)]),
    ]
    self.init(phrases.language, [Section(contents)])
  }

  package init(_ imported: ImportedHealth, phrases: Voice) {
    let account = imported.account
    let stored: [Content] = [
      .paragraphs(phrases.coverage(of: account).map { Paragraph($0, depth: 1) }),
      .sentences(phrases.changes(by: account)), .lines([phrases.stored(in: imported.folder)]),
    ]
    let skipped = phrases.passedOver(by: account).map { Paragraph($0) }
    let contents =
      [.note(phrases.period(of: account))]
      + (account.dates == nil ? [.paragraphs(skipped)] : stored)
    self.init(phrases.language, [Section(contents)])
  }

  package init(_ tally: TrainingPlans.Tally, phrases: Voice) {
    self.init(phrases.language, .note(phrases.imported(tally)))
  }
}

package struct ImportedWhoop: Sendable {
  let tidy: StoredWhoop
  let files: BriefingSources.Files
  let recordsSkipped: Int
  let folder: String

  /// - Parameter recordsSkipped: how many records could not be used.
  package init(
    _ tidy: StoredWhoop, files: BriefingSources.Files, recordsSkipped: Int, folder: String
  ) {
    self.tidy = tidy
    self.files = files
    self.recordsSkipped = recordsSkipped
    self.folder = folder
  }
}

extension Document<ImportedWhoop> {
  package static var importedWhoop: Document {
    Document(
      "import",
      [
        .text("folder") { $0.folder }, .integer("files_read") { $0.files.read },
        .integer("files_skipped") { $0.files.skipped },
        .integer("records_skipped") { $0.recordsSkipped }, .tallies { $0.tidy.tallies },
      ])
  }
}

package struct ImportedHealth: Sendable {
  let account: HealthImport
  let filesRead: Int
  let folder: String

  package init(_ account: HealthImport, filesRead: Int, folder: String) {
    self.account = account
    self.filesRead = filesRead
    self.folder = folder
  }
}

extension Document<ImportedHealth> {
  package static var importedHealth: Document {
    Document(
      "import",
      [
        .text("folder") { $0.folder }, .integer("files_read") { $0.filesRead },
        .optionalDate("first_date") { $0.account.dates?.lowerBound },
        .optionalDate("last_date") { $0.account.dates?.upperBound },
        .tallies { [("day", $0.account.days), ("workout", $0.account.workouts)] },
        .counts("days_with") { $0.account.coverage.counts },
        .counts("passed_over") { $0.account.passedOver.counts },
      ])
  }
}

extension HealthHistory.Tally {
  fileprivate static let fields = Fields<HealthHistory.Tally>([
    .integer("new") { $0.new }, .integer("updated") { $0.updated },
    .integer("unchanged") { $0.unchanged },
  ])
}

extension HealthImport.Coverage {
  fileprivate var counts: KeyValuePairs<String, Int> {
    [
      "sleep": nights, "sleep_stages": nightsWithStages, "naps": naps, "hrv_sdnn": sdnn,
      "hrv_rmssd": rmssd,
      "resting_heart_rate": restingHeartRate, "respiratory_rate": respiratoryRate,
      "steps": steps, "active_energy": activeEnergy,
    ]
  }
}

extension HealthExport.PassedOver {
  fileprivate var counts: KeyValuePairs<String, Int> {
    [
      "other_kinds": otherKinds, "unmeasured": unmeasured, "in_bed_only": inBedOnly,
      "daytime_hrv": daytimeVariability, "unreadable": unreadable,
      "repeated_nights": repeatedNights, "repeated_workouts": repeatedWorkouts,
      "shorter_sleeps": shorterSleeps, "times_without_offset": assumedTimes,
    ]
  }
}

extension Document<TrainingPlans.Tally> {
  package static var importedPlans: Document {
    let plans = Fields<TrainingPlans.Tally>([
      .integer("new") { $0.new }, .integer("updated") { $0.updated },
      .integer("unchanged") { $0.unchanged }, .integer("refused") { $0.refused.count },
    ])
    return Document(
      "import",
      [.object("records", Fields<TrainingPlans.Tally>([.object("plans", plans) { $0 }])) { $0 }])
  }
}

extension Field {
  /// Counts of records by kind.
  fileprivate static func tallies(
    _ read: @escaping Read<[(kind: String, tally: HealthHistory.Tally)]>
  ) -> Field {
    let tally = HealthHistory.Tally.fields
    return Field("records", .dictionary(of: tally.shape)) { value, context, writer in
      writer.object { writer in
        for (kind, counts) in read(value).ordered(by: { $0.kind < $1.kind }) {
          writer.name(kind)
          tally.write(counts, context, to: &writer)
        }
      }
    }
  }

  fileprivate static func counts(
    _ name: String, _ read: @escaping Read<KeyValuePairs<String, Int>>
  ) -> Field {
    json(name, .dictionary(of: .integer)) { value, _ in
      .object(
        Dictionary(read(value).map { ($0.key, JSON.integer($0.value)) }) { first, _ in first })
    }
  }
}
