import ReadyDayCore

// The documents about what readyday keeps, and how it is set up.
extension JSONSchema {
  /// WHOOP's records, or the days of Apple Health.
  var imported: JSONShape {
    let tally = JSONShape.object(["new": .integer, "updated": .integer, "unchanged": .integer])
    let common: [String: JSONShape] = [
      "folder": .string, "files_read": .integer, "records": .dictionary(of: tally),
    ]
    let whoop: [String: JSONShape] = ["files_skipped": .integer, "records_skipped": .integer]
    let days: [String: JSONShape] = [
      "first_date": .optional(.date), "last_date": .optional(.date),
      "days_with": .dictionary(of: .integer), "passed_over": .dictionary(of: .integer),
    ]
    return .anyOf(
      titled(common.merging(whoop) { $1 }), titled(common.merging(days) { $1 }))
  }

  var config: JSONShape {
    let value = JSONShape.anyOf(.string, .number, .bool, .null, .list(of: .any))
    return titled([
      "file": .optional(.string),
      "values": .list(of: .object(["key": .string, "value": value, "origin": .string])),
    ])
  }

  var doctor: JSONShape {
    let weight = JSONShape.oneOf(Checkup.Weight.codes)
    let finding = JSONShape.object([
      "subject": .oneOf(Checkup.Subject.allCases.map(\.code)), "status": weight,
      "message": .string,
    ])
    return named([
      "readyday_version": .string, "generated_at": .moment, "status": weight,
      "findings": .list(of: finding), "whoop": .optional(Self.examinedWhoop),
      "calendars": .list(of: Self.examinedCalendar),
      "next_steps": .list(of: .object(["code": .string, "message": .string])),
    ])
  }

  private static let examinedWhoop = JSONShape.object([
    "files_read": .integer, "files_skipped": .integer, "imported": .bool, "nights": .integer,
    "recoveries": .integer, "first_date": .optional(.date), "last_date": .optional(.date),
  ])

  private static let examinedCalendar = JSONShape.object([
    "name": .optional(.string), "path": .string, "files_read": .integer,
    "files_skipped": .integer, "events": .integer, "upcoming": .integer,
  ])
}
