/// What a record is, told from its fields: files are named at will, and one may hold all kinds.
enum RecordKind: String, CaseIterable, Sendable {
  case recovery, sleep, cycle, workout

  /// Nil when `names` are not those of a record of WHOOP's, v1 or v2.
  ///
  /// All of those say how their score is doing; daily rows and flattened copies of other programs
  /// do not.
  init?(fields names: (FieldName) -> Bool) {
    guard names(.scoreState) || names(.score) else { return nil }
    if names(.nap) {
      self = .sleep
    } else if names(.sportID) || names(.sportName) {
      self = .workout
    } else if names(.start) {
      // Only version 2 says which cycle a sleep belongs to, and of these two only a sleep does.
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

  /// The mark of a record that WHOOP lists no more, as ``Unlisting`` writes it.
  static let unlisted: FieldName = "unlisted"

  /// The mark of the format that WHOOP's app spoke before there was a public API.
  static let during: FieldName = "during"
  /// Marks of rows that other programs made from WHOOP's records.
  static let foreign: [FieldName] = [
    "recovery_score", "hrv", "hrv_rmssd", "hrv_rmssd_milli", "rhr", "resting_heart_rate",
    "asleep_min",
    "sleep_performance", "sleep_hours", "recovery",
  ]
}
