/// A JSON value as it was found: what this version does not know is written again as it was.
enum StoredValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As it is written: an id of 64 bits does not fit every kind of number.
  case numeral(String)
  case text(String)
  case list([StoredValue])
  case object([String: StoredValue])
}

extension StoredValue {
  static func integer(_ number: Int) -> StoredValue { .numeral(String(number)) }

  /// Without a fraction where there is none.
  static func number(_ number: Double) -> StoredValue {
    Int(exactly: number).map { .integer($0) } ?? .numeral(number.description)
  }

  /// Nil when `bytes` are not JSON.
  init?(json bytes: [UInt8]) {
    guard let value = try? StoredReader.value(of: bytes) else { return nil }
    self = value
  }
}

// As it is written.
extension StoredValue {
  /// Over many lines, for people to read, with a final line feed.
  var json: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .numeral(let number): text += number
    case .text(let string): Self.write(string, to: &text)
    case .list(let items):
      Self.write(items, between: ("[", "]"), to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(sorted, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.write(member.key, to: &text)
        text += " : "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between marks: (String, String), to text: inout String, indent: String,
    _ write: (Item, inout String, String) -> Void
  ) {
    let deeper = indent + "  "
    text += marks.0
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n\(deeper)" : ",\n\(deeper)"
      write(item, &text, deeper)
    }
    text += items.isEmpty ? "\n\n\(indent)\(marks.1)" : "\n\(indent)\(marks.1)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
