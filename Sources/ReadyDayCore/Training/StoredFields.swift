/// The members of one stored thing, read one by one.
struct StoredFields {
  let members: [String: JSON]
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
    case .string(let text): return text
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
    case .number(let number):
      if let number = number.int { return number }
    default: break
    }
    throw StoredFieldFault(field: name, reason: .expected("a whole number"))
  }

  func number(_ name: String) throws(StoredFieldFault) -> Double? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let number):
      if let number = number.double { return number }
    default: break
    }
    throw StoredFieldFault(field: name, reason: .expected("a number"))
  }

  func array(_ name: String) throws(StoredFieldFault) -> [JSON] {
    switch members[name] {
    case nil, .null: return []
    case .array(let values): return values
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

extension Instant {
  /// `2026-11-23T06:55:00Z`.
  public var stamp: String { reading(at: .zero).description + "Z" }
}
