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
