import Foundation
import TestSupport
import Testing

/// What a coach is told of how hard a day may be.
@Suite("ceiling")
struct CeilingTests {
  private static func page(
    _ data: TemporaryFolder, score: Int, shown: String, _ words: String...
  ) throws -> String {
    let config = try data.file("config.json5", "{privacy: {coach: [\(shown)]}}").path
    let night = """
      {"cycle_id": 1, "sleep_id": "a", "user_id": 1, "created_at": "2026-03-10T06:00:00Z",
      "updated_at": "2026-03-10T06:00:00Z", "score_state": "SCORED", "score": {"user_calibrating":
      false, "recovery_score": \(score), "resting_heart_rate": 50, "hrv_rmssd_milli": 60}}
      """
    let sleep = """
      {"id": "a", "cycle_id": 1, "user_id": 1, "created_at": "2026-03-10T06:00:00Z", "updated_at":
      "2026-03-10T06:00:00Z", "start": "2026-03-09T22:00:00Z", "end": "2026-03-10T06:00:00Z",
      "timezone_offset": "+01:00", "nap": false, "score_state": "SCORED", "score": {"stage_summary":
      {"total_in_bed_time_milli": 28800000, "total_awake_time_milli": 1800000,
      "total_no_data_time_milli": 0, "total_light_sleep_time_milli": 14400000,
      "total_slow_wave_sleep_time_milli": 6300000, "total_rem_sleep_time_milli": 6300000,
      "sleep_cycle_count": 4, "disturbance_count": 3}, "sleep_needed": {"baseline_milli": 27000000,
      "need_from_sleep_debt_milli": 0, "need_from_recent_strain_milli": 0,
      "need_from_recent_nap_milli": 0}, "respiratory_rate": 14.1,
      "sleep_performance_percentage": 90, "sleep_consistency_percentage": 80,
      "sleep_efficiency_percentage": 93}}
      """
    let whoop = try data.file("whoop.json", "{\"recovery\": [\(night)], \"sleep\": [\(sleep)]}")
    var program = Program(
      words + [
        "--whoop", whoop.path, "--config", config, "--now", "2026-03-10T08:00:00+01:00", "--tz",
        "Europe/Madrid",
      ])
    program.environment["XDG_DATA_HOME"] = data.url.path
    let result = try program.run()
    #expect(result.status == 0)
    return result.output
  }

  @Test("with it, a coach reads the level alone; without it, and for anyone else, by feel")
  func coach() throws {
    try TemporaryFolder.with { data in
      let coach = ["brief", "--audience", "coach"]
      func page(_ score: Int, _ shown: String, _ words: [String] = coach) throws -> String {
        let all = words
        return try Self.page(
          data, score: score, shown: shown, all[0], all[1], all.count > 2 ? all[2] : "--quiet")
      }
      #expect(try page(20, "").contains("\nTrain by feel.\n"))
      let red = try page(20, "\"ceiling\"")
      #expect(red.contains("\nKeep any training easy.\n"))
      for word in ["20%", "red", "Red", "recovery is"] { #expect(!red.contains(word), "\(word)") }
      #expect(try page(28, "\"ceiling\"") == red)
      #expect(try page(50, "\"ceiling\"").contains("\nKeep any training moderate.\n"))
      #expect(
        try page(20, "\"ceiling\"", ["brief", "--hide", "recovery"]).contains("Train by feel."))
      #expect(try page(20, "") == page(50, ""))
    }
  }

  @Test("what was said counts, and is not told")
  func ill() throws {
    try TemporaryFolder.with { data in
      var said = Program(["feel", "ill", "--fever", "--now", "2026-03-10T07:30:00+01:00"])
      said.environment["XDG_DATA_HOME"] = data.url.path
      #expect(try said.run().status == 0)
      let page = try Self.page(
        data, score: 80, shown: "\"ceiling\"", "brief", "--audience", "coach")
      #expect(page.contains("\nRest today.\n") && !page.contains("ill"))
    }
  }
}
