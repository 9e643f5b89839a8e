/// A fault in one record, and its field.
struct RecordFault: Error, Hashable {
  enum Trouble: Hashable {
    /// The field is missing or is not what was `expected`; the record is skipped.
    case unreadable(expected: HealthProblem.Expected)
    /// Of a span of time; the record is skipped.
    case endsBeforeStart, outOfRange, unknownValue
    /// A number, or true or false, in quotation marks.
    case writtenAsText
    /// Neither the record nor its zone gives a clock.
    case noClock
    /// Null or absent: it may have another name.
    case missing
  }

  let trouble: Trouble
  /// With the names of the enclosing objects, as in version 2 of the API.
  let path: [String]

  static let noClock = RecordFault(trouble: .noClock, path: ["timezone_offset"])

  static func unreadable(_ field: APIField, expected: HealthProblem.Expected) -> RecordFault {
    RecordFault(trouble: .unreadable(expected: expected), path: field.path)
  }

  /// The fault reported once a file for its kind; nil for those reported each time.
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
