/// Reads the export of one wearable, file by file in any order, onto days and workouts.
package protocol WearableReader: Sendable {
  /// Whether a file with this name in a folder or zip is opened; what is never needed, such as years of
  /// heart rates, is skipped by its name.
  static func wants(_ name: String) -> Bool

  /// Whether a file that begins with these bytes is of such an export, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  /// - Parameter zone: whose clocks are meant where a file gives none.
  init(zone: Zone)

  /// Takes what a file holds.
  mutating func read(_ bytes: RawSpan, from file: String)

  /// All that the files held.
  func end() -> HealthExport
}

extension WearableReader {
  /// Whether so many bytes of a file's beginning have all the words of one of `marks`, in any case.
  static func holds(_ marks: [[String]], in beginning: RawSpan, first count: Int) -> Bool {
    let bytes = beginning.copy(from: 0, to: min(beginning.byteCount, count))
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return marks.contains { $0.allSatisfy { text.contains($0.lowercased()) } }
  }

  /// What a path ends with, in lower case.
  static func lastPart(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }
}
