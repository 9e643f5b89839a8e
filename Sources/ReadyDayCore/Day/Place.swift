/// Where the user is: the zone of their clocks, by the newest evidence, and its distance from home.
package struct Place: Equatable, Sendable {
  package enum HomeEvidence: Equatable, Sendable {
    case configured
    /// The most common offset, which this many nights had.
    case nights(Int)
    case system
  }

  package enum Evidence: Equatable, Sendable {
    /// Nothing suggests that the user is elsewhere.
    case none
    /// A journey ended there at `end`.
    case journey(title: String, end: Instant)
    /// This many nights in a row were on the zone's clocks; the last one ended at `last`.
    case nights(Int, last: Instant)
  }

  package struct Settling: Equatable, Sendable {
    /// Hours by which clocks are ahead of the previous zone's; negative if behind.
    package let hours: Int
    /// Counts from 1.
    package let day: Int
    /// How long settling in takes; a minimum from `many` hours on.
    package let days: Int
    package let first: LocalDate

    /// In hours; a smaller shift needs no settling in (Roach and Sargent 2019, an opinion).
    static let fewest = 3
    /// In hours; such a shift takes "a week or more".
    package static let many = 9
    /// The days on which the briefing mentions the new zone.
    package static let said = 5
    /// Days on which training is at most moderate.
    static let cautious = 2
    /// In nights; the user does not settle in on a shorter stay.
    static let stay = 3

    package var isLong: Bool { abs(hours) >= Self.many }
    package var isSaid: Bool { day <= Self.said }
    package var end: LocalDate { first.advanced(by: days) }
    /// Until `end`, today included.
    package var daysLeft: Int { days - day + 1 }
    var dates: Range<LocalDate> { first..<end }

    /// A day for each hour eastward, or for each hour and a half westward.
    static func days(for hours: Int) -> Int {
      let days = hours > 0 ? hours : (2 * -hours + 2) / 3
      return abs(hours) >= many ? max(7, days) : days
    }
  }

  package let home: Zone
  package let homeEvidence: HomeEvidence
  package let zone: Zone
  package let evidence: Evidence
  /// Whether a journey names `zone`, not only an offset.
  package let isNamed: Bool
  /// The offset of `zone` at the moment in question.
  package let clock: UTCOffset
  /// In seconds; positive where clocks are ahead of home's.
  package let ahead: Int
  let night: Zone
  /// Nearby dates in a zone other than `zone`.
  let nearby: [LocalDate: Zone]
  package let settling: Settling?
  /// Where the user, who is taken to be at home, may be after a flight; asked once.
  package let suspected: Zone?

  /// Whether clocks differ from home's.
  package var isAway: Bool { ahead != 0 }

  func zone(on date: LocalDate) -> Zone { nearby[date] ?? zone }

  /// The city of the zone; nil unless a journey names the zone.
  package var city: String? { isNamed && zone.name.contains("/") ? zone.place : nil }
}

/// A journey, as far as it shows where the user is.
package struct Journey: Equatable, Sendable {
  /// Empty if it is hidden.
  let title: String
  let span: TimeSpan
  /// Where it ends; nil if unknown.
  let zone: Zone?
  /// Whether the zone's name may be shown.
  let isNamed: Bool
  /// Where it may end, though the events after it do not suffice; nil if it may not be named.
  var suspected: Zone? = nil

  /// Where it ends if a night confirms it.
  fileprivate var end: Zone? { suspected ?? zone }
}

package struct PlaceFinder: Sendable {
  package let home: Zone
  package let homeEvidence: Place.HomeEvidence
  /// Ordered by end.
  private let journeys: [Journey]
  private let nights: [NightClock]
  private let now: Instant
  /// Times between a journey and the one back.
  let trips: [TimeSpan]

  /// In seconds; older evidence does not count.
  private static let longest = 3 * 86_400
  private static let nightsOfHome = 28
  /// Nights needed to infer home's zone from them.
  private static let fewestOfHome = 5
  /// Days to look back for the previous stay.
  private static let daysBack = 16

  /// `configured`: home's zone; nil if not configured. `named`: the zones that events name, the most
  /// frequent first. Evidence after `now` is only planned.
  package init(
    configured: Zone?, system: Zone, named: [Zone] = [], journeys: [Journey],
    trips: [TimeSpan] = [], nights: NightClocks, now: Instant
  ) {
    self.trips = trips
    self.journeys = journeys.ordered { $0.span.end < $1.span.end }
    self.nights = nights.values.ordered { $0.wokeAt < $1.wokeAt }
    self.now = now
    (home, homeEvidence) =
      configured.map { ($0, .configured) }
      ?? Self.home(
        self.nights.filter { $0.wokeAt <= now }.suffix(Self.nightsOfHome), named, else: system)
  }

  /// If the usual offset is an hour from the last one, the clocks have changed.
  ///
  /// Nights show an offset only; a zone that events name also has its summer time.
  private static func home(
    _ nights: ArraySlice<NightClock>, _ named: [Zone], else system: Zone
  ) -> (Zone, Place.HomeEvidence) {
    let fitting = nights.count { system.isClock(of: $0) }
    guard let last = nights.last, nights.count >= fewestOfHome, 2 * fitting <= nights.count else {
      return (system, .system)
    }
    let counts = nights.reduce(into: [:]) { $0[$1.offset, default: 0] += 1 }
    let usual = counts.max { ($0.value, $0.key.seconds) < ($1.value, $1.key.seconds) }
    guard let usual else { return (system, .system) }
    let isClockChange = abs(last.offset.seconds - usual.key.seconds) == 3600
    let offset = isClockChange ? last.offset : usual.key
    let home = named.first { $0.offset(at: last.wokeAt) == offset }
    return (home ?? Zone(fixed: offset), .nights(counts[offset] ?? 1))
  }

  private struct Stay {
    let zone: Zone
    var isNamed = false
    var evidence = Place.Evidence.none
    /// False if the user is only assumed to be at home.
    var isKnown = true
  }

  /// After `now`, the last journey planned to end by `moment` decides, if there is one.
  private func stay(at moment: Instant) -> Stay {
    let ahead = journeys.last { $0.span.end > now && $0.span.end <= moment && $0.zone != nil }
    return ahead.flatMap(stay(after:)) ?? stay(knownBy: min(moment, now))
  }

  /// A place with home's clocks is home; a zone that may not be named becomes its offset.
  private func stay(after journey: Journey) -> Stay? {
    let end = journey.span.end
    guard let zone = journey.zone else { return nil }
    let evidence = Place.Evidence.journey(title: journey.title, end: end)
    guard !zone.agrees(with: home, at: end) else { return Stay(zone: home, evidence: evidence) }
    return Stay(
      zone: journey.isNamed ? zone : Zone(fixed: zone.offset(at: end)), isNamed: journey.isNamed,
      evidence: evidence)
  }

  private func stay(knownBy moment: Instant) -> Stay {
    let known = nights.prefix { $0.wokeAt <= moment }
    let journey = journeys.last { $0.span.end <= moment && $0.zone != nil }
    if let journey, known.last.map({ $0.wokeAt < journey.span.end }) ?? true {
      let isNew = moment.seconds(since: journey.span.end) <= Self.longest
      return (isNew || returns(after: moment) ? stay(after: journey) : nil)
        ?? Stay(zone: home, isKnown: false)
    }
    guard let last = known.last,
      moment.seconds(since: last.wokeAt) <= Self.longest || returns(after: moment)
    else { return Stay(zone: home, isKnown: false) }
    return stay(despite: last, after: known.dropLast(), since: journey)
      ?? stay(by: last, after: known.dropLast())
  }

  /// Where the journey led, if the one night since then is on home's clock: devices may keep it for
  /// a while, and only the second such night shows that the user is at home.
  private func stay(
    despite night: NightClock, after earlier: ArraySlice<NightClock>, since journey: Journey?
  ) -> Stay? {
    guard let journey, home.isClock(of: night),
      earlier.last.map({ $0.wokeAt < journey.span.end }) ?? true,
      night.wokeAt.seconds(since: journey.span.end) <= Self.longest || returns(after: night.wokeAt)
    else { return nil }
    return stay(after: journey).flatMap { $0.zone == home ? nil : $0 }
  }

  /// Whether the next journey with a known end leads home; if so, the stay lasts until then.
  private func returns(after moment: Instant) -> Bool {
    let next = journeys.first { $0.span.start > moment && $0.zone != nil }
    return next?.zone?.agrees(with: home, at: next?.span.end ?? moment) ?? false
  }

  private func stay(by night: NightClock, after earlier: ArraySlice<NightClock>) -> Stay {
    guard !home.isClock(of: night) else { return Stay(zone: home) }
    let foreign = earlier.reversed().prefix { !home.isClock(of: $0) }
    let lastAtHome = earlier.dropLast(foreign.count).last?.wokeAt
    let before = journeys.last { journey in
      journey.span.end <= night.wokeAt && lastAtHome.map { $0 < journey.span.end } ?? true
        && journey.end.map { !$0.agrees(with: home, at: journey.span.end) } ?? true
    }
    guard before != nil || !foreign.isEmpty else { return Stay(zone: home) }
    let alike = foreign.prefix { $0.offset == night.offset }.count
    let named = before.flatMap { journey in
      journey.end.flatMap { $0.isClock(of: night) && journey.isNamed ? $0 : nil }
    }
    return Stay(
      zone: named ?? Zone(fixed: night.offset), isNamed: named != nil,
      evidence: .nights(alike + 1, last: night.wokeAt))
  }

  /// The zone at noon, where most of the day is spent.
  package func zone(on date: LocalDate) -> Zone { stay(at: noon(of: date)).zone }

  /// The zone in which the user is, or plans to be, at `moment`.
  func zone(at moment: Instant) -> Zone { stay(at: moment).zone }

  private func noon(of date: LocalDate) -> Instant {
    home.instant(of: LocalDateTime(date, BusyMornings.noon))
  }

  package func place(on date: LocalDate) -> Place { place(at: noon(of: date)) }

  package func place(at moment: Instant) -> Place {
    let stay = stay(at: moment)
    let date = stay.zone.reading(at: moment).date
    let nearby = (-1...8).filter { $0 != 0 }.map { date.advanced(by: $0) }
      .map { ($0, zone(on: $0)) }.filter { $0.1 != stay.zone }
    let morning = stay.zone.instant(of: LocalDateTime(date.advanced(by: 1), FirstEvents.earliest))
    return Place(
      home: home, homeEvidence: homeEvidence, zone: stay.zone, evidence: stay.evidence,
      isNamed: stay.isNamed, clock: stay.zone.offset(at: moment),
      ahead: shift(stay.zone, at: moment), night: self.stay(at: morning).zone,
      nearby: Dictionary(nearby) { first, _ in first },
      settling: stay.isKnown ? settling(at: moment, on: date, in: stay.zone) : nil,
      suspected: stay.zone == home ? suspected(at: moment) : nil)
  }

  /// On the first morning after landing only, unless a night at home has followed.
  private func suspected(at moment: Instant) -> Zone? {
    guard moment <= now, let last = journeys.last(where: { $0.span.end <= moment }),
      let zone = last.suspected, stay(knownBy: last.span.start).zone == home
    else { return nil }
    let landing = zone.reading(at: last.span.end)
    let morning = landing.time < BusyMornings.noon ? landing.date : landing.date.advanced(by: 1)
    let hasSleptAtHome = nights.contains { night in
      (last.span.end...moment).contains(night.wokeAt) && home.isClock(of: night)
    }
    return zone.reading(at: moment).date == morning && !hasSleptAtHome ? zone : nil
  }

  private func shift(_ zone: Zone, at moment: Instant) -> Int {
    zone.offset(at: moment).seconds - home.offset(at: moment).seconds
  }

  private func settling(at moment: Instant, on date: LocalDate, in zone: Zone) -> Place.Settling? {
    let current = shift(zone, at: moment)
    let shifts = (1...Self.daysBack).map { days in
      let noon = noon(of: date.advanced(by: -days))
      return shift(stay(at: noon).zone, at: noon)
    }
    let day = shifts.prefix { $0 == current }.count
    guard day < shifts.count, let before = shifts.dropFirst(day).first else { return nil }
    let nightsBefore = shifts.dropFirst(day).prefix { $0 == before }.count
    guard before == 0 || nightsBefore >= Place.Settling.stay else { return nil }
    let hours = Self.hours(current - before)
    let found = Place.Settling(
      hours: hours, day: day + 1, days: Place.Settling.days(for: hours),
      first: date.advanced(by: -day))
    guard abs(hours) >= Place.Settling.fewest, found.day <= found.days,
      staysLongEnough(from: found.first, at: moment, in: zone)
    else { return nil }
    return found
  }

  /// The shorter way around the clock.
  private static func hours(_ seconds: Int) -> Int {
    let hours = Int(rounding: Double(seconds) / 3600)
    return hours > 12 ? hours - 24 : hours < -12 ? hours + 24 : hours
  }

  /// Whether the stay is long enough to settle in; true if no onward journey is known.
  private func staysLongEnough(from first: LocalDate, at moment: Instant, in zone: Zone) -> Bool {
    let onward = journeys.first { journey in
      journey.span.start > moment
        && journey.zone.map { !$0.agrees(with: zone, at: journey.span.end) } ?? false
    }
    let last = onward.map { zone.reading(at: $0.span.start).date }
    return last.map { first.distance(to: $0) >= Place.Settling.stay } ?? true
  }
}

extension Zone {
  /// Some devices record the evening's offset when the clocks change overnight.
  fileprivate func isClock(of night: NightClock) -> Bool {
    [0, -12 * 3600].contains { offset(at: night.wokeAt.adding(seconds: $0)) == night.offset }
  }

  package func agrees(with other: Zone, at moment: Instant) -> Bool {
    offset(at: moment) == other.offset(at: moment)
  }
}
