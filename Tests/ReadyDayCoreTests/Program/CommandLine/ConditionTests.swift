import Testing

@testable import readyday

@Suite("Lengths and comparisons as people write them")
struct ConditionTests {
  @Test(
    "a length is minutes, hours or both",
    arguments: [("45m", 45), ("45", 45), ("2h", 120), ("1h30m", 90), ("1H30", 90), ("24h", 1440)])
  func minutes(text: String, count: Int) {
    #expect(Minutes(text)?.count == count)
  }

  @Test(
    "anything else is no length",
    arguments: ["", "m", "h", "0m", "-5m", "1.5h", "25h", "5s", "h30m", "1h30m5", "99999", "５m"])
  func noMinutes(text: String) {
    #expect(Minutes(text) == nil)
  }

  @Test(
    "a comparison holds for some numbers",
    arguments: [
      ("<50", 49.9, true), ("<50", 50, false), ("<=50", 50, true), (">50", 50, false),
      (">=70", 70, true), ("=28", 28, true), (">= 70.5", 70.4, false),
    ])
  func comparison(text: String, value: Double, holds: Bool) {
    #expect(Comparison(text)?.holds(for: value) == holds)
  }

  @Test(
    "anything else is no comparison",
    arguments: ["", "50", "<", "<x", "=>5", "<1e3", "<-1", "<nan"])
  func noComparison(text: String) {
    #expect(Comparison(text) == nil)
  }
}
