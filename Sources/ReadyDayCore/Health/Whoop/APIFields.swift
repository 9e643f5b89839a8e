/// The wanted fields of one record, decoded.
struct APIFields {
  /// What stands in a field.
  enum Value: Hashable {
    /// Missing and `null` are not distinguished.
    case nothing
    case text(String)
    case number(Double)
    case id(Int)
    case flag(Bool)
    case object
    case array
  }

  private let wanted: WantedFields
  private let values: [Value]

  /// - Parameter values: those of `wanted`, in its order.
  init(_ wanted: WantedFields, _ values: [Value]) {
    self.wanted = wanted
    self.values = values
  }

  private subscript(field: APIField) -> Value {
    wanted.index(of: field).map { values[$0] } ?? .nothing
  }
}

extension APIFields {
  func text(_ field: APIField) throws(RecordFault) -> String {
    try knownText(field).orMissing(field)
  }

  func number(_ field: APIField) throws(RecordFault) -> Double {
    try knownNumber(field).orMissing(field)
  }

  func flag(_ field: APIField) throws(RecordFault) -> Bool {
    try knownFlag(field).orMissing(field)
  }

  func id(_ field: APIField) throws(RecordFault) -> RecordID {
    try knownID(field).orMissing(field)
  }

  /// The same as ``number(_:)``; nil if it was not asked for.
  func numberIfWanted(_ field: APIField) throws(RecordFault) -> Double? {
    wanted.index(of: field) == nil ? nil : try number(field)
  }

  /// Nil if the field is absent or null.
  func knownText(_ field: APIField) throws(RecordFault) -> String? {
    switch self[field] {
    case .nothing: return nil
    case .text(let text): return text
    default: throw .unreadable(field, expected: .text)
    }
  }

  /// Nil if the field is absent or null.
  func knownNumber(_ field: APIField) throws(RecordFault) -> Double? {
    switch self[field] {
    case .nothing: return nil
    case .number(let number): return number
    default: throw .unreadable(field, expected: .number)
    }
  }

  /// Nil if the field is absent or null.
  func knownFlag(_ field: APIField) throws(RecordFault) -> Bool? {
    switch self[field] {
    case .nothing: return nil
    case .flag(let flag): return flag
    default: throw .unreadable(field, expected: .trueOrFalse)
    }
  }

  /// A text or a number, whichever it is; nil if the field is absent or null.
  func knownID(_ field: APIField) throws(RecordFault) -> RecordID? {
    switch self[field] {
    case .nothing: return nil
    case .id(let number): return .number(number)
    case .text(let text): return RecordID(written: text)
    default: throw .unreadable(field, expected: .text)
    }
  }

  /// Nil if the field is absent or null.
  func knownWholeNumber(_ field: APIField) throws(RecordFault) -> Int? {
    switch self[field] {
    case .nothing: return nil
    case .id(let number): return number
    default: throw .unreadable(field, expected: .number)
    }
  }

  /// Whether an object stands in the field; false where it is absent or null.
  func holdsObject(_ field: APIField) throws(RecordFault) -> Bool {
    switch self[field] {
    case .nothing: return false
    case .object: return true
    default: throw .unreadable(field, expected: .object)
    }
  }
}

extension Optional {
  fileprivate func orMissing(_ field: APIField) throws(RecordFault) -> Wrapped {
    guard let self else { throw .unreadable(field, expected: .value) }
    return self
  }
}

extension RecordFault {
  static func unreadable(_ field: APIField, expected: HealthProblem.Expected) -> RecordFault {
    RecordFault(trouble: .unreadable(expected: expected), path: field.path)
  }
}

extension RecordID {
  /// - Parameter text: the value of a field, unquoted.
  init(written text: String) {
    let moment =
      text.hasPrefix(Self.beganMark)
      ? Instant(timestamp: text.utf8.dropFirst(Self.beganMark.utf8.count)) : nil
    self = moment.map { .began($0) } ?? .text(text)
  }
}
