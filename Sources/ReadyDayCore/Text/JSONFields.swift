/// Typed access to the members of a JSON object: nil for a missing member or null, a fault for another type.
struct JSONFields<Fault: JSONFieldFault> {
  let members: [String: JSON]

  func text(_ name: String) throws(Fault) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw Fault(field: name, expected: .text)
    }
  }

  func integer(_ name: String) throws(Fault) -> Int? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let number): if let number = number.int { return number }
    default: break
    }
    throw Fault(field: name, expected: .wholeNumber)
  }

  func number(_ name: String) throws(Fault) -> Double? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let number): if let number = number.double { return number }
    default: break
    }
    throw Fault(field: name, expected: .number)
  }

  func array(_ name: String) throws(Fault) -> [JSON]? {
    switch members[name] {
    case nil, .null: return nil
    case .array(let values): return values
    default: throw Fault(field: name, expected: .list)
    }
  }

  func numbers(_ name: String) throws(Fault) -> [Double]? {
    try array(name)?.map { value throws(Fault) in
      guard case .number(let number) = value, let number = number.double else {
        throw Fault(field: name, expected: .numbers)
      }
      return number
    }
  }

  func object(_ name: String) throws(Fault) -> JSONFields? {
    switch members[name] {
    case nil, .null: return nil
    case .object(let members): return JSONFields(members: members)
    default: throw Fault(field: name, expected: .object)
    }
  }

  func objects(_ name: String) throws(Fault) -> [JSONFields]? {
    try array(name)?.map { value throws(Fault) in
      guard let members = value.members else { throw Fault(field: name, expected: .objects) }
      return JSONFields(members: members)
    }
  }

  func value<Value>(
    _ name: String, _ form: FieldForm, _ read: (String) -> Value?
  ) throws(Fault) -> Value? {
    guard let text = try text(name) else { return nil }
    guard let value = read(text) else { throw Fault(field: name, expected: form) }
    return value
  }
}

/// Thrown for a member of the wrong type.
protocol JSONFieldFault: Error {
  init(field: String, expected: FieldForm)
}

/// What a member must be.
public enum FieldForm: Hashable, Sendable {
  case text, number, wholeNumber, numbers, list, object, objects
  /// The name of an activity.
  case activity
  /// The id of a plan or a workout.
  case session
  /// Text like this: `2026-11-23`.
  case like(String)
}
