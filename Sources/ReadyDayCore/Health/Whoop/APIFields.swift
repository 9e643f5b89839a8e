/// The wanted fields of one record, decoded.
struct APIFields {
  enum Value: Hashable {
    /// Missing or `null`.
    case nothing
    case text(String)
    case number(Double)
    case id(Int)
    case flag(Bool)
    case object, array
  }

  private let wanted: WantedFields
  private let values: [Value]

  /// - Parameter values: in the order of `wanted`.
  init(_ wanted: WantedFields, _ values: [Value]) {
    self.wanted = wanted
    self.values = values
  }

  subscript(field: APIField) -> Value {
    wanted.index(of: field).map { values[$0] } ?? .nothing
  }

  func wants(_ field: APIField) -> Bool { wanted.index(of: field) != nil }
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
