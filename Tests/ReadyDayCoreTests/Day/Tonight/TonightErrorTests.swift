import Testing

@testable import ReadyDayCore

/// How near the estimates of tonight come to the night, on invented lives.
@Suite struct TonightErrorTests {
  static let lives = InventedSleeper.Life.allCases.enumerated().map { index, life in
    InventedSleeper(life, seed: UInt64(100 + index))
  }

  @Test("of all lives together the errors are at least a quarter smaller than they were")
  func together() {
    func mean(_ values: [Double]) -> Double { values.mean ?? 0 }
    let (old, new) = (Self.lives.map(\.old), Self.lives.map(\.new))
    #expect(mean(new.map(\.wake)) <= 0.75 * mean(old.map(\.wake)))
    #expect(mean(new.map(\.need)) <= 0.75 * mean(old.map(\.need)))
  }

  @Test("nobody's are larger than they were", arguments: lives) func each(_ life: InventedSleeper) {
    let (old, new) = (life.old, life.new)
    #expect(new.wake < old.wake)
    #expect(new.need < old.need)
  }
}
