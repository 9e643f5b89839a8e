/// Reads the export of one health app, a piece at a time: an export may be larger than the memory.
///
/// What the pieces hold is turned into days and workouts, whatever the app calls them, so that
/// whoever keeps or uses them never learns which one it was.
public protocol HealthExportReader: Sendable {
  /// Whether a file that begins with these bytes is such an export, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  /// Reads what is whole in `bytes` and says how many bytes that were.
  ///
  /// The rest is to be given again, in front of what follows it in the file.
  mutating func read(_ bytes: RawSpan) -> Int

  /// What the file held; it ends after `rest`, the last bytes that were not whole.
  mutating func end(_ rest: RawSpan) -> HealthExport
}

/// What readyday takes from an export.
public struct HealthExport: Sendable {
  /// What was seen and not kept.
  package struct PassedOver: Hashable, Sendable {
    /// Records and other elements of kinds that no feature needs.
    package var otherKinds = 0
    /// Rows of which nothing was measured.
    package var unmeasured = 0
    /// Times in bed, each without sleep: a phone alone measures none.
    package var inBedOnly = 0
    /// Values of heart rate variability that were measured neither in sleep nor just after waking.
    package var daytimeVariability = 0
    /// Records that could not be read.
    package var unreadable = 0
    /// Nights from a second source.
    package var repeatedNights = 0
    /// Sleeps of a date that are shorter than its night.
    package var shorterSleeps = 0
    /// Times without an offset, read by the clock of the zone in force; nothing was skipped.
    package var assumedTimes = 0
    /// Workouts recorded a second time, by another device or app.
    package var repeatedWorkouts = 0
  }

  public let history: HealthHistory
  package let passedOver: PassedOver
  let diagnostics: [Diagnostic]
  /// Whether it is such an export at all.
  public let isKnown: Bool
}
