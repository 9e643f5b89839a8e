import Testing

@testable import ReadyDayCore

@Suite struct ByteReaderTests {
  /// What a reader of `text` takes, and what is left then.
  private func take<Taken: Equatable>(
    _ text: String, _ read: (inout ByteReader) -> Taken
  ) -> (taken: Taken, left: Int) {
    var reader = ByteReader(text)
    let taken = read(&reader)
    return (taken, reader.left)
  }

  @Test("what cannot be taken stays where it is") func untaken() {
    #expect(take("2026-1") { $0.number(digits: 5) } == (nil, 6))
    #expect(take("2026-1") { $0.number(digits: 1...3) } == (nil, 6))
    #expect(take("2026-1") { $0.number(digits: 4...4) } == (2026, 2))
    #expect(take("-1") { $0.take("+") } == (false, 2))
    #expect(take("-1") { $0.take("-") } == (true, 1))
    #expect(take("1") { $0.number(digits: 2) } == (nil, 1))
    #expect(take("12345") { $0.number(upTo: 3) } == (123, 2))
    #expect(take("") { $0.number(upTo: 3) } == (nil, 0))
    #expect(take("") { $0.next } == (nil, 0))
  }

  @Test("letters are taken in any case where they are asked for so") func letters() {
    #expect(take("tT") { $0.take("T") } == (false, 2))
    #expect(take("tT") { $0.take(anyCase: "T") } == (true, 1))
    #expect(take("T") { $0.take(anyCase: "T") } == (true, 0))
    #expect(take("\u{14}") { $0.take(anyCase: "4") } == (false, 1))
  }

  @Test("a number that no Int holds is held") func clamped() {
    let digits = String(repeating: "9", count: 40)
    #expect(take(digits + "x") { $0.clampedNumber() } == (1_000_000_000_000_000_000, 1))
  }

  @Test(
    "offsets are read as programs write them",
    arguments: [
      ("Z", 0), ("z", 0), ("+1", 60), ("+01", 60), ("-0330", -210), ("+530", 330), ("+1:30", 90),
      ("+01:30", 90), ("-12:00", -720), ("+", nil), ("+01:", nil), ("+01:3", nil), ("+0160", nil),
      ("+01:60", nil), ("+00100", nil), ("01:00", nil), ("+25:00", nil), ("+1:30x", nil),
    ])
  func offsets(text: String, minutes: Int?) {
    var reader = ByteReader(text)
    let offset = reader.looseOffset().flatMap { reader.isAtEnd ? $0 : nil }
    #expect(offset?.seconds == minutes.map { $0 * 60 })
  }
}
