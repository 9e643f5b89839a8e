extension Morning {
  /// The strain of the cycle before the one that the night belongs to; nil when that one is not
  /// known.
  ///
  /// The strap may have been off in between; a cycle that ended more than half a day earlier was
  /// not yesterday.
  func strainYesterday(in cycles: CyclesInOrder) -> Double? { cycleBefore(in: cycles)?.strain }

  /// That cycle.
  func cycleBefore(in cycles: CyclesInOrder) -> CycleRecord? {
    guard let start else { return nil }
    let today = cycle(in: cycles)?.start ?? start
    let next = cycles.all.partition { $0.start.adding(seconds: Self.tolerance) >= today }
    guard next > 0 else { return nil }
    let last = cycles.all[next - 1]
    let end = last.end ?? last.start.adding(seconds: 24 * 3600)
    return today.seconds(since: end) <= 12 * 3600 ? last : nil
  }

  /// The strain of the cycle that the night belongs to, and when it was counted; nil when that is not known.
  func strainSoFar(in cycles: CyclesInOrder) -> (value: Double, countedAt: Instant?)? {
    guard let cycle = cycle(in: cycles), let strain = cycle.strain else { return nil }
    return (strain, cycle.end ?? cycle.updatedAt)
  }

  /// Two exports agree on the start of a cycle to within this many seconds.
  private static let tolerance = 60

  /// The cycle that the night names; else of those that contain it, or begin while it lasts, the
  /// one that began nearest to it.
  private func cycle(in cycles: CyclesInOrder) -> CycleRecord? {
    // Of a night in two parts the recovery may name the second one's.
    let named = blocks.isEmpty ? recovery?.cycleID : blocks.first?.cycleID
    if let cycle = named.flatMap({ cycles.known[$0] }) { return cycle }
    guard let night = blocks.first?.span else { return nil }
    return cycles.known.all.filter { $0.holds(night) }.min {
      abs($0.start.seconds(since: night.start)) < abs($1.start.seconds(since: night.start))
    }
  }
}

extension CycleRecord {
  /// One without an end lasts, or nobody wrote down when it ended; then only a night near its
  /// beginning is surely its own.
  fileprivate func holds(_ night: TimeSpan) -> Bool {
    let limit = end ?? start.adding(seconds: 12 * 3600)
    return start < night.end && night.start < limit
  }
}

/// Cycles in order of their beginnings; of those that began together the one updated last comes last.
struct CyclesInOrder {
  let known: Latest<CycleRecord>
  let all: [CycleRecord]

  init(_ cycles: Latest<CycleRecord>) {
    known = cycles
    all = cycles.all.ordered {
      $0.start == $1.start ? isNewer($1.updatedAt, than: $0.updatedAt) : $0.start < $1.start
    }
  }
}
