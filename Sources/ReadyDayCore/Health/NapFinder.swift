/// Distinguishes naps from nights where the file does not.
private struct NapFinder {
  /// Sleeps known to be naps or nights, by start.
  private let told: [SleepRecord]
  private let cycles: Latest<CycleRecord>

  /// Seconds. A cycle begins with its night; a sleep that begins later is a nap.
  private static let longestWait = 6 * 3600

  init(_ records: HealthRecords) {
    told = records.sleeps.all.filter { $0.isNap != nil }
      .sorted { $0.span.start < $1.span.start }
    cycles = records.cycles
  }

  func isNap(_ sleep: SleepRecord) -> Bool {
    if let isNap = sleep.isNap { return isNap }
    // Another export may have the same sleep under another id.
    let next = told.partition { $0.span.start >= sleep.span.end }
    if next > 0, told[next - 1].span.touches(sleep.span) { return told[next - 1].isNap == true }
    guard let cycle = sleep.cycleID.flatMap({ cycles[$0] }) else { return false }
    return sleep.span.start.seconds(since: cycle.start) > Self.longestWait
  }
}

extension HealthRecords {
  /// The same records with every sleep marked as a nap or a night.
  var withNapsTold: HealthRecords {
    guard sleeps.all.contains(where: { $0.isNap == nil }) else { return self }
    let finder = NapFinder(self)
    return changingSleeps { $0.isNap = finder.isNap($0) }
  }
}
