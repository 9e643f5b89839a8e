/// That nights were slept by other clocks than those of the zone in force: on a computer far away, or
/// one that was never told where it stands.
package struct ZoneDoubt: Hashable, Sendable {
  /// The clock of the latest of those nights.
  package let offset: UTCOffset
  /// The clock of the zone on the same morning.
  package let zoneOffset: UTCOffset
  /// How many nights, of the last ``nightsSeen``.
  package let nights: Int

  package static let nightsSeen = 7
  fileprivate static let fewest = 5
}

extension WhoopArchive {
  /// Nil where the last nights agree with `zone`, a journey aside, or are too few to tell.
  package func doubt(about zone: Zone) -> ZoneDoubt? {
    let nights = Mornings(records).all.compactMap(\.main).suffix(ZoneDoubt.nightsSeen)
    let strange = nights.filter { $0.offset != zone.offset(at: $0.span.end) }
    guard strange.count >= ZoneDoubt.fewest, let last = strange.last else { return nil }
    return ZoneDoubt(
      offset: last.offset, zoneOffset: zone.offset(at: last.span.end), nights: strange.count)
  }
}
