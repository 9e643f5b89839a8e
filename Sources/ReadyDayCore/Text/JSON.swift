/// A JSON value (RFC 8259): what is read, kept and written.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A number by its text, so that ids of 64 bits, and numbers in fields we do not know, are written as they
  /// were read.
  package struct Number: Hashable, Sendable {
    /// As JSON writes it; `Infinity` and `NaN` come from JSON5 only.
    package let text: String
  }
}

extension JSON.Number {
  package init(_ value: Int) {
    text = String(value)
  }

  /// Nil for infinity and NaN, which JSON has no words for. Whole numbers have no decimal point.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let written = value.description
    text = written.hasSuffix(".0") ? String(written.dropLast(2)) : written
  }

  /// Nil unless it is whole and fits in 64 bits; `5.0` is 5.
  package var int: Int? {
    Int(text) ?? double.flatMap { Int(exactly: $0) }
  }

  /// Nil when it is beyond what a `Double` can hold.
  package var double: Double? {
    switch text {
    case "Infinity": .infinity
    case "-Infinity": -.infinity
    case "NaN": .nan
    default: Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

extension JSON {
  package static func integer(_ value: Int) -> JSON { .number(Number(value)) }

  /// Null for infinity and NaN.
  package static func decimal(_ value: Double) -> JSON { Number(value).map(JSON.number) ?? .null }

  /// An object without the members that are nil.
  package static func object(known members: [String: JSON?]) -> JSON {
    .object(members.compactMapValues { $0 })
  }

  /// The members of an object; nil for anything else.
  package var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSON {
  /// `value` to this many decimals, whole numbers without any; null when it is missing or not finite.
  ///
  /// - Parameters:
  ///   - value: what is written.
  ///   - decimals: how many are kept.
  package init(_ value: Double?, decimals: Int = 0) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    self = .decimal((value * scale).rounded() / scale)
  }

  package init(_ value: String?) {
    self = value.map(JSON.string) ?? .null
  }

  package init(_ value: Int?) {
    self = value.map(JSON.integer) ?? .null
  }
}

/// One step from a JSON value down to another.
package enum JSONStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}
