/// The titled parts of a briefing.
package enum Heading: Equatable, Sendable {
  case recovery, sleep, calendar, advice
  /// `today` for today's events, `events` for those of any other day.
  case today, events, notCounted, windows
  /// A day as it is, and with a change.
  case before, after
}

package enum NightValue: Equatable, CaseIterable, Sendable {
  case asleep, inBed, needed, performance, efficiency, consistency, disturbances
}

package enum SleepStage: Equatable, CaseIterable, Sendable {
  case deep, rem, light, awake, noData
}

package enum Column: Equatable, CaseIterable, Sendable {
  case measure, value, details, number, time, demand, event, reasons
}
