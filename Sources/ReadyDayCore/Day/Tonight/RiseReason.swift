/// What one gets up for. Getting ready takes as long as on other mornings with such a first event.
package enum RiseReason: String, Equatable, CaseIterable, Sendable {
  /// A meeting or focused work.
  case work
  /// A meeting with a link and without a room.
  case online
  case training
  /// Errands, doctors, meals and company.
  case errand
  case journey, race, shift

  init(_ kind: EventKind, of occurrence: Occurrence) {
    self =
      switch kind {
      case .meeting: occurrence.isOnline ? .online : .work
      case .focus: .work
      case .training, .match: .training
      case .errand, .meal, .leisure: .errand
      case .travel: .journey
      case .race: .race
      case .shift: .shift
      }
  }

  /// Minutes to get ready if too few mornings are known.
  var usualMinutes: Int {
    switch self {
    case .work, .errand, .shift: 60
    case .online: 45
    case .training, .journey: 30
    case .race: Race.leastLead
    }
  }
}

extension Occurrence {
  fileprivate var isOnline: Bool {
    details.hasConference && details.location.map { $0.hasPrefix("http") } ?? true
  }
}

package struct MorningLead: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// The median of this many mornings.
    case own(mornings: Int)
    /// By `ready`, for this reason alone.
    case configured
    /// By `workouts.preparation`.
    case preparation
    /// Too few mornings are known.
    case usual
  }

  package let reason: RiseReason
  package let origin: Origin
  package let ready: Int
  /// Minutes at the airport, before a flight; only if too few mornings are known, like `way`.
  package var airport = 0
  /// Minutes of travel before the event begins.
  package var way = 0
  package var isWayKnown = true

  /// In all, from getting up to the start.
  package var minutes: Int { ready + airport + way }

  init(_ minutes: Int, for reason: RiseReason, _ origin: Origin) {
    (ready, self.reason, self.origin) = (minutes, reason, origin)
  }

  /// For somebody whose mornings are not known.
  init(usualBefore event: DayEvent, for reason: RiseReason, home: Zone) {
    self.init(reason.usualMinutes, for: reason, .usual)
    way = event.travelSeconds / 60
    guard reason == .journey else { return }
    airport = event.isFlight ? 60 * event.hoursAtAirport(home: home) : 0
    (way, isWayKnown) = way > 0 ? (way, true) : (Self.unknownWay, false)
  }

  private static let unknownWay = 60
  static let usual = MorningLead(RiseReason.work.usualMinutes, for: .work, .usual)
  /// A shorter lead would be a start that was missed.
  static let least = 15.0
  static let longestGap = 240
  static let morningsNeeded = 3
}

/// What to get up for on a date.
package struct Rise: Equatable, Sendable {
  let event: DayEvent
  let start: Instant
  let lead: MorningLead
  let up: Instant

  init(for event: DayEvent, at start: Instant, lead: MorningLead) {
    (self.event, self.start, self.lead) = (event, start, lead)
    up = start.adding(seconds: -lead.minutes * 60).fiveDown
  }
}

extension DayEvent {
  /// Three where the flight leaves the country: it names another zone, or no country is as wide.
  func hoursAtAirport(home: Zone) -> Int {
    guard let span else { return 2 }
    let zones = occurrence.zones?.zones(of: span, besides: home)
    return zones?.start != nil || zones?.end != nil || span.seconds >= 4 * 3600 ? 3 : 2
  }
}

extension Day {
  /// What to get up for on the next day; nil if nothing is planned then.
  package var rise: Rise? {
    tomorrow.flatMap { tomorrow in
      tomorrow.events.filter { isOn($0) }.reasonToRise(on: tomorrow.date, in: nightZone) {
        lead(before: $0)
      }
    }
  }

  /// False for training on a day of rest, a race not to start, and home's series where clocks are
  /// not home's.
  private func isOn(_ event: DayEvent) -> Bool {
    if state.illness?.rests(in: 1) == true, event.kind == .training || event.kind.isCompetition {
      return false
    }
    return !(event.isRace && isNotToStartTomorrow) && !isHomeRoutineAbroad(event)
  }

  /// The first event of the next day that is on; nil if none begins then.
  var firstTomorrow: DayEvent? {
    tomorrow.flatMap { tomorrow in
      let conflict = tomorrow.conflict
      let missed = conflict?.flight == nil ? nil : conflict?.first
      return tomorrow.events.first { event in
        event.index != nil && event != missed
          && event.span.map { tomorrow.span.contains($0.start) } == true && isOn(event)
      }
    }
  }

  /// Whether it belongs to a series at home while the user is in another time zone: it goes on there.
  func isHomeRoutineAbroad(_ event: DayEvent) -> Bool {
    guard let home = place?.home, event.occurrence.isRecurring, let span = event.span,
      !nightZone.agrees(with: home, at: span.start)
    else { return false }
    return event.occurrence.zones?.isAll(home, during: span) == true
  }

  /// How long before `event`, on the next day, the user gets up.
  func lead(before event: DayEvent) -> MorningLead {
    let reason = RiseReason(event.kind, of: event.occurrence)
    let start = event.span.map { nightZone.time(at: $0.start) } ?? .midnight
    let own = mornings.lead(
      for: reason, before: start, after: morning?.sleep.nights ?? [], upTo: date)
    let lead = own ?? MorningLead(usualBefore: event, for: reason, home: place?.home ?? zone)
    // Breakfast and the way to a race take longer than to an ordinary morning.
    return reason == .race && lead.minutes < Race.leastLead && lead.origin != .configured
      ? MorningLead(Race.leastLead, for: .race, .usual) : lead
  }
}
