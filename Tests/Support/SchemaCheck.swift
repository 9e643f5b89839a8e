import Foundation
package import ReadyDayCore

/// Holds a document against a JSON Schema, as far as readyday's own schemas go.
package struct SchemaCheck {
  let schema: JSON

  package init(schema: JSON) { self.schema = schema }

  /// Where the document is not what the schema says; empty when it is.
  package func faults(in document: String) throws -> [String] {
    let value = try JSONReader.value(of: Array(document.utf8).span.bytes)
    return Self.faults(in: value, schema, at: "$")
  }
}

extension SchemaCheck {
  private static func faults(in value: JSON, _ schema: JSON, at path: String) -> [String] {
    guard case .object(let rules) = schema else { return ["\(path): the schema is no object"] }
    return rules.flatMap { name, rule in faults(in: value, name, rule, rules, at: path) }
  }

  private static func faults(
    in value: JSON, _ name: String, _ rule: JSON, _ rules: [String: JSON], at path: String
  ) -> [String] {
    switch (name, rule, value) {
    case ("type", .string(let type), _): return fault(path, "is no \(type)", unless: value.is(type))
    case ("const", .string(let text), .string(let found)):
      return fault(path, "is not \(text)", unless: text == found)
    case ("enum", .array(let texts), .string(let found)):
      return fault(path, "is no such word: \(found)", unless: texts.contains(.string(found)))
    case ("pattern", .string(let pattern), .string(let found)):
      let matches = found.range(of: pattern, options: .regularExpression) != nil
      return fault(path, "is not written as it should be: \(found)", unless: matches)
    case ("anyOf", .array(let shapes), _):
      let each = shapes.map { faults(in: value, $0, at: path) }
      return each.contains(where: \.isEmpty) ? [] : each.flatMap(\.self)
    case ("items", let item, .array(let values)):
      return values.enumerated().flatMap { faults(in: $1, item, at: "\(path)[\($0)]") }
    case ("required", .array(let keys), .object(let members)):
      return keys.filter { !members.keys.map(JSON.string).contains($0) }
        .map { "\(path): \($0) is missing" }
    case ("additionalProperties", _, .object(let members)):
      return faults(inMembers: members, rules, at: path)
    case ("properties", _, _), ("$schema", _, _), ("$id", _, _), ("title", _, _): return []
    default: return ["\(path): cannot be \(name)"]
    }
  }

  private static func faults(
    inMembers members: [String: JSON], _ rules: [String: JSON], at path: String
  ) -> [String] {
    var known: [String: JSON] = [:]
    if case .object(let properties)? = rules["properties"] { known = properties }
    return members.flatMap { key, member in
      let rule = known[key] ?? rules["additionalProperties"]
      guard let rule, rule != .bool(false) else { return ["\(path): \(key) is unknown"] }
      return faults(in: member, rule, at: "\(path).\(key)")
    }
  }

  private static func fault(_ path: String, _ text: String, unless holds: Bool) -> [String] {
    holds ? [] : ["\(path) \(text)"]
  }
}

extension JSON {
  fileprivate func `is`(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let number), "integer"): number.int != nil
    default: false
    }
  }
}

extension JSON {
  package init?(_ text: String) {
    guard let value = try? JSONReader.value(of: Array(text.utf8).span.bytes) else { return nil }
    self = value
  }
}
