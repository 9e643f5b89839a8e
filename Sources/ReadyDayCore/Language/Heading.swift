/// The titled parts of a briefing.
package enum Heading: Equatable, Sendable {
  case recovery, sleep, calendar, advice
  /// `today` heads today's events, and `events` those of any other day.
  case today, events, notCounted, windows
  /// A day without and with a change.
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

/// What an all-day event means for the day.
package enum AllDayMark: Equatable, CaseIterable, Sendable {
  case holiday, regionalHoliday, observance
}

extension Occurrence {
  /// Nil if the title is hidden, or outside calendars of holidays.
  var allDayMark: AllDayMark? {
    // What stands in brackets in the title says it better.
    guard details.withheld == nil, weighedTitle.last != ")" else { return nil }
    return switch details.holiday {
    case .everywhere: .holiday
    case .somewhere: .regionalHoliday
    case .observance: .observance
    case nil: nil
    }
  }
}
