/// Reads the export of one health app in pieces, since it may be larger than the memory.
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

public struct HealthExport: Sendable {
  /// How much was read but not stored.
  package struct PassedOver: Equatable, Sendable {
    package var otherKinds = 0
    /// How many rows have no measurement.
    package var unmeasured = 0
    /// How many times in bed have no sleep, which is all that a phone alone records.
    package var inBedOnly = 0
    /// How many variability readings were neither in sleep nor just after waking.
    package var daytimeVariability = 0
    package var unreadable = 0
    package var repeatedNights = 0
    package var shorterSleeps = 0
    /// How many times had no offset and were read in the current zone; nothing was skipped.
    package var assumedTimes = 0
    /// How many workouts a second device or app recorded.
    package var repeatedWorkouts = 0
  }

  public let history: HealthHistory
  package let passedOver: PassedOver
  let diagnostics: [Diagnostic]
  public let isKnown: Bool
}
