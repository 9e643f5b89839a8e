/// Reads short ASCII notations, such as dates and zone rules, from front to back.
struct ASCIIReader {
  /// What has not been read yet.
  private(set) var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Passes over `character` if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, character == Unicode.Scalar(byte) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Passes over the longest run of bytes that are `wanted`, and says how many they were.
  mutating func skip(while wanted: (UInt8) -> Bool) -> Int {
    let run = rest.prefix(while: wanted)
    rest = rest[run.endIndex...]
    return run.count
  }

  /// The number written with all digits that come next; nil when there are none, or more than
  /// `counts` allows.
  mutating func number(digits counts: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard counts.contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The number written with the next `count` digits, whatever follows them.
  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
