import ReadyDayCore

/// What a doctor found, as scripts read it.
struct CheckupJSON {
  let phrases: any Phrasebook

  func document(of examination: Examination) -> JSON {
    let checkup = examination.checkup
    return .object([
      "schema": .string("readyday.doctor"), "schema_version": .string("1.0"),
      "readyday_version": .string(Version.current),
      "generated_at": .moment(examination.now, in: examination.zone),
      "time_zone": .string(examination.zone.name), "status": .string(checkup.weight.code),
      "findings": .array(
        Checkup.Subject.allCases.flatMap { subject in
          checkup.findings(on: subject).map { finding(subject, $0) }
        }),
      "whoop": whoop(in: checkup), "calendars": .array(calendars(in: checkup)),
      "next_steps": .array(
        checkup.steps.map { step in
          .object(["code": .string(step.rawValue), "message": .string(phrases.advice(step))])
        }),
      "warnings": .array(
        examination.problems.map { JSON($0, phrases) }
          + examination.diagnostics.map { JSON($0, phrases) }),
    ])
  }
}

extension CheckupJSON {
  private func finding(_ subject: Checkup.Subject, _ finding: Checkup.Finding) -> JSON {
    .object([
      "subject": .string(subject.code), "status": .string(finding.weight.code),
      "message": .string(phrases.finding(finding)),
    ])
  }

  /// Null where there is none.
  private func whoop(in checkup: Checkup) -> JSON {
    for case .whoop(let files, let census, let isImported) in checkup.findings(on: .whoop) {
      return .object([
        "files_read": .integer(files.read), "files_skipped": .integer(files.skipped),
        "imported": .bool(isImported), "nights": .integer(census.nights),
        "recoveries": .integer(census.recoveries),
        "first_date": JSON(census.mornings?.lowerBound.description),
        "last_date": JSON(census.mornings?.upperBound.description),
      ])
    }
    return .null
  }

  private func calendars(in checkup: Checkup) -> [JSON] {
    checkup.findings(on: .calendars).compactMap { finding in
      guard case .calendar(let calendar) = finding else { return nil }
      return .object([
        "name": JSON(calendar.name), "path": .string(calendar.path),
        "files_read": .integer(calendar.files.read),
        "files_skipped": .integer(calendar.files.skipped), "events": .integer(calendar.events),
        "upcoming": .integer(calendar.upcoming),
      ])
    }
  }
}

extension Checkup.Weight {
  static let codes = ["fine", "notice", "trouble"]

  var code: String { Self.codes[rawValue] }
}

extension Checkup.Subject {
  var code: String {
    switch self {
    case .configuration: "configuration"
    case .zone: "time_zone"
    case .whoop: "whoop"
    case .appleHealth: "apple_health"
    case .calendars: "calendars"
    case .owner: "me"
    }
  }
}
