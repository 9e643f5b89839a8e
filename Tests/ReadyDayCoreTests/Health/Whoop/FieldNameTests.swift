import Testing

@testable import ReadyDayCore

@Suite("Field names") struct FieldNameTests {
  @Test(
    "underscores and capitals make no difference",
    arguments: [
      ("score_state", "scoreState"), ("id", "ID"), ("spo2_percentage", "SpO2Percentage"),
      ("total_slow_wave_sleep_time_milli", "totalSlowWaveSleepTimeMilli"), ("_nap__", "nap"),
    ])
  func spelling(snake: String, camel: String) {
    #expect(FieldName(snake.utf8) == FieldName(camel.utf8))
  }

  @Test(
    "every other difference counts",
    arguments: [
      ("start", "star"), ("nap", "nap1"), ("end", "\u{5}nd"), ("spo2", "spo\u{12}"),
      ("cycle_id", "sleep_id"), ("abcdefgh", "abcdefg"), ("abcdefghi", "bcdefghi"),
    ])
  func difference(one: String, other: String) {
    #expect(FieldName(one.utf8) != FieldName(other.utf8))
  }

  @Test("a name is the same wherever it stands in a text, its end included") func places() {
    let names = [
      "", "_", "id", "user_id", "score_state", "zoneFourMilli", "total_in_bed_time_milli",
    ]
    var faults: [String] = []
    for name in names {
      for (before, after) in [("", ""), ("{\"", "\": 1}"), ("____abc", "_"), ("", "_defghijk")] {
        let text = Array((before + name + after).utf8)
        let start = before.utf8.count
        let found = FieldName(start..<start + name.utf8.count, of: text.span.bytes)
        if found != FieldName(name.utf8) { faults.append(before + name + after) }
      }
    }
    #expect(faults.isEmpty)
  }
}
