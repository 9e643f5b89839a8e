/// A JSON value (RFC 8259).
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A number as text, so that 64-bit ids and unknown numbers are written as they were read.
  package struct Number: Hashable, Sendable {
    /// `Infinity` and `NaN` come from JSON5 only.
    package let text: String
  }

  package static func integer(_ value: Int) -> JSON { .number(Number(value)) }

  /// Null for infinity and NaN.
  package static func decimal(_ value: Double) -> JSON { Number(value).map(JSON.number) ?? .null }

  /// Omits the nil members.
  package static func object(known members: [String: JSON?]) -> JSON {
    .object(members.compactMapValues { $0 })
  }

  /// The members of the one object in `bytes`; nil for anything else.
  package static func members(of bytes: [UInt8]) -> [String: JSON]? {
    (try? JSONReader.value(of: bytes.span.bytes))?.members
  }

  // Nil for a value of another kind.

  package var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  package var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var int: Int? { if case .number(let number) = self { number.int } else { nil } }

  var double: Double? { if case .number(let number) = self { number.double } else { nil } }

  /// Rounds `value` to `decimals`, without trailing zeros; null if it is missing or not finite.
  package init(_ value: Double?, decimals: Int = 0) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    self = .decimal((value * scale).rounded() / scale)
  }

  package init(_ value: String?) { self = value.map(JSON.string) ?? .null }

  package init(_ value: Int?) { self = value.map(JSON.integer) ?? .null }
}

extension JSON.Number {
  package init(_ value: Int) { text = String(value) }

  /// Nil for infinity and NaN. Whole numbers have no decimal point.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let written = value.description
    text = written.hasSuffix(".0") ? String(written.dropLast(2)) : written
  }

  /// Nil unless whole and within ±10¹⁵; `5.0` is 5.
  package var int: Int? { double.flatMap { Int(whole: $0) } }

  /// Nil if a `Double` cannot hold it.
  package var double: Double? {
    switch text {
    case "Infinity": .infinity
    case "-Infinity": -.infinity
    case "NaN": .nan
    default: Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

package enum JSONStep: Equatable, Sendable {
  case key(String)
  case index(Int)
}

/// Typed members of a JSON object: nil if missing or null, a fault if of another type.
struct JSONFields<Fault: JSONFieldFault> {
  let members: [String: JSON]

  private func member<Value>(
    _ name: String, _ form: FieldForm, _ read: (JSON) -> Value?
  ) throws(Fault) -> Value? {
    switch members[name] {
    case nil, .null: return nil
    case let json?:
      guard let value = read(json) else { throw Fault(field: name, expected: form) }
      return value
    }
  }

  func text(_ name: String) throws(Fault) -> String? { try member(name, .text) { $0.text } }

  func integer(_ name: String) throws(Fault) -> Int? { try member(name, .wholeNumber) { $0.int } }

  func number(_ name: String) throws(Fault) -> Double? { try member(name, .number) { $0.double } }

  func array(_ name: String) throws(Fault) -> [JSON]? { try member(name, .list) { $0.elements } }

  func numbers(_ name: String) throws(Fault) -> [Double]? {
    try array(name)?.map { value throws(Fault) in
      guard let number = value.double else { throw Fault(field: name, expected: .numbers) }
      return number
    }
  }

  func object(_ name: String) throws(Fault) -> JSONFields? {
    try member(name, .object) { $0.members }.map { JSONFields(members: $0) }
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

protocol JSONFieldFault: Error {
  init(field: String, expected: FieldForm)
}

/// The form that a member must have.
public enum FieldForm: Hashable, Sendable {
  case text, number, wholeNumber, numbers, list, object, objects
  case activity
  /// The id of a plan or a workout.
  case session
  /// Text in the form of this example, such as `2026-11-23`.
  case like(String)
}
