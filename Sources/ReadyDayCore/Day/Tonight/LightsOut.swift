/// Tonight's lights-out, and what decided it.
package struct LightsOut: Equatable, Sendable {
  package struct Wake: Equatable, Sendable {
    package let instant: Instant
    package let usual: SleepSummary.UsualWake
    /// Tomorrow's first event, if it means getting up earlier than usual.
    package let event: Event?
    /// How long before `event` to get up.
    package var lead = MorningLead.usual
  }

  package struct Event: Hashable, Sendable {
    package let title: String
    /// When it begins tomorrow, or ends tonight.
    package let instant: Instant
  }

  /// Why lights-out is not at `ideal`.
  package enum Limit: Hashable, Sendable {
    /// Lights-out is never much before the usual time, and never after it.
    case usual
    /// On most of the last nights `usual` was too late: half-way from this week's median to the need.
    case week(median: Instant)
    /// The nights began at very different times: the need decides, within what is usual at all.
    case irregular(deviation: Double)
    /// An event that ends late, and the next free evening, if the calendars show one.
    case event(Event, freeEvening: LocalDate?)
    case session(PlannedSession, end: Instant)
  }

  package let instant: Instant
  package let wake: Wake
  /// When lights-out would be if only the sleep need mattered.
  package let ideal: Instant
  package let usual: Instant
  package let limit: Limit?
  /// Minutes missing from the need.
  package let shortMinutes: Int
  /// Of the last week, how many nights were too short even with lights-out much before the usual.
  package var limitedNights = 0
  /// The median time awake in bed, from the last 14 nights.
  package let awake: Awake
  package struct Awake: Equatable, Sendable {
    package let minutes: Int
    package let nights: Int
  }

  /// In minutes. Sleep hardly comes earlier (Lavie 1986).
  package static let mostBeforeUsual = 60
  /// In minutes: the least that is asked of somebody whose need is out of reach on most nights.
  package static let beforeWeek = 20
  static let (week, nightsLimited) = (7, 4)
  /// The percentile of the last onsets before which nobody is sent to bed.
  static let earliestPercentile = 10.0
  /// Minutes between the end of an event or a session and lights-out.
  package static let afterEvent = 30
}
