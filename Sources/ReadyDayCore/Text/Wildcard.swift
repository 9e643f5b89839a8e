/// A name in which `*` stands for anything.
package struct Wildcard: Sendable {
  /// The texts between the `*`s, in lower case.
  private let parts: [[UInt8]]

  /// Nil for a name without `*`.
  package init?(_ name: String) {
    guard name.utf8.contains(UInt8(ascii: "*")) else { return nil }
    parts = name.utf8.map(\.lowercased).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map(Array.init)
  }

  /// Ignores case.
  package func fits(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    var rest = name.utf8.map(\.lowercased)[...]
    guard rest.count >= first.count + last.count, rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    guard rest.suffix(last.count).elementsEqual(last) else { return false }
    rest = rest.dropLast(last.count)
    return parts.dropFirst().dropLast().allSatisfy { part in
      guard let end = Self.end(of: part, in: rest) else { return false }
      rest = rest[end...]
      return true
    }
  }

  /// The end of the first `part` in `bytes`; nil if there is none.
  private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: part) }.map { $0 + part.count }
      ?? (part.isEmpty ? bytes.startIndex : nil)
  }
}
