/// The members of one stored thing, read one by one.
struct StoredFields {
  let members: [String: StoredValue]
}

/// A member that cannot be read.
struct StoredFieldFault: Error, Hashable {
  let field: String
  let reason: StoreFault.Reason
}

extension StoredFields {
  /// Nil when it is not there, or null.
  func text(_ name: String) throws(StoredFieldFault) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text): return text
    default: throw StoredFieldFault(field: name, reason: .expected("text"))
    }
  }

  /// What the thing is called; a word without a sign that cannot be seen, since it is typed and shown.
  func id() throws(StoredFieldFault) -> String {
    let id = try needed(text("id"), "id", "text")
    guard TrainingPlan.isName(id) else {
      throw StoredFieldFault(field: "id", reason: .expected("text"))
    }
    return id
  }

  func integer(_ name: String) throws(StoredFieldFault) -> Int? {
    switch members[name] {
    case nil, .null: return nil
    case .numeral(let text):
      if let number = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) { return number }
    default: break
    }
    throw StoredFieldFault(field: name, reason: .expected("a whole number"))
  }

  func number(_ name: String) throws(StoredFieldFault) -> Double? {
    switch members[name] {
    case nil, .null: return nil
    case .numeral(let text):
      if let number = Double(text), number.isFinite { return number }
    default: break
    }
    throw StoredFieldFault(field: name, reason: .expected("a number"))
  }

  func list(_ name: String) throws(StoredFieldFault) -> [StoredValue] {
    switch members[name] {
    case nil, .null: return []
    case .list(let list): return list
    default: throw StoredFieldFault(field: name, reason: .expected("a list"))
    }
  }

  func object(_ name: String) throws(StoredFieldFault) -> StoredFields? {
    switch members[name] {
    case nil, .null: return nil
    case .object(let members): return StoredFields(members: members)
    default: throw StoredFieldFault(field: name, reason: .expected("an object"))
    }
  }

  /// Something written as text; nil when it is not there.
  func value<Value>(
    _ name: String, _ form: String, _ read: (String) -> Value?
  ) throws(StoredFieldFault) -> Value? {
    guard let text = try text(name) else { return nil }
    guard let value = read(text) else {
      throw StoredFieldFault(field: name, reason: .expected(form))
    }
    return value
  }

  func date(_ name: String) throws(StoredFieldFault) -> LocalDate? {
    try value(name, "2026-11-23") { LocalDate($0) }
  }

  func moment(_ name: String) throws(StoredFieldFault) -> Instant? {
    try value(name, "2026-11-23T06:55:00Z") { Timestamp($0)?.instant }
  }
}

/// What `value` is, or the fault that it is not there.
func needed<Value>(
  _ value: Value?, _ field: String, _ form: String
) throws(StoredFieldFault) -> Value {
  guard let value else { throw StoredFieldFault(field: field, reason: .expected(form)) }
  return value
}

extension LocalDate {
  /// The date written `2026-11-23`; nil for anything else.
  init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let date = reader.hyphenatedDate(), reader.isAtEnd else { return nil }
    self = date
  }
}

extension TimeOfDay {
  /// The time written `18:00`, or with seconds; nil for anything else.
  public init?(clock text: String) {
    var reader = ASCIIReader(text)
    guard let hour = reader.number(digits: 1...2), reader.take(":"),
      let minute = reader.number(digits: 2)
    else { return nil }
    let second = reader.take(":") ? reader.number(digits: 2) : 0
    guard let second, reader.isAtEnd else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }
}

extension Instant {
  /// `2026-11-23T06:55:00Z`.
  public var stamp: String { reading(at: .zero).description + "Z" }
}
