/// Many nights in a row on a clock other than the zone's: the user moved, or the zone is wrong.
package struct ZoneDoubt: Equatable, Sendable {
  package let offset: UTCOffset
  package let zoneOffset: UTCOffset
  /// How many nights are on the other clock.
  package let nights: Int

  /// How many of the last nights are checked; a shorter run may be a trip.
  package static let nightsSeen = 21

  /// Nil unless all of the last nights are on the same clock, and not the zone's.
  package init?(about zone: Zone, in sources: [NightClocks?]) {
    let clocks = sources.compactMap(\.self).reduce(into: NightClocks()) { clocks, source in
      clocks.merge(source) { first, _ in first }
    }
    let nights = clocks.ordered { $0.key < $1.key }.suffix(Self.nightsSeen).map(\.value)
    guard nights.count == Self.nightsSeen, let last = nights.last,
      nights.allSatisfy({ $0.offset == last.offset && $0.offset != zone.offset(at: $0.wokeAt) })
    else { return nil }
    offset = last.offset
    zoneOffset = zone.offset(at: last.wokeAt)
    self.nights = nights.count
  }
}

/// When a night ended, and the UTC offset then.
package struct NightClock: Equatable, Sendable {
  let wokeAt: Instant
  let offset: UTCOffset
}

/// The clocks of nights, by the date on which each night ended.
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
  package func doubt(about zone: Zone) -> ZoneDoubt? {
    ZoneDoubt(about: zone, in: [nightClocks(besides: zone)])
  }

  /// The clocks of nights, from the first source that has each night.
  ///
  /// Apple Health gives most nights the offset that the phone had at the export. They count only if
  /// one of them is on the clock of `zone`, which shows that the others were elsewhere.
  package func nightClocks(besides zone: Zone) -> NightClocks {
    sources.reduce(into: [:]) { clocks, source in
      let own =
        switch source {
        case .whoop(let archive): archive.nightClocks
        case .imported(let measured):
          measured.origin == .appleHealth
            ? measured.nightClocks.mixed(with: zone) : measured.nightClocks
        }
      clocks.merge(own) { first, _ in first }
    }
  }
}

extension NightClocks {
  func mixed(with zone: Zone) -> NightClocks {
    values.contains { $0.offset == zone.offset(at: $0.wokeAt) } ? self : [:]
  }

  fileprivate init(of days: [DailyHealth]) {
    self = days.reduce(into: [:]) { clocks, day in
      clocks[day.date] = day.sleep.map { NightClock(wokeAt: $0.span.end, offset: $0.offset) }
    }
  }
}
