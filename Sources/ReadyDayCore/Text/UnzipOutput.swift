/// The output of `unzip -c`: lines about the zip; for each entry a line such as ` inflating:
/// data/sleeps.csv  `, its contents and a line break.
package struct UnzipOutput {
  private var rest: ArraySlice<UInt8>

  /// Bytes of an entry's line without its name: up to 13 before it, 22 spaces and two line breaks.
  package static let lengthOfHeader = 64
  /// The end of the word for the compression, always eight letters: `  inflating: `.
  private static let endOfVerb = Array("ing: ".utf8)
  private static let lengthOfVerb = 13

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  package mutating func skip(toHeaderOf name: String) {
    while !rest.isEmpty, header(of: name) == nil {
      rest = rest.drop { $0 != Self.newline }.dropFirst()
    }
  }

  /// The contents of the entry with this name; nil if the output does not continue with it.
  package mutating func take(_ name: String, size: Int) -> ArraySlice<UInt8>? {
    guard let header = header(of: name) else { return nil }
    rest = rest.dropFirst(header)
    let content = rest.prefix(size)
    rest = rest.dropFirst(size)
    guard content.count == size, rest.first == Self.newline else { return nil }
    rest.removeFirst()
    return content
  }

  /// The length of the line; nil if it does not name `entry`.
  private func header(of entry: String) -> Int? {
    guard rest.dropFirst(Self.lengthOfVerb - Self.endOfVerb.count).starts(with: Self.endOfVerb)
    else { return nil }
    let named = rest.dropFirst(Self.lengthOfVerb)
    let name = SystemName.bytes(of: entry)
    guard named.starts(with: name) else { return nil }
    let behind = named.dropFirst(name.count).drop { $0 == Self.space }
    return behind.first == Self.newline ? behind.startIndex + 1 - rest.startIndex : nil
  }
}
