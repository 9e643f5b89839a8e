package struct WhoopCensus: Equatable, Sendable {
  /// How many dates have a night's sleep, not counting naps.
  package var nights: Int
  /// How many mornings have a scored recovery, without duplicates or naps.
  package var recoveries: Int
  package var mornings: ClosedRange<LocalDate>?
}

extension WhoopArchive {
  package func isScored(on date: LocalDate) -> Bool { report(on: date).recovery.state == .scored }

  /// Counts the decoded records; all of them if the archive was read ``ofEverything``.
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
