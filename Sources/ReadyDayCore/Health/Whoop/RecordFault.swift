/// Something wrong inside one record, and the field in which it stands.
struct RecordFault: Error, Hashable {
  enum Trouble: Hashable {
    /// The field is missing or is not what was `expected`; the record is skipped.
    case unreadable(expected: HealthProblem.Expected)
    /// Of a span of time; the record is skipped.
    case endsBeforeStart
    case outOfRange
    case unknownValue
  }

  let trouble: Trouble
  /// The field's name, after those of the objects it lies in, as version 2 of the API spells them.
  let path: [String]
}

extension RecordFault.Trouble {
  static let notATime = Self.unreadable(expected: .example("2026-03-10T05:12:44.805Z"))
  static let notAnOffset = Self.unreadable(expected: .example("+01:00"))
}
