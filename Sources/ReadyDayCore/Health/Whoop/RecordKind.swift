/// A record's kind, from its fields: file names vary, and one file may hold all kinds.
package enum RecordKind: String, CaseIterable, Sendable {
  case cycle, recovery, sleep, workout

  /// Nil for names that are not a WHOOP record's, v1 or v2.
  ///
  /// All records have a score state; other programs' daily rows and flattened copies do not.
  init?(fields names: (FieldName) -> Bool) {
    guard names(.scoreState) || names(.score) else { return nil }
    if names(.nap) {
      self = .sleep
    } else if names(.sportID) || names(.sportName) {
      self = .workout
    } else if names(.start) {
      // Only version 2 assigns a sleep to a cycle.
      self = names(.cycleID) ? .sleep : .cycle
    } else if names(.sleepID) || names(.cycleID) {
      self = .recovery
    } else {
      return nil
    }
  }
}

extension FieldName {
  static let id: FieldName = "id"
  static let userID: FieldName = "user_id"
  static let cycleID: FieldName = "cycle_id"
  static let sleepID: FieldName = "sleep_id"
  static let sportID: FieldName = "sport_id"
  static let sportName: FieldName = "sport_name"
  static let nap: FieldName = "nap"
  static let start: FieldName = "start"
  static let end: FieldName = "end"
  static let createdAt: FieldName = "created_at"
  static let timezoneOffset: FieldName = "timezone_offset"
  static let scoreState: FieldName = "score_state"
  static let score: FieldName = "score"

  /// The mark of ``Unlisting``.
  static let unlisted: FieldName = "unlisted"

  /// The mark of the format before the public API.
  static let during: FieldName = "during"
  /// Marks of rows that other programs derive from WHOOP's records.
  static let foreign: [FieldName] = [
    "recovery_score", "hrv", "hrv_rmssd", "hrv_rmssd_milli", "rhr", "resting_heart_rate",
    "asleep_min",
    "sleep_performance", "sleep_hours", "recovery",
  ]
}
