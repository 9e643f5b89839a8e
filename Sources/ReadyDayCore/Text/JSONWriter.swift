// Writing JSON: one text for one value, whatever the order it was made in.

extension JSON {
  /// Over many lines, for people too, with a final line feed.
  public var document: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return writer.text + "\n"
  }

  /// On one line, without a final line feed.
  public var line: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.text
  }
}

/// Writes values with their names in order; no character in the text could harm a terminal.
struct JSONWriter {
  let isIndented: Bool
  private(set) var text = ""
  private var depth = 0

  init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): write(string)
    case .array(let values):
      list("[", "]", values) { $0.write($1) }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      list("{", "}", sorted) {
        $0.write($1.key)
        $0.text += $0.isIndented ? " : " : ":"
        $0.write($1.value)
      }
    }
  }

  private mutating func list<Element>(
    _ open: String, _ close: String, _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      newLine()
      write(&self, element)
    }
    depth -= 1
    // An empty list is three lines, as JSONEncoder of Foundation has it.
    if elements.isEmpty, isIndented { text += "\n" }
    newLine()
    text += close
  }

  private mutating func newLine() {
    guard isIndented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.isDangerous: escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Scalars beyond 16 bits take two escapes (RFC 8259 §7).
  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
