package struct WhoopCensus: Equatable, Sendable {
  /// The number of dates with a night's sleep; naps do not count.
  package var nights: Int
  /// The number of mornings with a scored recovery; duplicates and naps do not count.
  package var recoveries: Int
  package var mornings: ClosedRange<LocalDate>?
}

extension WhoopArchive {
  package func isScored(on date: LocalDate) -> Bool { report(on: date).recovery.state == .scored }

  /// Counts the decoded records: all of them in an archive ``ofEverything``.
  package var census: WhoopCensus {
    let mornings = Mornings(records, by: clocks).all
    return WhoopCensus(
      nights: mornings.count { $0.main != nil },
      recoveries: mornings.count { $0.recovery?.score?.recovery != nil },
      mornings: mornings.first.flatMap { first in mornings.last.map { first.date...$0.date } })
  }
}
