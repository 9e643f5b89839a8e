/// Reads one health app's export in pieces, since it may not fit in memory.
public protocol HealthExportReader: Sendable {
  /// Whether a file that begins with these bytes is an export of this app, whatever its name.
  static func recognises(_ beginning: RawSpan) -> Bool

  /// Reads the complete elements in `bytes` and returns how many bytes they took.
  ///
  /// The rest must be passed again, in front of the next piece.
  mutating func read(_ bytes: RawSpan) -> Int

  /// Returns what the whole file contained; `rest` holds its last bytes.
  mutating func end(_ rest: RawSpan) -> HealthExport
}

public struct HealthExport: Sendable {
  /// How much was read but not stored.
  package struct PassedOver: Equatable, Sendable {
    package var otherKinds = 0
    /// The number of rows without a measurement.
    package var unmeasured = 0
    /// The number of times in bed without sleep; a phone alone records nothing else.
    package var inBedOnly = 0
    /// The number of variability readings taken neither asleep nor just after waking.
    package var daytimeVariability = 0
    package var unreadable = 0
    package var repeatedNights = 0
    package var shorterSleeps = 0
    /// The number of times without an offset, read in the current zone; nothing was skipped.
    package var assumedTimes = 0
    /// The number of workouts that a second device or app recorded as well.
    package var repeatedWorkouts = 0
  }

  public let history: HealthHistory
  package let passedOver: PassedOver
  let diagnostics: [Diagnostic]
  public let isKnown: Bool
  /// Whose the export is, as far as it says; nothing of it is stored unless the user agrees.
  package var owner: ExportOwner? = nil

  /// Whether nothing was in it, stored or not.
  package var isEmpty: Bool { history == HealthHistory() && passedOver == PassedOver() }
}

/// What an export says of its owner.
package struct ExportOwner: Equatable, Sendable {
  package var born: LocalDate?
  /// Nil if neither female nor male.
  package var isFemale: Bool?
}
