// Equal values always give the same text.

extension JSON {
  /// Indented, with a final line feed.
  package var document: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return writer.text + "\n"
  }

  /// On one line, without a final line feed.
  package var line: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.text
  }
}

/// Writes names in order and escapes every character that could harm a terminal.
struct JSONWriter {
  let isIndented: Bool
  /// Text that is written but not yet passed on.
  private(set) var text = ""
  /// Receives the text in pieces; if nil, `text` collects it.
  private let hand: ((String) -> Void)?
  private var depth = 0
  /// Whether the innermost list is still empty.
  private var isEmpty = false

  init(isIndented: Bool, handingTo hand: ((String) -> Void)? = nil) {
    (self.isIndented, self.hand) = (isIndented, hand)
  }

  private static let pieceBytes = 1 << 16

  mutating func write(_ value: JSON) {
    switch value {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): write(string)
    case .array(let values): array(values) { $0.write($1) }
    case .object(let members):
      object { writer in
        for (name, value) in members.sorted(by: {
          $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        }) {
          writer.name(name)
          writer.write(value)
        }
      }
    }
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[")
    for element in elements {
      separate()
      write(&self, element)
    }
    close("]")
  }

  /// - Parameter write: writes each member after its `name(_:)`, sorted by the names' bytes.
  mutating func object(_ write: (inout JSONWriter) -> Void) {
    open("{")
    write(&self)
    close("}")
  }

  mutating func name(_ name: String) {
    separate()
    write(name)
    text += isIndented ? " : " : ":"
  }

  private mutating func open(_ bracket: String) {
    text += bracket
    depth += 1
    isEmpty = true
  }

  private mutating func separate() {
    if !isEmpty { text += "," }
    isEmpty = false
    newLine()
    guard let hand, text.utf8.count >= Self.pieceBytes else { return }
    hand(text)
    text = ""
  }

  private mutating func close(_ bracket: String) {
    depth -= 1
    // An empty list takes three lines, as in Foundation's JSONEncoder.
    if isEmpty, isIndented { text += "\n" }
    isEmpty = false
    newLine()
    text += bracket
  }

  private mutating func newLine() {
    guard isIndented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    defer { text += "\"" }
    guard !string.utf8.allSatisfy(\.standsForItself) else {
      text += string
      return
    }
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
  }

  /// Writes two escapes for a scalar beyond 16 bits (RFC 8259 §7).
  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit, to: 4) }
  }
}

extension UInt8 {
  /// Whether the byte is ASCII that needs no escape.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
