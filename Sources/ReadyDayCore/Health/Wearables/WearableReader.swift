/// Reads the export of one wearable, file by file in any order.
package protocol WearableReader: Sendable {
  /// Whether to open a file of this name; unused ones, such as years of heart rates, are skipped.
  static func wants(_ name: String) -> Bool

  /// Whether a file that begins with these bytes is part of such an export, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  init(zone: Zone)

  mutating func read(_ bytes: RawSpan, from file: String)

  func end() -> HealthExport
}

extension WearableReader {
  /// Whether the first `count` bytes contain all the words of one of `marks`, ignoring case.
  static func holds(_ marks: [[String]], in beginning: RawSpan, first count: Int) -> Bool {
    let bytes = beginning.copy(from: 0, to: min(beginning.byteCount, count))
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return marks.contains { $0.allSatisfy { text.contains($0.lowercased()) } }
  }

  static func lastPart(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }
}
