package struct WhoopCensus: Equatable, Sendable {
  /// Dates with a night's sleep; naps do not count.
  package var nights: Int
  /// Mornings with a scored recovery, without duplicates or naps.
  package var recoveries: Int
  /// From the first known morning to the last.
  package var mornings: ClosedRange<LocalDate>?
}

extension WhoopArchive {
  /// Whether that morning has a scored recovery.
  package func isScored(on date: LocalDate) -> Bool { report(on: date).recovery.state == .scored }

  /// Counts the decoded records: all of them in an archive ``ofEverything``.
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
