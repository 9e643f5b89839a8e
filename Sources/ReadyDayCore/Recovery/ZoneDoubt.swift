/// Nights slept by other clocks than the current zone's, as on a remote computer or one with the wrong zone.
package struct ZoneDoubt: Hashable, Sendable {
  /// The clock of the latest of those nights.
  package let offset: UTCOffset
  package let zoneOffset: UTCOffset
  /// Of the last ``nightsSeen``.
  package let nights: Int

  package static let nightsSeen = 7
  private static let fewest = 5

  /// Nil if the last nights agree with `zone`, apart from travel, or are too few.
  package init?(about zone: Zone, in sources: [NightClocks?]) {
    let clocks = sources.compactMap(\.self).reduce(into: NightClocks()) { clocks, source in
      clocks.merge(source) { first, _ in first }
    }
    let nights = clocks.ordered { $0.key < $1.key }.suffix(Self.nightsSeen).map(\.value)
    let strange = nights.filter { $0.offset != zone.offset(at: $0.wokeAt) }
    guard strange.count >= Self.fewest, let last = strange.last else { return nil }
    offset = last.offset
    zoneOffset = zone.offset(at: last.wokeAt)
    self.nights = strange.count
  }
}

/// When a night ended, and by which clock.
package struct NightClock: Hashable, Sendable {
  let wokeAt: Instant
  let offset: UTCOffset
}

/// By the end dates of the nights.
package typealias NightClocks = [LocalDate: NightClock]

extension WhoopArchive {
  package var nightClocks: NightClocks {
    records.sleeps.all.reduce(into: [:]) { clocks, sleep in
      let isLast = clocks[sleep.date].map { $0.wokeAt < sleep.span.end } ?? true
      guard sleep.isNap != true, isLast else { return }
      clocks[sleep.date] = NightClock(wokeAt: sleep.span.end, offset: sleep.offset)
    }
  }
}

extension HealthHistory {
  package var nightClocks: NightClocks { NightClocks(of: entries.values.map(\.day)) }
}

extension Measurements {
  var nightClocks: NightClocks { NightClocks(of: dates.compactMap { self[$0] }) }
}

extension HealthData {
  /// Compares the last nights with `zone`.
  package func doubt(about zone: Zone) -> ZoneDoubt? {
    ZoneDoubt(
      about: zone,
      in: sources.map { source in
        switch source {
        case .whoop(let archive): archive.nightClocks
        case .imported(let measured): measured.nightClocks
        }
      })
  }
}

extension NightClocks {
  fileprivate init(of days: [DailyHealth]) {
    self = days.reduce(into: [:]) { clocks, day in
      clocks[day.date] = day.sleep.map { NightClock(wokeAt: $0.span.end, offset: $0.offset) }
    }
  }
}
