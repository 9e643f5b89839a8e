/// Reads the export of one health app in pieces: an export may be larger than the memory.
///
/// It yields days and workouts in the same form for every app.
public protocol HealthExportReader: Sendable {
  /// Whether a file that begins with these bytes is such an export, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  /// Reads the complete elements in `bytes` and returns how many bytes they took.
  ///
  /// The rest must be passed again, in front of the next piece.
  mutating func read(_ bytes: RawSpan) -> Int

  /// Returns the contents of the file; `rest` holds its last bytes.
  mutating func end(_ rest: RawSpan) -> HealthExport
}

/// What readyday reads from an export.
public struct HealthExport: Sendable {
  /// What was read and not stored.
  package struct PassedOver: Equatable, Sendable {
    package var otherKinds = 0
    /// Rows without a measurement.
    package var unmeasured = 0
    /// Times in bed without sleep: all that a phone alone records.
    package var inBedOnly = 0
    /// Variability measured neither in sleep nor just after waking.
    package var daytimeVariability = 0
    package var unreadable = 0
    package var repeatedNights = 0
    package var shorterSleeps = 0
    /// Times without an offset, read in the current zone; nothing was skipped.
    package var assumedTimes = 0
    /// Workouts recorded by a second device or app.
    package var repeatedWorkouts = 0
  }

  public let history: HealthHistory
  package let passedOver: PassedOver
  let diagnostics: [Diagnostic]
  /// Whether the file is such an export.
  public let isKnown: Bool
}
