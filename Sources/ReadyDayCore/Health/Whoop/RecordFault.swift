/// Something wrong inside one record, and the field in which it stands.
struct RecordFault: Error, Hashable {
  enum Trouble: Hashable {
    /// The field is missing or is not what was `expected`; the record is skipped.
    case unreadable(expected: HealthProblem.Expected)
    /// Of a span of time; the record is skipped.
    case endsBeforeStart
    case outOfRange
    case unknownValue
    /// A number, or true or false, in quotation marks.
    case writtenAsText
    /// Neither the record nor its zone tells by which clock it was lived.
    case noClock
    /// The field is null, or is not there: it may have another name.
    case missing
  }

  let trouble: Trouble
  /// The field's name, after those of the objects it lies in, as version 2 of the API spells them.
  let path: [String]
}

extension RecordFault {
  static let noClock = RecordFault(trouble: .noClock, path: ["timezone_offset"])

  static func unreadable(_ field: APIField, expected: HealthProblem.Expected) -> RecordFault {
    RecordFault(trouble: .unreadable(expected: expected), path: field.path)
  }

  /// What stands for all faults of which a file is told once; nil for those that are told each.
  var toldOnce: RecordFault? {
    switch trouble {
    case .writtenAsText: RecordFault(trouble: .writtenAsText, path: [])
    case .noClock, .missing: self
    case .unreadable, .endsBeforeStart, .outOfRange, .unknownValue: nil
    }
  }
}

extension RecordFault.Trouble {
  static let notATime = Self.unreadable(expected: .example("2026-03-10T05:12:44.805Z"))
}
