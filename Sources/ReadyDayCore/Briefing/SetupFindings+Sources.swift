extension SetupFindings {
  package struct Source: Sendable {
    let origin: HealthOrigin
    let mornings: Set<LocalDate>
    let clocks: NightClocks

    package init(_ origin: HealthOrigin, mornings: Set<LocalDate>, clocks: NightClocks) {
      (self.origin, self.mornings, self.clocks) = (origin, mornings, clocks)
    }
  }

  /// Adds findings on the zone and the sources of mornings. `order` has all origins by preference.
  package mutating func compare(_ sources: [Source], order: [HealthOrigin], in zone: Zone) {
    let sources = order.compactMap { origin in sources.first { $0.origin == origin } }
    // A device that was replaced has nothing missing.
    findings[.whoop]?.removeAll { finding in
      guard case .lastNightOf(let last, let days) = finding else { return false }
      return sources.contains { $0.mornings.contains(last.advanced(by: days)) }
    }
    let clocks = sources.map { $0.origin == .appleHealth ? $0.clocks.mixed(with: zone) : $0.clocks }
    if let doubt = ZoneDoubt(about: zone, in: clocks) {
      findings[.zone, default: []].append(.doubtfulZone(zone.name, doubt))
    }
    let last = HealthOrigin.allCases.last { origin in
      findings(on: .source(origin)).contains {
        if case .imported = $0 { true } else { false }
      }
    }
    guard sources.count > 1, let last else { return }
    let spans = SourceSpan.all(of: sources.map { ($0.origin, $0.mornings) })
    findings[.source(last), default: []].append(.sources(spans, order: sources.map(\.origin)))
  }

  /// Reports today's morning, or else the last recorded one.
  package static func freshness(
    _ state: ScoreState, last: LocalDate?, today: LocalDate
  ) -> [Finding] {
    if state != .missing || last == today { return [.lastNight(state)] }
    return last.map { [.lastNightOf($0, daysAgo: $0.distance(to: today))] } ?? []
  }

  /// Counts the feelings that the user reported; adds nothing if there are none.
  package mutating func count(_ feelings: Feelings) {
    guard let last = feelings.inOrder.last else { return }
    findings[.feelings] = [.feelings(count: feelings.all.count, last: last.date)]
  }

  /// `guests` has one census per calendar, and `invited` one set of addresses per upcoming event.
  package mutating func judgeOwner(
    _ addresses: [String], among guests: [GuestCensus], invited: [Set<String>]
  ) {
    guard !addresses.isEmpty else {
      let all = GuestCensus(guests)
      let likely = all.usual.map { Finding.likelyOwner($0, events: all.groups.count) }
      findings[.owner] = [.noOwner] + [likely].compactMap(\.self)
      return
    }
    let me = Set(addresses.map { $0.lowercased() })
    let isUnseen = !invited.isEmpty && invited.allSatisfy(me.isDisjoint)
    findings[.owner] =
      [.owner(addresses)] + (isUnseen ? [.unseenOwner(invitations: invited.count)] : [])
  }
}
