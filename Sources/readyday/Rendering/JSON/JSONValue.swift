#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document before it is written.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue {
  /// Over many lines, for people too.
  var document: String { encoded([.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]) }

  /// The same, with `elements` in the array that holds `place` alone; each is written before the next is made.
  ///
  /// That array comes first: behind its key nothing that could look like it stands before it.
  func document(with elements: some Sequence<JSONValue>, insteadOf place: String) -> String {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasSuffix("\"\(place)\"") }) else {
      return document
    }
    let margin = String(lines[index].prefix { $0 == " " })
    var text = lines[..<index].joined(separator: "\n")
    for (number, element) in elements.enumerated() {
      text += (number == 0 ? "\n" : ",\n") + element.document.indented(by: margin)
    }
    return text + "\n" + lines[(index + 1)...].joined(separator: "\n")
  }

  /// On one line, for a log.
  var line: String { encoded([.sortedKeys, .withoutEscapingSlashes]) }

  /// With a final line feed; no character in it could harm a terminal.
  private func encoded(_ format: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    // Only a number that is not finite could be refused, and ``init(_:decimals:)`` lets none through.
    guard let data = try? encoder.encode(self) else { return "null\n" }
    return Self.escapingInvisible(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// JSON leaves DEL, C1 and bidirectional characters as they are; here they become `\u009b`.
  private static func escapingInvisible(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "\n", SafeText.isDangerous(scalar) {
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        safe.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// `value` to so many decimals, whole numbers without any; null when it is missing or not finite.
  init(_ value: Double?, decimals: Int = 0) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    self = Int(exactly: rounded).map(JSONValue.integer) ?? .number(rounded)
  }

  init(_ value: String?) {
    self = value.map(JSONValue.string) ?? .null
  }

  init(_ value: Int?) {
    self = value.map(JSONValue.integer) ?? .null
  }
}

extension String {
  /// Every line of a document behind `margin`; none of them ends within a string of it.
  fileprivate func indented(by margin: String) -> String {
    utf8.split(separator: UInt8(ascii: "\n")).map { margin + String(Substring($0)) }
      .joined(separator: "\n")
  }
}
