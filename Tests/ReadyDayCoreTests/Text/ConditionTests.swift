import Testing

@testable import ReadyDayCore

@Suite("Lengths and comparisons as people write them") struct ConditionTests {
  @Test(
    "a length is minutes, hours or both",
    arguments: [
      ("45m", 45), ("45", 45), ("2h", 120), ("1h30m", 90), ("1H30", 90), ("24h", 1440),
      ("45 min", 45), ("45min", 45), ("1 h 30 min", 90), ("2 hours", 120), ("1 hora 5 minutos", 65),
    ])
  func minutes(text: String, count: Int) { #expect(Minutes(text)?.count == count) }

  @Test(
    "anything else is no length",
    arguments: [
      "", "m", "h", "0m", "-5m", "1.5h", "25h", "5s", "h30m", "1h30m5", "99999", "５m", "4 5",
      "30m1h", "1h2h", "45 x",
    ])
  func noMinutes(text: String) { #expect(Minutes(text) == nil) }

  @Test(
    "a comparison holds for some numbers",
    arguments: [
      ("<50", 49.9, true), ("<50", 50, false), ("<=50", 50, true), (">50", 50, false),
      (">=70", 70, true), ("=28", 28, true), (">= 70.5", 70.4, false),
      ("<50%", 49, true),
    ])
  func comparison(text: String, value: Double, holds: Bool) {
    #expect(Comparison(text)?.holds(for: value) == holds)
  }

  @Test(
    "anything else is no comparison",
    arguments: ["", "50", "<", "<%", "<x", "=>5", "<1e3", "<-1", "<nan"])
  func noComparison(text: String) { #expect(Comparison(text) == nil) }

  @Test(
    "a time of day is read as people write it",
    arguments: [
      ("18:00", "18:00"), ("7am", "07:00"), ("7.30 pm", "19:30"), ("18h", "18:00"),
      ("18h30", "18:30"), ("9:05", "09:05"),
    ])
  func timeOfDay(text: String, clock: String) { #expect(TimeOfDay(spoken: text)?.clock == clock) }

  @Test(
    "anything else is none", arguments: ["18", "25h", "18h3", "h30", "18h30m", "1h2h", "", "13pm"])
  func noTimeOfDay(text: String) { #expect(TimeOfDay(spoken: text) == nil) }
}
