/// Records as WHOOP's API writes them, each made of the few values a test is about.
package enum WhoopText {
  package static func sleep(
    _ id: String = "s1", from start: String, to end: String, zone: String = "+01:00",
    nap: Bool = false, state: String = "SCORED", asleep: Int = 420, cycle: Int? = nil,
    updated: String = "2026-03-10T08:00:00.000Z"
  ) -> String {
    let light = asleep * 60_000 - 10_800_000
    let score = """
      {"stage_summary":{"total_in_bed_time_milli":\(asleep * 60_000 + 1_800_000),\
      "total_awake_time_milli":1800000,"total_no_data_time_milli":0,\
      "total_light_sleep_time_milli":\(light),"total_slow_wave_sleep_time_milli":5400000,\
      "total_rem_sleep_time_milli":5400000,"sleep_cycle_count":4,"disturbance_count":7},\
      "sleep_needed":{"baseline_milli":27000000,"need_from_sleep_debt_milli":3600000,\
      "need_from_recent_strain_milli":1200000,"need_from_recent_nap_milli":-600000},\
      "respiratory_rate":14.5,"sleep_performance_percentage":81.0,\
      "sleep_consistency_percentage":74.0,"sleep_efficiency_percentage":91.5}
      """
    return """
      {"id":"\(id)",\(cycle.map { "\"cycle_id\":\($0)," } ?? "")"v1_id":null,"user_id":1,\
      "created_at":"\(updated)","updated_at":"\(updated)","start":"\(start)","end":"\(end)",\
      "timezone_offset":"\(zone)","nap":\(nap),"score_state":"\(state)",\
      "score":\(state == "SCORED" ? score : "null")}
      """
  }

  package static func recovery(
    _ score: Double = 63, of sleep: String? = "s1", cycle: Int = 1, state: String = "SCORED",
    calibrating: Bool = false, created: String = "2026-03-10T08:00:00.000Z",
    updated: String = "2026-03-10T08:00:00.000Z"
  ) -> String {
    let values = """
      {"user_calibrating":\(calibrating),"recovery_score":\(score),"resting_heart_rate":54.0,\
      "hrv_rmssd_milli":61.5,"spo2_percentage":96.1,"skin_temp_celsius":33.9}
      """
    return """
      {"cycle_id":\(cycle),\(sleep.map { "\"sleep_id\":\"\($0)\"," } ?? "")"user_id":1,\
      "created_at":"\(created)","updated_at":"\(updated)","score_state":"\(state)",\
      "score":\(state == "SCORED" ? values : "null")}
      """
  }

  package static func cycle(
    _ id: Int = 1, from start: String, to end: String?, zone: String = "+01:00",
    strain: Double = 12.5, state: String = "SCORED"
  ) -> String {
    let score = """
      {"strain":\(strain),"kilojoule":9000.5,"average_heart_rate":70,"max_heart_rate":160}
      """
    return """
      {"id":\(id),"user_id":1,"created_at":"\(start)","updated_at":"\(start)","start":"\(start)",\
      "end":\(end.map { "\"\($0)\"" } ?? "null"),"timezone_offset":"\(zone)",\
      "score_state":"\(state)","score":\(state == "SCORED" ? score : "null")}
      """
  }

  package static func page(_ records: String...) -> String {
    "{\"records\":[\(records.joined(separator: ",\n"))],\"next_token\":null}\n"
  }

  /// The night before 10 March 2026 and a nap on that day, each with its score.
  package enum NapDay {
    package static let night = sleep(
      "night", from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z", cycle: 2)
    package static let nap = sleep(
      "nap", from: "2026-03-10T16:00:00Z", to: "2026-03-10T17:00:00Z", nap: true, asleep: 200,
      cycle: 2)
    package static let ofNight = recovery(56, of: "night", cycle: 2)
    package static let ofNap = recovery(1, of: "nap", cycle: 2, updated: "2026-03-10T17:05:00.000Z")
  }

  /// The night before 10 March 2026, slept in two parts.
  package enum SplitNight {
    package static let first = sleep(
      "first", from: "2026-03-09T22:00:00Z", to: "2026-03-10T01:00:00Z", asleep: 190, cycle: 1)
    package static let second = sleep(
      "second", from: "2026-03-10T03:00:00Z", to: "2026-03-10T07:00:00Z", asleep: 200, cycle: 2)
  }
}
