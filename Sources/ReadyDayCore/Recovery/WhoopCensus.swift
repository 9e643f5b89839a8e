/// How much there is in an archive, and from when.
package struct WhoopCensus: Hashable, Sendable {
  /// Dates with a night's sleep; naps are not counted.
  package var nights: Int
  /// Mornings with a scored recovery, however many exports tell of it; naps are not counted.
  package var recoveries: Int
  /// From the first morning of which something is known to the last.
  package var mornings: ClosedRange<LocalDate>?

  package init(nights: Int, recoveries: Int, mornings: ClosedRange<LocalDate>? = nil) {
    self.nights = nights
    self.recoveries = recoveries
    self.mornings = mornings
  }
}

extension WhoopArchive {
  /// Whether the recovery of that morning is there, and scored.
  package func isScored(on date: LocalDate) -> Bool {
    report(on: date).recovery.state == .scored
  }

  /// Counts what was decoded: all there is in an archive ``ofEverything``.
  package var census: WhoopCensus {
    let mornings = Mornings(records, by: clocks).all
    return WhoopCensus(
      nights: mornings.count { $0.main != nil },
      recoveries: mornings.count { $0.recovery?.score?.recovery != nil },
      mornings: mornings.first.flatMap { first in
        mornings.last.map { first.date...$0.date }
      })
  }
}
