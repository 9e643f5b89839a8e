/// When to put out the light tonight, and what decided it.
package struct LightsOut: Hashable, Sendable {
  /// When to get up, and for what.
  package struct Wake: Hashable, Sendable {
    package let instant: Instant
    package let usual: SleepSummary.UsualWake
    /// Tomorrow's first event, if it requires getting up earlier than usual.
    package let event: Event?
  }

  package struct Event: Hashable, Sendable {
    package let title: String
    /// When it begins tomorrow, or ends tonight.
    package let instant: Instant
    /// Whether it begins at an airport or a station.
    package var isJourney = false
  }

  /// What keeps it from being at ``ideal``.
  package enum Limit: Hashable, Sendable {
    /// The usual time: never much before it, never after it.
    case usual
    /// An event that ends this late, and the next free evening, if the calendars show one.
    case event(Event, freeEvening: LocalDate?)
    /// A planned session, and when it ends.
    case session(PlannedSession, end: Instant)
  }

  package let instant: Instant
  package let wake: Wake
  /// What the need alone would require.
  package let ideal: Instant
  package let usual: Instant
  package let limit: Limit?
  /// Minutes that will be missing of the need.
  package let shortMinutes: Int
  /// Minutes in bed that are not slept, the median of this many of 14 nights.
  package let awake: Awake

  package struct Awake: Hashable, Sendable {
    package let minutes: Int
    package let nights: Int
  }
}

extension LightsOut {
  /// Never so much before the usual time, minutes: sleep hardly comes there (Lavie 1986), and an hour of debt takes
  /// several nights to repay anyway (Kitamura 2016).
  package static let mostBeforeUsual = 60
  /// Minutes left after an event or a session.
  package static let afterEvent = 30
}
