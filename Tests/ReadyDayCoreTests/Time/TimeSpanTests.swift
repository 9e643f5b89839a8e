import ReadyDayCore
import Testing

@Suite struct TimeSpanTests {
  /// Two spans in seconds, and how they lie to each other.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: Range<Int>
    let second: Range<Int>
    let touches: Bool
    let shared: Range<Int>?
  }

  private static func span(_ seconds: Range<Int>) -> TimeSpan {
    TimeSpan(
      from: Instant(secondsSince1970: seconds.lowerBound),
      to: Instant(secondsSince1970: seconds.upperBound))
  }

  @Test(
    "spans share what both of them have, which is nothing where one ends as the other begins",
    arguments: [
      Case(
        testDescription: "back to back", first: 0..<60, second: 60..<120, touches: false,
        shared: nil),
      Case(
        testDescription: "the other way round", first: 60..<120, second: 0..<60, touches: false,
        shared: nil),
      Case(
        testDescription: "a second in common", first: 0..<61, second: 60..<120, touches: true,
        shared: 60..<61),
      Case(
        testDescription: "one inside the other", first: 0..<600, second: 60..<120, touches: true,
        shared: 60..<120),
      Case(testDescription: "apart", first: 0..<60, second: 120..<180, touches: false, shared: nil),
      Case(
        testDescription: "a moment as the other begins", first: 60..<60, second: 60..<120,
        touches: true, shared: nil),
      Case(
        testDescription: "a moment as the other ends", first: 120..<120, second: 60..<120,
        touches: false, shared: nil),
    ])
  func shared(row: Case) {
    let (first, second) = (Self.span(row.first), Self.span(row.second))
    #expect(first.touches(second) == row.touches)
    #expect(first.intersection(second) == row.shared.map(Self.span))
    #expect(second.intersection(first) == row.shared.map(Self.span))
  }

  @Test("a span has its first second and not its end") func contains() {
    let span = Self.span(60..<120)
    let moments = [59, 60, 119, 120].map { Instant(secondsSince1970: $0) }
    #expect(moments.map(span.contains) == [false, true, true, false])
  }

  @Test("a span that would end before it begins has no length") func turned() {
    let (early, late) = (Instant(secondsSince1970: 0), Instant(secondsSince1970: 60))
    #expect(TimeSpan(from: late, to: early) == TimeSpan(from: late, to: late))
  }
}
