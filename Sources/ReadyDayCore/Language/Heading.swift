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

/// What a mail reveals before it is opened, where others may read it.
package enum MailSubject: Equatable, Sendable {
  case date(LocalDate)
  /// The kind of day: recovery and load; nil without a value.
  case zone(LocalDate, RecoveryZone?, CalendarLoad.Level?, by: RecoverySource = .whoop)
  /// The headline, with any title it names.
  case headline(LocalDate, String)
}

package enum WorkoutHeading: Equatable, CaseIterable, Sendable {
  case time, workout, reason
}

/// The meaning of an all-day event for the day.
package enum AllDayMark: Equatable, CaseIterable, Sendable {
  case holiday, regionalHoliday, observance
}

extension Occurrence {
  /// Nil outside a calendar of holidays, and if the title is hidden.
  var allDayMark: AllDayMark? {
    guard details.withheld == nil else { return nil }
    return switch details.holiday {
    case .everywhere: .holiday
    case .somewhere: .regionalHoliday
    case .observance: .observance
    case nil: nil
    }
  }
}
