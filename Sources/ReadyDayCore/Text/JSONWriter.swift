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
  /// What is written but not yet passed on: bytes, which grow faster than text.
  private var bytes: [UInt8] = []
  /// Receives the text in pieces; if nil, `text` collects it.
  private let hand: ((String) -> Void)?
  private var depth = 0
  /// Whether the innermost list is still empty.
  private var isEmpty = false

  init(isIndented: Bool, handingTo hand: ((String) -> Void)? = nil) {
    (self.isIndented, self.hand) = (isIndented, hand)
  }

  private static let pieceBytes = 1 << 16

  /// The text that is not yet passed on.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: add("null")
    case .bool(let truth): add(truth ? "true" : "false")
    case .number(let number): add(number.text)
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
    open(UInt8(ascii: "["))
    for element in elements {
      separate()
      write(&self, element)
    }
    close(UInt8(ascii: "]"))
  }

  /// - Parameter write: writes each member after its `name(_:)`, sorted by the names' bytes.
  mutating func object(_ write: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    write(&self)
    close(UInt8(ascii: "}"))
  }

  mutating func name(_ name: String) {
    separate()
    write(name)
    add(isIndented ? " : " : ":")
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    newLine()
    guard let hand, bytes.count >= Self.pieceBytes else { return }
    hand(text)
    bytes = []
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    // An empty list takes three lines, as in Foundation's JSONEncoder.
    if isEmpty, isIndented { bytes.append(UInt8(ascii: "\n")) }
    isEmpty = false
    newLine()
    bytes.append(bracket)
  }

  private mutating func newLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    guard !string.utf8.allSatisfy(\.standsForItself) else { return add(string) }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": add("\\\"")
      case "\\": add("\\\\")
      case "\n": add("\\n")
      case "\r": add("\\r")
      case "\t": add("\\t")
      case "\u{8}": add("\\b")
      case "\u{C}": add("\\f")
      case _ where scalar.isDangerous: escape(scalar)
      default: add(String(scalar))
      }
    }
  }

  /// Writes two escapes for a scalar beyond 16 bits (RFC 8259 §7).
  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 { add("\\u" + hexadecimal(unit, to: 4)) }
  }
}

extension UInt8 {
  /// Whether the byte is ASCII that needs no escape.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
