/// The allowed form of a JSON value, in JSON Schema (draft 2020-12).
struct JSONShape: Sendable {
  let schema: JSON

  private init(_ members: [String: JSON]) { schema = .object(members) }

  static let string = JSONShape(["type": .string("string")])
  static let integer = JSONShape(["type": .string("integer")])
  static let number = JSONShape(["type": .string("number")])
  static let bool = JSONShape(["type": .string("boolean")])
  static let null = JSONShape(["type": .string("null")])

  static let any = JSONShape([:])

  /// Text such as `2026-11-23`.
  static let date = text(#"^\d{4}-\d{2}-\d{2}$"#)

  /// RFC 3339 to the second, with an offset.
  static let moment = text(#"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$"#)

  /// - Parameter pattern: a regular expression (ECMA-262).
  static func text(_ pattern: String) -> JSONShape {
    JSONShape(["type": .string("string"), "pattern": .string(pattern)])
  }

  static func constant(_ text: String) -> JSONShape { JSONShape(["const": .string(text)]) }

  static func oneOf(_ texts: [String]) -> JSONShape {
    JSONShape(["enum": .array(texts.map(JSON.string))])
  }

  static func anyOf(_ shapes: JSONShape...) -> JSONShape {
    JSONShape(["anyOf": .array(shapes.map(\.schema))])
  }

  static func optional(_ shape: JSONShape) -> JSONShape { anyOf(shape, .null) }

  static func list(of shape: JSONShape) -> JSONShape {
    JSONShape(["type": .string("array"), "items": shape.schema])
  }

  /// An object with any keys, all of the same shape.
  static func dictionary(of shape: JSONShape) -> JSONShape {
    JSONShape(["type": .string("object"), "additionalProperties": shape.schema])
  }

  /// Exactly these keys; those of `extra` may be missing.
  static func object(_ members: [String: JSONShape], extra: [String: JSONShape] = [:]) -> JSONShape
  {
    JSONShape([
      "type": .string("object"), "additionalProperties": .bool(false),
      "required": .array(members.keys.sorted().map(JSON.string)),
      "properties": .object(members.merging(extra) { $1 }.mapValues(\.schema)),
    ])
  }
}
